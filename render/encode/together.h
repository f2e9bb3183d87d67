#pragma once

#include <memory>
#include <vector>

#include "encode/output.h"

namespace queenreel {

/// An output that puts each frame to all of `outputs`, one after the other, and finishes them in that order.
/// Its files are all of theirs. When one fails, those before it may be finished, and their files stay. Throws
/// std::invalid_argument when there are none.
std::unique_ptr<Output> open_together(std::vector<std::unique_ptr<Output>> outputs);

/// Whether a queen of the frame is on her way: it is one of those that a transition puts in between.
bool is_between(const Frame& frame);

/// An output that passes on to `output` only what is not in between, for documents of a picture a step. The
/// time of what is left out is added to the next frame, and so is a chapter that begins with it.
std::unique_ptr<Output> open_steps(std::unique_ptr<Output> output);

}  // namespace queenreel
