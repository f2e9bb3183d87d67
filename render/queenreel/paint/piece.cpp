#include "queenreel/paint/piece.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <initializer_list>
#include <numbers>
#include <span>
#include <string>
#include <utility>

#include "queenreel/base/table.h"
#include "queenreel/paint/drawing_painter.h"
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
    /// Lines from point to point.
    void lines(std::initializer_list<std::pair<double, double>> points) const {
        move(points.begin()->first, points.begin()->second);
        for (const auto& [x, y] : std::span(points).subspan(1))
            line(x, y);
    }
    void fill(Color color) const { canvas_.fill(color); }
    void stroke(Color color, double width) const { canvas_.stroke(color, at(width)); }

  private:
    const Canvas& canvas_;
    double side_;
};

void crown_balls(const Pen& pen) {
    for (const auto& [x, y] : {std::pair(11, 32), {29, 20}, {50, 15}, {71, 20}, {89, 32}})
        pen.dot(x, y);
}

void crown_body(const Pen& pen) {
    pen.lines({{11, 32}, {30, 53}, {29, 20}, {42, 50}, {50, 15}, {58, 50}, {71, 20}, {70, 53}, {89, 32}});
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
    pen.lines({{20, 86}, {20, 76}, {29, 68}, {32, 41}, {22, 34}, {22, 15}, {34, 15},
               {34, 23}, {44, 23}, {44, 15}, {56, 15}, {56, 23}, {66, 23}, {66, 15},
               {78, 15}, {78, 34}, {68, 41}, {71, 68}, {80, 76}, {80, 86}, {20, 86}});
}

void rook_bands(const Pen& pen, double side) {
    pen.lines({{34, 41}, {66, 41}});
    pen.lines({{31, 68}, {69, 68}});
    if (side >= min_detailed_side) {
        pen.lines({{26, 34}, {74, 34}});
        pen.lines({{24, 76}, {76, 76}});
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
    canvas.fill(color);
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
        pen.lines({{55, 63}, {75, 83}});
    });
}

void draw_r(const Canvas& canvas, double side, const Theme& theme) {
    draw_letter(canvas, side, theme, [](const Pen& pen) {
        pen.lines({{30, 80}, {30, 20}, {52, 20}});
        pen.curve(78, 20, 78, 52, 52, 52);
        pen.line(30, 52);
        pen.lines({{52, 52}, {74, 80}});
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
