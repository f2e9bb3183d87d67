#include <array>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "queenreel/solvers/line_counts.h"
#include "queenreel/solvers/random.h"
#include "queenreel/solvers/rows.h"
#include "queenreel/words/words.h"

namespace queenreel {
namespace min_conflicts {
namespace {

using Kind = SearchEvent::Kind;

constexpr std::string_view no_givens = "it moves any queen that is attacked, and would move a given one";
constexpr int attempts = 20;
constexpr int moves_an_attempt = 1000;
constexpr int no_queen = -1;

constexpr std::string_view queen_or_count = "a queen, or how many queens stand on a column or a diagonal";

constexpr auto worst_first = std::to_array<std::string_view>({
    "repeat 20 times:",
    "  in each {row}, put a queen anywhere",
    "  repeat 1000 times:",
    "    if none is attacked: print the solution",
    "    take off the most attacked queen,",
    "    any one of them if there are several",
    "    count attackers of its other squares",
    "    put it where they are fewest",
    "  clear the board",
    "give up",
});
constexpr auto any_first = [] {
    auto lines = worst_first;
    lines[4] = "    of the queens that are attacked,";
    lines[5] = "    take off any one";
    return lines;
}();
enum Line { set_up = 1, tell = 3, take_off, draw_off, count, put, clear, give_up };

/// The rule by which the next queen to move is drawn.
enum class Choice {
    worst,     // among those with the most attackers
    attacked,  // among all that are attacked
};

/// The state of a search: a board with a queen in each row, except while one moves.
struct Search {
    int n;
    bool steps;
    Choice choice;
    Random random;
    std::vector<int> columns = std::vector<int>(static_cast<std::size_t>(n), no_queen);
    LineCounts counts{n};
    std::uint64_t looks = 0;

    void put_queen(Square square) {
        columns[static_cast<std::size_t>(square.row)] = square.column;
        counts.add(square);
        looks += 1 + LineCounts::looks;
    }

    Square take_off_queen(int row) {
        const Square square{row, std::exchange(columns[static_cast<std::size_t>(row)], no_queen)};
        counts.remove(square);
        looks += 1 + LineCounts::looks;
        return square;
    }

    /// The queen to move, and the number of queens it was drawn from.
    struct Drawn {
        int row;
        int drawn_from;
    };

    /// Empty when no queen is attacked.
    std::optional<Drawn> attacked_queen() {
        RandomBest best(random);
        for (int row = 0; row < n; ++row) {
            const Square queen{row, columns[static_cast<std::size_t>(row)]};
            looks += 1 + LineCounts::looks;
            if (const int attackers = counts.attackers_of_queen(queen); attackers > 0)
                best.offer(row, choice == Choice::worst ? attackers : 0);
        }
        const std::optional<int> row = best.value();
        return row ? std::optional(Drawn{*row, best.equals()}) : std::nullopt;
    }
};

/// Puts a queen on a random square of each row.
// NOLINTNEXTLINE(cppcoreguidelines-avoid-reference-coroutine-parameters): the caller's frame outlives it
Generator<SearchEvent> set_up_all(Search& search) {
    for (int row = 0; row < search.n; ++row) {
        const Square square{row, search.random.below(search.n)};
        search.put_queen(square);
        if (search.steps)
            co_yield SearchEvent{.kind = Kind::placed,
                                 .square = square,
                                 .columns = search.columns,
                                 .line = set_up,
                                 .looks = search.looks};
    }
}

/// Moves the row's queen to another square with the fewest attackers.
// NOLINTNEXTLINE(cppcoreguidelines-avoid-reference-coroutine-parameters): the caller's frame outlives it
Generator<SearchEvent> move_queen(Search& search, Search::Drawn queen) {
    const int row = queen.row;
    const Square from = search.take_off_queen(row);
    if (search.steps)
        co_yield SearchEvent{.kind = Kind::removed,
                             .square = from,
                             .columns = search.columns,
                             .line = queen.drawn_from > 1 ? draw_off : take_off,
                             .looks = search.looks,
                             .drawn_from = queen.drawn_from};
    RandomBest best(search.random);
    for (Square to{row, 0}; to.column < search.n; ++to.column) {
        if (to == from)
            continue;
        best.offer(to.column, -search.counts.attackers(to));
        search.looks += LineCounts::looks;
        if (search.steps)
            co_yield SearchEvent{.kind = Kind::tested,
                                 .square = to,
                                 .columns = search.columns,
                                 .line = count,
                                 .looks = search.looks};
    }
    const Square to{row, best.value().value_or(from.column)};
    search.put_queen(to);
    if (search.steps)
        co_yield SearchEvent{.kind = Kind::placed,
                             .square = to,
                             .columns = search.columns,
                             .line = put,
                             .looks = search.looks,
                             .drawn_from = best.equals()};
}

/// Repairs a board with a queen in each row: an attacked queen moves along its row to another square with the
/// fewest attackers (Minton, Johnston, Philips & Laird, "Minimizing conflicts", 1992). O(n) memory and O(n)
/// time per move.
Generator<SearchEvent> search(int n, SearchOptions options, Choice choice) {
    Search search{
        .n = n, .steps = options.detail == Detail::steps, .choice = choice, .random = Random(options.seed)};
    for (int attempt = 0; attempt < attempts; ++attempt) {
        if (attempt > 0) {
            for (int row = 0; row < n; ++row)
                search.take_off_queen(row);
            if (search.steps)
                co_yield SearchEvent{
                    .kind = Kind::restarted, .columns = search.columns, .line = clear, .looks = search.looks};
        }
        for (const SearchEvent& event : set_up_all(search))
            co_yield event;
        for (int moves_left = moves_an_attempt;; --moves_left) {
            const std::optional<Search::Drawn> queen = search.attacked_queen();
            if (!queen) {
                co_yield SearchEvent{
                    .kind = Kind::solution, .columns = search.columns, .line = tell, .looks = search.looks};
                co_return;
            }
            if (moves_left == 0)
                break;
            for (const SearchEvent& event : move_queen(search, *queen))
                co_yield event;
        }
    }
    co_yield SearchEvent{
        .kind = Kind::gave_up, .columns = search.columns, .line = give_up, .looks = search.looks};
}

template <Choice choice>
Generator<SearchEvent> run(Puzzle puzzle, SearchOptions options) {  // NOLINT: as Solver::run
    return search(puzzle.size(), options, choice);
}

}  // namespace
}  // namespace min_conflicts

constexpr Solver min_conflicts_solver{
    .name = "min-conflicts",
    .summary = message_in("a summary",
                          "repairs a random board: the most attacked queen moves to a least attacked square"),
    .idea = message(
        "Begin with a queen in each {row}; move the most attacked to a square that the fewest attack."),
    .looks_at = min_conflicts::queen_or_count,
    .max_n = 1000,
    .complete = false,
    .ordered = false,
    .deterministic = false,
    .profile = {.approach = Approach::local_search, .tests = Tests::empty_squares},
    .no_givens = min_conflicts::no_givens,
    .pseudocode = min_conflicts::worst_first,
    .run = min_conflicts::run<min_conflicts::Choice::worst>};

constexpr Solver min_conflicts_random_solver = [] {
    Solver row = min_conflicts_solver;
    row.name = "min-conflicts-random";
    row.summary = message_in("a summary", "the same with any queen that is attacked");
    row.idea = message(
        "Begin with a queen in each {row}; move any attacked one to a square that the fewest attack.");
    row.pseudocode = min_conflicts::any_first;
    row.run = min_conflicts::run<min_conflicts::Choice::attacked>;
    return row;
}();

}  // namespace queenreel
