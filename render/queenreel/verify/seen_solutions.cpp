#include "queenreel/verify/seen_solutions.h"

#include <fmt/format.h>

#include "queenreel/base/text.h"
#include "queenreel/puzzle/known_counts.h"
#include "queenreel/puzzle/symmetry.h"
#include "queenreel/verify/enumerate.h"

namespace queenreel::judge {
namespace {

constexpr std::uint64_t max_nodes = 50'000'000;  // under a second

}  // namespace

std::string text(Solution columns) {
    return "[" + joined(columns, ", ") + "]";
}

std::string SeenSolutions::key(Solution columns) const {
    std::string bytes;
    for (int column : columns) {
        if (columns.size() > 256)
            bytes.push_back(static_cast<char>(column >> 8));
        bytes.push_back(static_cast<char>(column));
    }
    return bytes;
}

std::optional<Occurrence> SeenSolutions::note(Solution columns, Occurrence occurrence) {
    if (n_ == 0)
        n_ = static_cast<int>(columns.size());
    if (static_cast<std::size_t>(n_) != columns.size())
        return std::nullopt;
    const auto [place, is_new] =
        seen_.try_emplace(expectations_.unique ? key(canonical(columns)) : key(columns), occurrence);
    return is_new ? std::nullopt : std::optional(place->second);
}

/// The number of solutions that exist; nothing if unknown. Counts those of a puzzle with givens.
std::optional<std::uint64_t> SeenSolutions::known(const Puzzle& puzzle) const {
    if (puzzle.is_plain())
        return expectations_.unique ? known_fundamental_solutions(puzzle.size())
                                    : known_solutions(puzzle.size());
    if (puzzle.clash())
        return 0;
    Enumerator solutions(puzzle, max_nodes);
    std::uint64_t count = 0;
    while (solutions.next())
        ++count;
    return solutions.gave_up() ? std::nullopt : std::optional(count);
}

std::string SeenSolutions::first_missing(const Puzzle& puzzle) const {
    constexpr int max_named = 3;
    std::vector<std::string> names;
    Enumerator solutions(puzzle, max_nodes);
    while (names.size() < max_named && solutions.next())
        if ((!expectations_.unique || is_canonical(solutions.columns())) &&
            !seen_.contains(key(solutions.columns())))
            names.push_back(text(solutions.columns()));
    return joined(names, ", ");
}

std::vector<Fault> SeenSolutions::missing(const Givens& givens, AttackRule rule) const {
    const int n = n_ ? n_ : expectations_.n.value_or(0);
    if (n == 0)
        return {{"", "no solution was read, so nothing is complete"}};
    const Puzzle puzzle(n, givens, rule);
    const auto known = this->known(puzzle);
    if (!known && !puzzle.is_plain())
        return {{"", puzzle.givens().any()
                         ? "it takes too long to count the solutions that have these queens and blocks"
                         : "it takes too long to count the solutions by this rule"}};
    if (!known)
        return {
            {"", fmt::format(
                     "the number of solutions for n = {} is unknown: completeness is checked up to n = {}", n,
                     max_known)}};
    if (size() == *known)
        return {};
    const std::string kind = expectations_.unique ? "fundamental solutions" : "solutions";
    std::string what = fmt::format("{} of {} {}", size(), *known, kind);
    if (const std::string names = first_missing(puzzle); !names.empty())
        what += "; missing: " + names + (*known - size() > 3 ? ", …" : "");
    return {{"", what}};
}

}  // namespace queenreel::judge
