#pragma once

#include <cstddef>
#include <span>

#include "queenreel/frame/speech.h"

namespace queenreel {

/// Like level_speech(), but without loading a module.
void level(std::span<Speech> speeches, std::span<const std::size_t> said);

}  // namespace queenreel
