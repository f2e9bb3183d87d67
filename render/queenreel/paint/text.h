#pragma once

#include <string_view>

#include "queenreel/frame/color.h"
#include "queenreel/frame/rect.h"
#include "queenreel/paint/canvas.h"
#include "queenreel/paint/fonts.h"
#include "queenreel/paint/text_style.h"

namespace queenreel {

/// Draws one line of text inside `box`, centered from top to bottom, made smaller until it fits its width.
/// Draws nothing where has_font() is false. Throws PaintError when `text` is not UTF-8.
void draw_text(const Canvas& canvas, std::string_view text, const Rect& box, const TextStyle& style);

/// How many lines a text may have, and how far they are apart, in em.
struct Lines {
    int max = 1;
    double height = 1.3;
};

/// Draws text in several lines from the top of `box`: it is broken at line breaks and, where a line would be
/// wider, between words; centered lines are of about one width. Text with more lines than it may have, or
/// than the box has room for, is made smaller, and ends in an ellipsis where it would need less than three
/// quarters of its size. Throws as draw_text, but takes line breaks.
void draw_lines(const Canvas& canvas, std::string_view text, const Rect& box, const TextStyle& style,
                const Lines& lines);

/// How many lines the text has when it is broken so. Throws as draw_lines.
int line_count(std::string_view text, int width, const TextStyle& style);

/// How wide the text is at its style's font size, in pixels; 0 where has_font() is false. Throws as
/// draw_text.
double text_width(std::string_view text, const TextStyle& style);

}  // namespace queenreel
