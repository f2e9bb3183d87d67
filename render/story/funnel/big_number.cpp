#include "story/funnel/big_number.h"

#include <algorithm>
#include <cmath>
#include <ranges>
#include <stdexcept>

#include "story/wording.h"

namespace queenreel {
namespace {

constexpr std::uint64_t base = 1'000'000'000;
constexpr std::size_t limb_digits = 9;
constexpr std::size_t max_written = 18;  // digits, with commas 23 characters

}  // namespace

BigNumber::BigNumber(std::uint64_t value) {
    for (; value > 0; value /= base)
        limbs_.push_back(static_cast<std::uint32_t>(value % base));
}

BigNumber& BigNumber::operator*=(std::uint32_t factor) {
    std::uint64_t carry = 0;
    for (std::uint32_t& limb : limbs_) {
        carry += std::uint64_t{limb} * factor;
        limb = static_cast<std::uint32_t>(carry % base);
        carry /= base;
    }
    for (; carry > 0; carry /= base)
        limbs_.push_back(static_cast<std::uint32_t>(carry % base));
    while (!limbs_.empty() && limbs_.back() == 0)
        limbs_.pop_back();
    return *this;
}

BigNumber& BigNumber::operator/=(std::uint32_t divisor) {
    if (divisor == 0)
        throw std::domain_error("division: by zero; give a divisor");
    std::uint64_t rest = 0;
    for (std::uint32_t& limb : limbs_ | std::views::reverse) {
        rest = rest * base + limb;
        limb = static_cast<std::uint32_t>(rest / divisor);
        rest %= divisor;
    }
    while (!limbs_.empty() && limbs_.back() == 0)
        limbs_.pop_back();
    return *this;
}

std::string BigNumber::digits() const {
    if (limbs_.empty())
        return "0";
    std::string text = std::to_string(limbs_.back());
    for (const std::uint32_t limb : limbs_ | std::views::reverse | std::views::drop(1)) {
        const std::string part = std::to_string(limb);
        text.append(limb_digits - part.size(), '0').append(part);
    }
    return text;
}

BigNumber power(int base_number, int exponent) {
    BigNumber result(1);
    for (int i = 0; i < exponent; ++i)
        result *= static_cast<std::uint32_t>(base_number);
    return result;
}

BigNumber factorial(int n) {
    BigNumber result(1);
    for (int i = 2; i <= n; ++i)
        result *= static_cast<std::uint32_t>(i);
    return result;
}

BigNumber choose(int n, int k) {
    BigNumber result(k > n ? 0 : 1);
    // After each round it is the number of ways to choose i of n - k + i: every division is exact.
    for (int i = 1; i <= k; ++i) {
        result *= static_cast<std::uint32_t>(std::max(0, n - k + i));
        result /= static_cast<std::uint32_t>(i);
    }
    return result;
}

std::string in_words(const BigNumber& number) {
    const std::string digits = number.digits();
    if (digits.size() <= max_written)
        return grouped(std::stoull(digits));
    int tens = (std::stoi(digits.substr(0, 3)) + 5) / 10;
    int exponent = static_cast<int>(digits.size()) - 1;
    if (tens == 100) {
        tens = 10;
        ++exponent;
    }
    return std::to_string(tens / 10) + '.' + std::to_string(tens % 10) + " × 10" + superscript(exponent);
}

double logarithm(const BigNumber& number) {
    const std::string digits = number.digits();
    // What lies behind the first 15 digits is less than a double can tell.
    const std::string head = digits.substr(0, 15);
    const double tail = digits.size() > head.size() ? static_cast<double>(digits.size() - head.size()) : 0;
    return std::log10(1 + std::stod(head)) + tail;
}

std::string superscript(int number) {
    constexpr const char* raised[] = {"⁰", "¹", "²", "³", "⁴", "⁵", "⁶", "⁷", "⁸", "⁹"};
    std::string text;
    for (const char digit : std::to_string(number))
        text += raised[digit - '0'];
    return text;
}

}  // namespace queenreel
