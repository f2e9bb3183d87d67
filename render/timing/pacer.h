#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <stdexcept>

#include "timing/pace.h"
#include "timing/ramp.h"
#include "timing/selection.h"
#include "timing/totals.h"

namespace queenreel {

/// How a moment of a story is shown.
struct Showing {
    std::chrono::microseconds duration{0};
    std::uint64_t speed = 1;  ///< how many times faster than with holds in full the story goes on here

    friend bool operator==(const Showing&, const Showing&) = default;
};

/// Pace::duration is too short for what must be seen.
struct PaceError : std::runtime_error {
    PaceError(const Pace& pace, const StoryTotals& totals);

    std::chrono::microseconds duration;      ///< the one asked for
    std::chrono::microseconds min_duration;  ///< the shortest that would do
    std::uint64_t solutions;                 ///< how many must be seen …
    std::uint64_t others;                    ///< … and how many moments besides
};

/// Whether the pace of a moment depends on those after it.
inline bool needs_totals(const Pace& pace) {
    return pace.duration || pace.end_pause > std::chrono::microseconds{0};
}

/// Decides which moments of a story are shown, and for how long each: from their kinds and the pace alone, in
/// O(1) memory.
///
/// Without a duration, each moment selected has its kind's hold. In a film with room for all of them, all
/// holds are stretched evenly. In a shorter one the beginning is told in full; then the story goes twice as
/// fast, four times and so on (see Ramp), pictures are shown for no less than `min_showing` and what falls
/// between two of them is left out; the end is in full again. What must be seen is always shown, and longer
/// than its neighbors where there is room, the first of it and the last in full.
///
/// Laws: the durations of what is shown sum up to Pace::duration exactly; none of them is under
/// `min_showing` then; what is shown first, where it is not the first that must be seen, has speed 1.
class Pacer {
  public:
    /// `totals` are those of the story at this pace; they may be missing where needs_totals() says that they
    /// are not needed. Throws PaceError.
    explicit Pacer(const Pace& pace, const std::optional<StoryTotals>& totals = {});

    /// How the story's next moment is shown; nothing when it is left out. Call it for every moment, the same
    /// ones as were measured.
    std::optional<Showing> next(MomentKind moment);

    /// Whether nothing more will be shown: the story may end here.
    bool is_over() const { return selection_.is_over() || (taken_ > 0 && taken_ == totals_.moments()); }

  private:
    /// How long what is required is shown: in full, or a share of what exceeds the minimum.
    struct Share {
        bool first_in_full = false;
        double of_rest = 1;
    };

    void fit();
    Share share(std::chrono::microseconds room) const;

    std::optional<Showing> stretched(MomentKind moment);
    std::optional<Showing> compressed(MomentKind moment);
    Showing staying(std::chrono::microseconds hold);
    std::optional<Showing> passing(std::chrono::microseconds hold);

    Pace pace_;
    Selection selection_;
    StoryTotals totals_;                         // all 0 where they are not needed
    std::optional<Ramp> ramp_;                   // of what is skippable, when there is not room for all
    std::chrono::microseconds passing_room_{0};  // for what is skippable
    Share share_;

    std::uint64_t taken_ = 0;                     // moments selected so far
    bool first_stayed_ = false;                   // whether something required was among them
    std::chrono::microseconds spent_{0};          // of the duration
    std::chrono::microseconds spent_passing_{0};  // of passing_room_
    std::chrono::microseconds story_{
        0};  // told so far: all of it when stretched, what is skippable when compressed
};

}  // namespace queenreel
