#include "queenreel/boards/solution_format.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <utility>

#include "queenreel/base/table.h"
#include "queenreel/base/text.h"
#include "queenreel/boards/forms.h"
#include "queenreel/puzzle/notation.h"

namespace queenreel {
namespace {

std::string number_row(int column, int) {
    return std::to_string(column);
}

std::string number_row_from_one(int column, int) {
    return std::to_string(column + 1);
}

std::string file_of(int column, int) {
    return file_letters(column);
}

std::string rank_of(int row, int n) {
    return std::to_string(n - row);
}

std::string squares_placement(const Board& board) {
    std::string text;
    for (const Square queen : board.queens())
        text.append(text.empty() ? "" : ",").append(square_name(queen, board.size()));
    return (text.empty() ? "none" : text) + "\n";
}

/// Squares separated by blanks.
std::string apart(const std::vector<bool>& queens, std::string_view queen, std::string_view empty) {
    std::string text;
    for (std::size_t i = 0; i < queens.size(); ++i)
        text.append(i > 0 ? " " : "").append(queens[i] ? queen : empty);
    return text;
}

std::string grid_squares(const std::vector<bool>& queens) {
    return apart(queens, "Q", ".");
}

std::string matrix_squares(const std::vector<bool>& queens) {
    return apart(queens, "1", "0");
}

std::string unicode_squares(const std::vector<bool>& queens) {
    return apart(queens, "♛", "·");
}

/// Queens, and for each run of empty squares between them its length, as `run` writes it.
template <typename Run>
std::string fen_squares(const std::vector<bool>& queens, Run run) {
    std::string text;
    int empty = 0;
    for (const bool queen : queens)
        if (queen)
            text.append(run(std::exchange(empty, 0))).append("Q");
        else
            ++empty;
    return text + run(empty);
}

std::string fen_squares(const std::vector<bool>& queens) {
    return fen_squares(queens, [](int empty) { return empty > 0 ? std::to_string(empty) : ""; });
}

/// The chessboard package reads one digit at a time.
std::string chessboard_squares(const std::vector<bool>& queens) {
    return fen_squares(queens, [](int empty) {
        std::string digits;
        for (; empty > 0; empty -= std::min(empty, 9))
            digits += std::to_string(std::min(empty, 9));
        return digits;
    });
}

std::string html_squares(const std::vector<bool>& queens) {
    std::string text = "<tr>";
    for (const bool queen : queens)
        text += queen ? "<td>♛</td>" : "<td></td>";
    return text + "</tr>";
}

/// A row with one queen.
template <auto squares>
std::string one_queen(int column, int n) {
    std::vector<bool> queens(static_cast<std::size_t>(n));
    queens[static_cast<std::size_t>(column)] = true;
    return squares(queens);
}

using Squares = std::string (*)(const std::vector<bool>& queens);
constexpr Squares fen = fen_squares;

/// A macro that draws a board of any size in TikZ from the queens' columns: squares, a frame, and a crown per
/// queen.
std::string tikz_opening(int) {
    return R"(% \usepackage{tikz}
\providecommand\queens[1]{%
  \begin{tikzpicture}[x=1em,y=-1em]
    \foreach \c [count=\k from 0] in {#1} {\xdef\queenslast{\k}}
    \foreach \r in {0,...,\queenslast} \foreach \c in {0,...,\queenslast}
      \fill[black!\ifodd\numexpr\r+\c\relax 25\else 5\fi] (\c,\r) rectangle +(1,1);
    \draw (0,0) rectangle (\queenslast+1,\queenslast+1);
    \foreach \c [count=\r from 0] in {#1}
      \fill (\c+0.25,\r+0.85) -- ++(0.5,0) -- ++(0.13,-0.53) -- ++(-0.2,0.22) -- ++(-0.18,-0.4)
        -- ++(-0.18,0.4) -- ++(-0.2,-0.22) -- cycle;
  \end{tikzpicture}}
)";
}

/// The same from the number of rows and any number of queens as `row/column`, from 0.
std::string tikz_placement_opening(int) {
    return R"(% \usepackage{tikz}
\providecommand\placement[2]{%
  \begin{tikzpicture}[x=1em,y=-1em]
    \foreach \r in {1,...,#1} \foreach \c in {1,...,#1}
      \fill[black!\ifodd\numexpr\r+\c\relax 25\else 5\fi] (\c-1,\r-1) rectangle +(1,1);
    \draw (0,0) rectangle (#1,#1);
    \if\relax\detokenize{#2}\relax\else\foreach \r/\c in {#2}
      \fill (\c+0.25,\r+0.85) -- ++(0.5,0) -- ++(0.13,-0.53) -- ++(-0.2,0.22) -- ++(-0.18,-0.4)
        -- ++(-0.18,0.4) -- ++(-0.2,-0.22) -- cycle;\fi
  \end{tikzpicture}}
)";
}

std::string tikz_placement(const Board& board) {
    std::string squares;
    for (const Square queen : board.queens())
        squares += fmt::format("{}{}/{}", squares.empty() ? "" : ",", queen.row, queen.column);
    return fmt::format("\\placement{{{}}}{{{}}}\n", board.size(), squares);
}

std::string chessboard_opening(int n) {
    return fmt::format("% \\usepackage{{chessboard}}\n\\setchessboard{{maxfield={},showmover=false}}\n",
                       square_name({0, n - 1}, n));
}

/// Selects squares by position alone, so that boards need no classes.
std::string html_opening(int) {
    return R"(<style>
.queens { border-collapse: collapse; margin: 1em; border: 1px solid #666 }
.queens td { width: 1.5em; height: 1.5em; padding: 0; text-align: center; line-height: 1.5em; color: #000; background: #f0d9b5 }
.queens tr:nth-child(odd) td:nth-child(even), .queens tr:nth-child(even) td:nth-child(odd) { background: #b58863 }
</style>
)";
}

std::string csv_heads(int n, int first) {
    std::string text;
    for (int row = 0; row < n; ++row)
        text += fmt::format("row{}{}", row + first, row + 1 < n ? "," : "\n");
    return text;
}

std::string csv_opening(int n) {
    return csv_heads(n, 0);
}

std::string csv_opening_from_one(int n) {
    return csv_heads(n, 1);
}

std::string json_opening(int n) {
    return fmt::format("{{\"n\": {}, \"solutions\": [\n", n);
}

/// A format with a line per row and a blank line between boards.
template <auto squares>
constexpr SolutionFormat lines_of(std::string_view name, std::string_view summary,
                                  decltype(SolutionFormat::read) read) {
    return {.name = name,
            .summary = summary,
            .row = one_queen<squares>,
            .between_rows = "\n",
            .after_board = "\n",
            .between_boards = "\n",
            .squares = squares,
            .read = read};
}

constexpr std::array table{
    SolutionFormat{
        .name = "list",
        .summary = "[0, 4, 7, 5, 2, 6, 1, 3]: the queen's column in each row, from 0",
        .row = number_row,
        .between_rows = ", ",
        .before_board = "[",
        .after_board = "]\n",
        .read = read_json,
    },
    lines_of<grid_squares>("grid", "a board of . and Q, a blank line between boards", read_grid),
    lines_of<matrix_squares>("matrix", "a board of 0 and 1, a blank line between boards", read_matrix),
    SolutionFormat{
        .name = "fen",
        .summary = "the piece placement of a chess position, Q7/4Q3/…",
        .row = one_queen<fen>,
        .between_rows = "/",
        .after_board = "\n",
        .squares = fen,
        .read = read_fen,
    },
    SolutionFormat{
        .name = "squares",
        .summary = "a8,e7,h6,f5,c4,g3,b2,d1: the queens' squares, row by row from the top",
        .row = file_of,
        .between_rows = ",",
        .after_board = "\n",
        .row_end = rank_of,
        .placement = squares_placement,
        .read = read_square_list,
    },
    SolutionFormat{
        .name = "csv",
        .summary = "a table for spreadsheets, the queen's column in each row, from 0",
        .row = number_row,
        .between_rows = ",",
        .after_board = "\n",
        .opening = csv_opening,
        .read = read_columns,
    },
    SolutionFormat{.name = "json",
                   .summary = "one document with n and all solutions",
                   .row = number_row,
                   .between_rows = ", ",
                   .before_board = "[",
                   .after_board = "]",
                   .between_boards = ",\n",
                   .opening = json_opening,
                   .closing = "\n]}\n",
                   .read = read_json},
    lines_of<unicode_squares>("unicode", "a board of · and ♛ for a terminal, a blank line between boards",
                              read_grid),
    SolutionFormat{
        .name = "tikz",
        .summary = "LaTeX: a macro that draws a board with TikZ, and a line a solution",
        .row = number_row,
        .between_rows = ",",
        .before_board = "\\queens{",
        .after_board = "}\n",
        .opening = tikz_opening,
        .placement = tikz_placement,
        .placement_opening = tikz_placement_opening,
    },
    SolutionFormat{
        .name = "chessboard",
        .summary = "LaTeX: lines for the chessboard package, which has files a to z",
        .row = one_queen<chessboard_squares>,
        .between_rows = "/",
        .before_board = "\\chessboard[setfen=",
        .after_board = "]\n",
        .opening = chessboard_opening,
        .squares = chessboard_squares,
    },
    SolutionFormat{
        .name = "html",
        .summary = "tables and their style, to be pasted into a page",
        .row = one_queen<html_squares>,
        .between_rows = "\n",
        .before_board = "<table class=\"queens\">\n",
        .after_board = "\n</table>\n",
        .opening = html_opening,
        .squares = html_squares,
    },
};

}  // namespace

std::span<const SolutionFormat> solution_formats() {
    return table;
}

const SolutionFormat* find_solution_format(std::string_view name) {
    return find_row(table, name);
}

std::optional<SolutionFormat> counted_from_one(const SolutionFormat& format) {
    if (format.row != number_row || format.placement)
        return std::nullopt;
    SolutionFormat counted = format;
    counted.row = number_row_from_one;
    if (format.opening == csv_opening)
        counted.opening = csv_opening_from_one;
    return counted;
}

}  // namespace queenreel
