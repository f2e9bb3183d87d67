#pragma once

#include <cstdint>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace queenreel {

/// The line as a JSON object. Throws LineError for what is none, names a key twice, or goes deeper than a
/// trace does.
nlohmann::json parse_line(std::string_view line);

/// The whole numbers a field may have, both ends included, and what they are: "off the board of n = 8".
struct Allowed {
    std::int64_t min;
    std::int64_t max;
    std::string_view otherwise = "out of range";
};

// The fields of an object. They throw LineError for one of another type or out of range, and those that are
// not optional for one that is missing.

std::int64_t whole(const nlohmann::json& object, const char* key, const Allowed& allowed);
std::optional<std::int64_t> optional_whole(const nlohmann::json& object, const char* key,
                                           const Allowed& allowed);

/// Text without control characters, at most `longest` bytes.
std::string text(const nlohmann::json& object, const char* key, std::size_t longest);

/// The elements of an array, such as `example`; empty when there is none.
const std::vector<nlohmann::json>& elements(const nlohmann::json& object, const char* key,
                                            std::string_view example);

/// A value in the place of a field's, in a few letters.
std::string shown(const nlohmann::json& value);

}  // namespace queenreel
