#pragma once

#include <cstdint>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace queenreel {

/// A position in a reel's file; both numbers count from 1.
struct ReelPlace {
    std::uint32_t line = 1;
    std::uint32_t column = 1;
};

/// A key of a reel with its value.
struct ReelEntry {
    std::string key;
    ReelPlace place{};
    std::optional<bool> flag{};         ///< for true and false
    std::vector<std::string> values{};  ///< for all other types: the values as typed; several for an array
    bool is_array = false;
};

/// An output of a reel.
struct ReelTable {
    std::string name;
    ReelPlace place{};
    std::vector<ReelEntry> entries{};  ///< in the order of the file
};

/// A file of related outputs in TOML 1.0: defaults for all of them, then a table for each.
struct Reel {
    std::string path;  ///< as shown in messages
    std::vector<ReelEntry> defaults{};
    std::vector<ReelTable> outputs{};  ///< in the order of the file

    /// Formats a message with its position: `lecture.toml:12:1: ` followed by the text.
    std::string message(const ReelPlace& place, std::string_view text) const;
};

/// Thrown for a reel that cannot be read. what() is `path:line:column: why; what to do`.
struct ReelError : std::runtime_error {
    using std::runtime_error::runtime_error;
};

/// Parses a reel. Throws ReelError for invalid TOML, and for values and tables that an output cannot have.
Reel parse_reel(std::string path, std::string_view text);

/// Formats an output's table for a reel: numbers and flags as they are, everything else in quotes.
std::string reel_text(const ReelTable& table);

}  // namespace queenreel
