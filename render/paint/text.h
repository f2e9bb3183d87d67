#pragma once

#include <cairo.h>

#include <string_view>

#include "frame/color.h"
#include "frame/rect.h"
#include "paint/families.h"
#include "paint/fonts.h"

namespace queenreel {

enum class Align { left, center, right };

struct TextStyle {
    double em = 16;  ///< font size in pixels
    Color color{};
    Color halo{0, 0, 0, 0};  ///< around the letters, where they lie on nothing; alpha 0: none
    Align align = Align::center;
    bool bold = false;
    Family family = Family::sans;
    double min_em = 0;  ///< text that would need a smaller font to fit ends in an ellipsis
};

/// Draws one line of text inside `box`, centered from top to bottom, made smaller until it fits its width.
/// Draws nothing where has_font() is false. Throws PaintError when `text` is not UTF-8.
void draw_text(cairo_t* context, std::string_view text, const Rect& box, const TextStyle& style);

/// How many lines a text may have, and how far they are apart, in em.
struct Lines {
    int max = 1;
    double height = 1.3;
};

/// Draws text in several lines from the top of `box`: it is broken at line breaks and, where a line would be
/// wider, between words; centered lines are of about one width. Text with more lines than it may have, or
/// than the box has room for, is made smaller, and ends in an ellipsis where it would need less than three
/// quarters of its size. Throws as draw_text, but takes line breaks.
void draw_lines(cairo_t* context, std::string_view text, const Rect& box, const TextStyle& style,
                const Lines& lines);

/// How many lines the text has when it is broken so. Throws as draw_lines.
int line_count(std::string_view text, int width, const TextStyle& style);

/// How wide the text is at its style's font size, in pixels; 0 where has_font() is false. Throws as
/// draw_text.
double text_width(std::string_view text, const TextStyle& style);

}  // namespace queenreel
