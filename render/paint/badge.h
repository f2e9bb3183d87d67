#pragma once

#include <cairo.h>

#include <string_view>

#include "frame/layout/layout.h"
#include "frame/theme.h"

namespace queenreel {

/// Draws the badge inside Layout::badge, a pill with the text in it; nothing where either is empty. Throws
/// PaintError for text that is not UTF-8.
void draw_badge(cairo_t* context, std::string_view text, const Layout& layout, const Theme& theme);

}  // namespace queenreel
