#include "queenreel/timing/card_motion.h"

#include <algorithm>
#include <cstdint>

namespace queenreel {
namespace {

using std::chrono::microseconds;

constexpr microseconds least_to_open{3'000'000};
constexpr microseconds time_alone{600'000};      // before lines grow
constexpr microseconds lines_growth{1'000'000};  // of lines
constexpr microseconds until_totals{1'800'000};  // for the title to be read
constexpr microseconds value_time{350'000};   // of each value on the way to a total: faster ones would flash
constexpr microseconds total_pause{900'000};  // after a total

}  // namespace

// NOLINTNEXTLINE(cppcoreguidelines-avoid-reference-coroutine-parameters): the caller's frame outlives it.
Generator<Frame> opening_card(Frame& arriving, microseconds step) {
    if (!arriving.card() || arriving.card()->rays.empty() || arriving.duration < least_to_open)
        co_return;
    const microseconds least = arriving.duration / 4;
    const std::vector<Card::Total> totals = arriving.card()->totals;
    Card card = *arriving.card();
    CardOpening& seen = card.opening.emplace();
    Frame picture = arriving;
    picture.in_between = true;
    arriving.chapter.clear();
    const auto shown_for = [&](microseconds time) -> const Frame& {
        picture.content = Shared<Card>(card);
        picture.duration = time;
        arriving.duration -= time;
        return picture;
    };
    co_yield shown_for(time_alone);
    picture.chapter.clear();
    const std::int64_t pictures = lines_growth / step;
    for (std::int64_t i = 1; i < pictures; ++i) {
        seen.reach = static_cast<double>(i) / static_cast<double>(pictures);
        co_yield shown_for(step);
    }
    seen.reach = 1;
    if (totals.empty() || arriving.duration < least + until_totals)
        co_return;
    co_yield shown_for(until_totals);
    for (const Card::Total& total : totals) {
        const auto values = static_cast<std::int64_t>(total.counted.size());
        if (arriving.duration < least + values * value_time + total_pause)
            co_return;
        for (const std::string& value : total.counted) {
            seen.value = value;
            co_yield shown_for(value_time);
        }
        seen.value.clear();
        if (++seen.totals < totals.size())
            co_yield shown_for(total_pause);
    }
}

}  // namespace queenreel
