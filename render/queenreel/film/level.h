#pragma once

#include <cstddef>
#include <span>

#include "queenreel/frame/speech.h"

namespace queenreel {

/// Implements level_speech(), without loading a module.
void level(std::span<Speech> speeches, std::span<const std::size_t> said);

}  // namespace queenreel
