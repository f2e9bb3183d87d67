#include "queenreel/puzzle/attacks.h"

#include <algorithm>
#include <array>
#include <cstddef>

namespace queenreel {
namespace {

/// Counts the queens on each row, column, diagonal and antidiagonal of an n×n board.
class QueenCounts {
  public:
    explicit QueenCounts(int size) : size_(static_cast<std::size_t>(size)), queens_(6 * size_) {}

    void add(Square square) {
        for (const std::size_t line : through(square))
            ++queens_[line];
    }

    /// The queens on the square's four lines; one on the square itself counts four times.
    int on_lines_of(Square square) const {
        int sum = 0;
        for (const std::size_t line : through(square))
            sum += queens_[line];
        return sum;
    }

  private:
    std::array<std::size_t, 4> through(Square square) const {
        const auto row = static_cast<std::size_t>(square.row);
        const auto column = static_cast<std::size_t>(square.column);
        return {row, size_ + column, 3 * size_ + column - row, 4 * size_ + column + row};
    }

    std::size_t size_;
    std::vector<int> queens_;
};

/// Computes attacked_squares() by checking each square against each queen.
std::vector<bool> attacked_by_rule(const Board& board, AttackRule rule) {
    const int n = board.size();
    std::vector<bool> attacked;
    attacked.reserve(static_cast<std::size_t>(n) * static_cast<std::size_t>(n));
    for (int row = 0; row < n; ++row)
        for (int column = 0; column < n; ++column)
            attacked.push_back(std::ranges::any_of(
                board.queens(), [&](Square queen) { return attacks(rule, n, queen, {row, column}); }));
    return attacked;
}

}  // namespace

std::vector<bool> attacked_squares(const Board& board, AttackRule rule) {
    if (rule != AttackRule::queens)
        return attacked_by_rule(board, rule);
    QueenCounts counts(board.size());
    for (const Square queen : board.queens())
        counts.add(queen);

    const auto size = static_cast<std::size_t>(board.size());
    std::vector<bool> attacked;
    attacked.reserve(size * size);
    auto queen = board.queens().begin();
    for (int row = 0; row < board.size(); ++row) {
        for (int column = 0; column < board.size(); ++column) {
            const bool occupied = queen != board.queens().end() && *queen == Square{row, column};
            queen += occupied;
            attacked.push_back(counts.on_lines_of({row, column}) > (occupied ? 4 : 0));
        }
    }
    return attacked;
}

std::optional<Square> attacker_above(Solution columns, Square square) {
    const auto nearest_on = [&](auto line) -> std::optional<Square> {
        for (std::size_t above = columns.size(); above-- > 0;)
            if (const Square queen{static_cast<int>(above), columns[above]};
                queen.column >= 0 && line(queen) == line(square))
                return queen;
        return std::nullopt;
    };
    if (const auto queen = nearest_on([](Square on) { return on.column; }))
        return queen;
    if (const auto queen = nearest_on([](Square on) { return on.column - on.row; }))
        return queen;
    return nearest_on([](Square on) { return on.column + on.row; });
}

std::vector<std::pair<Square, Square>> conflicts(const Board& board, AttackRule rule) {
    std::vector<std::pair<Square, Square>> pairs;
    const auto queens = board.queens();
    for (auto first = queens.begin(); first != queens.end(); ++first)
        for (auto second = first + 1; second != queens.end(); ++second)
            if (attacks(rule, board.size(), *first, *second))
                pairs.emplace_back(*first, *second);
    return pairs;
}

bool is_solution(const Board& board, AttackRule rule) {
    if (board.queens().size() != static_cast<std::size_t>(board.size()))
        return false;
    if (rule != AttackRule::queens)
        return conflicts(board, rule).empty();
    std::vector<int> columns;
    columns.reserve(board.queens().size());
    for (const Square queen : board.queens()) {
        if (queen.row != static_cast<int>(columns.size()))
            return false;
        columns.push_back(queen.column);
    }
    return is_solution(columns);
}

bool is_solution(Solution columns) {
    const std::size_t size = columns.size();
    std::vector<bool> taken(size);
    std::vector<bool> diagonals(2 * size);
    std::vector<bool> antidiagonals(2 * size);
    for (std::size_t row = 0; row < size; ++row) {
        if (columns[row] < 0 || static_cast<std::size_t>(columns[row]) >= size)
            return false;
        const auto column = static_cast<std::size_t>(columns[row]);
        if (taken[column] || diagonals[column + size - row] || antidiagonals[column + row])
            return false;
        taken[column] = diagonals[column + size - row] = antidiagonals[column + row] = true;
    }
    return size > 0;
}

}  // namespace queenreel
