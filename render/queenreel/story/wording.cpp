#include "queenreel/story/wording.h"

#include <algorithm>
#include <array>

#include "queenreel/puzzle/notation.h"

namespace queenreel {

LineKind shared_line(Square one, Square other) {
    if (one.column == other.column)
        return LineKind::column;
    if (one.row == other.row)
        return LineKind::row;
    return one.column - one.row == other.column - other.row ? LineKind::diagonal : LineKind::antidiagonal;
}

std::string line_name(LineKind line, const BoardNames& names) {
    switch (line) {
        case LineKind::row:
            return names.a_row();
        case LineKind::column:
            return names.a_column();
        case LineKind::diagonal:
            return names.say("diagonal");
        case LineKind::antidiagonal:
            break;
    }
    return names.say("antidiagonal");
}

std::string row_or_column(Square line, const BoardNames& names) {
    return line.row >= 0 ? names.row(line.row) : names.column(line.column);
}

StatePanel::Row column_heads(const BoardNames& names) {
    StatePanel::Row heads{.name = {}, .cells = {}};
    for (const std::string& label : names.column_labels())
        heads.cells.push_back({.fill = StatePanel::Fill::none, .text = label});
    return heads;
}

std::string queens_in_words(const Board& board, const BoardNames& names) {
    std::vector<std::string> squares;
    for (const Square queen : board.queens())
        squares.push_back(names.square(queen));
    if (squares.empty())
        return names.say("No queens.");
    if (squares.size() == 1)
        return names.say("A queen on {square}.", {squares.front()});
    if (names.numbering() == Numbering::chess)
        return names.say("Queens on {squares}.", {names.list(squares)});
    std::string text;
    for (const std::string& square : squares)
        text += (text.empty() ? "" : "; ") + square;
    return names.say("Queens: {squares}.", {text});
}

std::string queens_in_words(const Board& board, const Words& words) {
    return queens_in_words(board, BoardNames(board.size(), Numbering::chess, words));
}

std::string pieces_in_words(const Board& board, AttackRule rule, const Words& words) {
    if (!is_of_rooks(rule))
        return queens_in_words(board, words);
    std::vector<std::string> squares;
    for (const Square rook : board.queens())
        squares.push_back(square_name(rook, board.size()));
    if (squares.empty())
        return words.say("No rooks.");
    return squares.size() == 1 ? words.say("A rook on {square}.", {squares.front()})
                               : words.say("Rooks on {squares}.", {words.list(squares)});
}

std::string as_sentence(std::string text, const Words& words) {
    using namespace std::string_view_literals;
    constexpr std::array ends{"."sv, "?"sv, "。"sv, "？"sv, "؟"sv};
    if (std::ranges::any_of(ends, [&](std::string_view end) { return text.ends_with(end); }))
        return text;
    return words.say("{sentence}.", {text});
}

}  // namespace queenreel
