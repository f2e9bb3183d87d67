#pragma once

#include <cstdint>
#include <string_view>

namespace queenreel::judge {

/// Returns true if a text has no other characters than these.
bool consists_of(std::string_view text, std::string_view characters);

/// The use of a line in a list.
enum class LineUse : std::uint8_t {
    board,      ///< a board or a row of one
    comment,    ///< skipped: it begins with `#`, `%` or `//`
    separator,  ///< between boards: blank, a label such as `Solution 1:`, a single number with a name, or a
                ///< line of dashes or equals signs, as MiniZinc has it
};

/// A line without the decoration that people and programs put around a board.
struct PlainLine {
    LineUse use = LineUse::separator;
    std::string_view text{};  ///< a board without its label, `q =` or `Solution 1:`, and semicolon
};

PlainLine plain_line(std::string_view line);

/// Returns the text from its first board, or row of a board, on; empty if it has none. Skips a byte order
/// mark.
std::string_view from_board(std::string_view text);

/// Returns the text without blanks at either end.
std::string_view trim(std::string_view text);

}  // namespace queenreel::judge
