#pragma once

#include <functional>
#include <memory>
#include <vector>

#include "queenreel/base/generator.h"
#include "queenreel/encode/output.h"

namespace queenreel {

/// Puts each frame into all of `outputs` in turn. Its files are all of theirs, and they appear together: all
/// are prepared before the first is published. Throws std::invalid_argument if `outputs` is empty.
std::unique_ptr<Output> open_tee(std::vector<std::unique_ptr<Output>> outputs);

/// Passes all frames except in-between ones to `output`, for documents with a picture per step. The time of
/// omitted frames is added to the next frame, together with a chapter that begins with them.
std::unique_ptr<Output> without_in_betweens(std::unique_ptr<Output> output);

/// Puts `frames` into `output` when prepared, ignoring the frames put into it; for outputs with a different
/// level of detail.
std::unique_ptr<Output> with_own_frames(std::unique_ptr<Output> output, Generator<Frame> frames);

/// The rank of a frame as the picture of a whole film.
using PosterWorth = std::function<int(const Frame&)>;

/// Puts one of its frames into `output`: the first of those with the highest rank, or the last frame if that
/// rank is 0 or less.
std::unique_ptr<Output> poster_of(std::unique_ptr<Output> output, PosterWorth worth);

/// The maximum number of frames in a sequence: three hours at 25 a second.
inline constexpr std::uint64_t max_sequence = 270'000;

/// An output of a film's frames at OutputOptions::fps, one file each, numbered from 1 with six digits. A
/// frame is written as often as it is shown, at least once; holds are added up before they are rounded, as in
/// a film. `options.format` is a format of pictures, and its target a folder or a pattern. Throws as
/// open_output(), and std::invalid_argument without a rate; put() throws OutputError past max_sequence.
std::unique_ptr<Output> open_frame_sequence(OutputOptions options);

}  // namespace queenreel
