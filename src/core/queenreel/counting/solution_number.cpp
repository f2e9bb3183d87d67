#include "queenreel/counting/solution_number.h"

#include <fmt/format.h>

#include <stdexcept>

#include "queenreel/counting/count_puzzle.h"
#include "queenreel/puzzle/attacks.h"
#include "queenreel/puzzle/puzzle.h"

namespace queenreel {
namespace {

/// The boards that begin with the rows added so far, one queen per row.
class Beginning {
  public:
    explicit Beginning(int n) : n_(n) {}

    /// The number of solutions that continue with a queen in `column`; empty if stopped.
    std::optional<std::uint64_t> count_with(int column, const std::function<bool()>& keep_going) const {
        Givens givens{.queens = queens_, .blocked = {}};
        givens.queens.push_back({next_row(), column});
        const Puzzle puzzle(n_, std::move(givens));
        if (puzzle.clash())
            return 0;
        const auto count =
            count_puzzle(puzzle, [&](double /*share*/) { return !keep_going || keep_going(); });
        return count ? std::optional(count->solutions) : std::nullopt;
    }

    void add(int column) { queens_.push_back({next_row(), column}); }

  private:
    int next_row() const { return static_cast<int>(queens_.size()); }

    int n_;
    std::vector<Square> queens_;
};

void check_size(int n) {
    if (n < 1 || n > max_numbered)
        throw std::invalid_argument(
            fmt::format("n: {} is out of range; solutions are numbered for n from 1 to {}", n, max_numbered));
}

}  // namespace

std::optional<std::uint64_t> solution_number(Solution columns, const std::function<bool()>& keep_going) {
    const int n = static_cast<int>(columns.size());
    check_size(n);
    if (!is_solution(columns))
        throw std::invalid_argument("columns: they are no solution, so they have no number; give one");
    Beginning beginning(n);
    std::uint64_t before = 0;
    for (const int column : columns) {
        for (int left = 0; left < column; ++left) {
            const auto count = beginning.count_with(left, keep_going);
            if (!count)
                return std::nullopt;
            before += *count;
        }
        beginning.add(column);
    }
    return before + 1;
}

std::optional<std::vector<int>> numbered_solution(int n, std::uint64_t number,
                                                  const std::function<bool()>& keep_going) {
    check_size(n);
    Beginning beginning(n);
    std::vector<int> columns;
    std::uint64_t left = number;
    while (left > 0 && static_cast<int>(columns.size()) < n) {
        int column = 0;
        for (; column < n; ++column) {
            const auto count = beginning.count_with(column, keep_going);
            if (!count)
                return std::nullopt;
            if (left <= *count)
                break;
            left -= *count;
        }
        if (column == n)
            break;
        beginning.add(column);
        columns.push_back(column);
    }
    if (static_cast<int>(columns.size()) < n)
        throw std::invalid_argument(
            fmt::format("number: n = {} has no solution of number {}; give a lower one, from 1", n, number));
    return columns;
}

}  // namespace queenreel
