#include "story/search/occupancy_tables.h"

#include <array>
#include <cstddef>
#include <string_view>
#include <vector>

#include "story/search/event_board.h"

namespace queenreel {
namespace {

using Kind = SearchEvent::Kind;

/// A table: a box for each line of one kind.
struct Lines {
    std::string_view kind;  ///< as shared_line() names it; its table is named for more of them
    int (*boxes)(int n);
    int (*box)(int n, Square square);  ///< of the line through a square, from 0
};

constexpr std::array<Lines, occupancy_table_count> table{{
    {"row", [](int n) { return n; }, [](int, Square square) { return square.row; }},
    {"column", [](int n) { return n; }, [](int, Square square) { return square.column; }},
    {"diagonal", longest_occupancy_table,
     [](int n, Square square) { return square.column - square.row + n - 1; }},
    {"antidiagonal", longest_occupancy_table, [](int, Square square) { return square.column + square.row; }},
}};

bool touches(const SearchEvent& event, const Lines& lines) {
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
        case Kind::solution:
        case Kind::exhausted:
        case Kind::gave_up:
            break;
    }
    return false;
}

}  // namespace

TablesPanel occupancy_tables(int n, const SearchEvent& event) {
    TablesPanel panel;
    for (const Lines& lines : table) {
        TablesPanel::Table result{.name = std::string(lines.kind) + "s",
                                  .taken = std::vector<bool>(static_cast<std::size_t>(lines.boxes(n)))};
        for (int row = 0; const int column : event.columns) {
            if (column >= 0)
                result.taken[static_cast<std::size_t>(lines.box(n, {row, column}))] = true;
            ++row;
        }
        if (touches(event, lines))
            result.touched = lines.box(n, event.square);
        panel.tables.push_back(std::move(result));
    }
    return panel;
}

}  // namespace queenreel
