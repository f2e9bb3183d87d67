#pragma once

#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "queenreel/puzzle/numbering.h"
#include "queenreel/puzzle/puzzle.h"
#include "queenreel/solvers/search_event.h"

namespace queenreel {

/// A table of lines of the board that are taken: a box for each line of one kind.
struct LineTable {
    std::string_view kind;  ///< as shared_line() names it; its table is named for more of them
    int (*boxes)(int n);
    int (*box)(int n, Square square);  ///< of the line through a square, from 0
};

/// Those of rows, columns, diagonals (column - row, from -(n - 1) on) and antidiagonals (column + row, from 0
/// on).
inline constexpr std::array<LineTable, 4> line_tables{{
    {"row", [](int n) { return n; }, [](int, Square square) { return square.row; }},
    {"column", [](int n) { return n; }, [](int, Square square) { return square.column; }},
    {"diagonal", [](int n) { return 2 * n - 1; },
     [](int n, Square square) { return square.column - square.row + n - 1; }},
    {"antidiagonal", [](int n) { return 2 * n - 1; },
     [](int, Square square) { return square.column + square.row; }},
}};

/// Whether an event is about the box of its square: a refusal is only about the one that says no.
bool touches(const SearchEvent& event, const LineTable& lines);

/// The number of a box, as pseudocode makes it of a line's rows and columns; of rows and columns their label.
std::string line_label(const BoardNames& names, const LineTable& lines, int box);

/// How the box of a square is found, as "5 − 2 = 3"; empty for rows and columns, whose labels say it.
std::string line_sum(const BoardNames& names, const LineTable& lines, Square square);

/// Which lines the queens of an event have taken, and those given; of the rows, the former alone.
std::vector<bool> taken_lines(const Puzzle& puzzle, const SearchEvent& event, const LineTable& lines);

}  // namespace queenreel
