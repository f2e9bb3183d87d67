#pragma once

#include "queenreel/base/generator.h"
#include "queenreel/cli/options/look.h"
#include "queenreel/cli/options/story_request.h"
#include "queenreel/encode/output.h"
#include "queenreel/frame/frame.h"
#include "queenreel/studio/caption.h"

namespace queenreel {

/// Where it goes in a story: solutions have no words of their own but their number.
inline CaptionPlace caption_place(const StoryRequest& wanted) {
    return wanted.story->of_solutions ? CaptionPlace::replaces : CaptionPlace::above;
}

/// Keeps room for the caption of --caption in pictures of that look: in one line or two. Throws UsageError
/// and SpecError where it could not be read.
void make_room_for_caption(const LookArgs& args, CaptionPlace place, OutputOptions& options);

/// The same frames with the user's caption, where there is one, and its words in braces filled in. An empty
/// one takes away what the frames say.
Generator<Frame> with_caption(Generator<Frame> frames, const LookArgs& args, CaptionPlace place,
                              const OutputOptions& options);

}  // namespace queenreel
