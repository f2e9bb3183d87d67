#pragma once

#include <cstddef>
#include <span>

#include "queenreel/frame/speech.h"

namespace queenreel {

/// Reads a WAV file (RIFF, PCM of 8 to 32 bits or floats of 32); channels are averaged. A file that was
/// written to a pipe may give sizes that are too large. Throws std::invalid_argument with the reason.
Speech read_wav(std::span<const std::byte> file);

}  // namespace queenreel
