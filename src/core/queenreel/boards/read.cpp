#include "queenreel/boards/read.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>
#include <string>
#include <utility>

#include "queenreel/base/json.h"
#include "queenreel/base/parse.h"
#include "queenreel/base/text.h"
#include "queenreel/boards/solution_format.h"
#include "queenreel/io/read_file.h"
#include "queenreel/puzzle/attacks.h"
#include "queenreel/puzzle/notation.h"

namespace queenreel {
namespace {

constexpr std::string_view list_blanks = " \t\r";
constexpr std::string_view columns_wanted = "give the queen's column in each row, from 0";

/// The lines of a board, and the number of the first one.
struct Block {
    std::size_t line = 0;
    std::string text;
    int lines = 0;
};

/// Returns true if a line is one row of a board rather than a board.
bool is_row_of_several(std::string_view line) {
    constexpr std::string_view squares = ".Q01·♛♕ \t\r";
    return line.find_first_not_of(squares) == std::string_view::npos;
}

/// Throws BoardTextError for a line of columns, in JSON or CSV, that are not all whole numbers.
void check_columns(std::string_view name, const Block& block) {
    const std::string_view text = std::string_view(block.text).substr(0, block.text.find('\n'));
    const std::size_t first = text.find_first_not_of(list_blanks);
    const bool in_brackets = text[first] == '[';
    const std::string_view inner = text.substr(0, text.find(']'));
    if (!in_brackets && (inner.find_first_not_of("0123456789.,+-eE \t\r") != std::string_view::npos ||
                         inner.find(',') == std::string_view::npos))
        return;
    std::size_t at = first + (in_brackets ? 1 : 0);
    while (at <= inner.size()) {
        const std::size_t end = std::min(inner.find(',', at), inner.size());
        const std::size_t begin = std::min(inner.find_first_not_of(list_blanks, at), end);
        std::string_view word = inner.substr(begin, end - begin);
        word = word.substr(0, word.find_last_not_of(list_blanks) + 1);
        if (!number<std::int64_t>(word))
            throw BoardTextError(fmt::format("{}: line {}, column {}: '{}' is not a whole number; {}", name,
                                             block.line, begin + 1, excerpt(word), columns_wanted));
        at = end + 1;
    }
}

/// The boards' texts, without what separates them. Throws BoardTextError for a line that is too long.
std::vector<Block> blocks_of(std::string_view name, std::string_view text, int n) {
    std::vector<Block> blocks;
    bool open = false;  // in a board of several lines, which may continue
    std::size_t number = 0;
    while (!text.empty()) {
        ++number;
        const std::size_t end = text.find('\n');
        std::string_view line = text.substr(0, end);
        text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
        if (line.size() > max_line_size)
            throw BoardTextError(
                fmt::format("{}: line {} is longer than 1 MiB; write one board a line", name, number));
        if (line.ends_with('\r'))
            line.remove_suffix(1);
        const std::size_t first = line.find_first_not_of(list_blanks);
        if (first == std::string_view::npos) {
            open = false;
            continue;
        }
        if (line[first] == '#' || (blocks.empty() && line.starts_with("row")))
            continue;
        const bool row = is_row_of_several(line);
        if (!(row && open && blocks.back().lines < n))
            blocks.push_back({.line = number, .text = "", .lines = 0});
        blocks.back().text.append(line).append("\n");
        ++blocks.back().lines;
        open = row;
    }
    return blocks;
}

/// The columns of a board on one line; nothing for a board in another form.
std::optional<std::vector<std::int64_t>> columns_of(const Block& block, int n) {
    return block.lines == 1 ? columns_in(block.text, n) : std::nullopt;
}

/// A board in JSON, from its queens' columns, counted from `first`.
Board board_of(const Json& columns, const std::string& where, int n, int first) {
    if (!columns.is_array())
        throw BoardTextError(
            fmt::format("{}: it is not a board; {}, such as [1, 3, 0, 2]", where, columns_wanted));
    if (columns.size() != static_cast<std::size_t>(n))
        throw BoardTextError(fmt::format("{}: it has {}, and N is {}; give boards of that size", where,
                                         counted(columns.size(), "row"), n));
    Board board(n);
    for (std::size_t row = 0; row < columns.size(); ++row) {
        const Json& column = columns[row];
        if (!column.is_number_integer())
            throw BoardTextError(fmt::format("{}, row {}: {} is not a whole number; {}", where, row + 1,
                                             excerpt(json_text(column)), columns_wanted));
        if (column < first || column >= n + first)
            throw BoardTextError(
                fmt::format("{}, row {}: column {} is not on this board; count columns from {} to {}", where,
                            row + 1, json_text(column), first, n - 1 + first));
        board.place({static_cast<int>(row), column.get<int>() - first});
    }
    return board;
}

/// Finds how the boards of a JSON document count columns.
ColumnCount count_of(const Json& boards, int n) {
    ColumnCount count(n);
    for (const Json& board : boards)
        for (const Json& column : board)
            if (column.is_number_integer())
                count.add(std::array{column.get<std::int64_t>()});
    return count;
}

std::vector<Board> boards_of_json(std::string_view name, std::string_view text, int n) {
    Json json = parse_json(text);
    if (json.is_discarded()) {
        const std::string_view before = text.substr(0, std::max(json_fault(text).byte, std::size_t{1}) - 1);
        const auto line = 1 + std::count(before.begin(), before.end(), '\n');
        const std::size_t column = before.size() - (before.rfind('\n') + 1) + 1;
        throw BoardTextError(
            fmt::format("{}: line {}, column {}: it is not JSON; write an array of boards such as "
                        "[[1, 3, 0, 2]]",
                        name, line, column));
    }
    if (json.is_object() && json.contains("solutions"))
        json = Json(json["solutions"]);
    if (!json.is_array())
        throw BoardTextError(
            fmt::format("{}: it has no boards; write an array of them such as [[1, 3, 0, 2]]", name));
    const int first = count_of(json, n).first();
    std::vector<Board> boards;
    for (const Json& board : json)
        boards.push_back(board_of(board, fmt::format("{}: board {}", name, boards.size() + 1), n, first));
    return boards;
}

/// Throws BoardTextError for LaTeX, which is write-only.
void check_is_read(std::string_view text) {
    if (text.find('\\') != std::string_view::npos)
        throw BoardTextError(fmt::format(
            "'{}' is LaTeX, which is written and not read; give squares, or a board in another format, such "
            "as fen",
            excerpt(text.substr(0, text.find('\n')))));
}

/// Returns true if the text is one document rather than one array per line.
bool is_json_document(std::string_view text) {
    const std::size_t first = text.find_first_not_of(" \t\r\n");
    if (first == std::string_view::npos)
        return false;
    if (text[first] == '{')
        return true;
    const std::size_t next = text.find_first_not_of(" \t\r\n", first + 1);
    return text[first] == '[' && next != std::string_view::npos && text[next] == '[';
}

}  // namespace

Board read_board(std::string_view text, int n) {
    const std::string_view given = without_blanks(text);
    if (given == "none")
        return Board(n);
    check_is_read(given);
    for (const SolutionFormat& format : solution_formats())
        if (format.read)
            if (auto board = format.read(given, n))
                return *std::move(board);
    if (auto board = read_digits(given, n))
        return *std::move(board);
    return read_squares(given, n);
}

std::vector<int> read_solution(std::string_view text, int n) {
    const Board board = read_board(text, n);
    if (const auto attacking = conflicts(board); !attacking.empty())
        throw BoardTextError(fmt::format("queens {} and {} attack each other; give a solution",
                                         square_name(attacking.front().first, n),
                                         square_name(attacking.front().second, n)));
    if (!is_solution(board))
        throw BoardTextError(
            fmt::format("it has {} of {} queens; give a solution", board.queens().size(), n));
    std::vector<int> columns;
    for (const Square queen : board.queens())
        columns.push_back(queen.column);
    return columns;
}

std::vector<Board> read_boards(std::string_view name, std::string_view text, int n) {
    if (is_json_document(text))
        return boards_of_json(name, text, n);
    const std::vector<Block> blocks = blocks_of(name, text, n);
    ColumnCount count(n);
    for (const Block& block : blocks)
        if (const auto columns = columns_of(block, n))
            count.add(*columns);
    std::vector<Board> boards;
    for (const Block& block : blocks) {
        check_columns(name, block);
        const std::string where = block.lines == 1
                                      ? fmt::format("{}: line {}", name, block.line)
                                      : fmt::format("{}: lines {} to {}", name, block.line,
                                                    block.line + static_cast<std::size_t>(block.lines) - 1);
        try {
            const auto columns = columns_of(block, n);
            boards.push_back(columns ? board_of_columns(*columns, n, count.first())
                                     : read_board(block.text, n));
        } catch (const BoardTextError& error) {
            throw BoardTextError(fmt::format("{}: {}", where, error.what()));
        }
    }
    return boards;
}

}  // namespace queenreel
