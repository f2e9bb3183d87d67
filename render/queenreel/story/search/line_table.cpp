#include "queenreel/story/search/line_table.h"

#include <algorithm>
#include <array>
#include <cstddef>

namespace queenreel {

namespace {

using Kind = SearchEvent::Kind;

int as_many_as_rows(int n) {
    return n;
}

constexpr LineTable rows_table{LineKind::row, as_many_as_rows, [](int, Square square) { return square.row; }};
constexpr LineTable columns_table{LineKind::column, as_many_as_rows,
                                  [](int, Square square) { return square.column; }};

constexpr LineTable diagonals_table{LineKind::diagonal, [](int n) { return 2 * n - 1; },
                                    [](int n, Square square) { return square.column - square.row + n - 1; }};
constexpr LineTable antidiagonals_table{LineKind::antidiagonal, [](int n) { return 2 * n - 1; },
                                        [](int, Square square) { return square.column + square.row; }};

constexpr std::array tables_on_board{rows_table, columns_table, diagonals_table, antidiagonals_table};

constexpr std::array tables_of_superqueens{
    rows_table, columns_table, diagonals_table, antidiagonals_table,
    LineTable{
        .kind = LineKind::column, .boxes = as_many_as_rows, .box = columns_table.box, .of_knights = true}};

// Antidiagonals begin with the one whose rows and columns, counted from 1, sum up to n or 2n.
constexpr std::array tables_on_torus{
    rows_table, columns_table,
    LineTable{LineKind::diagonal, as_many_as_rows,
              [](int n, Square square) { return (square.column - square.row + n) % n; }, true},
    LineTable{LineKind::antidiagonal, as_many_as_rows,
              [](int n, Square square) { return (square.column + square.row + 2) % n; }, true}};

constexpr std::array tables_of_rooks{rows_table, columns_table};

std::string signed_text(int number) {
    return (number < 0 ? "−" : "") + std::to_string(number < 0 ? -number : number);
}

/// Chess ranks count from below, so that diagonals become sums and antidiagonals become differences.
bool is_difference(const BoardNames& names, const LineTable& lines) {
    return (lines.kind == LineKind::diagonal) != (names.numbering() == Numbering::chess);
}

/// Returns true for the first table in which the square and its attacker have the same box; without one, for
/// the table of knights' squares.
bool rejects(const Puzzle& puzzle, const SearchEvent& event, const LineTable& lines) {
    const auto same = [&](const LineTable& table) {
        return !table.of_knights &&
               table.box(puzzle.size(), event.square) == table.box(puzzle.size(), event.attacker);
    };
    const auto all = line_tables(puzzle.rule());
    const auto first = std::ranges::find_if(all, same);
    return first == all.end() ? lines.of_knights : first->kind == lines.kind && same(lines);
}

/// The squares in the shown row that the queens of an event and the given queens attack as knights.
std::vector<bool> knights_squares(const Puzzle& puzzle, const SearchEvent& event) {
    const int n = puzzle.size();
    const int row = knights_row(event);
    std::vector<bool> squares(static_cast<std::size_t>(n));
    const auto add = [&](Square queen) {
        for (const auto [down, right] : knight_moves) {
            const int column = queen.column + right;
            if (queen.column >= 0 && queen.row + down == row && row < n && column >= 0 && column < n)
                squares[static_cast<std::size_t>(column)] = true;
        }
    };
    for (int above = 0; const int column : event.columns)
        add({above++, column});
    std::ranges::for_each(puzzle.givens().queens, add);
    return squares;
}

}  // namespace

std::span<const LineTable> line_tables(AttackRule rule) {
    switch (rule) {
        case AttackRule::torus:
            return tables_on_torus;
        case AttackRule::rooks:
            return tables_of_rooks;
        case AttackRule::superqueens:
            return tables_of_superqueens;
        case AttackRule::queens:
            break;
    }
    return tables_on_board;
}

std::string table_name(const BoardNames& names, const LineTable& lines) {
    return lines.of_knights                   ? names.say("knight's squares")
           : lines.kind == LineKind::row      ? names.rows()
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
    if (lines.wraps) {
        const int shift = lines.kind == LineKind::diagonal ? (chess ? 1 : 0) : (chess ? -1 : 2 * first - 2);
        return std::to_string((box + shift + 2 * n) % n);
    }
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
    const std::string sum = std::to_string(square.column + first) +
                            (is_difference(names, lines) ? " − " : " + ") + std::to_string(row);
    return (lines.wraps ? "(" + sum + ") mod " + std::to_string(names.size()) : sum) + " = " +
           line_label(names, lines, lines.box(names.size(), square));
}

bool touches(const Puzzle& puzzle, const SearchEvent& event, const LineTable& lines) {
    switch (event.kind) {
        case Kind::tested:
            return true;
        case Kind::placed:
        case Kind::removed:
            return !lines.of_knights;
        case Kind::rejected:
            return rejects(puzzle, event, lines);
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

int knights_row(const SearchEvent& event) {
    const bool is_about_square = event.kind == Kind::tested || event.kind == Kind::rejected ||
                                 event.kind == Kind::placed || event.kind == Kind::removed;
    if (!is_about_square)
        return static_cast<int>(event.columns.size());
    return event.square.row + (event.kind == Kind::placed ? 1 : 0);
}

std::vector<bool> taken_lines(const Puzzle& puzzle, const SearchEvent& event, const LineTable& lines) {
    if (lines.of_knights)
        return knights_squares(puzzle, event);
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
