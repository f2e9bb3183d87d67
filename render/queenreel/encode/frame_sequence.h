#pragma once

#include <memory>

#include "queenreel/encode/output.h"

namespace queenreel {

/// The most frames of a sequence: three hours at 25 a second.
inline constexpr std::uint64_t max_sequence = 270'000;

/// An output of the frames of a film at OutputOptions::fps, a file each, numbered from 1 with six digits: a
/// frame is written as often as it is shown, at least once, and holds are added up before they are rounded,
/// as in a film. `options.format` is of pictures, and its target a folder or a pattern. Throws as
/// open_output(), std::invalid_argument where there is no rate; put() throws OutputError past max_sequence.
std::unique_ptr<Output> open_frame_sequence(OutputOptions options);

}  // namespace queenreel
