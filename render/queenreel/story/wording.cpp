#include "queenreel/story/wording.h"

#include <cstddef>

namespace queenreel {

LineKind shared_line(Square one, Square other) {
    if (one.column == other.column)
        return LineKind::column;
    if (one.row == other.row)
        return LineKind::row;
    return one.column - one.row == other.column - other.row ? LineKind::diagonal : LineKind::antidiagonal;
}

std::string_view line_name(LineKind line, const BoardNames& names) {
    switch (line) {
        case LineKind::row:
            return names.a_row();
        case LineKind::column:
            return names.a_column();
        case LineKind::diagonal:
            return "diagonal";
        case LineKind::antidiagonal:
            break;
    }
    return "antidiagonal";
}

std::string queens_in_words(const Board& board, const BoardNames& names) {
    std::vector<std::string> squares;
    for (const Square queen : board.queens())
        squares.push_back(names.square(queen));
    if (squares.empty())
        return "No queens.";
    if (squares.size() == 1)
        return "A queen on " + squares.front() + '.';
    if (names.numbering() == Numbering::chess)
        return "Queens on " + listed(squares) + '.';
    std::string text = "Queens: ";
    for (const std::string& square : squares)
        text += square + (&square == &squares.back() ? "." : "; ");
    return text;
}

std::string queens_in_words(const Board& board) {
    return queens_in_words(board, BoardNames(board.size(), Numbering::chess));
}

std::string queen_count(int count) {
    return counted(static_cast<std::uint64_t>(count), "queen");
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
    if (!text.empty() && 'a' <= text.front() && text.front() <= 'z')
        text.front() = static_cast<char>(text.front() - 'a' + 'A');
    return text;
}

std::string as_sentence(std::string text) {
    if (!text.ends_with('.') && !text.ends_with('?'))
        text += '.';
    return text;
}

}  // namespace queenreel
