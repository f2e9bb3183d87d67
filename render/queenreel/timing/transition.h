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
/// What is told changes together, on a picture before queens move, for default_announcing_time(): words,
/// panels are the arriving frame's from then on, while the board has its marks only where the frame
/// that is left had them, and has lost those that both its words and the arriving frame no longer speak of,
/// and is as dark and blurred as that. Marks come when the queens stand. With a movement of its own there is
/// no such picture, panels change when it is over, and until then stands the movement's own
/// caption, if it has one. A chapter begins with the frame itself, at rest.
///
/// Lines of attack grow once queens stand, for growing_time(), before the marks come.
///
/// In films that glide, between pictures held long enough, the light of a code glides, numbers roll, trees
/// grow and rows of cells slide, as PanelMotion says. Then a queen that is refused shakes, and those of a
/// solution whose queens stood there before are lit row by row.
///
/// The playhead of a map that is run through moves on all the time from one such picture to the next, some 25
/// times a second: it is too slow to need more.
///
/// While a frame with an asked row stands, the ring of its question marks runs down ten times a second.
///
/// What leads in to a frame comes first, out of its time, with its words.
///
/// Laws: the sum of durations stays; each frame given comes once, unchanged but for its length; pictures
/// between two have the caption, panels (at rest, but for a map's playhead) and number of the one that
/// arrives, and no mark that the frame before it had not; an opacity is a number of sixteenths, and never
/// turns back in a straight movement; in a turn all queens are drawn nearer to the board's middle alike, and
/// stay on it.
Generator<Frame> with_transitions(Generator<Frame> frames, Transition transition,
                                  std::chrono::microseconds step = default_transition_step);

/// The flights to a frame, and how long they take; none where it is cut to.
struct Flying {
    std::vector<Flight> flights{};
    std::chrono::microseconds announced{0};  ///< before them
    std::chrono::microseconds duration{0};
};

/// How queens get from one frame, shown for `hold_before`, to the next: as with_transitions() has it, for
/// what shows motion by itself.
Flying flying(const Frame& before, const Frame& after, std::chrono::microseconds hold_before,
              Transition transition);

}  // namespace queenreel
