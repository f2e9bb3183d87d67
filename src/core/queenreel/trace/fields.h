#pragma once

#include <cstdint>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace queenreel {

/// The line as a JSON object. Throws LineError for anything else, for a key given twice, and for nesting
/// deeper than a trace's.
nlohmann::json parse_line(std::string_view line);

/// The whole numbers that a field may have, both ends included, and what any other is: "off the board of n =
/// 8".
struct Allowed {
    std::int64_t min;
    std::int64_t max;
    std::string_view otherwise = "out of range";
};

// The fields of an object. All throw LineError for a value of another type or out of range; whole() and
// text() also for one that is missing.

std::int64_t whole(const nlohmann::json& object, const char* key, const Allowed& allowed);
std::optional<std::int64_t> optional_whole(const nlohmann::json& object, const char* key,
                                           const Allowed& allowed);

/// Text without control characters, at most `longest` bytes.
std::string text(const nlohmann::json& object, const char* key, std::size_t longest);

/// The elements of an array, empty where it is missing. `example` shows in messages how to write it.
const std::vector<nlohmann::json>& elements(const nlohmann::json& object, const char* key,
                                            std::string_view example);

/// A value as messages show it, shortened to a few letters.
std::string shown(const nlohmann::json& value);

}  // namespace queenreel
