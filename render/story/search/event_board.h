#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "frame/board_panel.h"
#include "solvers/search_event.h"

namespace queenreel {

/// The queens of an event, with a mark on what it is about: the square tested, refused (and a line from the
/// queen that forbids it) or left, the row or column without a free square, the queens of a solution.
BoardPanel event_board(int n, const SearchEvent& event);

/// The event with no more to it than where the queens stand, and whether they are a solution: where events
/// pass quickly, what is seen of one alone would only flicker.
SearchEvent in_passing(const SearchEvent& event);

/// The line of the board that two squares share, as "column", "row", "diagonal" or "antidiagonal".
std::string_view shared_line(Square one, Square other);

/// "row 3, column 4": counted from 1, from the top left.
std::string square_in_words(Square square);

/// A text that begins with a lower-case letter, as the beginning of a sentence.
std::string capitalized(std::string text);

/// Frame::badge of a speed: "×32"; empty for 1.
std::string badge(std::uint64_t speed);

}  // namespace queenreel
