#pragma once

#include <cstdint>
#include <functional>
#include <optional>

namespace queenreel {

/// The greatest n that count_solutions() takes: the count must fit 64 bits for certain (n = 27 needs 58).
inline constexpr int greatest_countable = 27;

/// How many solutions an n×n board has, all and up to symmetry.
struct Counts {
    std::uint64_t all = 0;
    std::uint64_t fundamental = 0;

    friend bool operator==(const Counts&, const Counts&) = default;
};

/// How a count is to run.
struct CountOptions {
    int threads = 0;  ///< 0: one for each processor

    /// Called now and then from one of the threads with the share done, 0 … 1, never twice at once; the count
    /// stops when it returns false.
    std::function<bool(double)> keep_going;
};

/// Counts by searching one of each pair of mirror images and weighing each class by its size. Nothing when
/// `keep_going` stopped it. Throws std::invalid_argument for n outside 1 … 27 or negative threads.
std::optional<Counts> count_solutions(int n, const CountOptions& options = {});

}  // namespace queenreel
