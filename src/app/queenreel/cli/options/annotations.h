#pragma once

#include <optional>
#include <string>

#include "queenreel/cli/options/value.h"
#include "queenreel/frame/board_panel.h"
#include "queenreel/frame/theme.h"
#include "queenreel/studio/annotate.h"

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

/// The lines of attack that --attacks asks for on boards of n×n squares. Throws SpecError.
std::optional<AskedLines> lines_of_attack(const AnnotationArgs& args, int n);

/// What the other options ask for on every board of n×n squares. Colors that are not said are the theme's.
/// Throws SpecError for a square, a color or an arrow that is none.
Annotations annotations_of(const AnnotationArgs& args, int n, const Theme& theme);

}  // namespace queenreel
