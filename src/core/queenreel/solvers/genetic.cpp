#include <array>
#include <cstdint>
#include <utility>

#include "queenreel/solvers/generation.h"
#include "queenreel/solvers/rows.h"
#include "queenreel/words/words.h"

namespace queenreel {
namespace genetic {
namespace {

constexpr int boards = 100;
constexpr int patience = 100;  // generations without a better board
constexpr int attempts = 60;

constexpr auto pseudocode = std::to_array<std::string_view>({
    "repeat 60 times:",
    "  draw 100 boards at random, a queen a {row}",
    "  while a better one comes in 100 rounds:",
    "    fitness of each = 1 / (1 + conflicts)",
    "    if a board has none: print the solution",
    "    keep the fittest",
    "    99 times, draw two parents by fitness",
    "    cut both at a {row} and join the parts",
    "    in two of three, move a queen anywhere",
    "  drop them all and start over",
    "give up",
});
enum Line { set_up = 1, judge = 3, tell, keep, draw, join, mutate, die, give_up };

const Individual& best_of(const Generation& generation) {
    return generation.individuals()[static_cast<std::size_t>(generation.best())];
}

/// The pseudocode line that made a board.
Line line_of(const Individual& child, bool first) {
    if (first)
        return keep;
    if (child.mutated_row >= 0)
        return mutate;
    return child.is_whole() ? draw : join;
}

/// Yields how each board of `next` was bred from those of `now`. `looks` are the probes before; those for the
/// generation are divided equally among its boards.
// NOLINTNEXTLINE(cppcoreguidelines-avoid-reference-coroutine-parameters): the caller's frame outlives it
Generator<SearchEvent> breeding(const Population& now, const Generation& next, std::uint64_t looks) {
    const Solution best = now.individuals[static_cast<std::size_t>(now.best)].columns;
    for (std::uint64_t number = 0; const Individual& child : next.individuals()) {
        const bool first = number++ == 0;
        co_yield SearchEvent{.kind = SearchEvent::Kind::bred,
                             .columns = best,
                             .line = line_of(child, first),
                             .looks = looks + next.looks() * number / next.individuals().size(),
                             .population = &now,
                             .child = &child};
    }
}

/// A genetic search: selection, crossover and mutation over generations of boards. `columns` of its events is
/// the best board.
Generator<SearchEvent> search(Puzzle puzzle, SearchOptions options) {
    const int n = puzzle.size();
    using Kind = SearchEvent::Kind;
    const bool steps = options.detail == Detail::steps;
    Random random(options.seed);
    Generation now(n, boards, random);
    std::uint64_t looks = now.looks();
    for (int attempt = 0; attempt < attempts; ++attempt) {
        if (attempt > 0) {
            if (steps)
                co_yield SearchEvent{.kind = Kind::restarted, .line = die, .looks = looks};
            now = Generation(n, boards, random);
            looks += now.looks();
        }
        int fewest = best_of(now).conflicts;
        for (int number = 0, last_progress = 0;; ++number) {
            const Population population{
                .number = number, .individuals = now.individuals(), .best = now.best()};
            if (steps)
                co_yield SearchEvent{.kind = Kind::generation,
                                     .columns = best_of(now).columns,
                                     .line = number == 0 ? set_up : judge,
                                     .looks = looks,
                                     .population = &population};
            if (best_of(now).conflicts == 0) {
                co_yield SearchEvent{
                    .kind = Kind::solution, .columns = best_of(now).columns, .line = tell, .looks = looks};
                co_return;
            }
            if (best_of(now).conflicts < fewest)
                last_progress = number;
            fewest = best_of(now).conflicts;
            if (number - last_progress == patience)
                break;
            Generation next(now, random);
            if (steps)
                for (const SearchEvent& event : breeding(population, next, looks))
                    co_yield event;
            looks += next.looks();
            now = std::move(next);
        }
    }
    co_yield SearchEvent{
        .kind = Kind::gave_up, .columns = best_of(now).columns, .line = give_up, .looks = looks};
}

}  // namespace
}  // namespace genetic

constexpr Solver genetic_solver{
    .name = "genetic",
    .summary = message_in("a summary", "a population of boards under selection, crossover and mutation"),
    .idea =
        message("Breed a hundred boards: the fitter have more offspring, until a board has no attack left."),
    .looks_at = "a queen of a board, how many queens stand on a line, or a board's fitness",
    .max_n = 16,
    .complete = false,
    .ordered = false,
    .deterministic = false,
    .profile = {.approach = Approach::evolutionary},
    .no_givens = "it breeds boards from random ones, which have no given queens",
    .pseudocode = genetic::pseudocode,
    .silent = {.judge = genetic::judge, .draw = genetic::draw, .join = genetic::join},
    .run = genetic::search};

}  // namespace queenreel
