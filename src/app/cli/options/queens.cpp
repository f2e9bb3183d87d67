#include "cli/options/queens.h"

#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "base/text.h"
#include "cli/errors.h"
#include "cli/options/numbers.h"
#include "cli/options/request.h"
#include "cli/options/values.h"
#include "puzzle/notation.h"

namespace queenreel {
namespace {

/// As it was typed: what it means depends on N.
std::string parse_squares(std::string_view /*what*/, std::string_view text) {
    return std::string(text);
}

constexpr std::string_view blanks = " \t\r\n";
constexpr std::string_view black_queen = "♛";
constexpr std::string_view white_queen = "♕";
constexpr std::string_view middle_dot = "·";

std::string_view trimmed(std::string_view text) {
    const std::size_t first = text.find_first_not_of(blanks);
    if (first == std::string_view::npos)
        return {};
    return text.substr(first, text.find_last_not_of(blanks) - first + 1);
}

/// What one of --queens is: the option, the board it is for.
struct Place {
    std::string_view what;
    int n;

    [[noreturn]] void refuse(const std::string& why) const {
        throw UsageError(fmt::format("{}: {}", what, why));
    }

    void check_rows(std::size_t rows) const {
        if (rows != static_cast<std::size_t>(n))
            refuse(fmt::format("it has {}, and N is {}; give a board of that size", counted(rows, "row"), n));
    }
};

/// The lines that are not empty, without blanks in them.
std::vector<std::string> lines_of(std::string_view text) {
    std::vector<std::string> lines(1);
    for (const char letter : text)
        if (letter == '\n')
            lines.emplace_back();
        else if (blanks.find(letter) == std::string_view::npos)
            lines.back() += letter;
    std::erase(lines, "");
    return lines;
}

/// The column of each row, from 0.
Board board_of_columns(const std::vector<std::int64_t>& columns, const Place& place) {
    place.check_rows(columns.size());
    Board board(place.n);
    for (std::size_t row = 0; row < columns.size(); ++row) {
        if (columns[row] < 0 || columns[row] >= place.n)
            place.refuse(fmt::format("column {} is not on this board; count columns from 0 to {}",
                                     columns[row], place.n - 1));
        board.place({static_cast<int>(row), static_cast<int>(columns[row])});
    }
    return board;
}

/// Whole numbers apart at commas; nothing where one is none.
std::optional<std::vector<std::int64_t>> numbers_in(std::string_view text) {
    std::vector<std::int64_t> numbers;
    for (Parts parts = split(text, ',');; parts = split(*parts.tail, ',')) {
        const auto value = number<std::int64_t>(trimmed(parts.head));
        if (!value)
            return std::nullopt;
        numbers.push_back(*value);
        if (!parts.tail)
            return numbers;
    }
}

/// The board of a JSON text: an array of columns, or a document with one of them.
Board board_of_json(std::string_view text, const Place& place) {
    const nlohmann::json json = nlohmann::json::parse(text, nullptr, false);
    const nlohmann::json* columns = &json;
    if (json.is_object() && json.contains("solutions"))
        columns = &json["solutions"];
    if (columns->is_array() && !columns->empty() && columns->front().is_array()) {
        if (columns->size() > 1)
            place.refuse(fmt::format("there are {} boards; give one, as solve --solution 1 prints it",
                                     columns->size()));
        columns = &columns->front();
    }
    const auto is_whole = [](const nlohmann::json& value) { return value.is_number_integer(); };
    if (!columns->is_array() || !std::ranges::all_of(*columns, is_whole))
        place.refuse("it is not a board in JSON; give one such as [1, 3, 0, 2]");
    return board_of_columns(columns->get<std::vector<std::int64_t>>(), place);
}

/// The board drawn in lines of these two letters.
Board board_of_rows(const std::vector<std::string>& rows, char queen, const Place& place) {
    place.check_rows(rows.size());
    Board board(place.n);
    for (std::size_t row = 0; row < rows.size(); ++row) {
        if (rows[row].size() != rows.size())
            place.refuse(
                fmt::format("row {} has {}; give {}", row + 1, counted(rows[row].size(), "square"), place.n));
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

Board board_of_fen(std::string_view text, const Place& place) {
    const auto board = parse_fen(text);
    if (!board)
        place.refuse(fmt::format(
            "'{}' is not a FEN piece placement of queens; give one such as 1Q2/3Q/Q3/2Q1", excerpt(text)));
    place.check_rows(static_cast<std::size_t>(board->size()));
    return *board;
}

/// A text with each queen of Unicode as Q, and each middle dot as a full stop.
std::string with_plain_squares(std::string_view text) {
    std::string plain(text);
    for (const auto& [square, letter] : {std::pair(black_queen, "Q"), {white_queen, "Q"}, {middle_dot, "."}})
        for (std::size_t at = 0; (at = plain.find(square, at)) != std::string::npos;)
            plain.replace(at, square.size(), letter);
    return plain;
}

/// What stands in `text` after the last `opening`, up to `end`; nothing where there is none.
std::optional<std::string_view> between(std::string_view text, std::string_view opening, char end) {
    const std::size_t at = text.rfind(opening);
    if (at == std::string_view::npos)
        return std::nullopt;
    text.remove_prefix(at + opening.size());
    return text.substr(0, text.find(end));
}

/// The rows of a FEN as the chessboard package has it, where 12 is one square and two more: as dots and Q.
std::vector<std::string> rows_of_digits(std::string_view fen) {
    std::vector<std::string> rows(1);
    for (const char letter : fen)
        if (letter == '/')
            rows.emplace_back();
        else if (letter >= '1' && letter <= '9')
            rows.back().append(static_cast<std::size_t>(letter - '0'), '.');
        else
            rows.back() += letter;
    return rows;
}

/// The rows of the first table of a page, as dots and Q.
std::vector<std::string> rows_of_table(const std::string& html) {
    const std::size_t end = html.find("</table>");
    std::vector<std::string> rows;
    for (std::size_t at = 0; (at = html.find("<t", at)) < end; ++at)
        if (html.compare(at, 4, "<tr>") == 0)
            rows.emplace_back();
        else if (html.compare(at, 4, "<td>") == 0 && !rows.empty())
            rows.back() += html.compare(at + 4, 1, "Q") == 0 ? 'Q' : '.';
    return rows;
}

/// The queens of `\placement{n}{row/column,...}`.
Board board_of_pairs(std::string_view size, std::string_view pairs, const Place& place) {
    if (const auto rows = number<std::size_t>(size))
        place.check_rows(*rows);
    Board board(place.n);
    for (Parts parts = split(pairs, ','); !pairs.empty(); parts = split(*parts.tail, ',')) {
        const Parts pair = split(parts.head, '/');
        const auto row = number<int>(pair.head);
        const auto column = number<int>(pair.tail.value_or(""));
        if (!row || !column || *row < 0 || *row >= place.n || *column < 0 || *column >= place.n)
            place.refuse(fmt::format("'{}' is not a row and a column; both count from 0 to {}",
                                     excerpt(parts.head), place.n - 1));
        board.place({*row, *column});
        if (!parts.tail)
            break;
    }
    return board;
}

/// A board as solve prints it for LaTeX and for pages; nothing where the text is no such thing.
std::optional<Board> typeset_board(std::string_view text, const Place& place) {
    if (const auto columns = between(text, "\\queens{", '}'))
        if (const auto numbers = numbers_in(*columns))
            return board_of_columns(*numbers, place);
    if (const auto size = between(text, "\\placement{", '}'))
        if (const auto pairs = between(text, fmt::format("\\placement{{{}}}{{", *size), '}'))
            return board_of_pairs(*size, *pairs, place);
    if (const auto digits = between(text, "setfen=", ']'))
        if (const auto rows = rows_of_digits(*digits); consist_of(rows, ".Q"))
            return board_of_rows(rows, 'Q', place);
    if (text.find("<table") != std::string_view::npos)
        return board_of_rows(rows_of_table(with_plain_squares(text)), 'Q', place);
    return std::nullopt;
}

/// A board as solve prints it; nothing where the text is no such thing.
std::optional<Board> printed_board(std::string_view text, const Place& place) {
    if (text.starts_with('[') || text.starts_with('{'))
        return board_of_json(text, place);
    if (auto board = typeset_board(text, place))
        return board;
    if (text.find('/') != std::string_view::npos)
        return board_of_fen(text, place);
    const std::vector<std::string> rows = lines_of(with_plain_squares(text));
    if (rows.empty())
        return std::nullopt;
    if (consist_of(rows, ".Q"))
        return board_of_rows(rows, 'Q', place);
    if (consist_of(rows, "01") && (rows.size() > 1 || rows.front() == "1"))
        return board_of_rows(rows, '1', place);
    const bool has_header = rows.size() == 2 && rows.front().starts_with("row");
    if (rows.size() > 1 && !has_header)
        return std::nullopt;
    const auto columns = numbers_in(rows.back());
    if (!columns || (columns->size() == 1 && place.n != 1))
        return std::nullopt;
    return board_of_columns(*columns, place);
}

Board board_of_squares(std::string_view text, const Place& place) {
    const int n = place.n;
    Board board(n);
    for (Parts parts = split(text, ',');; parts = split(*parts.tail, ',')) {
        const std::string_view name = trimmed(parts.head);
        const auto square = parse_square(name, n);
        if (!square)
            place.refuse(
                fmt::format("'{}' is not a square of this board; files are a to {} and ranks 1 to {}, "
                            "row:column is 0:0 to {}:{}",
                            excerpt(name), file_letters(n - 1), n, n - 1, n - 1));
        if (board.has_queen(*square))
            place.refuse(fmt::format("'{}' already has a queen; name each square once", excerpt(name)));
        board.place(*square);
        if (!parts.tail)
            return board;
    }
}

}  // namespace

std::vector<Option> queens_option(std::string_view verb) {
    return {{.name = "queens",
             .argument = "SQUARES",
             .help = std::string(verb) +
                     " this placement instead of solving: squares such as c3,f6 or 2:5,3:1 (row:column "
                     "from the top left, counting from 0), none for an empty board, or one board as "
                     "solve prints it, in any of its formats",
             .group = "What to show",
             .store = into<&Request::queens, parse_squares>}};
}

std::vector<Option> queens_from_option(std::string_view verb) {
    return {{.name = "queens-from",
             .argument = "FILE",
             .help = std::string(verb) +
                     (verb == "draw" ? " the placements in a file, a picture each"
                                     : " the placements in a file") +
                     ", - for standard input: one a line, or boards with blank lines between them, in any "
                     "form of --queens, or one document of JSON",
             .group = "What to show",
             .store = into<&Request::queens_from, parse_path>}};
}

Board parse_queens(std::string_view what, std::string_view text, int n) {
    const Place place{.what = what, .n = n};
    const std::string_view given = trimmed(text);
    if (given == "none")
        return Board(n);
    if (auto board = printed_board(given, place))
        return *std::move(board);
    return board_of_squares(given, place);
}

}  // namespace queenreel
