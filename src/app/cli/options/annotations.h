#pragma once

#include <vector>

#include "base/generator.h"
#include "cli/options/option.h"
#include "cli/options/request.h"
#include "frame/board_panel.h"
#include "frame/frame.h"
#include "frame/theme.h"
#include "puzzle/board.h"

namespace queenreel {

/// The option rows of what an author draws on boards: --highlight, --arrows and --attacks.
std::vector<Option> annotation_options();

/// Whether any of them was given.
bool asks_for_annotations(const Request& request);

/// Throws UsageError where --attacks names a square of a placement that has no queen.
void check_attackers(const Request& request, const Board& board);

/// What those options ask for on every board of n×n squares: all but lines of attack, which depend on the
/// queens. Colors that are not said are the theme's. Throws UsageError for a square, a color or an arrow that
/// is none.
Annotations annotations_of(const Request& request, int n, const Theme& theme);

/// The pictures, of n×n squares, with `annotations` and the lines of attack on their boards, and the former
/// in their descriptions. Throws UsageError.
Generator<Frame> annotated(Generator<Frame> frames, const Request& request, int n, Annotations annotations);

}  // namespace queenreel
