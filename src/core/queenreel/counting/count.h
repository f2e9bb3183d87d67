#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string_view>

namespace queenreel {

/// The greatest n that count_solutions() accepts: the count must certainly fit into 64 bits (n = 27 needs
/// 58).
inline constexpr int max_countable = 27;

/// The number of solutions of an n×n board: all, and up to symmetry.
struct Counts {
    std::uint64_t all = 0;
    std::uint64_t fundamental = 0;

    friend bool operator==(const Counts&, const Counts&) = default;
};

/// Options of a count.
struct CountOptions {
    int threads = 0;  ///< 0: one for each processor

    /// Called on the caller's thread with the share done, 0 … 1, which never decreases: first with 0, then
    /// about twenty times a second, and with 1 at the end. The count stops soon after it returns false or
    /// throws.
    std::function<bool(double)> keep_going;
};

/// Counts the solutions by quadrants of the board: for each set of columns whose queens are in the upper
/// half, it joins the placements of two quadrants to those of a half, and the halves to solutions. Of the
/// images under the eight symmetries, it counts one. Fundamental solutions follow from Burnside's lemma and
/// the few solutions that a half turn leaves unchanged. See assets/manual/counting.md for the method and its
/// speed.
///
/// If the system refuses threads, fewer do the work, in the end the caller's own, which then calls
/// `keep_going` less often. Empty if `keep_going` stopped it. Throws std::invalid_argument for n outside 1 …
/// 27 or negative threads.
std::optional<Counts> count_solutions(int n, const CountOptions& options = {});

/// The method by which this machine counts: "quadrants", and the vector instructions by their Highway names:
/// "AVX3_DL" and "AVX3" (AVX-512), "AVX2", "SSE4", "SCALAR". The counts are the same.
struct CountMethod {
    std::string_view technique;
    std::string_view target;
};
CountMethod count_method();

/// Estimates the seconds that a count takes with `threads` threads, as in CountOptions. 0 if the number of
/// solutions of n is unknown.
double counting_seconds(int n, int threads);

/// A part of a count: the solutions of some column splits.
struct PartialCount {
    std::uint64_t splits = 0;     ///< the number of splits searched
    std::uint64_t solutions = 0;  ///< the number of solutions that these splits stand for

    friend bool operator==(const PartialCount&, const PartialCount&) = default;
};

/// The number of column splits of n. The parts of a whole count cover each of them once.
std::uint64_t split_count(int n);

/// Counts the `part`th of `parts` parts of n; splits are dealt out in turn. Law: the parts' solutions add up
/// to those of count_solutions(). Works and throws like it, and also throws std::invalid_argument unless 1 ≤
/// part ≤ parts.
std::optional<PartialCount> count_part(int n, std::uint64_t part, std::uint64_t parts,
                                       const CountOptions& options = {});

/// The counts of n, given the sum of all parts' solutions. Searches the few symmetric solutions.
Counts counts_of(int n, std::uint64_t solutions);

/// The sum, over all solutions of n, of the number of symmetries other than the identity that leave the
/// solution unchanged.
///
/// By Burnside's lemma, the number of fundamental solutions is one eighth of this sum plus the number of all
/// solutions. For n > 1, any solution with a symmetry is also unchanged by the half turn, so only those are
/// searched.
std::uint64_t symmetries_of_solutions(int n);

}  // namespace queenreel
