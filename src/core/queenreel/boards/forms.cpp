#include "queenreel/boards/forms.h"

#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <string>
#include <utility>

#include "queenreel/base/json.h"
#include "queenreel/base/parse.h"
#include "queenreel/base/text.h"
#include "queenreel/puzzle/notation.h"

namespace queenreel {
namespace {

constexpr std::string_view black_queen = "♛";
constexpr std::string_view white_queen = "♕";
constexpr std::string_view middle_dot = "·";

void check_rows(std::size_t rows, int n) {
    if (rows != static_cast<std::size_t>(n))
        throw BoardTextError(
            fmt::format("it has {}, and N is {}; give a board of that size", counted(rows, "row"), n));
}

/// The nonempty lines, with all blanks removed.
std::vector<std::string> lines_of(std::string_view text) {
    std::vector<std::string> lines(1);
    for (const char letter : text)
        if (letter == '\n')
            lines.emplace_back();
        else if (board_blanks.find(letter) == std::string_view::npos)
            lines.back() += letter;
    std::erase(lines, "");
    return lines;
}

/// The board with these columns, counted as in a single board.
Board board_of(std::span<const std::int64_t> columns, int n) {
    ColumnCount count(n);
    count.add(columns);
    return board_of_columns(columns, n, count.first());
}

/// Whole numbers separated by commas; nothing if one of them is not a number.
std::optional<std::vector<std::int64_t>> numbers_in(std::string_view text) {
    std::vector<std::int64_t> numbers;
    for (Parts parts = split(text, ',');; parts = split(*parts.tail, ',')) {
        const auto value = number<std::int64_t>(without_blanks(parts.head));
        if (!value)
            return std::nullopt;
        numbers.push_back(*value);
        if (!parts.tail)
            return numbers;
    }
}

/// The board that rows of two letters draw.
Board board_of_rows(const std::vector<std::string>& rows, char queen, int n) {
    check_rows(rows.size(), n);
    Board board(n);
    for (std::size_t row = 0; row < rows.size(); ++row) {
        if (rows[row].size() != rows.size())
            throw BoardTextError(
                fmt::format("row {} has {}; give {}", row + 1, counted(rows[row].size(), "square"), n));
        for (std::size_t column = 0; column < rows.size(); ++column)
            if (rows[row][column] == queen)
                board.place({static_cast<int>(row), static_cast<int>(column)});
    }
    return board;
}

bool consist_of(const std::vector<std::string>& lines, std::string_view letters) {
    return std::ranges::all_of(
        lines, [&](const std::string& line) { return line.find_first_not_of(letters) == std::string::npos; });
}

/// The text with `Q` for each Unicode queen and `.` for each middle dot.
std::string with_plain_squares(std::string_view text) {
    std::string plain(text);
    for (const auto& [square, letter] : {std::pair(black_queen, "Q"), {white_queen, "Q"}, {middle_dot, "."}})
        plain = replaced(std::move(plain), square, letter);
    return plain;
}

/// The numbers on a line with commas, perhaps after a line of names; nothing for other text.
std::optional<std::vector<std::int64_t>> numbers_of_rows(std::string_view text, int n) {
    const std::vector<std::string> rows = lines_of(text);
    const bool has_header = rows.size() == 2 && rows.front().starts_with("row");
    if (rows.empty() || (rows.size() > 1 && !has_header))
        return std::nullopt;
    auto columns = numbers_in(rows.back());
    if (columns && columns->size() == 1 && n != 1)
        return std::nullopt;
    return columns;
}

/// The digits of a text of n digits; nothing for other text.
std::optional<std::vector<std::int64_t>> digits_of(std::string_view text, int n) {
    const bool is_all_digits = text.find_first_not_of("0123456789") == std::string_view::npos;
    if (text.size() != static_cast<std::size_t>(n) || !is_all_digits)
        return std::nullopt;
    std::vector<std::int64_t> columns;
    for (const char digit : text)
        columns.push_back(digit - '0');
    return columns;
}

bool is_whole(const Json& value) {
    return value.is_number_integer();
}

}  // namespace

void ColumnCount::add(std::span<const std::int64_t> columns) {
    has_zero_ = has_zero_ || std::ranges::find(columns, 0) != columns.end();
    has_last_ = has_last_ || std::ranges::find(columns, n_) != columns.end();
}

std::optional<std::vector<std::int64_t>> columns_in(std::string_view text, int n) {
    const std::string_view given = without_blanks(text);
    if (auto numbers = numbers_of_rows(given, n))
        return numbers;
    if (!given.starts_with('['))
        return digits_of(given, n);
    const Json json = parse_json(given);
    if (!json.is_array() || !std::ranges::all_of(json, is_whole))
        return std::nullopt;
    return json.get<std::vector<std::int64_t>>();
}

Board board_of_columns(std::span<const std::int64_t> columns, int n, int first) {
    check_rows(columns.size(), n);
    Board board(n);
    for (std::size_t row = 0; row < columns.size(); ++row) {
        if (columns[row] < first || columns[row] >= n + first)
            throw BoardTextError(fmt::format("column {} is not on this board; count columns from {} to {}",
                                             columns[row], first, n - 1 + first));
        board.place({static_cast<int>(row), static_cast<int>(columns[row]) - first});
    }
    return board;
}

std::string_view without_blanks(std::string_view text) {
    const std::size_t first = text.find_first_not_of(board_blanks);
    if (first == std::string_view::npos)
        return {};
    return text.substr(first, text.find_last_not_of(board_blanks) - first + 1);
}

std::optional<Board> read_json(std::string_view text, int n) {
    if (!text.starts_with('[') && !text.starts_with('{'))
        return std::nullopt;
    const Json json = parse_json(text);
    const Json* columns = &json;
    if (json.is_object() && json.contains("solutions"))
        columns = &json["solutions"];
    if (columns->is_array() && !columns->empty() && columns->front().is_array()) {
        if (columns->size() > 1)
            throw BoardTextError(fmt::format("there are {} boards; give one, as solve --solution 1 prints it",
                                             columns->size()));
        columns = &columns->front();
    }
    if (!columns->is_array() || !std::ranges::all_of(*columns, is_whole))
        throw BoardTextError("it is not a board in JSON; give one such as [1, 3, 0, 2]");
    return board_of(columns->get<std::vector<std::int64_t>>(), n);
}

std::optional<Board> read_grid(std::string_view text, int n) {
    const std::vector<std::string> rows = lines_of(with_plain_squares(text));
    if (rows.empty() || !consist_of(rows, ".Q"))
        return std::nullopt;
    return board_of_rows(rows, 'Q', n);
}

std::optional<Board> read_matrix(std::string_view text, int n) {
    const std::vector<std::string> rows = lines_of(text);
    if (rows.empty() || !consist_of(rows, "01") || (rows.size() == 1 && rows.front() != "1"))
        return std::nullopt;
    return board_of_rows(rows, '1', n);
}

std::optional<Board> read_fen(std::string_view text, int n) {
    if (text.find('/') == std::string_view::npos)
        return std::nullopt;
    auto board = parse_fen(text);
    if (!board)
        throw BoardTextError(fmt::format(
            "'{}' is not a FEN piece placement of queens; give one such as 1Q2/3Q/Q3/2Q1", excerpt(text)));
    check_rows(static_cast<std::size_t>(board->size()), n);
    return board;
}

std::optional<Board> read_columns(std::string_view text, int n) {
    const auto columns = numbers_of_rows(text, n);
    return columns ? std::optional(board_of(*columns, n)) : std::nullopt;
}

std::optional<Board> read_square_list(std::string_view text, int n) {
    if (text == "none")
        return Board(n);
    for (Parts parts = split(text, ',');; parts = split(*parts.tail, ',')) {
        if (!parse_square(without_blanks(parts.head), n))
            return std::nullopt;
        if (!parts.tail)
            return read_squares(text, n);
    }
}

std::optional<Board> read_digits(std::string_view text, int n) {
    const auto columns = digits_of(text, n);
    return columns ? std::optional(board_of(*columns, n)) : std::nullopt;
}

Board read_squares(std::string_view text, int n) {
    if (text.empty())
        throw BoardTextError("it has no squares; give some, such as c3,f6, or none for an empty board");
    Board board(n);
    for (Parts parts = split(text, ',');; parts = split(*parts.tail, ',')) {
        const std::string_view name = without_blanks(parts.head);
        const auto square = parse_square(name, n);
        if (!square)
            throw BoardTextError(
                fmt::format("'{}' is not a square of this board; files are a to {} and ranks 1 to {}, "
                            "row:column is 0:0 to {}:{}",
                            excerpt(name), file_letters(n - 1), n, n - 1, n - 1));
        if (board.has_queen(*square))
            throw BoardTextError(
                fmt::format("'{}' already has a queen; name each square once", excerpt(name)));
        board.place(*square);
        if (!parts.tail)
            return board;
    }
}

}  // namespace queenreel
