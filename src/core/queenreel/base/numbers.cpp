#include "queenreel/base/numbers.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace queenreel {
namespace {

/// Returns how many numbers follow the range's first one.
std::uint64_t beyond_first(const Numbers::Range& range) {
    return range.last - range.first;
}

}  // namespace

Numbers::Numbers() : ranges_(1) {}

Numbers::Numbers(std::vector<Range> ranges) {
    std::ranges::sort(ranges, {}, &Range::first);
    for (Range range : ranges) {
        range.first = std::max<std::uint64_t>(range.first, 1);
        if (range.last < range.first)
            continue;
        if (!ranges_.empty() && range.first - 1 <= ranges_.back().last)
            ranges_.back().last = std::max(ranges_.back().last, range.last);
        else
            ranges_.push_back(range);
    }
}

bool Numbers::has(std::uint64_t number) const {
    const auto after = std::ranges::upper_bound(ranges_, number, {}, &Range::first);
    return after != ranges_.begin() && number <= std::prev(after)->last;
}

std::uint64_t Numbers::count() const {
    std::uint64_t all = 0;
    for (const Range& range : ranges_) {
        if (beyond_first(range) >= no_end - all)
            return no_end;
        all += beyond_first(range) + 1;
    }
    return all;
}

Numbers Numbers::up_to(std::uint64_t number) const {
    std::vector<Range> kept;
    for (const Range& range : ranges_)
        kept.push_back({range.first, std::min(range.last, number)});
    return Numbers(std::move(kept));
}

Numbers Numbers::first_of(std::uint64_t count) const {
    std::vector<Range> kept;
    for (const Range& range : ranges_) {
        if (count == 0)
            break;
        const std::uint64_t beyond = std::min(beyond_first(range), count - 1);
        kept.push_back({range.first, range.first + beyond});
        count -= beyond + 1;
    }
    return Numbers(std::move(kept));
}

}  // namespace queenreel
