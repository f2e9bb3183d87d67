#include <array>
#include <vector>

#include "queenreel/solvers/rows.h"
#include "queenreel/words/words.h"

namespace queenreel {
namespace constructive {
namespace {

constexpr auto pseudocode = std::to_array<std::string_view>({
    "n is 2 or 3: there is no solution",
    "m = n, or n - 1 when n is odd:",
    "if m mod 6 is not 2:",
    "  upper half: {columns} {column 1}, {column 3}, {column 5}, ...",
    "  lower half: {columns} {column 0}, {column 2}, {column 4}, ...",
    "else, with steps of 2 around the board:",
    "  upper half: from {column} {half} on",
    "  lower half: the upper, turned around",
    "n odd: the last queen in the corner",
    "print the solution",
});
enum Line { none, upper_stairs = 3, lower_stairs, upper_ring = 6, lower_ring, corner, tell };

struct Place {
    int column;
    Line line;
};

/// The column of a row, from 0, by the constructions of Hoffman, Loessi & Moore ("Constructions for the
/// solution of the m queens problem", 1969): A for even m with m mod 6 ≠ 2, B for even m with m mod 6 = 2.
/// For odd n, either one leaves the long diagonal free, and a queen in its corner is added.
Place place(int row, int n) {
    const int m = n - n % 2;
    const int half = m / 2;
    if (row == m)
        return {m, corner};
    if (m % 6 != 2)
        return row < half ? Place{2 * row + 1, upper_stairs} : Place{2 * (row - half), lower_stairs};
    if (row < half)
        return {(2 * row + half - 1) % m, upper_ring};
    return {m - 1 - place(m - 1 - row, m).column, lower_ring};
}

Generator<SearchEvent> search(Puzzle puzzle, SearchOptions options) {
    const int n = puzzle.size();
    using Kind = SearchEvent::Kind;
    if (n == 2 || n == 3) {
        co_yield SearchEvent{.kind = Kind::exhausted, .line = none};
        co_return;
    }
    std::vector<int> columns;
    columns.reserve(static_cast<std::size_t>(n));
    for (int row = 0; row < n; ++row) {
        const auto [column, line] = place(row, n);
        columns.push_back(column);
        if (options.detail == Detail::steps)
            co_yield SearchEvent{.kind = Kind::placed,
                                 .square = {row, column},
                                 .columns = columns,
                                 .line = line,
                                 .looks = columns.size()};
    }
    co_yield SearchEvent{.kind = Kind::solution, .columns = columns, .line = tell, .looks = columns.size()};
}

}  // namespace
}  // namespace constructive

constexpr Solver constructive_solver{
    .name = "constructive",
    .summary = message_in("a summary", "one solution by formula, for any n from 4 on"),
    .idea = message("No search at all: a formula says for each {row} where its queen stands."),
    .looks_at = "a queen that is placed; the formula looks at nothing",
    .max_n = 10'000'000,
    .complete = false,
    .ordered = false,
    .deterministic = true,
    .profile = {.approach = Approach::construction},
    .no_givens = "its formula alone says where each queen stands",
    .keeps = Keeps::formula,
    .pseudocode = constructive::pseudocode,
    .run = constructive::search};

}  // namespace queenreel
