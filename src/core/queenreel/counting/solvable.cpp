#include "queenreel/counting/solvable.h"

#include <fmt/format.h>

#include <algorithm>
#include <limits>

#include "queenreel/counting/count_puzzle.h"
#include "queenreel/puzzle/attack_rule.h"
#include "queenreel/puzzle/known_counts.h"
#include "queenreel/puzzle/notation.h"

namespace queenreel {

std::optional<std::uint64_t> quick_count(const Puzzle& puzzle, const std::function<void()>& watch) {
    constexpr int max_questions = 40;  // calls of keep_going by count_puzzle(), one per million nodes: half a
                                       // second in all
    if (puzzle.is_plain() || puzzle.size() > Puzzle::max_masked)
        return std::nullopt;
    const auto count = count_puzzle(puzzle, [&, asked = 0](double /*share*/) mutable {
        watch();
        return ++asked < max_questions;
    });
    return count ? std::optional(count->solutions) : std::nullopt;
}

std::optional<std::string> why_unsolvable(const Puzzle& puzzle, const std::function<void()>& watch) {
    if (const auto clash = puzzle.clash())
        return fmt::format("as the given queens {} and {} attack each other",
                           square_name(clash->first, puzzle.size()),
                           square_name(clash->second, puzzle.size()));
    if (solutions_by_theory(puzzle.rule(), puzzle.size()) == 0)
        return "as queens on a torus have some only where neither 2 nor 3 divides n";
    if (const auto closed = puzzle.closed_row())
        return fmt::format("as row {} from the top has no square left from the start", *closed + 1);
    const auto count = count_puzzle(puzzle, [&](double /*share*/) {
        watch();
        return true;
    });
    if (!count || count->solutions > 0)
        return std::nullopt;
    return fmt::format("as row {} from the top runs out of squares first, whatever stands above",
                       count->filled_rows + 1);
}

std::optional<double> most_solutions(const Puzzle& puzzle, std::optional<std::uint64_t> counted) {
    if (!puzzle.is_plain() && counted)
        return static_cast<double>(*counted);
    const bool rooks = puzzle.rule() == AttackRule::rooks;
    const auto known = rooks ? std::nullopt : known_solutions(puzzle.size());
    if (puzzle.givens().queens.empty() && !rooks)
        return known ? std::optional(static_cast<double>(*known)) : std::nullopt;
    double permutations = 1;
    for (int left = puzzle.size() - static_cast<int>(puzzle.givens().queens.size()); left > 1; --left)
        permutations *= left;
    constexpr std::uint64_t unknown = std::numeric_limits<std::uint64_t>::max();
    return std::min(static_cast<double>(known.value_or(unknown)), permutations);
}

}  // namespace queenreel
