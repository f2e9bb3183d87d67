#pragma once

#include <span>
#include <string>
#include <string_view>

#include "cli/options/option.h"

namespace queenreel {

// What the parser does not look at: options that are nearly right, and words in the place of values.

/// Throws UsageError for `-output`, which every parser reads as `-o utput` and nobody means so.
void check_dashes(std::span<const Option> options, std::span<const std::string> words);

/// Throws UsageError for a value that is another option, or none of Option::values.
void check_value(const Option& option, std::span<const Option> options, std::string_view value);

/// What to do about a word that looks like an option and is none: `did you mean …?`
std::string advice(std::span<const Option> options, std::string_view word);

/// The first flag that was given a value, `--bare=x`; `options` when there is none.
std::string_view flag_with_value(std::span<const Option> options, std::span<const std::string> words);

}  // namespace queenreel
