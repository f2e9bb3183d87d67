#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "queenreel/words/words.h"

namespace queenreel {

/// A number of boards: exact if it fits into 64 bits, and rounded.
struct BoardCount {
    explicit BoardCount(std::uint64_t count) : rounded(static_cast<double>(count)), exact(count) {}

    double rounded;
    std::optional<std::uint64_t> exact;
};

/// base^exponent.
BoardCount power(int base, int exponent);

/// n!
BoardCount factorial(int n);

/// The number of ways to choose k of n things.
BoardCount choose(int n, int k);

/// A number in full: up to 18 digits with commas between groups of three, larger ones as "1.2 × 10³⁰",
/// rounded.
std::string in_words(const BoardCount& count, const Words& words = {});

/// A number for reading in passing: in full below a million, then "4.4 billion", rounded to tenths, up to
/// quintillions, and larger ones as "1.2 × 10³⁰".
std::string in_short(const BoardCount& count, const Words& words = {});

/// "4.4 billion boards", "1 board".
std::string boards_in_short(const BoardCount& boards, const Words& words);

/// The length of a number on a log scale: log10(1 + number).
double logarithm(const BoardCount& count);

}  // namespace queenreel
