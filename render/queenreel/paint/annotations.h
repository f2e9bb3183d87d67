#pragma once

#include "queenreel/frame/board_panel.h"
#include "queenreel/frame/theme.h"
#include "queenreel/paint/canvas.h"

namespace queenreel {

// An author's drawings on a board: highlights, lines of attack and arrows, all below marks and queens, so
// that no queen is hidden. `square` is a square's side in pixels; the board's top left corner is (0, 0).

/// Returns true if a ray begins and ends on the board.
bool is_ray_inside(const BoardPanel& board, const Ray& ray);

/// Adds the line of a ray across the first `squares` of its squares.
void add_ray(const Canvas& canvas, const Ray& ray, double squares, double square);

/// Returns true if all annotated squares are on the board and each arrow joins two different ones.
bool are_annotations_inside(const BoardPanel& board);

/// The tinted color of a square; keeps light and dark squares distinguishable.
Color highlighted(Color shade, Color highlight);

/// The seam around an arrow: the color of light squares or of the outline, whichever differs more from the
/// arrow.
Color arrow_seam(Color arrow, const Theme& theme);

void draw_highlights(const Canvas& canvas, const BoardPanel& board, int square, const Theme& theme);

void draw_rays(const Canvas& canvas, const BoardPanel& board, int square, const Theme& theme);

/// Draws each arrow with a seam, so that it is visible on light and dark squares and over other arrows.
void draw_arrows(const Canvas& canvas, const BoardPanel& board, int square, const Theme& theme);

}  // namespace queenreel
