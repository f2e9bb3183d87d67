#include "queenreel/story/search/line_table.h"

#include <cstddef>

namespace queenreel {

namespace {

using Kind = SearchEvent::Kind;

std::string signed_text(int number) {
    return (number < 0 ? "−" : "") + std::to_string(number < 0 ? -number : number);
}

/// Chess ranks count from below, so that diagonals become sums and antidiagonals become differences.
bool is_difference(const BoardNames& names, const LineTable& lines) {
    return (lines.kind == LineKind::diagonal) != (names.numbering() == Numbering::chess);
}

}  // namespace

std::string table_name(const BoardNames& names, const LineTable& lines) {
    return lines.kind == LineKind::row        ? names.rows()
           : lines.kind == LineKind::column   ? names.columns()
           : lines.kind == LineKind::diagonal ? names.say("diagonals")
                                              : names.say("antidiagonals");
}

std::string line_label(const BoardNames& names, const LineTable& lines, int box) {
    const int n = names.size();
    const bool chess = names.numbering() == Numbering::chess;
    const int first = names.numbering() == Numbering::from_one ? 1 : 0;
    if (lines.kind == LineKind::row)
        return names.row_label(box);
    if (lines.kind == LineKind::column)
        return names.column_label(box);
    if (lines.kind == LineKind::diagonal)
        return signed_text(chess ? box + 2 : box - (n - 1));    // file + rank, or column - row
    return signed_text(chess ? box + 1 - n : box + 2 * first);  // file - rank, or column + row
}

std::string line_sum(const BoardNames& names, const LineTable& lines, Square square) {
    if (lines.kind == LineKind::row || lines.kind == LineKind::column)
        return {};
    const bool chess = names.numbering() == Numbering::chess;
    const int first = names.numbering() == Numbering::from_zero ? 0 : 1;
    const int row = chess ? names.size() - square.row : square.row + first;
    return std::to_string(square.column + first) + (is_difference(names, lines) ? " − " : " + ") +
           std::to_string(row) + " = " + line_label(names, lines, lines.box(names.size(), square));
}

bool touches(const SearchEvent& event, const LineTable& lines) {
    switch (event.kind) {
        case Kind::tested:
        case Kind::placed:
        case Kind::removed:
            return true;
        case Kind::rejected:
            return lines.kind == shared_line(event.square, event.attacker);
        case Kind::wiped_out:
        case Kind::restarted:
        case Kind::generation:
        case Kind::bred:
        case Kind::solution:
        case Kind::exhausted:
        case Kind::gave_up:
            break;
    }
    return false;
}

std::vector<bool> taken_lines(const Puzzle& puzzle, const SearchEvent& event, const LineTable& lines) {
    const int n = puzzle.size();
    std::vector<bool> boxes(static_cast<std::size_t>(lines.boxes(n)));
    for (int row = 0; const int column : event.columns) {
        if (column >= 0)
            boxes[static_cast<std::size_t>(lines.box(n, {row, column}))] = true;
        ++row;
    }
    if (lines.kind != LineKind::row)
        for (const Square queen : puzzle.givens().queens)
            boxes[static_cast<std::size_t>(lines.box(n, queen))] = true;
    return boxes;
}

}  // namespace queenreel
