#pragma once

#include <chrono>
#include <span>
#include <string_view>

#include "queenreel/base/generator.h"
#include "queenreel/frame/frame.h"
#include "queenreel/timing/flying.h"

namespace queenreel {

/// A row of the table of transitions.
struct TransitionRow {
    Transition transition;
    std::string_view name;     ///< as on the command line
    std::string_view summary;  ///< one line for the help
};

/// All transitions, in the order of the enumeration; the first is the default.
std::span<const TransitionRow> transitions();

/// Inserts pictures between frames in which queens move: they are above the board and not in its cells.
/// Queens glide according to Frame::moves and Frame::movement, or otherwise from where one left a row to
/// where one entered the same row; others sink in from slightly above, and those that left fade. With
/// Transition::fade, all fade in place.
///
/// A movement takes the first part of the arriving frame's time, default_motion_time(), in pictures of
/// `step`. If `step` is below 33 ms and queens change squares on a board of at most six rows, whose large
/// crowns would flash, pictures take the smallest multiple of it that is at least `default_transition_step`.
/// A movement with its own duration takes that, or becomes a fade if less than 0.4 s would be left. Movements
/// become cuts for frames held for less than 0.4 s, boards of another size, and frames after a picture held
/// for less than `min_showing`. They become fades for frames held for less than 0.75 s if queens would glide
/// over other squares, which must not flash, or in any case if pictures are shorter than
/// `default_transition_step`.
///
/// Captions and panels change together on a picture before queens move, for default_announcing_time(). It has
/// the caption and panels of the arriving frame, and a board as dark and blurred as that frame's, which keeps
/// only those marks of the leaving frame that do not belong to its moment alone. New marks appear when the
/// queens have arrived. Movements with their own duration have no such picture: panels change at their end,
/// and until then their own caption is shown, if they have one. A chapter begins with the frame itself, at
/// rest.
///
/// After queens have arrived and before marks appear, lines of attack grow for growing_time().
///
/// In films that glide, between pictures held long enough, the light in code glides, numbers roll, trees grow
/// and rows of cells slide (PanelMotion). Then a rejected queen shakes, and the queens of a solution, if they
/// were there before, are lit row by row.
///
/// In hurried parts, a map's playhead moves continuously from picture to picture, about 25 times a second,
/// which is enough for its slow motion.
///
/// While a frame with an asked row is shown, the rings of its question marks run down, ten times a second.
///
/// A frame's lead-ins come first, with its caption, and take part of its time.
///
/// Laws: the sum of durations does not change; each input frame appears once, unchanged except for its
/// length; inserted pictures have the caption, panels (at rest, except for a map's playhead) and number of
/// the arriving frame, and no mark that the previous frame did not have; opacities are multiples of a
/// sixteenth and change monotonically in a straight movement; in a turn, all queens move inwards alike and
/// stay on the board.
Generator<Frame> with_transitions(Generator<Frame> frames, Transition transition,
                                  std::chrono::microseconds step = default_transition_step);

}  // namespace queenreel
