#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "queenreel/cli/options/choice.h"
#include "queenreel/encode/name_pattern.h"

namespace queenreel {

/// How many solutions there are of those that are chosen from; nothing where nobody knows.
std::optional<std::uint64_t> known_count(const Choice& choice);

/// Why {count} cannot be given: `why; what to do`.
std::string unknown_count_text(int n);

/// What words in braces stand for in names of files and in captions, besides the picture's number: {n},
/// {count} where it is known, and {queens}, the squares of the board's queens, by columns and with commas.
std::vector<NameField> placeholders(const Choice& choice);

}  // namespace queenreel
