#pragma once

#include <cstdint>
#include <string_view>

namespace queenreel::judge {

/// Whether a text has no other characters than these.
bool consists_of(std::string_view text, std::string_view characters);

/// What a line of a list is for.
enum class LineUse : std::uint8_t {
    board,      ///< a board or a row of one
    comment,    ///< passed over: it begins with `#`, `%` or `//`
    separator,  ///< between boards: blank, a label such as `Solution 1:`, a single number with a name, or a
                ///< line of dashes or equals signs, as MiniZinc has it
};

/// A line without what people and programs write around a board.
struct PlainLine {
    LineUse use = LineUse::separator;
    std::string_view text{};  ///< of a board: without its label, `q =` or `Solution 1:`, and a semicolon
};

PlainLine plain_line(std::string_view line);

/// The text from its first board, or row of one, on; empty where it has none. A byte order mark is passed
/// over.
std::string_view from_board(std::string_view text);

/// The text without blanks at both ends.
std::string_view trim(std::string_view text);

}  // namespace queenreel::judge
