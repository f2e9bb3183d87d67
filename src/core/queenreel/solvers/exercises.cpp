#include "queenreel/solvers/exercises.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <utility>

#include "queenreel/base/spec_error.h"
#include "queenreel/base/text.h"
#include "queenreel/solvers/random.h"
#include "queenreel/solvers/solver.h"

namespace queenreel {
namespace {

constexpr int min_exercise = 4;
constexpr std::uint64_t max_proof_nodes = 100'000;  // for one proof

std::vector<int> drawn_solution(int n, Random& random) {
    // The seeds of a solver that draws at random; each gives a solution.
    constexpr int seeds = 1 << 30;
    const Solver& solver = *find_solver("linear");
    for (;;)
        for (const SearchEvent& event :
             solver.search(n, {.seed = static_cast<std::uint64_t>(random.below(seeds))}))
            if (event.kind == SearchEvent::Kind::solution)
                return {event.columns.begin(), event.columns.end()};
}

/// The solution with `missing` queens removed.
Board without_queens(const std::vector<int>& solution, int missing, Random& random) {
    Board board(static_cast<int>(solution.size()), solution);
    for (int left = missing; left > 0; --left) {
        const std::span<const Square> queens = board.queens();
        board.remove(queens[static_cast<std::size_t>(random.below(static_cast<int>(queens.size())))]);
    }
    return board;
}

/// The queens that backtracking places to find all completions and to prove that there are no more; empty
/// unless there are `completions` of them, or if that takes too long.
std::optional<std::uint64_t> nodes_to_complete(const Board& board, int completions) {
    const Puzzle puzzle(board.size(), {.queens = {board.queens().begin(), board.queens().end()}});
    std::uint64_t nodes = 0;
    int solutions = 0;
    for (const SearchEvent& event : find_solver("backtracking")->search(puzzle, {.detail = Detail::steps})) {
        solutions += event.kind == SearchEvent::Kind::solution ? 1 : 0;
        if (event.kind == SearchEvent::Kind::placed && !puzzle.has_queen(event.square))
            ++nodes;
        if (solutions > completions || nodes > max_proof_nodes)
            return std::nullopt;
    }
    return solutions == completions ? std::optional(nodes) : std::nullopt;
}

[[noreturn]] void refuse_too_few(const ExerciseSpec& spec, std::size_t found) {
    const std::string exercises = counted(static_cast<std::uint64_t>(spec.count), "exercise");
    if (spec.completions == 1)
        throw SpecError("missing", std::to_string(spec.missing),
                        fmt::format("allows only {} of {} with a single completion", found, exercises),
                        "give fewer queens, or fewer exercises");
    throw SpecError("completions", std::to_string(spec.completions),
                    fmt::format("allows only {} of {} with {} missing", found, exercises,
                                counted(static_cast<std::uint64_t>(spec.missing), "queen")),
                    "give another number, another {missing}, or fewer exercises");
}

}  // namespace

std::vector<Exercise> exercises(const ExerciseSpec& spec) {
    if (spec.n < min_exercise || spec.n > max_exercise)
        throw SpecError("n", std::to_string(spec.n), "is out of range",
                        fmt::format("exercises have {} to {} rows", min_exercise, max_exercise));
    if (spec.missing < 1 || spec.missing > spec.n)
        throw SpecError("missing", std::to_string(spec.missing), "is out of range",
                        fmt::format("give 1 to {}", spec.n));
    if (spec.completions < 1 || spec.completions > max_completions)
        throw SpecError("completions", std::to_string(spec.completions), "is out of range",
                        fmt::format("give 1 to {}", max_completions));
    Random random(spec.seed);
    std::vector<Exercise> drawn;
    const int tries = 200 * spec.count;
    for (int tried = 0; tried < tries && std::cmp_less(drawn.size(), spec.count); ++tried) {
        Board board = without_queens(drawn_solution(spec.n, random), spec.missing, random);
        if (std::ranges::find(drawn, board, &Exercise::board) != drawn.end())
            continue;
        if (const auto nodes = nodes_to_complete(board, spec.completions))
            drawn.insert(std::ranges::upper_bound(drawn, *nodes, {}, &Exercise::nodes),
                         {std::move(board), *nodes});
    }
    if (std::cmp_less(drawn.size(), spec.count))
        refuse_too_few(spec, drawn.size());
    return drawn;
}

}  // namespace queenreel
