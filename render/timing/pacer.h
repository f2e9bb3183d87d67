#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <stdexcept>
#include <string>

#include "base/generator.h"
#include "timing/pace.h"
#include "timing/ramp.h"
#include "timing/rehearsal.h"
#include "timing/selection.h"

namespace queenreel {

/// How a moment of a story is shown.
struct Showing {
    std::chrono::microseconds duration{0};
    std::uint64_t speed = 1;  ///< how many times faster than with holds in full the story goes on here

    friend bool operator==(const Showing&, const Showing&) = default;
};

/// Pace::duration is too short for what must be seen. One line that names the least that would do.
struct PaceError : std::runtime_error {
    PaceError(const std::string& what, std::chrono::microseconds min_duration)
        : std::runtime_error(what), min(min_duration) {}

    std::chrono::microseconds min;  ///< the shortest duration that would do
};

/// Decides which moments of a story are shown, and for how long each: from the beats and the pace alone, in
/// O(1) memory.
///
/// Without a duration each moment selected is held as its beat is. In a film with room for all of them, all
/// holds are stretched evenly. In a shorter one the beginning is told in full; then the story goes twice as
/// fast, four times and so on (see Ramp), pictures are shown for no less than `min_showing` and what falls
/// between two of them is left out; the end is in full again. What must be seen is always shown, and longer
/// than its neighbors where there is room, the first of it and the last in full.
///
/// Laws: the durations of what is shown sum up to Pace::duration exactly; none of them is under
/// `min_showing` then; what is shown first, where it is not the first that must be seen, has speed 1.
class Pacer {
  public:
    /// `rehearsal` is the whole story's beats, in order. It is listened to at once where the pace depends on
    /// what is to come, and otherwise not at all. Throws PaceError.
    Pacer(const Pace& pace, Generator<Beat> rehearsal);

    /// How the story's next moment is shown; nothing when it is left out. To be told of every moment, with
    /// the same beats as rehearsed.
    std::optional<Showing> next(Beat beat);

    /// Whether nothing to come is shown: the story may end here.
    bool is_over() const { return selection_.is_over() || (taken_ > 0 && taken_ == sums_.moments()); }

  private:
    /// How long what must stay is shown: in full, or a share of what exceeds the least.
    struct Share {
        bool first_in_full = false;
        double of_rest = 1;
    };

    void fit(std::chrono::microseconds room);
    Share share(std::chrono::microseconds room) const;

    std::optional<Showing> stretched(Beat beat);
    std::optional<Showing> compressed(Beat beat);
    Showing staying(std::chrono::microseconds hold);
    std::optional<Showing> passing(std::chrono::microseconds hold);

    Pace pace_;
    Selection selection_;
    Rehearsal sums_;                             // nothing in them when there was no rehearsal
    std::optional<Ramp> ramp_;                   // of what may go, when there is not room for all
    std::chrono::microseconds passing_room_{0};  // for what may go
    Share share_;

    std::uint64_t taken_ = 0;                     // moments selected so far
    bool first_stayed_ = false;                   // whether something that must stay was among them
    std::chrono::microseconds spent_{0};          // of the duration
    std::chrono::microseconds spent_passing_{0};  // of passing_room_
    std::chrono::microseconds story_{
        0};  // told so far: all of it when stretched, what may go when compressed
};

}  // namespace queenreel
