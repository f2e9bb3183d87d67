#include <algorithm>
#include <array>
#include <cstdlib>
#include <vector>

#include "queenreel/solvers/row_by_row.h"
#include "queenreel/solvers/rows.h"
#include "queenreel/words/words.h"

namespace queenreel {
namespace backtracking {
namespace {

/// Compares the square with each queen on the board, first their columns and then their diagonals, and stores
/// only the given queens: a textbook's first program. All solutions of n = 8 take 15,720 tests and 2,056
/// placed queens; with the empty board, the search tree has 2,057 nodes.
class EachQueen {
  public:
    static constexpr int tests = 2;

    explicit EachQueen(const Puzzle& puzzle) : given_(puzzle.givens().queens) {}

    Tested test(Solution columns, Square square) const {
        const auto same_column = std::ranges::find(columns, square.column);
        int looks = 1 + static_cast<int>(same_column - columns.begin());  // the square itself is probed first
        if (same_column != columns.end())
            return {0, looks + 1};
        for (const Square queen : given_)
            if (queen.row > square.row) {
                ++looks;
                if (queen.column == square.column)
                    return {0, looks};
            }
        for (int rows_above = square.row; const int column : columns) {
            ++looks;
            if (std::abs(column - square.column) == rows_above--)
                return {1, looks};
        }
        for (const Square queen : given_)
            if (queen.row > square.row) {
                ++looks;
                if (share_line(queen, square))
                    return {1, looks};
            }
        return {std::nullopt, looks};
    }

    static int place(Square /*square*/) { return 0; }
    static int remove(Square /*square*/) { return 0; }

  private:
    std::vector<Square> given_;
};

/// The same for any rule of attack.
class EachPiece {
  public:
    static constexpr int tests = EachQueen::tests;

    explicit EachPiece(const Puzzle& puzzle) : puzzle_(puzzle) {}

    Tested test(Solution columns, Square square) const {
        int looks = 1;  // the square itself is probed first
        const auto fails = [&](bool in_column) {
            const auto attacks = [&](Square piece) {
                ++looks;
                return in_column ? piece.column == square.column : puzzle_.attacks(piece, square);
            };
            for (int row = 0; const int column : columns)
                if (attacks({row++, column}))
                    return true;
            return std::ranges::any_of(puzzle_.givens().queens, [&](Square piece) {
                return piece.row > square.row && attacks(piece);
            });
        };
        if (fails(true))
            return {0, looks};
        if (fails(false))
            return {1, looks};
        return {std::nullopt, looks};
    }

    static int place(Square /*square*/) { return 0; }
    static int remove(Square /*square*/) { return 0; }

  private:
    Puzzle puzzle_;
};

constexpr auto pseudocode = std::to_array<std::string_view>({
    "search({row}):",
    "  if {past}: print the solution",
    "  else for each {column} from the left:",
    "    {a queen} above {in this column}? reject",
    "    {a queen} above {on a diagonal}? reject",
    "    place {a queen} on ({row}, {column})",
    "    search({next})",
    "    take {the queen} back",
    "  no {column} left: return",
    "search({first}); done when it returns",
});

}  // namespace
}  // namespace backtracking

constexpr Solver backtracking_solver{
    .name = "backtracking",
    .summary =
        message_in("a summary", "every square tested against each queen placed: the one to learn from"),
    .idea = message("Go {row} by {row}; when stuck, go back."),
    .looks_at = "a square, or a queen that it is compared with",
    .max_n = 32,
    .complete = true,
    .ordered = true,
    .deterministic = true,
    .profile = {.tests = Tests::empty_squares},
    .takes_rules = true,
    .pseudocode = backtracking::pseudocode,
    .silent = silent_lines<backtracking::EachQueen>,
    .run = row_by_row<backtracking::EachQueen, backtracking::EachPiece>};

}  // namespace queenreel
