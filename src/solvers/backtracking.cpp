#include <array>

#include "solvers/row_by_row.h"
#include "solvers/rows.h"

namespace queenreel {
namespace {

/// Compares the square with each queen, from the top, and keeps nothing: a teacher's first program. All
/// solutions of n = 8 take 15,720 tests and 2,056 placed queens; with the empty board that is 2,057 nodes of
/// the search tree.
struct EachQueen {
    static constexpr int tests = 2;

    explicit EachQueen(int /*n*/) {}

    static std::optional<Refusal> refusal(Solution columns, Square square) {
        for (int row = 0; const int column : columns) {
            const Square queen{row++, column};
            if (share_line(queen, square))
                return Refusal{queen, column == square.column ? 0 : 1};
        }
        return std::nullopt;
    }

    void place(Square /*square*/) {}
    void remove(Square /*square*/) {}
};

constexpr auto pseudocode = std::to_array<std::string_view>({
    "search(row):",
    "  if row = n: tell the solution",
    "  else for each column from the left:",
    "    a queen above in this column? reject",
    "    a queen above on a diagonal? reject",
    "    place a queen on (row, column)",
    "    search(row + 1),",
    "    take the queen back",
    "search(0); then nothing is left to try",
});

}  // namespace

constexpr Solver backtracking_solver{
    .name = "backtracking",
    .summary = "row by row, every square tested against each queen placed: the one to learn from",
    .idea = "Fill row after row; where a row has no free square, go back and move the queen above.",
    .max_n = 32,
    .complete = true,
    .ordered = true,
    .deterministic = true,
    .profile = {.tests = Tests::empty_squares},
    .pseudocode = pseudocode,
    .run = row_by_row<EachQueen>};

}  // namespace queenreel
