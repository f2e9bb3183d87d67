#pragma once

#include <string_view>

#include "queenreel/frame/rect.h"
#include "queenreel/paint/canvas.h"
#include "queenreel/paint/fonts.h"
#include "queenreel/paint/text_style.h"

namespace queenreel {

/// Draws one line of text inside `box`, vertically centered and reduced to fit its width. Draws nothing if
/// has_font() is false. Throws PaintError if `text` is not UTF-8.
void draw_text(const Canvas& canvas, std::string_view text, const Rect& box, const TextStyle& style);

/// The maximum number of lines, and the distance between them in em.
struct Lines {
    int max = 1;
    double height = 1.3;
    bool balanced = false;  ///< of about one width, as centered ones always are
};

/// Draws text in several lines from the top of `box`. It breaks at line breaks and, if a line would be too
/// wide, between words; centered lines have similar widths. Text with too many lines for `lines` or for the
/// box is reduced, and ends in an ellipsis if it would need less than three quarters of its size. Throws like
/// draw_text(), but allows line breaks.
void draw_lines(const Canvas& canvas, std::string_view text, const Rect& box, const TextStyle& style,
                const Lines& lines);

/// Returns true if the machine's fonts have all letters of a text; any other letter would be drawn as a box.
/// Throws as draw_text().
bool has_letters(std::string_view text, const TextStyle& style);

/// Returns true if a text reads from right to left. Its first letter that has a direction decides.
bool reads_right_to_left(std::string_view text);

/// The number of lines of text broken in this way. Throws as draw_lines().
int line_count(std::string_view text, int width, const TextStyle& style);

/// The width of text at its style's font size, in pixels; 0 if has_font() is false. Throws as draw_text().
double text_width(std::string_view text, const TextStyle& style);

/// The same in em, for layouts that do not know the size yet.
double width_in_em(std::string_view text, bool bold);

}  // namespace queenreel
