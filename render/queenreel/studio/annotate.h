#pragma once

#include <optional>
#include <vector>

#include "queenreel/base/generator.h"
#include "queenreel/frame/board_panel.h"
#include "queenreel/frame/frame.h"
#include "queenreel/puzzle/square.h"

namespace queenreel {

/// The lines along which queens attack, as they are asked for.
struct AskedLines {
    bool xray = false;             ///< they go on behind the next queen
    std::vector<Square> queens{};  ///< whose lines they are; none: all queens'
};

/// The pictures with annotations and lines of attack on their boards of n×n squares, and the former in their
/// descriptions. Annotations::attacks are replaced where lines are asked for.
Generator<Frame> annotated(Generator<Frame> frames, int n, Annotations annotations,
                           std::optional<AskedLines> lines);

}  // namespace queenreel
