#include "queenreel/base/spelling.h"

#include <algorithm>
#include <numeric>
#include <vector>

namespace queenreel {
namespace {

constexpr std::size_t longest_word = 64;

}  // namespace

int spelling_distance(std::string_view a, std::string_view b) {
    // Three rows of the table suffice: a swap looks back two.
    std::vector<int> before(b.size() + 1), last(b.size() + 1), row(b.size() + 1);
    std::iota(last.begin(), last.end(), 0);
    for (std::size_t i = 1; i <= a.size(); ++i) {
        row[0] = static_cast<int>(i);
        for (std::size_t j = 1; j <= b.size(); ++j) {
            const int change = a[i - 1] == b[j - 1] ? 0 : 1;
            row[j] = std::min({last[j] + 1, row[j - 1] + 1, last[j - 1] + change});
            if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1])
                row[j] = std::min(row[j], before[j - 2] + 1);
        }
        before.swap(last);
        last.swap(row);
    }
    return last[b.size()];
}

std::optional<std::string_view> nearest(std::string_view word, std::span<const std::string_view> names) {
    if (word.empty() || word.size() > longest_word || names.empty())
        return std::nullopt;
    const auto distance = [&](std::string_view name) { return spelling_distance(word, name); };
    const std::string_view best = *std::ranges::min_element(names, {}, distance);
    const int allowed = std::max(1, static_cast<int>(best.size()) / 3);
    return distance(best) <= allowed ? std::optional(best) : std::nullopt;
}

std::string choices(std::string_view word, std::span<const std::string_view> names) {
    if (const auto near = nearest(word, names))
        return "did you mean " + std::string(*near) + "?";
    std::string text = "choose from ";
    for (const std::string_view& name : names)
        text.append(&name == &names.front() ? "" : ", ").append(name);
    return text;
}

}  // namespace queenreel
