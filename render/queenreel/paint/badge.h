#pragma once

#include <cairo.h>

#include <string_view>

#include "queenreel/frame/layout/layout.h"
#include "queenreel/frame/theme.h"

namespace queenreel {

/// Draws the badge at the right end of Layout::badge, a pill as wide as the text in it; nothing where either
/// is empty. Throws PaintError for text that is not UTF-8.
void draw_badge(cairo_t* context, std::string_view text, const Layout& layout, const Theme& theme);

}  // namespace queenreel
