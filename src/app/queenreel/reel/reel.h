#pragma once

#include <cstdint>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace queenreel {

/// A place in a reel's file, both from 1.
struct ReelPlace {
    std::uint32_t line = 1;
    std::uint32_t column = 1;
};

/// A key of a reel with its value.
struct ReelEntry {
    std::string key;
    ReelPlace place{};
    std::optional<bool> flag{};         ///< of true and false
    std::vector<std::string> values{};  ///< of all else, as they would be typed; several in an array
    bool is_array = false;
};

/// An output of a reel.
struct ReelTable {
    std::string name;
    ReelPlace place{};
    std::vector<ReelEntry> entries{};  ///< in the order of the file
};

/// A file of outputs that belong together, in TOML 1.0: keys that hold for all of them, then a table for
/// each.
struct Reel {
    std::string path;  ///< as messages call it
    std::vector<ReelEntry> defaults{};
    std::vector<ReelTable> outputs{};  ///< in the order of the file

    /// `lecture.toml:12:1: ` and the rest.
    std::string message(const ReelPlace& place, std::string_view text) const;
};

/// A reel that cannot be read. what() is `path:line:column: why; what to do`.
struct ReelError : std::runtime_error {
    using std::runtime_error::runtime_error;
};

/// The reel of that text. Throws ReelError for what is no TOML, and for values and tables that no output has.
Reel parse_reel(std::string path, std::string_view text);

/// The table of an output, as a reel has it: numbers and flags as such, all else in quotes.
std::string reel_text(const ReelTable& table);

}  // namespace queenreel
