#include "story/wording.h"

#include <cstddef>

#include "puzzle/notation.h"

namespace queenreel {

std::string row_name(int row) {
    return "row " + std::to_string(row + 1);
}

std::string column_name(int column) {
    return "column " + std::to_string(column + 1);
}

std::string square_in_words(Square square) {
    return row_name(square.row) + ", " + column_name(square.column);
}

std::string_view shared_line(Square one, Square other) {
    if (one.column == other.column)
        return "column";
    if (one.row == other.row)
        return "row";
    return one.column - one.row == other.column - other.row ? "diagonal" : "antidiagonal";
}

std::string queens_in_words(const Board& board) {
    std::vector<std::string> names;
    for (const Square queen : board.queens())
        names.push_back(square_name(queen, board.size()));
    if (names.empty())
        return "No queens.";
    return (names.size() == 1 ? "A queen on " : "Queens on ") + listed(names) + '.';
}

std::string listed(const std::vector<std::string>& names, std::string_view last) {
    std::string text;
    for (std::size_t i = 0; i < names.size(); ++i) {
        if (i > 0)
            text += i + 1 == names.size() ? ' ' + std::string(last) + ' ' : ", ";
        text += names[i];
    }
    return text;
}

std::string capitalized(std::string text) {
    text.front() = static_cast<char>(text.front() - 'a' + 'A');
    return text;
}

std::string as_sentence(std::string text) {
    if (!text.ends_with('.') && !text.ends_with('?'))
        text += '.';
    return text;
}

std::string badge(std::uint64_t speed) {
    return speed > 1 ? "×" + grouped(speed) : std::string();
}

}  // namespace queenreel
