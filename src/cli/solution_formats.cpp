#include "cli/solution_formats.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

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
    text_ = text_.empty() ? "" : format_.between_boards;  // it is empty before the first board only
    text_ += format_.before_board;
    for (const int column : columns.first(columns.size() - 1))
        text_ += rows_[static_cast<std::size_t>(column)];
    text_ += last_rows_[static_cast<std::size_t>(columns.back())];
    return text_;
}

}  // namespace queenreel
