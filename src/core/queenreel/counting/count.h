#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string_view>

namespace queenreel {

/// The greatest n that count_solutions() takes: the count must fit 64 bits for certain (n = 27 needs 58).
inline constexpr int max_countable = 27;

/// How many solutions an n×n board has, all and up to symmetry.
struct Counts {
    std::uint64_t all = 0;
    std::uint64_t fundamental = 0;

    friend bool operator==(const Counts&, const Counts&) = default;
};

/// How to run a count.
struct CountOptions {
    int threads = 0;  ///< 0: one for each processor

    /// Called on the caller's own thread with the share done, which never falls: first with 0, then about
    /// twenty times a second, and with 1 at the end. The count stops soon when it returns false, and when it
    /// throws.
    std::function<bool(double)> keep_going;
};

/// Counts the solutions by quadrants of the board: for each set of columns whose queens stand in its upper
/// half, the placements of two quadrants are joined to those of a half, and the halves to solutions; of all
/// images under the eight symmetries, one is counted. Fundamental solutions follow from Burnside's lemma with
/// the few solutions that a half turn leaves as they are. assets/manual/counting.md tells how and how fast.
///
/// Where the system refuses threads, fewer do the work, the caller's own if need be, which asks `keep_going`
/// less often then. Nothing when `keep_going` stopped it. Throws std::invalid_argument for n outside 1 … 27
/// or negative threads.
std::optional<Counts> count_solutions(int n, const CountOptions& options = {});

/// How counts are done here: "quadrants", with what of the processor, in the words of Highway, the library of
/// vectors: "AVX3_DL" and "AVX3" (AVX-512), "AVX2", "SSE4", "SCALAR". The counts are the same.
struct CountMethod {
    std::string_view technique;
    std::string_view target;
};
CountMethod count_method();

/// How long a count takes with so many threads, as in CountOptions, about: seconds. 0 where nobody knows how
/// many solutions n has.
double counting_seconds(int n, int threads);

/// A part of a count: what some of the splits of columns have.
struct PartialCount {
    std::uint64_t splits = 0;     ///< how many were searched
    std::uint64_t solutions = 0;  ///< that these splits stand for

    friend bool operator==(const PartialCount&, const PartialCount&) = default;
};

/// How many splits of its columns an n×n board has: the parts of a whole count have them all, each once.
std::uint64_t split_count(int n);

/// The `part`th of `parts` parts of the count of n, which are dealt out in turn. Law: the parts' solutions
/// add up to those of count_solutions(). As that otherwise; throws std::invalid_argument unless 1 ≤ part ≤
/// parts.
std::optional<PartialCount> count_part(int n, std::uint64_t part, std::uint64_t parts,
                                       const CountOptions& options = {});

/// The counts of n from the sum of all parts' solutions. Searches the few that are symmetric.
Counts counts_of(int n, std::uint64_t solutions);

/// The sum over all solutions of n of the symmetries, the identity apart, that leave a solution as it is.
///
/// By Burnside's lemma the fundamental solutions are one eighth of this sum and of all solutions together.
/// For n > 1, the half turn leaves as it is each solution that any symmetry does, so only those are searched.
std::uint64_t symmetries_of_solutions(int n);

}  // namespace queenreel
