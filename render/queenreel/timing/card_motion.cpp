#include "queenreel/timing/card_motion.h"

#include <algorithm>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace queenreel {
namespace {

using std::chrono::microseconds;

constexpr microseconds least_to_open{3'000'000};
constexpr microseconds time_alone{600'000};      // before lines grow
constexpr microseconds lines_growth{1'000'000};  // of lines
constexpr microseconds until_totals{1'800'000};  // for the title to be read
constexpr microseconds value_time{350'000};   // of each value on the way to a total: faster ones would flash
constexpr microseconds total_pause{900'000};  // after a total

/// Shows the pictures of an opening card.
class Opening {
  public:
    explicit Opening(Frame& arriving) : arriving_(arriving), card_(*arriving.card()), picture_(arriving) {
        card_.opening.emplace();
        picture_.in_between = true;
        arriving.chapter.clear();
    }

    /// The visible part of the card.
    CardOpening& seen() { return *card_.opening; }

    /// The picture of the visible part, for a time taken from the frame's.
    const Frame& shown_for(microseconds time) {
        if (std::exchange(began_, true))
            picture_.chapter.clear();
        picture_.content = Shared<Card>(card_);
        picture_.duration = time;
        arriving_.duration -= time;
        return picture_;
    }

  private:
    Frame& arriving_;
    Card card_;
    Frame picture_;
    bool began_ = false;
};

// NOLINTBEGIN(cppcoreguidelines-avoid-reference-coroutine-parameters): the caller's frame outlives them.

Generator<Frame> with_lines(Frame& arriving, microseconds step) {
    if (arriving.duration < least_to_open)
        co_return;
    const microseconds least = arriving.duration / 4;
    const std::vector<Card::Total> totals = arriving.card()->totals;
    Opening opening(arriving);
    co_yield opening.shown_for(time_alone);
    const std::int64_t pictures = lines_growth / step;
    for (std::int64_t i = 1; i < pictures; ++i) {
        opening.seen().reach = static_cast<double>(i) / static_cast<double>(pictures);
        co_yield opening.shown_for(step);
    }
    opening.seen().reach = 1;
    if (totals.empty() || arriving.duration < least + until_totals)
        co_return;
    co_yield opening.shown_for(until_totals);
    for (const Card::Total& total : totals) {
        const auto values = static_cast<std::int64_t>(total.counted.size());
        if (arriving.duration < least + values * value_time + total_pause)
            co_return;
        for (const std::string& value : total.counted) {
            opening.seen().value = value;
            co_yield opening.shown_for(value_time);
        }
        opening.seen().value.clear();
        if (++opening.seen().totals < totals.size())
            co_yield opening.shown_for(total_pause);
    }
}

Generator<Frame> with_totals_alone(Frame& arriving) {
    const auto totals = arriving.card() ? std::ssize(arriving.card()->totals) : 0;
    if (totals < 2 || arriving.duration < least_to_open)
        co_return;
    const microseconds each = std::min(total_pause, (arriving.duration * 3 / 4 - time_alone) / totals);
    if (each < value_time)
        co_return;
    Opening opening(arriving);
    co_yield opening.shown_for(time_alone);
    for (std::int64_t i = 1; i < totals; ++i) {
        ++opening.seen().totals;
        co_yield opening.shown_for(each);
    }
}

// NOLINTEND(cppcoreguidelines-avoid-reference-coroutine-parameters)

}  // namespace

Generator<Frame> opening_card(Frame& arriving, microseconds step) {
    const bool has_lines = arriving.card() && !arriving.card()->rays.empty();
    if (has_lines)
        return with_lines(arriving, step);
    return with_totals_alone(arriving);
}

}  // namespace queenreel
