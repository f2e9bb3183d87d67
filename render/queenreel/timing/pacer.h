#pragma once

#include <array>
#include <chrono>
#include <cstdint>
#include <optional>
#include <stdexcept>
#include <vector>

#include "queenreel/timing/pace.h"
#include "queenreel/timing/ramp.h"
#include "queenreel/timing/selection.h"
#include "queenreel/timing/shares.h"
#include "queenreel/timing/totals.h"

namespace queenreel {

/// How a moment of a story is shown.
struct Showing {
    std::chrono::microseconds duration{0};
    std::uint64_t speed = 1;  ///< how many times faster than with holds in full the story goes on here

    /// More than 0 where there is no time to say anything of each moment, though none is left out: how long
    /// that still goes on, with this moment.
    std::chrono::microseconds brisk{0};

    friend bool operator==(const Showing&, const Showing&) = default;
};

/// Pace::duration is too short for what must be seen.
struct PaceError : std::runtime_error {
    PaceError(const Pace& pace, const StoryTotals& totals);

    std::chrono::microseconds duration;      ///< the one asked for
    std::chrono::microseconds min_duration;  ///< the shortest that would do
    std::uint64_t solutions;                 ///< how many must be seen …
    std::uint64_t others;                    ///< … and how many moments besides
    bool has_set_pieces;                     ///< whether some are, which take their time
};

/// Whether the pace of a moment depends on those after it.
inline bool needs_totals(const Pace& pace) {
    return pace.duration || pace.end_pause > std::chrono::microseconds{0};
}

/// How long the moments of each kind were shown at the least, in the order of moment_kinds(); nothing for a
/// kind that was not shown.
using ShortestShown = std::array<std::optional<std::chrono::microseconds>, moment_kind_count>;

/// Decides which moments of a story are shown, and for how long each: from their kinds and the pace alone, in
/// O(1) memory.
///
/// Without a duration, each moment selected has its hold. In a film with room for all of them, all holds are
/// stretched evenly. In a shorter one set pieces are told, what is between them is told as far as there is
/// room (see shared_out), and the rest is hurried through: twice as fast, four times and so on (see Ramp),
/// pictures are shown for no less than `min_showing` and what falls between two of them is left out. What
/// must be seen is always shown, and longer than its neighbors where there is room.
///
/// A story without set pieces is told in full at its beginning and at its end, and so are the first and the
/// last of what must be seen.
///
/// Laws: the durations of what is shown sum up to Pace::duration exactly; none of them is under
/// `min_showing` then; no set piece is shown for less than its least hold, and each has speed 1, like what is
/// shown first where it is not the first that must be seen.
class Pacer {
  public:
    /// `totals` are those of the story at this pace; they may be missing where needs_totals() says that they
    /// are not needed. Throws PaceError.
    explicit Pacer(const Pace& pace, const std::optional<StoryTotals>& totals = {});

    /// Has next() note how long what it shows is shown, in `shown`, which must outlive it.
    void note_in(ShortestShown* shown) { shown_ = shown; }

    /// How the story's next moment is shown; nothing when it is left out. Call it for every moment, the same
    /// ones as were measured.
    std::optional<Showing> next(const Moment& moment);

    /// How long moments of that kind are shown that are neither new nor hurried through.
    std::chrono::microseconds default_hold(MomentKind kind) const;

    /// Whether nothing more will be shown: the story may end here.
    bool is_over() const { return selection_.is_over() || (taken_ > 0 && taken_ == totals_.moments()); }

  private:
    /// How long what is required is shown: in full, or a share of what exceeds the minimum.
    struct Share {
        bool first_in_full = false;
        double of_rest = 1;
    };

    std::optional<Showing> show(const Moment& moment);
    void fit();
    Share share(const FilmShares& shares) const;
    void enter_gap(std::size_t gap);
    std::chrono::microseconds leave_gap();

    std::optional<Showing> stretched(const Moment& moment);
    std::optional<Showing> compressed(const Moment& moment);
    std::optional<Showing> in_gap(const Moment& moment);
    Showing passed(Showing showing);
    Showing brisk(std::chrono::microseconds hold);
    Showing staying(std::chrono::microseconds hold);
    std::optional<Showing> passing(std::chrono::microseconds hold);
    const Ramp& hurry();

    /// A time of the gap's story on its ramp.
    double hurried(std::chrono::microseconds story) const {
        return static_cast<double>((story - hurried_story_).count());
    }

    ShortestShown* shown_ = nullptr;
    Pace pace_;
    Selection selection_;
    StoryTotals totals_;  // all 0 where they are not needed
    Share share_;

    std::uint64_t taken_ = 0;             // moments selected so far
    bool first_stayed_ = false;           // whether something required was among them
    std::chrono::microseconds spent_{0};  // of the duration
    std::chrono::microseconds story_{0};  // told so far: all of it when stretched, of the gap when compressed

    // When there is not room for all: what each gap is given, how much of the room of the one that is being
    // told is used, and how it is hurried through from some time of its story on.
    std::optional<FilmShares> shares_;
    std::size_t gap_ = 0;
    std::chrono::microseconds spent_in_gap_{0};
    std::optional<Ramp> hurry_;
    std::chrono::microseconds hurried_story_{0};
    std::chrono::microseconds hurried_spent_{0};
};

}  // namespace queenreel
