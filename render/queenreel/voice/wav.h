#pragma once

#include <cstddef>
#include <span>

#include "queenreel/frame/speech.h"

namespace queenreel {

/// Reads a WAV file (RIFF, PCM of 8 to 32 bits or floats of 32); channels are averaged. Tolerates sizes that
/// are too large, as in files written to a pipe. Throws std::invalid_argument with the reason.
Speech read_wav(std::span<const std::byte> file);

}  // namespace queenreel
