#pragma once

#include <array>
#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string_view>

#include "queenreel/base/generator.h"
#include "queenreel/timing/pace.h"
#include "queenreel/timing/ramp.h"
#include "queenreel/timing/selection.h"
#include "queenreel/timing/shares.h"
#include "queenreel/timing/totals.h"

namespace queenreel {

/// The time and speed at which a moment of a story is shown.
struct Showing {
    std::chrono::microseconds duration{0};
    std::uint64_t speed = 1;  ///< the story's speed here, relative to full holds

    /// Above 0 while every moment is shown, but too briefly for its own caption: how long that continues,
    /// including this moment.
    std::chrono::microseconds brisk{0};

    bool brief = false;  ///< whether it uses its short words

    friend bool operator==(const Showing&, const Showing&) = default;
};

/// Thrown if Pace::duration is too short for what must be seen.
struct PaceError : std::runtime_error {
    PaceError(const Pace& pace, const StoryTotals& totals);

    std::chrono::microseconds duration;      ///< the requested duration
    std::chrono::microseconds min_duration;  ///< the shortest possible
    std::uint64_t solutions;                 ///< number of solutions that must be seen …
    std::uint64_t others;                    ///< … and of other moments
    bool has_set_pieces;                     ///< whether set pieces are among them, which take longer

    /// The calmest style of pace in which it is long enough; empty if none is, nothing if none was tried.
    std::optional<std::string_view> fitting_style{};
};

/// Returns true if a moment's pace depends on those after it.
inline bool needs_totals(const Pace& pace) {
    return pace.duration || pace.end_pause > std::chrono::microseconds{0};
}

/// The shortest time that moments of each kind were shown, in the order of moment_kinds(); empty for a kind
/// that was not shown.
using ShortestShown = std::array<std::optional<std::chrono::microseconds>, moment_kind_count>;

/// Decides which moments of a story are shown and for how long, from their kinds and the pace alone, in O(1)
/// memory.
///
/// Without a duration, each selected moment has its hold. In a film with room for all of them, all holds are
/// stretched evenly. A shorter film shows set pieces, fills the room left with the moments between them (see
/// shared_out), and hurries through the rest: two times as fast, four times and so on (see Ramp). Pictures
/// are shown for at least `min_showing`, and moments between two of them are omitted. Moments that must be
/// seen are always shown, longer than their neighbors if there is room.
///
/// A story without set pieces runs at full length at its beginning and end, and so do the first and last of
/// the moments that must be seen.
///
/// Laws: the durations shown add up to Pace::duration exactly; none of them is then below `min_showing`; no
/// set piece is shown for less than its least hold, and each has speed 1, like the first moment shown, unless
/// that is the first that must be seen.
class Pacer {
  public:
    /// `totals` are those of the story at this pace; they may be missing unless needs_totals(). Throws
    /// PaceError.
    explicit Pacer(const Pace& pace, const std::optional<StoryTotals>& totals = {});

    /// Allows for captions in several languages: next() replaces each moment that it is given by the next of
    /// `moments`, which are the same but with other reading times.
    void read_as(Generator<Moment> moments);

    /// Makes next() record how long moments are shown in `shown`, which must outlive the pacer.
    void note_in(ShortestShown* shown) { shown_ = shown; }

    /// Returns the way in which the story's next moment is shown; empty if it is omitted. Call it for every
    /// moment, the same ones as were measured.
    std::optional<Showing> next(const Moment& given);

    /// The hold of moments of a kind that are neither new nor hurried.
    std::chrono::microseconds default_hold(MomentKind kind) const;

    /// Returns true if nothing more will be shown: the story may end here.
    bool is_over() const { return selection_.is_over() || (taken_ > 0 && taken_ == totals_.moments()); }

  private:
    /// The time for which required moments are shown: in full, or a share of what exceeds the minimum.
    struct Share {
        bool first_in_full = false;
        double of_rest = 1;
    };

    struct Readings;

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

    /// A story time of the gap, relative to its ramp.
    double hurried(std::chrono::microseconds story) const {
        return static_cast<double>((story - hurried_story_).count());
    }

    std::shared_ptr<Readings> readings_{};
    ShortestShown* shown_ = nullptr;
    Pace pace_;
    Selection selection_;
    StoryTotals totals_;  // all 0 if they are not needed
    Share share_;

    std::uint64_t taken_ = 0;             // moments selected so far
    bool first_stayed_ = false;           // whether a required moment was among them
    std::chrono::microseconds spent_{0};  // of the duration
    std::chrono::microseconds story_{0};  // story time so far: all of it when stretched, that of the gap when
                                          // compressed

    // If there is no room for everything: the share of each gap, how much of the current gap's room is used,
    // and the ramp on which it is hurried from some story time on.
    std::optional<FilmShares> shares_;
    std::size_t gap_ = 0;
    std::chrono::microseconds spent_in_gap_{0};
    std::optional<Ramp> hurry_;
    std::chrono::microseconds hurried_story_{0};
    std::chrono::microseconds hurried_spent_{0};
};

}  // namespace queenreel
