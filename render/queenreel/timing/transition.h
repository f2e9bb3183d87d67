#pragma once

#include <chrono>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "queenreel/base/generator.h"
#include "queenreel/frame/frame.h"
#include "queenreel/timing/flight.h"

namespace queenreel {

/// A row of the table of transitions.
struct TransitionRow {
    Transition transition;
    std::string_view name;     ///< as on the command line
    std::string_view summary;  ///< one line for the help
};

/// All transitions, in the order of the enumeration; the first is the default.
std::span<const TransitionRow> transitions();

/// The time from picture to picture of a movement, unless an output cannot show that many.
inline constexpr std::chrono::microseconds default_transition_step{40'000};

/// The same frames, with pictures between two of them in which queens are on their way: moving queens above
/// the board, whose queens are not in its cells. Queens glide as Frame::moves and Frame::movement say, or
/// else from where one left a row to where one came to the same row; others sink in from a little above,
/// and those that left fade. With Transition::fade all fade where they are.
///
/// A movement takes the first of the arriving frame's time, as default_motion_time() says, in pictures of
/// `step`; where that is under 33 ms and queens go to other squares of a board of six
/// rows or fewer, whose large crowns would flash, in pictures of the least multiple of it that is no less
/// than `default_transition_step`. One with a duration of its own takes that, or gives way to a fade where
/// less than 0.4 s would be left. A frame held for less than 0.4 s is cut to, as is a board of another size
/// and what comes after a picture held for less than `min_showing`; one held for less than 0.75 s is faded to
/// where queens would glide over other squares, which must not flash, or at all where pictures follow each
/// other faster than `default_transition_step`.
///
/// Nothing is shown before its cause: marks, panels and badge are those of the frame that is left until the
/// queens stand. Only words are the arriving frame's from the start, its caption, title and description, and
/// its event and number; and with the way to it begins its chapter.
///
/// Laws: the sum of durations stays; each frame given comes once, unchanged but for its length and its
/// chapter; no picture between two has a panel, mark or number that the frame before it had not; an opacity
/// is a number of sixteenths, and never turns back in a straight movement; in a turn all queens stay as far
/// from the board's middle as they were.
Generator<Frame> with_transitions(Generator<Frame> frames, Transition transition,
                                  std::chrono::microseconds step = default_transition_step);

/// The flights to a frame, and how long they take; none where it is cut to.
struct Flying {
    std::vector<Flight> flights{};
    std::chrono::microseconds duration{0};
};

/// How queens get from one frame, shown for `hold_before`, to the next: as with_transitions() has it, for
/// what shows motion by itself.
Flying flying(const Frame& before, const Frame& after, std::chrono::microseconds hold_before,
              Transition transition);

/// How far queens go on their way to a frame.
enum class Way : std::uint8_t {
    in_place,  ///< they come or leave where they stand
    along,     ///< some go to other squares
};

/// A frame held for less is cut to; one that queens come to in a time of its own stands so long afterwards.
inline constexpr std::chrono::microseconds min_hold_of_motion{400'000};

/// How long queens are on their way to a frame held for `hold`: in place a quarter of it, from 0.3 to 0.5 s;
/// to other squares 0.3 s, as the points of a slower crown would flash on its way. Never more than half of
/// it.
std::chrono::microseconds default_motion_time(std::chrono::microseconds hold, Way way);

/// How long queens may be on their way to a frame at the most, whatever comes before it.
std::chrono::microseconds max_motion_time(const Frame& frame);

}  // namespace queenreel
