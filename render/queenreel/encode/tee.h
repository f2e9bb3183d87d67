#pragma once

#include <memory>
#include <vector>

#include "queenreel/base/generator.h"
#include "queenreel/encode/output.h"

namespace queenreel {

/// An output that puts each frame into all of `outputs`, one after the other. Its files are all of theirs,
/// and appear together: all are prepared before the first is published. Throws std::invalid_argument when
/// there are none.
std::unique_ptr<Output> open_tee(std::vector<std::unique_ptr<Output>> outputs);

/// An output that passes on to `output` all but the frames in between, for documents of a picture a step. The
/// time of what is left out is added to the next frame, and so is a chapter that begins with it.
std::unique_ptr<Output> without_in_betweens(std::unique_ptr<Output> output);

/// An output that puts `frames` into `output` when it is prepared, in place of those that it is given: what
/// else is written at the same time tells less, or more.
std::unique_ptr<Output> with_own_frames(std::unique_ptr<Output> output, Generator<Frame> frames);

}  // namespace queenreel
