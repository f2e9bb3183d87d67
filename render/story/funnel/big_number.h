#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace queenreel {

/// A whole number of any size, exact.
class BigNumber {
  public:
    explicit BigNumber(std::uint64_t value);

    BigNumber& operator*=(std::uint32_t factor);

    /// Divides, leaving out what remains. Throws std::domain_error for 0.
    BigNumber& operator/=(std::uint32_t divisor);

    /// All digits, without a sign or commas.
    std::string digits() const;

    friend bool operator==(const BigNumber&, const BigNumber&) = default;

  private:
    std::vector<std::uint32_t> limbs_;  // in base 10^9, the least first; the last is not 0
};

/// base^exponent.
BigNumber power(int base, int exponent);

/// n!
BigNumber factorial(int n);

/// The number of ways to choose k of n things.
BigNumber choose(int n, int k);

/// For people: up to 18 digits with commas between groups of three, more as "1.2 × 10³⁰", rounded.
std::string in_words(const BigNumber& number);

/// The digits of an exponent, raised: "³⁰". `number` is not negative.
std::string superscript(int number);

/// How long a number is on a log scale: log10(1 + number).
double logarithm(const BigNumber& number);

}  // namespace queenreel
