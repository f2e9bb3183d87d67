#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "queenreel/base/json.h"

namespace queenreel {

/// Parses a line as a JSON object. Throws LineError for anything else, for a duplicate key, and for nesting
/// deeper than a trace's.
Json parse_line(std::string_view line);

/// The integers that a field may have, both ends included, and what messages call any other: "off the board
/// of n = 8".
struct Allowed {
    std::int64_t min;
    std::int64_t max;
    std::string_view otherwise = "out of range";
};

// Accessors for an object's fields. All throw LineError for a value of another type or out of range; whole()
// and text() also for a missing field.

std::int64_t whole(const Json& object, const char* key, const Allowed& allowed);
std::optional<std::int64_t> optional_whole(const Json& object, const char* key, const Allowed& allowed);

/// Text without control characters, at most `longest` bytes.
std::string text(const Json& object, const char* key, std::size_t longest);

/// The elements of an array; empty if the field is missing. Messages show `example`.
const std::vector<Json>& elements(const Json& object, const char* key, std::string_view example);

/// A value as messages show it, shortened to a few characters.
std::string shown(const Json& value);

}  // namespace queenreel
