#pragma once

#include <optional>
#include <string>

#include "queenreel/base/generator.h"
#include "queenreel/cli/options/value.h"
#include "queenreel/frame/board_panel.h"
#include "queenreel/frame/frame.h"
#include "queenreel/frame/theme.h"
#include "queenreel/puzzle/board.h"

namespace queenreel {

/// The options of what an author draws on boards, as typed: what they mean depends on N.
struct AnnotationArgs {
    std::optional<std::string> highlight;
    std::optional<std::string> arrows;
    std::optional<std::string> attacks;
};

Rows<AnnotationArgs> annotation_rows();

/// Whether any of them was given.
bool asks_for_annotations(const AnnotationArgs& args);

/// Throws UsageError where --attacks names a square of a placement that has no queen.
void check_attackers(const AnnotationArgs& args, const Board& board);

/// What those options ask for on every board of n×n squares: all but lines of attack, which depend on the
/// queens. Colors that are not said are the theme's. Throws UsageError for a square, a color or an arrow that
/// is none.
Annotations annotations_of(const AnnotationArgs& args, int n, const Theme& theme);

/// The pictures, of n×n squares, with `annotations` and the lines of attack on their boards, and the former
/// in their descriptions. Throws UsageError.
Generator<Frame> annotated(Generator<Frame> frames, const AnnotationArgs& args, int n,
                           Annotations annotations);

}  // namespace queenreel
