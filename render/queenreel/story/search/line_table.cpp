#include "queenreel/story/search/line_table.h"

#include <cstddef>

#include "queenreel/story/wording.h"

namespace queenreel {

using Kind = SearchEvent::Kind;

bool touches(const SearchEvent& event, const LineTable& lines) {
    switch (event.kind) {
        case Kind::tested:
        case Kind::placed:
        case Kind::removed:
            return true;
        case Kind::rejected:
            return lines.kind == shared_line(event.square, event.attacker);
        case Kind::wiped_out:
        case Kind::restarted:
        case Kind::generation:
        case Kind::bred:
        case Kind::solution:
        case Kind::exhausted:
        case Kind::gave_up:
            break;
    }
    return false;
}

std::vector<bool> taken_lines(const Puzzle& puzzle, const SearchEvent& event, const LineTable& lines) {
    const int n = puzzle.size();
    std::vector<bool> boxes(static_cast<std::size_t>(lines.boxes(n)));
    for (int row = 0; const int column : event.columns) {
        if (column >= 0)
            boxes[static_cast<std::size_t>(lines.box(n, {row, column}))] = true;
        ++row;
    }
    if (lines.kind != "row")
        for (const Square queen : puzzle.givens().queens)
            boxes[static_cast<std::size_t>(lines.box(n, queen))] = true;
    return boxes;
}

}  // namespace queenreel
