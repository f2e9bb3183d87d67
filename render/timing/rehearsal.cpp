#include "timing/rehearsal.h"

#include <algorithm>

#include "timing/selection.h"

namespace queenreel {

std::chrono::microseconds seen_hold(const Pace& pace, Beat beat) {
    return std::max(pace.hold(beat), min_showing);
}

bool must_be_seen(Beat beat) {
    return beat_table()[static_cast<std::size_t>(beat)].must_be_seen;
}

Rehearsal rehearse(const Pace& pace, Generator<Beat>& story) {
    Rehearsal sums;
    Selection selection(pace);
    // The last moment stays whatever its beat, so each is entered when it turns out not to be the last.
    std::optional<Beat> last;
    const auto enter = [&](Beat beat, bool stays) {
        const auto hold = seen_hold(pace, beat);
        (stays ? sums.must_stay : sums.may_go).add(hold);
        if (stays && !sums.first_hold)
            sums.first_hold = hold;
    };
    for (const Beat beat : story) {
        if (selection.takes(beat)) {
            if (last)
                enter(*last, must_be_seen(*last));
            last = beat;
            sums.solutions += beat == Beat::solution ? 1 : 0;
        }
        if (selection.is_over())
            break;
    }
    if (last) {
        enter(*last, true);
        sums.last_hold = seen_hold(pace, *last);
    }
    return sums;
}

}  // namespace queenreel
