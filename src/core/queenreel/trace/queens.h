#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "queenreel/puzzle/attack_rule.h"
#include "queenreel/puzzle/square.h"
#include "queenreel/solvers/line_counts.h"

namespace queenreel {

/// The queens of a replayed search, at most one per row, which attack by a rule. O(n) memory.
class Queens {
  public:
    explicit Queens(int n, AttackRule rule = AttackRule::queens);

    /// Throw LineError if the row already has a queen, or if the square has none.
    void place(Square square);
    void remove(Square square);

    /// Replaces all queens by these, one per row from the top.
    void show(Solution columns);

    int count() const { return count_; }
    bool has(Square square) const { return columns_[index(square.row)] == square.column; }

    /// A queen that attacks the square: the one above that Puzzle::attacker() names, or else the topmost.
    std::optional<Square> attacker(Square square) const;

    /// Returns true if a queen may be placed there: its row is empty and no queen attacks it.
    bool is_free(Square square) const;

    /// The columns of all rows, -1 for a row without a queen; standing() ends at the last row with a queen.
    /// Valid until the next change.
    Solution columns() const { return columns_; }
    Solution standing() const;

  private:
    static constexpr int none_ = -1;
    bool is_of_queens() const { return rule_ == AttackRule::queens; }
    static std::size_t index(int row) { return static_cast<std::size_t>(row); }

    int n_;
    AttackRule rule_;
    int count_ = 0;
    std::vector<int> columns_;
    LineCounts counts_;
};

/// A square as messages show it: `row 1, column 2`, from 0.
std::string in_words(Square square);

}  // namespace queenreel
