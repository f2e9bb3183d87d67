#pragma once

#include <istream>

#include "queenreel/verify/board_check.h"
#include "queenreel/verify/read/source.h"

// Readers of text, each in its own file. They throw UnreadableError.

namespace queenreel::judge {

/// Reads a text list, of any FileKind from list to html according to `report().kind` of the check, and passes
/// it each board. Skips comments and the rest between boards, see PlainLine; other lines that are not boards
/// are faults, as is a last line without an end.
void read_list(std::istream& in, BoardCheck& check);

/// Reads the solutions of a JSON text: every board in a top-level array, or in the member "solutions" of a
/// top-level object. A board is an array of columns, of row and column pairs, of rows of 0 and 1, or of rows
/// as text, "..Q.". Skips other members. Accepts lists as Python and MiniZinc print them: in parentheses,
/// with a name before them, `q =`, with a semicolon, with text in single quotes, and with comment lines.
/// Memory does not grow with the text.
void read_json(std::istream& in, BoardCheck& check);

/// Reads the boards of a LaTeX source, `\queens{0,4,…}`, `\placement{8}{0/0,1/4,…}` and
/// `\chessboard[setfen=Q7/4Q3/…]`, as `solve` prints them for TikZ and the chessboard package. Skips the text
/// between them.
void read_latex(std::istream& in, BoardCheck& check);

/// Reads the tables of a page: rows are rows, cells are squares, and ♛, ♕ or Q are queens. A cell with
/// anything else is a fault, as is a table that does not end.
void read_html(std::istream& in, BoardCheck& check);

/// Replays the search of a trace, see trace/trace.h, and passes on each board that it reports as a solution.
/// An event that does not follow from the earlier ones is a fault.
void read_trace(Source& source, BoardCheck& check);

}  // namespace queenreel::judge
