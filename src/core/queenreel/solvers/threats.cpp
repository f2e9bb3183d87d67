#include <array>

#include "queenreel/solvers/row_by_row.h"
#include "queenreel/solvers/rows.h"
#include "queenreel/words/words.h"

namespace queenreel {
namespace threats {
namespace {

/// The set of threatened squares: a placed queen adds its lines, and a removed one takes away the squares
/// that it was first to threaten. Each square stores the row of the queen that threatened it first. O(n²)
/// memory.
class ThreatenedSquares {
  public:
    static constexpr int tests = 1;

    explicit ThreatenedSquares(const Puzzle& puzzle)
        : size_(puzzle.size()),
          first_threat_(static_cast<std::size_t>(size_) * static_cast<std::size_t>(size_), none_) {
        for (const Square queen : puzzle.givens().queens) {
            change_threats<1>(queen, none_, queen.row);
            change_threats<-1>(queen, none_, queen.row);
        }
    }

    Tested test(Solution /*columns*/, Square square) {
        return {first_threat(square) == none_ ? std::nullopt : std::optional(0), 1};
    }

    int place(Square queen) { return change_threats<1>(queen, none_, queen.row); }
    int remove(Square queen) { return change_threats<1>(queen, queen.row, none_); }

  private:
    static constexpr int none_ = -1;

    int& first_threat(Square square) {
        return first_threat_[static_cast<std::size_t>(square.row) * static_cast<std::size_t>(size_) +
                             static_cast<std::size_t>(square.column)];
    }

    /// Changes the first threat from `from` to `to` on the queen's lines through the rows below (`down` = 1)
    /// or above (-1). Returns the number of squares probed.
    template <int down>
    int change_threats(Square queen, int from, int to) {
        int looks = 0;
        for (int row = queen.row + down; down > 0 ? row < size_ : row >= 0; row += down) {
            const int distance = row - queen.row;
            for (const int column : {queen.column - distance, queen.column, queen.column + distance})
                if (column >= 0 && column < size_) {
                    ++looks;
                    if (first_threat({row, column}) == from)
                        first_threat({row, column}) = to;
                }
        }
        return looks;
    }

    int size_;
    std::vector<int> first_threat_;
};

constexpr auto pseudocode = std::to_array<std::string_view>({
    "search({row}):",
    "  if {past}: print the solution",
    "  else for each square of the {row}:",
    "    is it threatened? reject",
    "    place a queen, threaten its lines",
    "    search({next})",
    "    take back the queen and its threats",
    "  no square left: return",
    "search({first}); done when it returns",
});

}  // namespace
}  // namespace threats

constexpr Solver threats_solver{
    .name = "threats",
    .summary = message_in("a summary", "backtracking with the set of squares that are threatened"),
    .idea = message("Fill {row} after {row}; each queen threatens its lines, and only squares without a "
                    "threat are free."),
    .looks_at = "a square: whether it is threatened, or has a queen",
    .max_n = 32,
    .complete = true,
    .ordered = true,
    .deterministic = true,
    .profile = {.tests = Tests::empty_squares},
    .keeps_attacked = true,
    .pseudocode = threats::pseudocode,
    .silent = silent_lines<threats::ThreatenedSquares>,
    .run = row_by_row<threats::ThreatenedSquares>};

}  // namespace queenreel
