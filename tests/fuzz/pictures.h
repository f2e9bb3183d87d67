#pragma once

#include <cstdint>
#include <span>

#include "queenreel/verify/verify.h"

namespace queenreel::fuzz {

/// Makes the judge look for boards in a picture's or film's bytes, in this process, as one of solutions and
/// as one of any placements.
void find_boards_in(FileKind kind, std::span<const std::uint8_t> bytes);

}  // namespace queenreel::fuzz
