#pragma once

#include <vector>

#include "queenreel/base/generator.h"
#include "queenreel/frame/frame.h"
#include "queenreel/story/story_spec.h"
#include "queenreel/timing/pacer.h"
#include "queenreel/words/words.h"

namespace queenreel {

// Captions of a film in further languages. Each language generates the story again, at the same pace.

/// Yields the moments of a story, each with the longest time that any of the languages needs to read it.
Generator<Moment> moments_in(StorySpec spec, std::vector<Words> languages);

/// Yields the frames of a story in another language.
Generator<Frame> frames_in(StorySpec spec, Words words, Pacer pacer);

/// Adds to each frame the captions that the same film has at that time in other languages.
Generator<Frame> with_translations(Generator<Frame> frames, std::vector<Generator<Frame>> translated);

}  // namespace queenreel
