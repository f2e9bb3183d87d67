#pragma once

#include <functional>
#include <memory>

#include "queenreel/encode/output.h"

namespace queenreel {

/// How well a frame stands for a whole film.
using PosterWorth = std::function<int(const Frame&)>;

/// An output that puts one of the frames that it is given into `output`: of those that are worth the most the
/// first, or, where that is 0 or less, the last.
std::unique_ptr<Output> poster_of(std::unique_ptr<Output> output, PosterWorth worth);

}  // namespace queenreel
