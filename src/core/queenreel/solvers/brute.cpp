#include <array>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "queenreel/puzzle/attacks.h"
#include "queenreel/solvers/rows.h"
#include "queenreel/solvers/tried_columns.h"
#include "queenreel/words/words.h"

namespace queenreel {
namespace brute {
namespace {

constexpr auto pseudocode = std::to_array<std::string_view>({
    "search({row}):",
    "  if {past}, test the whole board:",
    "    do two queens attack? reject it",
    "    if none do: print the solution",
    "  else for each {column} in turn:",
    "    place a queen on ({row}, {column})",
    "    search({next})",
    "    take the queen back",
    "  no {column} left: return",
    "search({first}); done when it returns",
});
enum Line { look = 1, reject, tell, each_column, place, call, take_back, go_back, end };

/// The result of checking a full board.
struct Checked {
    std::optional<int> attacked_row;  ///< the first row whose queen is attacked by one above
    int looks;                        ///< of queens: each, and those above it that it is compared with
};

Checked check(Solution columns) {
    const int size = static_cast<int>(columns.size());
    int looks = 0;
    for (int row = 0; row < size; ++row) {
        ++looks;
        for (int above = 0; above < row; ++above) {
            ++looks;
            if (share_line({row, columns[static_cast<std::size_t>(row)]},
                           {above, columns[static_cast<std::size_t>(above)]}))
                return {row, looks};
        }
    }
    return {std::nullopt, looks};
}

/// Rejects a queen and names the one above that attacks it.
SearchEvent rejected(Solution columns, int row, std::uint64_t looks) {
    const auto above = static_cast<std::size_t>(row);
    const Square queen{row, columns[above]};
    return {.kind = SearchEvent::Kind::rejected,
            .square = queen,
            .attacker = attacker_above(columns.first(above), queen).value(),
            .columns = columns,
            .line = reject,
            .looks = looks};
}

/// Tries every placement of one queen per row, n^n of them on an empty board, and tests each when all queens
/// are on the board: `tested` names the last queen, `rejected` the first that a queen above attacks.
template <typename Columns>
Generator<SearchEvent> search_columns(Puzzle puzzle, SearchOptions options) {
    using Kind = SearchEvent::Kind;
    const bool steps = options.detail == Detail::steps;
    const int n = puzzle.size();
    const Columns tried(puzzle);
    std::vector<int> columns;
    columns.reserve(static_cast<std::size_t>(n));
    std::uint64_t looks = 0;
    for (int next_column = 0;;) {
        const int row = static_cast<int>(columns.size());
        next_column = tried.next(row, next_column);
        if (row < n && next_column < n) {
            columns.push_back(next_column);
            next_column = 0;
            ++looks;
            if (steps)
                co_yield SearchEvent{.kind = Kind::placed,
                                     .square = {row, columns.back()},
                                     .columns = columns,
                                     .line = place,
                                     .looks = looks};
            continue;
        }
        if (row == n) {
            const Checked checked = check(columns);
            looks += checked.looks;
            if (steps)
                co_yield SearchEvent{.kind = Kind::tested,
                                     .square = {n - 1, columns.back()},
                                     .columns = columns,
                                     .line = look,
                                     .looks = looks};
            if (!checked.attacked_row)
                co_yield SearchEvent{
                    .kind = Kind::solution, .columns = columns, .line = tell, .looks = looks};
            else if (steps)
                co_yield rejected(columns, *checked.attacked_row, looks);
        }
        if (columns.empty())
            break;
        const Square taken{row - 1, columns.back()};
        columns.pop_back();
        next_column = taken.column + 1;
        ++looks;
        if (steps)
            co_yield SearchEvent{.kind = Kind::removed,
                                 .square = taken,
                                 .columns = columns,
                                 .line = take_back,
                                 .looks = looks};
    }
    co_yield SearchEvent{.kind = Kind::exhausted, .columns = columns, .line = end, .looks = looks};
}

Generator<SearchEvent> search(Puzzle puzzle, SearchOptions options) {
    return puzzle.is_plain() ? search_columns<EveryColumn>(std::move(puzzle), options)
                             : search_columns<TriedColumns>(std::move(puzzle), options);
}

}  // namespace
}  // namespace brute

constexpr Solver brute_solver{
    .name = "brute",
    .summary =
        message_in("a summary", "tests a board only when all its queens stand: n^n boards, for contrast"),
    .idea =
        message("Put a queen in every {row} in every possible way, and only then look whether two attack."),
    .looks_at = "a queen: placed, taken back, or compared with another",
    .max_n = 8,
    .complete = true,
    .ordered = true,
    .deterministic = true,
    .profile = {.tests = Tests::queens},
    .keeps = Keeps::digits,
    .pseudocode = brute::pseudocode,
    .silent = {.place = brute::place,
               .choose = brute::each_column,
               .call = brute::call,
               .go_back = brute::go_back},
    .run = brute::search};

}  // namespace queenreel
