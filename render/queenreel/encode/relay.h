#pragma once

#include <functional>
#include <memory>
#include <utility>
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

/// How well a frame stands for a whole film.
using PosterWorth = std::function<int(const Frame&)>;

/// An output that puts one of the frames that it is given into `output`: of those that are worth the most the
/// first, or, where that is 0 or less, the last.
std::unique_ptr<Output> poster_of(std::unique_ptr<Output> output, PosterWorth worth);

/// The most frames of a sequence: three hours at 25 a second.
inline constexpr std::uint64_t max_sequence = 270'000;

/// An output of the frames of a film at OutputOptions::fps, a file each, numbered from 1 with six digits: a
/// frame is written as often as it is shown, at least once, and holds are added up before they are rounded,
/// as in a film. `options.format` is of pictures, and its target a folder or a pattern. Throws as
/// open_output(), std::invalid_argument where there is no rate; put() throws OutputError past max_sequence.
std::unique_ptr<Output> open_frame_sequence(OutputOptions options);

}  // namespace queenreel
