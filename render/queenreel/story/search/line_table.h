#pragma once

#include <span>
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
    bool wraps = false;                ///< whether lines are numbered modulo n, as on a torus

    /// Its boxes are the squares of one row; the full ones are attacked by superqueens as by knights.
    bool of_knights = false;
};

/// The tables of rows and columns, and of a rule's diagonals: by column - row, from -(n - 1) on, and by
/// column + row, from 0 on; on a torus, modulo n. For superqueens, also the table of knights' squares.
std::span<const LineTable> line_tables(AttackRule rule);

/// Returns true if an event concerns the box of its square. A rejection concerns only the box that causes it.
/// No queen attacks a square of its own row as a knight does.
bool touches(const Puzzle& puzzle, const SearchEvent& event, const LineTable& lines);

/// The plural of the lines, which names the table.
std::string table_name(const BoardNames& names, const LineTable& lines);

/// The row whose knights' squares are shown, from 0: the row of a tested square, or the one below a placed
/// queen.
int knights_row(const SearchEvent& event);

/// The number of a box, as pseudocode computes it from rows and columns; the label for rows and columns.
std::string line_label(const BoardNames& names, const LineTable& lines, int box);

/// The calculation of a square's box, as "5 − 2 = 3"; empty for rows and columns, whose labels suffice.
std::string line_sum(const BoardNames& names, const LineTable& lines, Square square);

/// Returns whether the queens of an event and the given queens occupy each line; for rows, only the former.
std::vector<bool> taken_lines(const Puzzle& puzzle, const SearchEvent& event, const LineTable& lines);

}  // namespace queenreel
