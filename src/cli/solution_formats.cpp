#include "cli/solution_formats.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "puzzle/notation.h"

namespace queenreel {
namespace {

std::string number_row(int column, int) {
    return std::to_string(column);
}

/// n squares with blanks between them, `queen` in `column` and `empty` elsewhere.
std::string squares(int column, int n, char queen, char empty) {
    std::string text(static_cast<std::size_t>(n) * 2 - 1, ' ');
    for (int i = 0; i < n; ++i)
        text[static_cast<std::size_t>(i) * 2] = i == column ? queen : empty;
    return text;
}

std::string grid_row(int column, int n) {
    return squares(column, n, 'Q', '.');
}

std::string matrix_row(int column, int n) {
    return squares(column, n, '1', '0');
}

std::string fen_row(int column, int n) {
    const auto run = [](int empty) { return empty ? std::to_string(empty) : ""; };
    return fmt::format("{}Q{}", run(column), run(n - 1 - column));
}

std::string unicode_row(int column, int n) {
    std::string text;
    for (int i = 0; i < n; ++i)
        text += fmt::format("{}{}", i > 0 ? " " : "", i == column ? "♛" : "·");
    return text;
}

/// The macro that draws a board of any size with TikZ from the queens' columns: squares, a frame, and a crown
/// each.
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

/// The chessboard package reads one digit at a time.
std::string chessboard_row(int column, int n) {
    const auto run = [](int empty) {
        std::string digits;
        for (; empty > 0; empty -= std::min(empty, 9))
            digits += std::to_string(std::min(empty, 9));
        return digits;
    };
    return fmt::format("{}Q{}", run(column), run(n - 1 - column));
}

std::string chessboard_opening(int n) {
    return fmt::format("% \\usepackage{{chessboard}}\n\\setchessboard{{maxfield={},showmover=false}}\n",
                       square_name({0, n - 1}, n));
}

std::string html_row(int column, int n) {
    std::string text = "<tr>";
    for (int i = 0; i < n; ++i)
        text += i == column ? "<td>♛</td>" : "<td></td>";
    return text + "</tr>";
}

/// Squares by their place alone, so that boards need no classes on them.
std::string html_opening(int) {
    return R"(<style>
.queens { border-collapse: collapse; margin: 1em; border: 1px solid #666 }
.queens td { width: 1.5em; height: 1.5em; padding: 0; text-align: center; line-height: 1.5em; color: #000; background: #f0d9b5 }
.queens tr:nth-child(odd) td:nth-child(even), .queens tr:nth-child(even) td:nth-child(odd) { background: #b58863 }
</style>
)";
}

std::string csv_opening(int n) {
    std::string text;
    for (int row = 0; row < n; ++row)
        text += fmt::format("row{}{}", row, row + 1 < n ? "," : "\n");
    return text;
}

std::string json_opening(int n) {
    return fmt::format("{{\"n\": {}, \"solutions\": [\n", n);
}

constexpr std::array table{
    SolutionFormat{
        .name = "list",
        .summary = "[0, 4, 7, 5, 2, 6, 1, 3]: the queen's column in each row, from 0",
        .row = number_row,
        .between_rows = ", ",
        .before_board = "[",
        .after_board = "]\n",
    },
    SolutionFormat{
        .name = "grid",
        .summary = "a board of . and Q, a blank line between boards",
        .row = grid_row,
        .between_rows = "\n",
        .after_board = "\n",
        .between_boards = "\n",
    },
    SolutionFormat{
        .name = "matrix",
        .summary = "a board of 0 and 1, a blank line between boards",
        .row = matrix_row,
        .between_rows = "\n",
        .after_board = "\n",
        .between_boards = "\n",
    },
    SolutionFormat{
        .name = "fen",
        .summary = "the piece placement of a chess position, Q7/4Q3/…",
        .row = fen_row,
        .between_rows = "/",
        .after_board = "\n",
    },
    SolutionFormat{
        .name = "csv",
        .summary = "a table for spreadsheets, the queen's column in each row, from 0",
        .row = number_row,
        .between_rows = ",",
        .after_board = "\n",
        .opening = csv_opening,
    },
    SolutionFormat{.name = "json",
                   .summary = "one document with n and all solutions",
                   .row = number_row,
                   .between_rows = ", ",
                   .before_board = "[",
                   .after_board = "]",
                   .between_boards = ",\n",
                   .opening = json_opening,
                   .closing = "\n]}\n"},
    SolutionFormat{
        .name = "unicode",
        .summary = "a board of · and ♛ for a terminal, a blank line between boards",
        .row = unicode_row,
        .between_rows = "\n",
        .after_board = "\n",
        .between_boards = "\n",
    },
    SolutionFormat{
        .name = "tikz",
        .summary = "LaTeX: a macro that draws a board with TikZ, and a line a solution",
        .row = number_row,
        .between_rows = ",",
        .before_board = "\\queens{",
        .after_board = "}\n",
        .opening = tikz_opening,
    },
    SolutionFormat{
        .name = "chessboard",
        .summary = "LaTeX: lines for the chessboard package, which has files a to z",
        .row = chessboard_row,
        .between_rows = "/",
        .before_board = "\\chessboard[setfen=",
        .after_board = "]\n",
        .opening = chessboard_opening,
    },
    SolutionFormat{
        .name = "html",
        .summary = "tables and their style, to be pasted into a page",
        .row = html_row,
        .between_rows = "\n",
        .before_board = "<table class=\"queens\">\n",
        .after_board = "\n</table>\n",
        .opening = html_opening,
    },
};

}  // namespace

std::span<const SolutionFormat> solution_formats() {
    return table;
}

const SolutionFormat* find_solution_format(std::string_view name) {
    const auto found = std::ranges::find(table, name, &SolutionFormat::name);
    return found == table.end() ? nullptr : &*found;
}

SolutionText::SolutionText(const SolutionFormat& format, int n) : format_(format) {
    for (int column = 0; column < n; ++column) {
        const std::string row = format.row(column, n);
        rows_.push_back(row + std::string(format.between_rows));
        last_rows_.push_back(row + std::string(format.after_board));
    }
}

std::string_view SolutionText::next(Solution columns) {
    const bool is_first = columns_.empty();
    if (is_first) {
        text_ = std::string(format_.between_boards) + std::string(format_.before_board);
        begins_.assign(columns.size(), text_.size());
    }
    // In lexicographic order, half of the rows or more are those of the board before.
    const auto kept = std::ranges::mismatch(columns_, columns).in2 - columns.begin();
    auto row = static_cast<std::size_t>(kept);
    if (row < columns.size())
        text_.resize(begins_[row]);
    for (; row < columns.size(); ++row) {
        const auto& texts = row + 1 < columns.size() ? rows_ : last_rows_;
        begins_[row] = text_.size();
        text_ += texts[static_cast<std::size_t>(columns[row])];
    }
    columns_.assign(columns.begin(), columns.end());
    return std::string_view(text_).substr(is_first ? format_.between_boards.size() : 0);
}

}  // namespace queenreel
