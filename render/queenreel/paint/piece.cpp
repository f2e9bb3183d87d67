#include "queenreel/paint/piece.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <string>

#include "queenreel/base/table.h"
#include "queenreel/paint/drawing_painter.h"
#include "queenreel/paint/ink.h"
#include "queenreel/paint/paint_error.h"

namespace queenreel {
namespace {

/// Below these sides, in pixels, squares have no room for any lines on a queen, or for all of them.
constexpr double min_banded_side = 20;
constexpr double min_detailed_side = 40;

/// Converts hundredths of a square to pixels. Points are rounded to quarters of a pixel: SVG needs few digits
/// for them, and mirrored points stay mirrored.
class Pen {
  public:
    Pen(const Canvas& canvas, double side) : canvas_(canvas), side_(side) {}

    double at(double hundredths) const { return std::round(hundredths * side_ / 25.0) / 4.0; }
    void move(double x, double y) const { canvas_.move_to(at(x), at(y)); }
    void line(double x, double y) const { canvas_.line_to(at(x), at(y)); }
    void curve(double x1, double y1, double x2, double y2, double x, double y) const {
        canvas_.curve_to(at(x1), at(y1), at(x2), at(y2), at(x), at(y));
    }
    void dot(double x, double y) const {
        move(x, y);
        line(x, y);
    }
    void fill(Color color) const {
        canvas_.set_color(color);
        canvas_.fill();
    }
    void stroke(Color color, double width) const {
        canvas_.set_color(color);
        canvas_.set_line_width(at(width));
        canvas_.stroke();
    }

  private:
    const Canvas& canvas_;
    double side_;
};

void crown_balls(const Pen& pen) {
    pen.dot(11, 32);
    pen.dot(29, 20);
    pen.dot(50, 15);
    pen.dot(71, 20);
    pen.dot(89, 32);
}

void crown_body(const Pen& pen) {
    pen.move(11, 32);
    pen.line(30, 53);
    pen.line(29, 20);
    pen.line(42, 50);
    pen.line(50, 15);
    pen.line(58, 50);
    pen.line(71, 20);
    pen.line(70, 53);
    pen.line(89, 32);
    pen.curve(84, 44, 78, 56, 75, 68);  // the right side, in to the waist …
    pen.curve(73, 74, 79, 79, 80, 87);  // … and out to the base
    pen.curve(68, 92, 32, 92, 20, 87);
    pen.curve(21, 79, 27, 74, 25, 68);
    pen.curve(22, 56, 16, 44, 11, 32);
}

void crown_bands(const Pen& pen, double side) {
    pen.move(28.5, 67);
    pen.curve(40, 63, 60, 63, 71.5, 67);
    if (side >= min_detailed_side) {
        pen.move(29.5, 75);
        pen.curve(40, 71.5, 60, 71.5, 70.5, 75);
    }
    pen.move(26, 84);
    pen.curve(40, 80, 60, 80, 74, 84);
}

/// A crown with five points, balls and a curved body, as in chess diagrams.
void draw_crown(const Canvas& canvas, double side, const Theme& theme) {
    const Pen pen(canvas, side);
    canvas.set_line_cap(Canvas::Cap::round);
    canvas.set_line_join(Canvas::Join::round);
    constexpr double ball = 10.5;
    constexpr double outline = 3.4;
    const bool outlined = theme.outline != theme.queen;
    if (outlined) {
        crown_balls(pen);
        pen.stroke(theme.outline, ball + outline);
        crown_body(pen);
        pen.stroke(theme.outline, outline);
    }
    crown_balls(pen);
    pen.stroke(theme.queen, ball);
    crown_body(pen);
    pen.fill(theme.queen);
    if (side >= min_banded_side) {
        crown_bands(pen, side);
        pen.stroke(theme.detail, std::max(2.4, 90 / side));  // at least nine tenths of a pixel
    }
}

void rook_body(const Pen& pen) {
    pen.move(20, 86);
    pen.line(20, 76);
    pen.line(29, 68);
    pen.line(32, 41);
    pen.line(22, 34);
    pen.line(22, 15);
    pen.line(34, 15);
    pen.line(34, 23);
    pen.line(44, 23);
    pen.line(44, 15);
    pen.line(56, 15);
    pen.line(56, 23);
    pen.line(66, 23);
    pen.line(66, 15);
    pen.line(78, 15);
    pen.line(78, 34);
    pen.line(68, 41);
    pen.line(71, 68);
    pen.line(80, 76);
    pen.line(80, 86);
    pen.line(20, 86);
}

void rook_bands(const Pen& pen, double side) {
    pen.move(34, 41);
    pen.line(66, 41);
    pen.move(31, 68);
    pen.line(69, 68);
    if (side >= min_detailed_side) {
        pen.move(26, 34);
        pen.line(74, 34);
        pen.move(24, 76);
        pen.line(76, 76);
    }
}

/// A tower with three battlements, as in chess diagrams.
void draw_tower(const Canvas& canvas, double side, const Theme& theme) {
    const Pen pen(canvas, side);
    canvas.set_line_cap(Canvas::Cap::round);
    canvas.set_line_join(Canvas::Join::round);
    constexpr double outline = 3.4;
    if (theme.outline != theme.queen) {
        rook_body(pen);
        pen.stroke(theme.outline, outline);
    }
    rook_body(pen);
    pen.fill(theme.queen);
    if (side >= min_banded_side) {
        rook_bands(pen, side);
        pen.stroke(theme.detail, std::max(2.4, 90 / side));
    }
}

void fill_circle(const Canvas& canvas, double side, double radius, Color color) {
    canvas.arc(side / 2, side / 2, radius * side, 0, 2 * std::numbers::pi);
    canvas.set_color(color);
    canvas.fill();
}

void draw_disc(const Canvas& canvas, double side, const Theme& theme) {
    fill_circle(canvas, side, 0.34, theme.outline);
    if (theme.outline != theme.queen)
        fill_circle(canvas, side, 0.31, theme.queen);
}

/// Draws the lines of a letter, as boards are written in tables and textbooks.
void draw_letter(const Canvas& canvas, double side, const Theme& theme, void (*add_lines)(const Pen& pen)) {
    const Pen pen(canvas, side);
    const auto strokes = [&](double width, Color color) {
        add_lines(pen);
        pen.stroke(color, width);
    };
    if (theme.outline != theme.queen)
        strokes(14, theme.outline);
    strokes(10.5, theme.queen);
}

void draw_q(const Canvas& canvas, double side, const Theme& theme) {
    draw_letter(canvas, side, theme, [](const Pen& pen) {
        pen.move(50, 20);
        pen.curve(72, 20, 77, 36, 77, 48);
        pen.curve(77, 62, 70, 76, 50, 76);
        pen.curve(30, 76, 23, 62, 23, 48);
        pen.curve(23, 36, 28, 20, 50, 20);
        pen.move(55, 63);
        pen.line(75, 83);
    });
}

void draw_r(const Canvas& canvas, double side, const Theme& theme) {
    draw_letter(canvas, side, theme, [](const Pen& pen) {
        pen.move(30, 80);
        pen.line(30, 20);
        pen.line(52, 20);
        pen.curve(78, 20, 78, 52, 52, 52);
        pen.line(30, 52);
        pen.move(52, 52);
        pen.line(74, 80);
    });
}

constexpr std::array piece_table{
    PieceSet{"crown", "a crown of five points, as in chess diagrams", draw_crown, draw_tower},
    PieceSet{"disc", "a disc, for schematic pictures and very small squares", draw_disc, draw_disc},
    PieceSet{"letter", "a Q, as textbooks write it", draw_q, draw_r},
};

}  // namespace

void PieceSet::draw(const Canvas& canvas, double side, const Theme& theme) const {
    if (drawing)
        draw_drawing(canvas, *drawing, drawing_place(side));
    else
        (rooks ? draw_rook : draw_queen)(canvas, side, theme);
}

Rect PieceSet::drawing_place(double side) {
    // Drawings of chess sets have their own margin.
    constexpr double gap = 0.04;
    const int inset = static_cast<int>(std::lround(gap * side));
    const int room = static_cast<int>(side) - 2 * inset;
    return {inset, inset, room, room};
}

std::span<const PieceSet> pieces() {
    return piece_table;
}

const PieceSet* find_piece(std::string_view name) {
    return find_row(piece_table, name);
}

PieceSet piece_of(const Look& look) {
    const PieceSet* const found = find_piece(look.pieces);
    if (!found)
        throw PaintError("pieces: no set is called '" + std::string(look.pieces) +
                         "'; `queenreel list pieces` names them");
    PieceSet piece = *found;
    piece.drawing = look.own_piece.get();
    piece.rooks = look.scene.rooks;
    return piece;
}

}  // namespace queenreel
