#pragma once

#include <span>
#include <string>
#include <string_view>

#include "queenreel/cli/options/option.h"

namespace queenreel {

/// Returns whether `word` names an option of the table and nothing else: `--hold` or `-o`, not `-o4`.
bool is_option(std::span<const Option> options, std::string_view word);

/// Returns a remedy for an option that the table lacks: `did you mean …?`; `others` are the tables of other
/// commands, which may have it.
std::string advice_on_unknown_option(std::span<const Option> options, std::string_view word,
                                     std::span<const CommandOptions> others);

}  // namespace queenreel
