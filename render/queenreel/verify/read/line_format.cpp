#include "queenreel/verify/read/line_format.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <utility>

#include "queenreel/base/parse.h"
#include "queenreel/base/text.h"
#include "queenreel/puzzle/notation.h"
#include "queenreel/verify/read/plain_line.h"

namespace queenreel::judge {
namespace {

std::optional<int> parse_int(std::string_view text) {
    int value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    return error == std::errc() && end == text.data() + text.size() ? std::optional(value) : std::nullopt;
}

std::vector<std::string_view> fields_of(std::string_view line) {
    std::vector<std::string_view> fields;
    std::ranges::transform(split_list(line), std::back_inserter(fields), trim);
    return fields;
}

/// Splits a line at commas, or if it has none, at blanks.
std::vector<std::string_view> words_of(std::string_view line) {
    if (line.find(',') != std::string_view::npos)
        return fields_of(line);
    std::vector<std::string_view> words;
    for (line = trim(line); !line.empty(); line = trim(line)) {
        words.push_back(line.substr(0, line.find_first_of(" \t")));
        line.remove_prefix(words.back().size());
    }
    return words;
}

bool is_digits(std::string_view text) {
    return text.find_first_not_of("0123456789") == std::string_view::npos;
}

/// Returns a square's letters.
std::string_view file_of(std::string_view square) {
    return square.substr(0, square.find_first_of("0123456789"));
}

/// Returns true if a text may follow the piece placement of a FEN: nothing, or the side to move and at most
/// four more fields.
bool are_fen_fields(std::string_view text) {
    const std::vector<std::string_view> fields = words_of(text);
    return fields.empty() || (fields.size() <= 5 && (fields[0] == "w" || fields[0] == "b") &&
                              text.find_first_not_of(" wbKQkqacdefgh0123456789-") == std::string_view::npos);
}

/// Returns which columns of a table have names of one word and ascending numbers: `row_0`, `row_1`, …; empty
/// if none have. The name of a single one must begin with "row".
std::vector<bool> row_columns(const std::vector<std::string_view>& names) {
    std::vector<bool> rows;
    std::string_view word;
    int count = 0;
    int next = 0;
    for (const std::string_view name : names) {
        const std::size_t digits = name.find_last_not_of("0123456789") + 1;
        const std::optional<int> number = parse_int(name.substr(std::min(digits, name.size())));
        rows.push_back(number && digits > 0 &&
                       (count == 0 ? *number <= 1 : name.substr(0, digits) == word && *number == next));
        if (!rows.back())
            continue;
        word = name.substr(0, digits);
        next = *number + 1;
        ++count;
    }
    const auto named_row = std::ranges::count_if(names, [](auto name) { return name.starts_with("row"); });
    return count > 1 || (count == 1 && word.starts_with("row") && named_row == 1) ? rows
                                                                                  : std::vector<bool>();
}

Parsed parse_fields(const std::vector<std::string_view>& fields, ColumnNumbers& numbers) {
    std::vector<int> columns;
    for (std::string_view field : fields) {
        const std::optional<int> column = parse_int(field);
        if (!column)
            return fmt::format("`{}` is not a column, a number from 0", field.substr(0, 20));
        columns.push_back(*column);
    }
    return numbers.board(std::move(columns));
}

}  // namespace

Parsed ColumnNumbers::board(std::vector<int> columns) {
    const int n = static_cast<int>(std::min<std::size_t>(columns.size(), max_list_size + 1));
    if (n == 0)
        return "a board without rows";
    if (n > max_list_size)
        return fmt::format("a board of over {} rows", max_list_size);
    const bool has_zero = std::ranges::count(columns, 0) > 0;
    const bool has_n = std::ranges::count(columns, n) > 0;
    const int first = has_zero ? 0 : has_n ? 1 : first_.value_or(0);
    for (int& column : columns) {
        if (column < first || column >= n + first)
            return fmt::format("column {} is not on a board of {} rows{}", column, n,
                               first == 0 ? "" : ", whose columns are counted from 1");
        column -= first;
    }
    if (first_.value_or(first) != first)
        return fmt::format("columns are counted from {}, and from {} before", first, *first_);
    if (has_zero || has_n)
        first_ = first;
    return Board(n, columns);
}

Parsed board_of_rows(const std::vector<std::string>& rows, char queen, char empty) {
    if (rows.empty())
        return "a board without rows";
    Board board(static_cast<int>(rows.size()));
    for (std::size_t row = 0; row < rows.size(); ++row) {
        if (rows[row].size() != rows.size())
            return fmt::format("row {} has {} squares on a board of {} rows", row + 1, rows[row].size(),
                               rows.size());
        for (std::size_t column = 0; column < rows.size(); ++column)
            if (rows[row][column] == queen)
                board.place({static_cast<int>(row), static_cast<int>(column)});
            else if (rows[row][column] != empty)
                return fmt::format("row {} has a character that is neither {} nor {}", row + 1, queen, empty);
    }
    return board;
}

std::string plain_row(std::string_view line) {
    std::string plain(line);
    for (const std::string_view queen : {"♛", "♕"})
        plain = replaced(std::move(plain), queen, "Q");
    for (const std::string_view empty : {"·", "□", "■", "_", "-"})
        plain = replaced(std::move(plain), empty, ".");
    return plain;
}

int size_of_squares(std::string_view line) {
    const std::vector<std::string_view> words = words_of(line);
    const int queens = static_cast<int>(std::min<std::size_t>(words.size(), max_list_size + 1));
    int n = queens;
    for (const std::string_view word : words) {
        const auto square =
            word.find(':') == std::string_view::npos ? parse_square(word, max_list_size) : std::nullopt;
        if (!square)
            return 0;
        n = std::max({n, square->column + 1, max_list_size - square->row});
    }
    // A header may name columns c1, c2 and so on, all with the same letter, or x1, y1. A list has no boards
    // that lack most of their queens.
    const bool is_header = queens > 1 && file_of(words[0]) == file_of(words[1]);
    return n <= max_list_size && n <= 2 * queens + 8 && !is_header ? n : 0;
}

Parsed ColumnList::parse(std::string_view line) {
    line = trim(line);
    const bool begins = line.starts_with('[') || line.starts_with('(');
    if (begins && line.ends_with(','))
        line.remove_suffix(1);
    if (begins || line.find_first_of("[]()") != std::string_view::npos) {
        if (!begins || line.size() < 2 || line.back() != (line.front() == '[' ? ']' : ')'))
            return "not a solution in brackets, `[0, 4, 7, …]`";
        line = line.substr(1, line.size() - 2);
        return parse_fields(words_of(line), numbers_);
    }
    if (line.size() < 2 || !is_digits(line))
        return parse_fields(words_of(line), numbers_);
    std::vector<std::string_view> digits;
    for (std::size_t at = 0; at < line.size(); ++at)
        digits.push_back(line.substr(at, 1));
    return parse_fields(digits, numbers_);
}

Parsed SquareList::parse(std::string_view line) {
    const std::vector<std::string_view> words = words_of(line);
    if (words.empty())
        return "a line without squares";
    if (words.size() > max_list_size)
        return fmt::format("a board of over {} rows", max_list_size);
    constexpr int least = 4;  // fewer queens are not a solution, except one on its own board
    const int queens = static_cast<int>(words.size());
    const int size = size_of_squares(line);
    if (n_ == 0)
        n_ = size;
    Board board(size == queens && queens >= least ? queens : std::max(n_, queens));
    for (const std::string_view word : words) {
        const auto square = parse_square(word, board.size());
        if (!square)
            return fmt::format("`{}` is not a square of a board of {} rows", word.substr(0, 20),
                               board.size());
        if (board.has_queen(*square))
            return fmt::format("`{}` is named twice", word.substr(0, 20));
        board.place(*square);
    }
    return board;
}

Parsed FenLine::parse(std::string_view line) {
    if (line.size() > std::size_t{max_list_size} * max_list_size)
        return "too long for a FEN piece placement";
    const std::string_view placement = line.substr(0, line.find(' '));
    if (are_fen_fields(line.substr(placement.size())))
        if (auto board = parse_fen(placement))
            return *std::move(board);
    return "not a FEN piece placement of queens";
}

bool CsvRows::is_header(std::string_view line) {
    if (!std::exchange(is_first_, false))
        return false;
    const auto names = fields_of(line);
    if (std::all_of(names.begin(), names.end(),
                    [](std::string_view name) { return parse_int(name).has_value(); }))
        return false;
    width_ = names.size();
    is_row_ = row_columns(names);
    return true;
}

Parsed CsvRows::parse(std::string_view line) {
    std::vector<std::string_view> fields = fields_of(line);
    if (width_ > 0 && fields.size() != width_)
        return fmt::format("{} fields under a header of {}", fields.size(), width_);
    if (is_row_.empty())
        return parse_fields(fields, numbers_);
    std::vector<std::string_view> rows;
    for (std::size_t column = 0; column < fields.size(); ++column)
        if (is_row_[column])
            rows.push_back(fields[column]);
    return parse_fields(rows, numbers_);
}

}  // namespace queenreel::judge
