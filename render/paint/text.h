#pragma once

#include <cairo.h>

#include <string_view>

#include "frame/color.h"
#include "frame/rect.h"

namespace queenreel {

/// True when the machine has a font to draw text with. Without one, text is left out of pictures and the
/// program says so once. Looked up at the first call.
bool has_font();

enum class Align { left, center, right };

enum class Family { sans, mono };

struct TextStyle {
    double em = 16;  ///< font size in pixels
    Color color{};
    Align align = Align::center;
    bool bold = false;
    Family family = Family::sans;
    double min_em = 0;  ///< text that would need a smaller font to fit ends in an ellipsis
};

/// Draws one line of text inside `box`, centered from top to bottom, made smaller until it fits its width.
/// Draws nothing where has_font() is false. Throws PaintError when `text` is not UTF-8.
void draw_text(cairo_t* context, std::string_view text, const Rect& box, const TextStyle& style);

/// How wide the text is at its style's font size, in pixels; 0 where has_font() is false. Throws as
/// draw_text.
double text_width(std::string_view text, const TextStyle& style);

}  // namespace queenreel
