#pragma once

#include "base/generator.h"
#include "frame/frame.h"
#include "story/story.h"
#include "timing/pacer.h"

namespace queenreel {

/// A moment of a story before it is paced: its frame has neither number nor duration.
struct Moment {
    Beat beat = Beat::step;
    Frame frame;
};

/// The frames of a story that is told in moments, paced. `tell` is called twice, with options that outlive
/// what it gives, and tells the same each time. For stories whose frames are quickly made: all are, also
/// those that are not shown.
///
/// A frame's number is that of its moment in the whole story. Moves from a board that was not shown are left
/// out, as captions are where the options have none. Throws PaceError.
Generator<Frame> paced(StoryOptions options, Generator<Moment> (*tell)(const StoryOptions&));

}  // namespace queenreel
