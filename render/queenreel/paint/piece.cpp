#include "queenreel/paint/piece.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <memory>
#include <numbers>
#include <string>
#include <string_view>

#include "queenreel/base/table.h"
#include "queenreel/paint/cairo_ptr.h"
#include "queenreel/paint/drawing_painter.h"
#include "queenreel/paint/ink.h"
#include "queenreel/paint/paint_error.h"

namespace queenreel {
namespace {

/// Squares under these sides, in pixels, have no room for any lines on a queen, and for all of them.
constexpr double min_banded_side = 20;
constexpr double min_detailed_side = 40;

/// Turns hundredths of a square into pixels. Points lie on quarters of a pixel: SVG needs few digits for
/// them, and mirrored points stay mirrored.
class Pen {
  public:
    Pen(const Brush& brush, double side) : brush_(brush), context_(brush.context()), side_(side) {}

    double at(double hundredths) const { return std::round(hundredths * side_ / 25.0) / 4.0; }
    void move(double x, double y) const { cairo_move_to(context_, at(x), at(y)); }
    void line(double x, double y) const { cairo_line_to(context_, at(x), at(y)); }
    void curve(double x1, double y1, double x2, double y2, double x, double y) const {
        cairo_curve_to(context_, at(x1), at(y1), at(x2), at(y2), at(x), at(y));
    }
    void dot(double x, double y) const {
        move(x, y);
        line(x, y);
    }
    void stroke(Color color, double width) const { brush_.stroke(color, at(width)); }

  private:
    const Brush& brush_;
    cairo_t* context_;
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

/// A crown of five points with balls on a curved body, as in chess diagrams.
void draw_crown(const Brush& brush, double side, const Theme& theme) {
    const Pen pen(brush, side);
    cairo_set_line_cap(brush.context(), CAIRO_LINE_CAP_ROUND);
    cairo_set_line_join(brush.context(), CAIRO_LINE_JOIN_ROUND);
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
    brush.fill(theme.queen);
    if (side >= min_banded_side) {
        crown_bands(pen, side);
        pen.stroke(theme.detail, std::max(2.4, 90 / side));  // nine tenths of a pixel at the least
    }
}

void fill_circle(const Brush& brush, double side, double radius, Color color) {
    cairo_arc(brush.context(), side / 2, side / 2, radius * side, 0, 2 * std::numbers::pi);
    brush.fill(color);
}

void draw_disc(const Brush& brush, double side, const Theme& theme) {
    fill_circle(brush, side, 0.34, theme.outline);
    if (theme.outline != theme.queen)
        fill_circle(brush, side, 0.31, theme.queen);
}

/// A Q, as tables and textbooks write boards.
void draw_letter(const Brush& brush, double side, const Theme& theme) {
    const Pen pen(brush, side);
    const auto strokes = [&](double width, Color color) {
        pen.move(50, 20);
        pen.curve(72, 20, 77, 36, 77, 48);
        pen.curve(77, 62, 70, 76, 50, 76);
        pen.curve(30, 76, 23, 62, 23, 48);
        pen.curve(23, 36, 28, 20, 50, 20);
        pen.move(55, 63);
        pen.line(75, 83);
        pen.stroke(color, width);
    };
    if (theme.outline != theme.queen)
        strokes(14, theme.outline);
    strokes(10.5, theme.queen);
}

constexpr std::array piece_table{
    PieceSet{"crown", "a crown of five points, as in chess diagrams", draw_crown},
    PieceSet{"disc", "a disc, for schematic pictures and very small squares", draw_disc},
    PieceSet{"letter", "a Q, as textbooks write it", draw_letter},
};

struct PathRelease {
    void operator()(cairo_path_t* path) const { cairo_path_destroy(path); }
};

/// A kind of step in a DrawnPath, and the number of its points.
struct Step {
    char letter;
    int points;
};

Step step_of(cairo_path_data_type_t type) {
    switch (type) {
        case CAIRO_PATH_MOVE_TO:
            return {'m', 1};
        case CAIRO_PATH_LINE_TO:
            return {'l', 1};
        case CAIRO_PATH_CURVE_TO:
            return {'c', 3};
        case CAIRO_PATH_CLOSE_PATH:
            break;
    }
    return {'h', 0};
}

DrawnPath::Stroke stroke_of(cairo_t* context) {
    using Stroke = DrawnPath::Stroke;
    const cairo_line_cap_t cap = cairo_get_line_cap(context);
    const cairo_line_join_t join = cairo_get_line_join(context);
    return {.width = cairo_get_line_width(context),
            .cap = cap == CAIRO_LINE_CAP_ROUND    ? Stroke::Cap::round
                   : cap == CAIRO_LINE_CAP_SQUARE ? Stroke::Cap::square
                                                  : Stroke::Cap::butt,
            .join = join == CAIRO_LINE_JOIN_ROUND   ? Stroke::Join::round
                    : join == CAIRO_LINE_JOIN_BEVEL ? Stroke::Join::bevel
                                                    : Stroke::Join::miter,
            .miter_limit = cairo_get_miter_limit(context)};
}

}  // namespace

void PieceSet::draw(cairo_t* context, double side, const Theme& theme) const {
    if (drawing)
        draw_drawing(context, *drawing, drawing_place(side));
    else
        draw_queen(Brush(context), side, theme);
}

std::vector<DrawnPath> PieceSet::paths(double side, const Theme& theme) const {
    if (drawing)
        return drawing->paths;
    const CairoSurface nowhere(cairo_recording_surface_create(CAIRO_CONTENT_COLOR_ALPHA, nullptr));
    const CairoContext context(cairo_create(nowhere.get()));
    std::vector<DrawnPath> written;
    draw_queen(Brush(context.get(), &written), side, theme);
    require_ok(cairo_status(context.get()));
    return written;
}

Rect PieceSet::drawing_place(double side) {
    // Drawings of chess sets have a margin of their own.
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
    return piece;
}

void Brush::fill(Color color) const {
    set_color(context_, color);
    write_down(color, false);
    cairo_fill(context_);
}

void Brush::stroke(Color color, double width) const {
    set_color(context_, color);
    cairo_set_line_width(context_, width);
    write_down(color, true);
    cairo_stroke(context_);
}

void Brush::write_down(Color color, bool stroked) const {
    if (!written_)
        return;
    const std::unique_ptr<cairo_path_t, PathRelease> path(cairo_copy_path(context_));
    require_ok(path->status);
    DrawnPath drawn{.steps = {},
                    .points = {},
                    .color = color,
                    .even_odd = cairo_get_fill_rule(context_) == CAIRO_FILL_RULE_EVEN_ODD,
                    .stroked = stroked};
    for (int at = 0; at < path->num_data; at += path->data[at].header.length) {
        const Step step = step_of(path->data[at].header.type);
        drawn.steps += step.letter;
        for (int point = 1; point <= step.points; ++point)
            drawn.points.insert(drawn.points.end(),
                                {path->data[at + point].point.x, path->data[at + point].point.y});
    }
    // After a closed path Cairo moves to its beginning.
    if (std::string_view(drawn.steps).ends_with("hm")) {
        drawn.steps.pop_back();
        drawn.points.resize(drawn.points.size() - 2);
    }
    if (stroked)
        drawn.stroke = stroke_of(context_);
    written_->push_back(drawn);
}

}  // namespace queenreel
