#include "queenreel/puzzle/attack_rule.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdlib>

#include "queenreel/base/table.h"

namespace queenreel {
namespace {

int diagonal(int n, Square square) {
    return square.column - square.row + n - 1;
}

int antidiagonal(Square square) {
    return square.column + square.row;
}

bool share_diagonal(int /*n*/, Square a, Square b) {
    return std::abs(a.row - b.row) == std::abs(a.column - b.column);
}

std::vector<int> diagonals(int n, Square square) {
    return {diagonal(n, square), 2 * n - 1 + antidiagonal(square)};
}

bool share_torus_diagonal(int n, Square a, Square b) {
    return (diagonal(n, a) - diagonal(n, b)) % n == 0 || (antidiagonal(a) - antidiagonal(b)) % n == 0;
}

std::vector<int> torus_diagonals(int n, Square square) {
    return {(diagonal(n, square) + 1) % n, n + antidiagonal(square) % n};
}

bool is_knight_move(Square a, Square b) {
    return std::ranges::find(knight_moves, Square{b.row - a.row, b.column - a.column}) != knight_moves.end();
}

bool share_diagonal_or_knight_move(int n, Square a, Square b) {
    return share_diagonal(n, a, b) || is_knight_move(a, b);
}

/// The diagonals, and a line for each pair of squares a knight's move apart, numbered by its upper square and
/// the move from there.
std::vector<int> diagonals_and_knight_moves(int n, Square square) {
    std::vector<int> lines = diagonals(n, square);
    const auto is_on_board = [n](Square other) {
        return std::min(other.row, other.column) >= 0 && std::max(other.row, other.column) < n;
    };
    const auto line = [n](Square upper, std::size_t way) {
        return 2 * (2 * n - 1) + 4 * (upper.row * n + upper.column) + static_cast<int>(way);
    };
    for (std::size_t way = 0; way < knight_moves.size() / 2; ++way) {
        const auto [down, right] = knight_moves[way];
        if (is_on_board({square.row + down, square.column + right}))
            lines.push_back(line(square, way));
        if (const Square upper{square.row - down, square.column - right}; is_on_board(upper))
            lines.push_back(line(upper, way));
    }
    return lines;
}

constexpr std::array rule_table{
    AttackRuleRow{.rule = AttackRule::queens,
                  .name = "queens",
                  .piece = "queen",
                  .board = "board",
                  .attacks = share_diagonal,
                  .lines = diagonals,
                  .line_count = [](int n) { return 2 * (2 * n - 1); }},
    AttackRuleRow{.rule = AttackRule::torus,
                  .name = "torus",
                  .piece = "queen",
                  .board = "torus",
                  .attacks = share_torus_diagonal,
                  .lines = torus_diagonals,
                  .line_count = [](int n) { return 2 * n; }},
    AttackRuleRow{.rule = AttackRule::superqueens,
                  .name = "superqueens",
                  .piece = "superqueen",
                  .board = "board",
                  .attacks = share_diagonal_or_knight_move,
                  .lines = diagonals_and_knight_moves,
                  .line_count = [](int n) { return 2 * (2 * n - 1) + 4 * n * n; }},
    AttackRuleRow{.rule = AttackRule::rooks,
                  .name = "rooks",
                  .piece = "rook",
                  .board = "board",
                  .attacks = [](int, Square, Square) { return false; },
                  .lines = [](int, Square) { return std::vector<int>(); },
                  .line_count = [](int) { return 0; }},
};
static_assert(is_indexed_by(rule_table, &AttackRuleRow::rule));

}  // namespace

std::span<const AttackRuleRow> attack_rules() {
    return rule_table;
}

const AttackRuleRow& row_of(AttackRule rule) {
    return rule_table[static_cast<std::size_t>(rule)];
}

std::optional<std::uint64_t> solutions_by_theory(AttackRule rule, int n) {
    constexpr int max_factorial = 20;  // the greatest n whose factorial fits 64 bits
    if (rule == AttackRule::torus && (n % 2 == 0 || n % 3 == 0))
        return 0;
    if (rule != AttackRule::rooks || n > max_factorial)
        return std::nullopt;
    std::uint64_t count = 1;
    for (int factor = 2; factor <= n; ++factor)
        count *= static_cast<std::uint64_t>(factor);
    return count;
}

bool attacks(AttackRule rule, int n, Square a, Square b) {
    if (rule == AttackRule::queens)
        return share_line(a, b);
    return a != b && (a.row == b.row || a.column == b.column || row_of(rule).attacks(n, a, b));
}

}  // namespace queenreel
