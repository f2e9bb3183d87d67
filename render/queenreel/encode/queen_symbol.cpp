#include "queenreel/encode/queen_symbol.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <utility>
#include <vector>

#include "queenreel/encode/cairo_document.h"
#include "queenreel/io/stream.h"
#include "queenreel/page/assembly.h"
#include "queenreel/paint/cairo_ptr.h"
#include "queenreel/paint/paint_error.h"
#include "queenreel/paint/piece.h"

namespace queenreel {
namespace {

constexpr int side = 100;  // of its square, units

constexpr Color queen_color{1, 0, 0};
constexpr Color outline_color{0, 1, 0};
constexpr Color detail_color{0, 0, 1};

/// Colors that stand for those of any theme.
Theme ink() {
    Theme theme = themes().front();
    theme.queen = queen_color;
    theme.outline = outline_color;
    theme.detail = detail_color;
    return theme;
}

/// A color in the variables of the style sheet. Throws PaintError where it is none of the ink.
std::string variable(Color color) {
    for (const auto& [known, name] :
         {std::pair{queen_color, "var(--queen)"}, std::pair{outline_color, "var(--outline)"},
          std::pair{detail_color, "var(--detail)"}})
        if (known == color)
            return name;
    throw PaintError("html: a queen has a color that is not of its theme; choose another with --pieces");
}

std::string hexadecimal(Color color) {
    return fmt::format("#{:02x}{:02x}{:02x}", color.red, color.green, color.blue);
}

/// A thousandth of a unit cannot be seen.
std::string coordinate(double length) {
    const double rounded = std::round(length * 1000) / 1000;
    return fmt::format("{}", rounded == 0 ? 0 : rounded);
}

/// From a drawing's coordinates to the square's.
struct Place {
    double scale = 1;
    double x = 0;
    double y = 0;
};

/// A pen as a change of coordinates (cairo_matrix_t without a shift).
struct PenMap {
    std::array<double, 4> by{1, 0, 0, 1};  ///< xx, yx, xy, yy

    double determinant() const { return by[0] * by[3] - by[1] * by[2]; }

    /// Whether it leaves circles circles.
    bool is_round() const {
        constexpr double slack = 1e-6;
        const double most = std::max({std::abs(by[0]), std::abs(by[1]), std::abs(by[2]), std::abs(by[3])});
        const auto same = [&](double a, double b) { return std::abs(a - b) <= slack * most; };
        return (same(by[0], by[3]) && same(by[1], -by[2])) || (same(by[0], -by[3]) && same(by[1], by[2]));
    }

    std::pair<double, double> undone(double x, double y) const {
        return {(by[3] * x - by[2] * y) / determinant(), (by[0] * y - by[1] * x) / determinant()};
    }
};

/// The attribute d of a path, in the square's coordinates before `pen`.
std::string data_of(const DrawnPath& path, const Place& place, const PenMap& pen) {
    std::string text;
    const double* at = path.points.data();
    for (const char step : path.steps) {
        text += step == 'h' ? 'Z' : static_cast<char>(step - 'a' + 'A');
        const int points = step == 'c' ? 3 : step == 'h' ? 0 : 1;
        for (int i = 0; i < points; ++i, at += 2) {
            const auto [x, y] = pen.undone(at[0] * place.scale + place.x, at[1] * place.scale + place.y);
            text += (i > 0 ? " " : "") + coordinate(x) + " " + coordinate(y);
        }
    }
    return text;
}

/// `unit`: of the stroke's lengths, in the coordinates of its element.
std::string stroke_attributes(const DrawnPath::Stroke& stroke, double unit) {
    constexpr std::array<std::string_view, 3> caps{"butt", "round", "square"};
    constexpr std::array<std::string_view, 3> joins{"miter", "round", "bevel"};
    std::string text = fmt::format(
        R"( fill="none" stroke-width="{}" stroke-linecap="{}" stroke-linejoin="{}" stroke-miterlimit="{}")",
        coordinate(stroke.width * unit), caps[static_cast<std::size_t>(stroke.cap)],
        joins[static_cast<std::size_t>(stroke.join)], coordinate(stroke.miter_limit));
    if (!stroke.dashes.empty()) {
        text += " stroke-dasharray=\"";
        for (std::size_t i = 0; i < stroke.dashes.size(); ++i)
            text += (i > 0 ? " " : "") + coordinate(stroke.dashes[i] * unit);
        text += fmt::format("\" stroke-dashoffset=\"{}\"", coordinate(stroke.dash_offset * unit));
    }
    return text;
}

/// A path as an element of SVG without style attributes, which a page's policy forbids.
std::string element(const DrawnPath& path, const Place& place, const std::string& color) {
    const std::string_view what = path.stroked ? "stroke" : "fill";
    std::string attributes = fmt::format(" {}=\"{}\"", what, color);
    if (path.color.alpha < 255)
        attributes += fmt::format(" {}-opacity=\"{}\"", what, coordinate(path.color.alpha / 255.0));
    PenMap pen;
    if (path.stroked) {
        const PenMap drawn{path.stroke.pen};
        if (drawn.determinant() == 0)
            return "";  // no pen, no line
        if (!drawn.is_round()) {
            pen = drawn;
            attributes += fmt::format(" transform=\"matrix({} {} {} {} 0 0)\"", drawn.by[0], drawn.by[1],
                                      drawn.by[2], drawn.by[3]);
        }
        const double size = std::sqrt(std::abs(drawn.determinant()));
        attributes += stroke_attributes(path.stroke, place.scale * (drawn.is_round() ? size : 1));
    } else if (path.even_odd) {
        attributes += " fill-rule=\"evenodd\"";
    }
    return fmt::format("<path{} d=\"{}\"/>", attributes, data_of(path, place, pen));
}

/// A drawing's pixels as an element of SVG.
std::string image(const Drawing& drawing, const Place& place) {
    std::vector<std::uint32_t> pixels = drawing.pixels;
    const CairoSurface surface(cairo_image_surface_create_for_data(
        reinterpret_cast<unsigned char*>(pixels.data()), CAIRO_FORMAT_ARGB32, drawing.pixel_width,
        drawing.pixel_height, drawing.pixel_width * 4));
    CollectedBytes png;
    require_ok(cairo_surface_write_to_png_stream(surface.get(), collect_bytes, &png));
    return fmt::format(
        R"(<image x="{}" y="{}" width="{}" height="{}" preserveAspectRatio="none" href="data:image/png;base64,{}"/>)",
        coordinate(place.x), coordinate(place.y), coordinate(drawing.width * place.scale),
        coordinate(drawing.height * place.scale), base64(png.text()));
}

/// A drawing as draw_drawing() places it.
Place place_of(const Drawing& drawing) {
    const Rect room = PieceSet::drawing_place(side);
    const double scale = std::min(room.width / drawing.width, room.height / drawing.height);
    return {scale, room.x + (room.width - scale * drawing.width) / 2,
            room.y + (room.height - scale * drawing.height) / 2};
}

}  // namespace

std::string queen_symbol(const Look& look) {
    const PieceSet piece = piece_of(look);
    const Place place = piece.drawing ? place_of(*piece.drawing) : Place{};
    std::string content;
    if (piece.drawing && !piece.drawing->pixels.empty())
        content = image(*piece.drawing, place);
    for (const DrawnPath& path : piece.paths(side, ink()))
        content += element(path, place, piece.drawing ? hexadecimal(path.color) : variable(path.color));
    return "<symbol id=\"queen\" viewBox=\"0 0 100 100\">" + content + "</symbol>";
}

}  // namespace queenreel
