#include "cli/solution_text.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstring>
#include <utility>

#include "cli/option.h"

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

SolutionText::SolutionText(const SolutionFormat& format, int n)
    : skipped_(format.between_boards.size()),
      shown_(static_cast<std::size_t>(n), -1),
      starts_(static_cast<std::size_t>(n), 0) {
    std::size_t longest = 0;
    for (int column = 0; column < n; ++column) {
        const std::string row = format.row(column, n);
        rows_.push_back(chunk(row + std::string(format.between_rows)));
        last_rows_.push_back(chunk(row + std::string(format.after_board)));
        longest = std::max({longest, rows_.back().words.size(), last_rows_.back().words.size()});
    }
    const std::string beginning = fmt::format("{}{}", format.between_boards, format.before_board);
    text_.assign(beginning.begin(), beginning.end());
    text_.resize(beginning.size() + static_cast<std::size_t>(n) * longest * sizeof(std::uint64_t));
    starts_[0] = beginning.size();
}

SolutionText::Chunk SolutionText::chunk(std::string_view text) {
    Chunk chunk{std::vector<std::uint64_t>(text.size() / sizeof(std::uint64_t) + 1), text.size()};
    std::memcpy(chunk.words.data(), text.data(), text.size());
    return chunk;
}

char* SolutionText::put(char* to, const Chunk& chunk) const {
    char* word_to = to;
    for (const std::uint64_t word : chunk.words) {
        std::memcpy(word_to, &word, sizeof word);
        word_to += sizeof word;
    }
    return to + chunk.size;
}

std::string_view SolutionText::next(Solution columns) {
    const std::size_t last = shown_.size() - 1;
    std::size_t row = 0;
    while (row < last && columns[row] == shown_[row])
        ++row;
    char* to = text_.data() + starts_[row];
    for (; row < last; ++row) {
        shown_[row] = columns[row];
        to = put(to, rows_[static_cast<std::size_t>(columns[row])]);
        starts_[row + 1] = static_cast<std::size_t>(to - text_.data());
    }
    to = put(to, last_rows_[static_cast<std::size_t>(columns[last])]);
    const std::string_view text(text_.data(), to);
    return text.substr(std::exchange(skipped_, 0));
}

}  // namespace queenreel
