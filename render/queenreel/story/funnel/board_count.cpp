#include "queenreel/story/funnel/board_count.h"

#include <fmt/format.h>

#include <cmath>

#include "queenreel/base/text.h"
#include "queenreel/story/wording.h"

namespace queenreel {
namespace {

/// count · factor / divisor, which must be an integer.
BoardCount scaled(const BoardCount& count, int factor, int divisor = 1) {
    constexpr double max_exact = 1e19;  // less than 2^64
    const auto by = static_cast<std::uint64_t>(factor);
    const auto parts = static_cast<std::uint64_t>(divisor);
    BoardCount result(0);
    result.rounded = count.rounded * factor / divisor;
    if (count.exact && result.rounded < max_exact)
        result.exact = *count.exact / parts * by + *count.exact % parts * by / parts;
    else
        result.exact = std::nullopt;
    return result;
}

}  // namespace

BoardCount power(int base, int exponent) {
    BoardCount result(1);
    for (int i = 0; i < exponent; ++i)
        result = scaled(result, base);
    return result;
}

BoardCount factorial(int n) {
    BoardCount result(1);
    for (int i = 2; i <= n; ++i)
        result = scaled(result, i);
    return result;
}

BoardCount choose(int n, int k) {
    BoardCount result(k > n ? 0 : 1);
    // After each round, `result` is the number of ways to choose i of n - k + i, an integer.
    for (int i = 1; i <= k && k <= n; ++i)
        result = scaled(result, n - k + i, i);
    return result;
}

std::string in_words(const BoardCount& count, const Words& words) {
    constexpr std::size_t max_written = 18;  // digits, with commas 23 characters
    const std::string digits =
        count.exact ? std::to_string(*count.exact) : fmt::format("{:.0f}", count.rounded);
    if (count.exact && digits.size() <= max_written)
        return words.number(*count.exact);
    int tens = (std::stoi(digits.substr(0, 3)) + 5) / 10;
    auto exponent = static_cast<int>(digits.size()) - 1;
    if (tens == 100) {
        tens = 10;
        ++exponent;
    }
    return words.decimal(tens / 10.0, 1) + " × 10" + superscript(exponent);
}

std::string in_short(const BoardCount& count, const Words& words) {
    struct Scale {
        double one;
        const char* name;
    };
    constexpr Scale scales[] = {{1e6, message("{number} million")},
                                {1e9, message("{number} billion")},
                                {1e12, message("{number} trillion")},
                                {1e15, message("{number} quadrillion")},
                                {1e18, message("{number} quintillion")}};
    constexpr double nearly = 0.99995;  // rounds up to the next scale's one
    constexpr double too_large = 1e21 * nearly;
    if (count.rounded < scales[0].one * nearly || count.rounded >= too_large)
        return in_words(count, words);
    const Scale* scale = scales;
    for (const Scale& larger : scales)
        if (count.rounded >= larger.one * nearly)
            scale = &larger;
    std::string number = words.decimal(count.rounded / scale->one, 1);
    const std::string none = std::string(words.language().point) + '0';
    if (number.ends_with(none))
        number.resize(number.size() - none.size());
    return words.say(scale->name, {number});
}

std::string boards_in_short(const BoardCount& boards, const Words& words) {
    return boards.exact == 1 ? words.say("1 board") : words.say("{number} boards", {in_short(boards, words)});
}

double logarithm(const BoardCount& count) {
    return std::log10(1 + count.rounded);
}

}  // namespace queenreel
