#include "queenreel/boards/read_puzzle.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "queenreel/base/text.h"

namespace queenreel {
namespace {

/// The part of a board read so far.
struct DrawnPuzzle {
    std::string_view name;  ///< of its file
    Givens givens{};
    int rows = 0;
    int columns = 0;  ///< of its first row
};

/// The whole character that begins at `at`.
std::string_view letter_at(std::string_view line, std::size_t at) {
    std::size_t end = at + 1;
    while (end < line.size() && (static_cast<unsigned char>(line[end]) & 0xC0U) == 0x80U)
        ++end;
    return line.substr(at, end - at);
}

void add_square(DrawnPuzzle& drawing, std::string_view line, std::size_t at, int column, std::size_t number) {
    const Square square{drawing.rows, column};
    if (line[at] == 'Q' || line[at] == 'q')
        drawing.givens.queens.push_back(square);
    else if (line[at] == '#')
        drawing.givens.blocked.push_back(square);
    else if (line[at] != '.')
        throw BoardTextError(fmt::format(
            "{}: line {}, column {}: '{}' is no square; write . for an open square, Q for a queen, # for a "
            "blocked square",
            drawing.name, number, at + 1, excerpt(letter_at(line, at))));
}

void add_row(DrawnPuzzle& drawing, std::string_view line, std::size_t number) {
    int column = 0;
    for (std::size_t at = 0; at < line.size(); ++at)
        if (board_blanks.find(line[at]) == std::string_view::npos)
            add_square(drawing, line, at, column++, number);
    if (column == 0)
        return;
    if (drawing.rows++ == 0)
        drawing.columns = column;
    else if (column != drawing.columns)
        throw BoardTextError(
            fmt::format("{}: line {} has {}, and the first row has {}; give all rows as many", drawing.name,
                        number, counted(column, "square"), drawing.columns));
}

}  // namespace

Puzzle read_puzzle(std::string_view name, std::string_view text, int max) {
    DrawnPuzzle drawing{.name = name};
    for (std::size_t number = 1; !text.empty(); ++number) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        add_row(drawing, text.substr(0, end), number);
        text.remove_prefix(std::min(end + 1, text.size()));
        if (std::max(drawing.rows, drawing.columns) > max)
            throw BoardTextError(
                fmt::format("{}: it has more than {} rows or columns; give a smaller board", name, max));
    }
    if (drawing.rows == 0)
        throw BoardTextError(
            fmt::format("{}: there is no board in it; write a line a row, such as .Q.#", name));
    if (drawing.rows != drawing.columns)
        throw BoardTextError(fmt::format("{}: it has {} of {}; give as many rows as columns", name,
                                         counted(drawing.rows, "row"), counted(drawing.columns, "square")));
    return {drawing.rows, std::move(drawing.givens)};
}

}  // namespace queenreel
