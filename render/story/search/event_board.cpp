#include "story/search/event_board.h"

#include <cstddef>
#include <vector>

#include "story/wording.h"

namespace queenreel {
namespace {

using Kind = SearchEvent::Kind;

/// Of a row, or where that is -1 of a column.
void mark_wiped(BoardPanel& panel, Square line) {
    for (int i = 0; i < panel.size; ++i)
        (line.row >= 0 ? cell_at(panel, line.row, i) : cell_at(panel, i, line.column)).mark = Mark::wiped_out;
}

}  // namespace

BoardPanel event_board(int n, const SearchEvent& event) {
    const auto side = static_cast<std::size_t>(n);
    BoardPanel panel{.size = n, .cells = std::vector<Cell>(side * side)};
    for (int row = 0; const int column : event.columns) {
        if (column >= 0)
            cell_at(panel, row, column) = {.queen = true,
                                           .mark = event.kind == Kind::solution ? Mark::solved : Mark::none};
        ++row;
    }
    if (event.kind == Kind::tested)
        cell_at(panel, event.square).mark = Mark::tested;
    if (event.kind == Kind::removed)
        cell_at(panel, event.square).mark = Mark::removed;
    if (event.kind == Kind::wiped_out)
        mark_wiped(panel, event.square);
    if (event.kind == Kind::rejected) {
        cell_at(panel, event.square).mark = Mark::rejected;
        panel.lines.push_back(
            {event.attacker.row, event.attacker.column, event.square.row, event.square.column});
    }
    return panel;
}

SearchEvent in_passing(const SearchEvent& event) {
    if (event.kind == Kind::solution)
        return event;
    return {.kind = Kind::restarted, .columns = event.columns};
}

std::string_view shared_line(Square one, Square other) {
    if (one.column == other.column)
        return "column";
    if (one.row == other.row)
        return "row";
    return one.column - one.row == other.column - other.row ? "diagonal" : "antidiagonal";
}

std::string square_in_words(Square square) {
    return "row " + std::to_string(square.row + 1) + ", column " + std::to_string(square.column + 1);
}

std::string capitalized(std::string text) {
    text.front() = static_cast<char>(text.front() - 'a' + 'A');
    return text;
}

std::string badge(std::uint64_t speed) {
    return speed > 1 ? "×" + grouped(speed) : std::string();
}

}  // namespace queenreel
