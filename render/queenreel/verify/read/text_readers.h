#pragma once

#include <istream>

#include "queenreel/verify/board_check.h"
#include "queenreel/verify/read/source.h"

// Readers of text, each in a file of its own. They throw UnreadableError.

namespace queenreel::judge {

/// Reads a text list, of any FileKind from list to html, as `report().kind` of the check says, and gives it
/// each board. Comments and what else stands between boards, see PlainLine, is passed over; other lines that
/// are not boards are faults, and so is a last line without an end.
void read_list(std::istream& in, BoardCheck& check);

/// Reads the solutions of a JSON text: every board in an array at the top, or in the member "solutions" of an
/// object at the top. A board is an array of columns, of pairs of row and column, of rows of 0 and 1, or of
/// rows as text, "..Q.". Other members are passed over. As Python and MiniZinc print lists, they may be in
/// parentheses, have a name before them, `q =`, and a semicolon behind, text in single quotes, and lines of
/// comments. Memory does not grow with the text.
void read_json(std::istream& in, BoardCheck& check);

/// Reads the boards of a LaTeX source, `\queens{0,4,…}`, `\placement{8}{0/0,1/4,…}` and
/// `\chessboard[setfen=Q7/4Q3/…]`, as `solve` prints them for TikZ and for the chessboard package. What
/// stands between them is passed over.
void read_latex(std::istream& in, BoardCheck& check);

/// Reads the tables of a page: a row a row, a cell a square, those with ♛, ♕ or Q the queens. A cell with
/// anything else, and a table that does not end, is a fault.
void read_html(std::istream& in, BoardCheck& check);

/// Repeats the search of a trace, see trace/trace.h, and gives each board that it calls a solution. An event
/// that does not follow from those before it is a fault.
void read_trace(Source& source, BoardCheck& check);

}  // namespace queenreel::judge
