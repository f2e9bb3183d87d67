#include "queenreel/paint/reach.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <variant>

#include "queenreel/base/overloaded.h"
#include "queenreel/frame/rect.h"

namespace queenreel {
namespace {

Box grown(const Box& box, double by) {
    return {box.x - by, box.y - by, box.width + 2 * by, box.height + 2 * by};
}

bool overlap(const Box& a, const Box& b) {
    return a.x < b.x + b.width && a.x + a.width > b.x && a.y < b.y + b.height && a.y + a.height > b.y;
}

/// The bounding box of points, given as x and y in turn.
Box box_around(std::span<const double> points) {
    double left = points[0];
    double top = points[1];
    double right = left;
    double bottom = top;
    for (std::size_t i = 0; i + 1 < points.size(); i += 2) {
        left = std::min(left, points[i]);
        right = std::max(right, points[i]);
        top = std::min(top, points[i + 1]);
        bottom = std::max(bottom, points[i + 1]);
    }
    return {left, top, right - left, bottom - top};
}

/// Returns the distance that a path's stroke extends beyond its points; 0 for a filled path. The tip of a
/// corner extends beyond the line's width.
double beyond(const DrawnPath& path) {
    if (!path.stroked)
        return 0;
    const auto& [xx, yx, xy, yy] = path.stroke.pen;
    return path.stroke.width * std::sqrt(std::abs(xx * yy - xy * yx)) *
           (path.stroke.join == DrawnPath::Stroke::Join::miter ? 2 : 0.71);
}

/// Letters may overhang their run by half an em.
Box text_bounds(const TextRun& run) {
    return grown({run.x, run.base_line - run.em, run.width, run.em}, run.em / 2 + run.halo_width);
}

/// Returns whether a line segment crosses a rectangle, by clipping it (Liang and Barsky 1984).
bool crosses(const Point& from, const Point& to, const Box& area) {
    double enters = 0;
    double leaves = 1;
    const auto clip = [&](double at, double way, double low, double high) {
        if (way == 0)
            return at > low && at < high;
        const auto [first, last] = std::minmax({(low - at) / way, (high - at) / way});
        enters = std::max(enters, first);
        leaves = std::min(leaves, last);
        return enters < leaves;
    };
    return clip(from.x, to.x - from.x, area.x, area.x + area.width) &&
           clip(from.y, to.y - from.y, area.y, area.y + area.height);
}

/// Returns whether the line of a path may enter an area, regardless of its width. A curve counts as the box
/// around its points.
bool line_enters(const DrawnPath& path, const Box& area) {
    Point first{};  // of a part, to which closing returns
    Point at{};
    std::size_t next = 0;  // of the coordinates
    for (const char step : path.steps) {
        const std::size_t count = step == 'h' ? 0 : step == 'c' ? 6 : 2;
        const Point to =
            count == 0 ? first : Point{path.points[next + count - 2], path.points[next + count - 1]};
        if (step == 'm')
            first = to;
        else if (step == 'c' ? overlap(box_around(std::span(path.points).subspan(next - 2, 8)), area)
                             : crosses(at, to, area))
            return true;
        at = to;
        next += count;
    }
    return false;
}

Box bounds_of(const Shape& shape) {
    constexpr Box endless{-1e9, -1e9, 2e9, 2e9};
    return std::visit(Overloaded{[](const StampUse& use) { return Box{use.x, use.y, use.side, use.side}; },
                                 [](const ImageShape& image) { return image.place; },
                                 [&](const ShapeGroup&) { return endless; },
                                 [](const TextRun& run) { return text_bounds(run); },
                                 [](const DrawnPath& path) { return queenreel::bounds_of(path); }},
                      shape.what);
}

}  // namespace

Box bounds_of(const DrawnPath& path) {
    return grown(box_around(path.points), beyond(path));
}

std::vector<bool> reached_squares(std::span<const Shape> shapes, const Layout& layout) {
    std::vector<bool> reached;
    if (shapes.empty())
        return reached;
    reached.resize(static_cast<std::size_t>(layout.board_size) * layout.board_size);
    for (const Shape& shape : shapes) {
        const Box bounds = bounds_of(shape);
        const auto* path = std::get_if<DrawnPath>(&shape.what);
        const auto reaches = [&](const Rect& square) {
            const Box area{1.0 * square.x, 1.0 * square.y, 1.0 * square.width, 1.0 * square.height};
            return overlap(bounds, area) && (!shape.clip || overlap(*shape.clip, area)) &&
                   (!path || !path->stroked || line_enters(*path, grown(area, beyond(*path))));
        };
        std::size_t i = 0;
        for (int row = 0; row < layout.board_size; ++row)
            for (int column = 0; column < layout.board_size; ++column, ++i)
                reached[i] = reached[i] || reaches(layout.square_rect(row, column));
    }
    return reached;
}

std::pair<std::span<const Shape>, std::span<const Shape>> difference(std::span<const Shape> before,
                                                                     std::span<const Shape> now) {
    const auto begin = static_cast<std::size_t>(std::ranges::mismatch(before, now).in1 - before.begin());
    before = before.subspan(begin);
    now = now.subspan(begin);
    while (!before.empty() && !now.empty() && before.back() == now.back()) {
        before = before.first(before.size() - 1);
        now = now.first(now.size() - 1);
    }
    return {before, now};
}

}  // namespace queenreel
