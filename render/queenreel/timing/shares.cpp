#include "queenreel/timing/shares.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <utility>

namespace queenreel {
namespace {

using std::chrono::microseconds;
using Gap = StoryTotals::Gap;

/// The share of the film for moments that must be seen, in a story without acts, unless they need more or
/// less.
constexpr double staying_share = 0.4;

/// The hurried part is one part in this many of a film, and moments that must be seen take at most this share
/// of it.
constexpr int hurried_part = 4;
constexpr double most_staying = 5.0 / 6;

/// Gaps up to this length are shown in full if all of them fit into half of the room: hurried, they would be
/// over before viewers saw anything.
constexpr microseconds short_gap{4'000'000};

double number_of(microseconds time) {
    return static_cast<double>(time.count());
}

/// The time of each gap in a film of `room`, which is less than they request: short ones in full, others in
/// proportion to the logarithm of their request, but not more than that.
std::vector<microseconds> hurried_rooms(microseconds room, const std::vector<microseconds>& gaps) {
    std::vector<microseconds> rooms(gaps.size(), microseconds{0});
    std::vector<bool> settled(gaps.size());
    const auto settle = [&](std::size_t gap, microseconds given) {
        rooms[gap] = given;
        settled[gap] = true;
        room -= given;
    };
    microseconds all_short{0};
    for (const microseconds gap : gaps)
        all_short += gap <= short_gap ? gap : microseconds{0};
    for (std::size_t i = 0; i < gaps.size(); ++i)
        if (gaps[i].count() == 0 || (gaps[i] <= short_gap && 2 * all_short <= room))
            settle(i, gaps[i]);
    const auto weight = [&](std::size_t gap) { return std::log2(1 + number_of(gaps[gap]) / 1e6); };
    for (bool full = true; std::exchange(full, false);) {
        double weights = 0;
        for (std::size_t i = 0; i < gaps.size(); ++i)
            weights += settled[i] ? 0 : weight(i);
        const microseconds left = room;
        for (std::size_t i = 0; i < gaps.size(); ++i)
            if (!settled[i] && gaps[i] <= part_of(left, weight(i) / weights)) {
                settle(i, gaps[i]);
                full = true;
            }
        if (full)
            continue;
        // Shares too short for a picture go to the longest gap, together with the rounding remainder.
        const auto longest = static_cast<std::size_t>(std::ranges::max_element(gaps) - gaps.begin());
        for (std::size_t i = 0; i < gaps.size(); ++i)
            if (!settled[i] && i != longest) {
                const microseconds given = part_of(left, weight(i) / weights);
                settle(i, given < min_showing ? microseconds{0} : given);
            }
        if (!settled[longest])
            settle(longest, room);
    }
    return rooms;
}

/// Divides the room of a story with acts, step by step.
class Shares {
  public:
    Shares(const StoryTotals& totals, microseconds room)
        : totals_(totals), room_(room), rest_(room - totals.told_least) {
        shares_.gaps.resize(totals.gaps.size());
        for (GapShare& gap : shares_.gaps)
            gap.brisk = true;
    }

    FilmShares all() {
        choose_whole_gaps();
        hurried_ = std::min(hurried_need(), rest_);
        rest_ -= hurried_;
        const microseconds over = totals_.told.hold - totals_.told_least;
        shares_.of_told = share_of(rest_, over);
        rest_ -= part_of(over, shares_.of_told);
        tell_briefest();
        lengthen_brisk_gaps();
        for (std::size_t i = 0; i < shares_.gaps.size(); ++i)
            tell_with_words(i);
        for (std::size_t i = 0; i < shares_.gaps.size() && rest_.count() > 0; ++i)
            tell_beginning(i);
        share_out_the_hurry();
        return shares_;
    }

  private:
    bool is_whole(std::size_t gap) const { return shares_.gaps[gap].whole; }

    /// The time needed to show a gap as a whole.
    static microseconds least_of(const Gap& gap) {
        return gap.brisk.moments == 0 ? microseconds{0}
                                      : std::min(gap.all.hold, std::max(gap.least, min_brisk));
    }

    /// The request of the gaps that are not shown as a whole.
    microseconds hurried_need() const {
        microseconds hold{0};
        std::uint64_t required = 0;
        for (std::size_t i = 0; i < totals_.gaps.size(); ++i)
            if (!is_whole(i)) {
                hold += totals_.gaps[i].all.hold;
                required += totals_.gaps[i].required.moments;
            }
        const microseconds least = static_cast<std::int64_t>(required) * min_showing;
        return std::max(part_of(least, 1 / most_staying), std::min(room_ / hurried_part, hold));
    }

    /// Chooses the gaps that have room for their least: all of them, or the first ones.
    void choose_whole_gaps() {
        microseconds all{0};
        for (const Gap& gap : totals_.gaps)
            all += least_of(gap);
        const bool has_room_for_all = all <= rest_;
        for (std::size_t i = 0; i < totals_.gaps.size(); ++i) {
            const microseconds least = least_of(totals_.gaps[i]);
            shares_.gaps[i].whole = true;
            if (has_room_for_all || least + hurried_need() <= rest_)
                rest_ -= least;
            else
                shares_.gaps[i].whole = false;
        }
    }

    /// Shows gaps of few moments in full if that takes no longer than reading a few words, and otherwise for
    /// that long.
    void tell_briefest() {
        for (std::size_t i = 0; i < totals_.gaps.size(); ++i) {
            const Gap& gap = totals_.gaps[i];
            GapShare& share = shares_.gaps[i];
            if (!share.whole || gap.brisk.moments == 0)
                continue;
            share.told = gap.brisk.hold;
            share.room = least_of(gap);
            share.of_rest = 0;
            if (gap.all.hold <= share.room)
                share = {.told = gap.all.hold, .whole = true, .room = gap.all.hold};
            else if (gap.least < min_brisk)
                share.longer = (min_brisk - gap.least) / static_cast<std::int64_t>(gap.brisk.moments);
        }
    }

    /// The amount by which a brisk gap's holds exceed its least.
    microseconds over_least(std::size_t gap) const {
        const GapShare& share = shares_.gaps[gap];
        return share.whole && share.brisk ? std::max(microseconds{0}, share.told - share.room)
                                          : microseconds{0};
    }

    void lengthen_brisk_gaps() {
        microseconds over{0};
        for (std::size_t i = 0; i < totals_.gaps.size(); ++i)
            over += over_least(i);
        const double given = share_of(rest_, over);
        for (std::size_t i = 0; i < totals_.gaps.size(); ++i) {
            GapShare& share = shares_.gaps[i];
            const microseconds longer = part_of(over_least(i), given);
            if (longer.count() == 0)
                continue;
            rest_ -= longer;
            share.room += longer;
            share.longer = microseconds{0};
            share.of_rest = share_of(share.room - totals_.gaps[i].least, share.told - totals_.gaps[i].least);
        }
    }

    void tell_with_words(std::size_t gap) {
        const microseconds over = totals_.gaps[gap].all.hold - shares_.gaps[gap].room;
        if (!is_whole(gap) || !shares_.gaps[gap].brisk || over > rest_)
            return;
        rest_ -= over;
        shares_.gaps[gap] = {
            .told = totals_.gaps[gap].all.hold, .whole = true, .room = totals_.gaps[gap].all.hold};
    }

    void tell_beginning(std::size_t gap) {
        if (is_whole(gap))
            return;
        const microseconds told = std::min(rest_, totals_.gaps[gap].skippable());
        shares_.gaps[gap].told = shares_.gaps[gap].room = told;
        shares_.gaps[gap].brisk = false;
        rest_ -= told;
    }

    void share_out_the_hurry() {
        hurried_ += rest_;
        std::vector<microseconds> left(totals_.gaps.size(), microseconds{0});
        for (std::size_t i = 0; i < left.size(); ++i)
            if (!is_whole(i)) {
                left[i] = totals_.gaps[i].skippable() - shares_.gaps[i].told;
                shares_.hurried_hold += totals_.gaps[i].required.hold;
                shares_.hurried_moments += totals_.gaps[i].required.moments;
            }
        const microseconds least = static_cast<std::int64_t>(shares_.hurried_moments) * min_showing;
        shares_.staying = std::max(least, std::min(shares_.hurried_hold, part_of(hurried_, most_staying)));
        const std::vector<microseconds> rooms = hurried_rooms(hurried_ - shares_.staying, left);
        for (std::size_t i = 0; i < left.size(); ++i)
            shares_.gaps[i].room += rooms[i];
    }

    const StoryTotals& totals_;
    microseconds room_;
    microseconds rest_;  // of the room: not yet assigned
    microseconds hurried_{0};
    FilmShares shares_;
};

FilmShares hurried_through(const StoryTotals& totals, microseconds room) {
    const microseconds least = static_cast<std::int64_t>(totals.required.moments) * min_showing;
    const microseconds told = std::min(totals.told.hold, room - least);
    const microseconds left = room - told;
    const microseconds staying = std::max(
        {least, std::min(totals.required.hold, part_of(left, staying_share)), left - totals.skippable.hold});
    FilmShares shares{.of_told = share_of(told - totals.told_least, totals.told.hold - totals.told_least),
                      .staying = staying,
                      .hurried_hold = totals.required.hold,
                      .hurried_moments = totals.required.moments,
                      .gaps = {}};
    std::vector<microseconds> gaps;
    for (const Gap& gap : totals.gaps)
        gaps.push_back(gap.skippable());
    for (const microseconds given : hurried_rooms(left - staying, gaps))
        shares.gaps.push_back({.room = given});
    return shares;
}

}  // namespace

FilmShares shared_out(const StoryTotals& totals, microseconds room) {
    return totals.acts > 0 ? Shares(totals, room).all() : hurried_through(totals, room);
}

}  // namespace queenreel
