#pragma once

#include <array>
#include <string>
#include <vector>

#include "queenreel/puzzle/numbering.h"
#include "queenreel/puzzle/puzzle.h"
#include "queenreel/solvers/search_event.h"
#include "queenreel/story/wording.h"

namespace queenreel {

/// A table of occupied lines: a box for each line of one kind.
struct LineTable {
    LineKind kind;  ///< its plural names the table
    int (*boxes)(int n);
    int (*box)(int n, Square square);  ///< the box of the line through a square, from 0
};

/// Tables of rows, columns, diagonals (column - row, from -(n - 1) on) and antidiagonals (column + row, from
/// 0 on).
inline constexpr std::array<LineTable, 4> line_tables{{
    {LineKind::row, [](int n) { return n; }, [](int, Square square) { return square.row; }},
    {LineKind::column, [](int n) { return n; }, [](int, Square square) { return square.column; }},
    {LineKind::diagonal, [](int n) { return 2 * n - 1; },
     [](int n, Square square) { return square.column - square.row + n - 1; }},
    {LineKind::antidiagonal, [](int n) { return 2 * n - 1; },
     [](int, Square square) { return square.column + square.row; }},
}};

/// Whether an event concerns the box of its square. A rejection concerns only the box that causes it.
bool touches(const SearchEvent& event, const LineTable& lines);

/// The plural of the lines, which names the table.
std::string table_name(const BoardNames& names, const LineTable& lines);

/// The number of a box, as pseudocode computes it from rows and columns; the label for rows and columns.
std::string line_label(const BoardNames& names, const LineTable& lines, int box);

/// The calculation of a square's box, as "5 − 2 = 3"; empty for rows and columns, whose labels suffice.
std::string line_sum(const BoardNames& names, const LineTable& lines, Square square);

/// Which lines the queens of an event and the given queens occupy; for rows, only the former.
std::vector<bool> taken_lines(const Puzzle& puzzle, const SearchEvent& event, const LineTable& lines);

}  // namespace queenreel
