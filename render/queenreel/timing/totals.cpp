#include "queenreel/timing/totals.h"

#include <algorithm>

#include "queenreel/timing/selection.h"

namespace queenreel {

std::chrono::microseconds seen_hold(const Pace& pace, const Moment& moment) {
    return std::max(pace.hold(moment), min_showing);
}

std::chrono::microseconds least_hold(const Pace& pace, const Moment& moment) {
    return std::max(pace.least_hold(moment), min_showing);
}

bool must_be_seen(MomentKind moment) {
    return moment_kinds()[static_cast<std::size_t>(moment)].must_be_seen;
}

StoryTotals measure(const Pace& pace, Generator<Moment> story, const Extent& extent) {
    StoryTotals totals;
    Selection selection(pace);
    // The last moment is required whatever its kind, so each is entered when it is known not to be the last.
    std::optional<Moment> last;
    const auto enter = [&](const Moment& moment, bool required) {
        const auto hold = seen_hold(pace, moment);
        totals.unfitted += pace.hold(moment);
        if (pace.tells(moment)) {
            totals.told.add(hold);
            totals.told_least += least_hold(pace, moment);
            totals.acts += moment.kind != MomentKind::card ? 1 : 0;
            totals.gaps.emplace_back();
            return;
        }
        (required ? totals.required : totals.skippable).add(hold);
        StoryTotals::Gap& gap = totals.gaps.back();
        gap.all.add(hold);
        if (!moment.leads_on || required) {
            gap.brisk.add(seen_hold(pace, moment.kind));
            gap.least += must_be_seen(moment.kind) ? seen_hold(pace, moment.kind) : min_showing;
        }
        if (!required)
            return;
        gap.required.add(hold);
        if (!totals.first_hold)
            totals.first_hold = hold;
    };
    for (std::uint64_t number = 1; const Moment& moment : story) {
        if (selection.takes(moment)) {
            if (last)
                enter(*last, must_be_seen(last->kind));
            last = moment;
            totals.last_number = number;
            totals.solutions += moment.kind == MomentKind::solution ? 1 : 0;
        }
        ++number;
        if (!extent.whole && selection.is_over())
            break;
        if (totals.moments() + (last ? 1 : 0) > extent.max_moments)
            break;
    }
    if (last) {
        enter(*last, true);
        totals.last_hold = seen_hold(pace, *last);
    }
    return totals;
}

}  // namespace queenreel
