#include <algorithm>
#include <cmath>
#include <cstddef>
#include <numbers>

#include "paint/ink.h"
#include "paint/panels.h"

namespace queenreel {
namespace {

using State = TreePanel::State;

struct Point {
    double x;
    double y;
};

// Positions and sizes, in pixels. Dots have room beside each other in the level of the leaves, and no more.
struct TreeSpace {
    Rect body;
    double radius;  // of the dot of a path; others are less
    double inset;
    double level;  // the height between two levels

    explicit TreeSpace(const PanelSpace& space) : body(space.place.body) {
        const int levels = std::max(2, space.place.slot.rows);
        const double leaf = static_cast<double>(body.width) / std::max(1, space.place.slot.columns);
        const double high = static_cast<double>(body.height) / levels;
        radius = std::clamp(std::min(0.42 * leaf, 0.36 * high), 1.6, 0.42 * space.em);
        inset = 1.5 * radius + 1;
        level = (body.height - 2 * inset) / (levels - 1);
    }

    Point at(const TreePanel::Node& node) const {
        return {body.x + inset + node.x * (body.width - 2 * inset), body.y + inset + node.depth * level};
    }
};

Rect around(const Point& a, const Point& b, double reach) {
    const double left = std::floor(std::min(a.x, b.x) - reach);
    const double top = std::floor(std::min(a.y, b.y) - reach);
    const double right = std::ceil(std::max(a.x, b.x) + reach);
    const double bottom = std::ceil(std::max(a.y, b.y) + reach);
    return {static_cast<int>(left), static_cast<int>(top), static_cast<int>(right - left),
            static_cast<int>(bottom - top)};
}

// All that follows from a node: its dot, and the edge to its parent.
Rect reach_of(const TreePanel& panel, std::size_t index, const TreeSpace& tree) {
    const TreePanel::Node& node = panel.nodes[index];
    const Point at = tree.at(node);
    const Point from = node.parent < 0 ? at : tree.at(panel.nodes[static_cast<std::size_t>(node.parent)]);
    return around(at, from, 1.5 * tree.radius + 1);
}

void draw_edge(cairo_t* context, const Point& from, const Point& to, State state, const TreeSpace& tree,
               const Theme& theme) {
    const bool path = state == State::path;
    cairo_move_to(context, from.x, from.y);
    cairo_line_to(context, to.x, to.y);
    cairo_set_line_width(context,
                         path ? std::max(1.6, 0.5 * tree.radius) : std::max(0.6, 0.14 * tree.radius));
    set_color(context, path ? theme.accent : theme.quiet);
    cairo_stroke(context);
}

void circle(cairo_t* context, const Point& at, double radius, Color color) {
    cairo_new_sub_path(context);
    cairo_arc(context, at.x, at.y, radius, 0, 2 * std::numbers::pi);
    set_color(context, color);
    cairo_fill(context);
}

void ring(cairo_t* context, const Point& at, double radius, double width, Color color) {
    cairo_new_sub_path(context);
    cairo_arc(context, at.x, at.y, radius, 0, 2 * std::numbers::pi);
    cairo_set_line_width(context, width);
    set_color(context, color);
    cairo_stroke(context);
}

void draw_cross(cairo_t* context, const Point& at, double radius, Color color) {
    cairo_move_to(context, at.x - radius, at.y - radius);
    cairo_line_to(context, at.x + radius, at.y + radius);
    cairo_move_to(context, at.x - radius, at.y + radius);
    cairo_line_to(context, at.x + radius, at.y - radius);
    cairo_set_line_width(context, std::max(0.7, 0.4 * radius));
    set_color(context, color);
    cairo_stroke(context);
}

void draw_diamond(cairo_t* context, const Point& at, double radius, const Theme& theme) {
    cairo_move_to(context, at.x, at.y - radius);
    cairo_line_to(context, at.x + radius, at.y);
    cairo_line_to(context, at.x, at.y + radius);
    cairo_line_to(context, at.x - radius, at.y);
    cairo_close_path(context);
    set_color(context, theme.solved);
    cairo_fill_preserve(context);
    cairo_set_line_join(context, CAIRO_LINE_JOIN_MITER);
    cairo_set_line_width(context, std::max(1.0, 0.3 * radius));
    set_color(context, theme.text);
    cairo_stroke(context);
}

void draw_node(cairo_t* context, const Point& at, State state, const TreeSpace& tree, const Theme& theme) {
    const double radius = tree.radius;
    switch (state) {
        case State::open:
            circle(context, at, 0.75 * radius, theme.background);
            return ring(context, at, 0.65 * radius, std::max(0.7, 0.2 * radius), theme.quiet);
        case State::rejected:
            return draw_cross(context, at, 0.45 * radius, theme.quiet);
        case State::path:
            return circle(context, at, 1.1 * radius, theme.accent);
        case State::failed:
            return circle(context, at, 0.6 * radius, theme.quiet);
        case State::solved:
            return draw_diamond(context, at, 1.15 * radius, theme);
    }
}

}  // namespace

// Thin edges, then those of the path, then the nodes.
void draw(cairo_t* context, const TreePanel& panel, const PanelSpace& space) {
    const TreeSpace tree(space);
    for (const bool path : {false, true}) {
        for (std::size_t i = 0; i < panel.nodes.size(); ++i) {
            const TreePanel::Node& node = panel.nodes[i];
            if (node.parent < 0 || (node.state == State::path) != path ||
                !is_visible(context, reach_of(panel, i, tree)))
                continue;
            draw_edge(context, tree.at(panel.nodes[static_cast<std::size_t>(node.parent)]), tree.at(node),
                      node.state, tree, space.theme);
        }
    }
    for (const TreePanel::Node& node : panel.nodes) {
        const Point at = tree.at(node);
        if (is_visible(context, around(at, at, 1.5 * tree.radius + 1)))
            draw_node(context, at, node.state, tree, space.theme);
    }
}

std::vector<Rect> changed_parts(const TreePanel& before, const TreePanel& now, const PanelSpace& space) {
    const TreeSpace tree(space);
    constexpr std::size_t most_parts = 12;  // beyond, all is painted at once
    std::vector<Rect> changed;
    const std::size_t count = std::max(before.nodes.size(), now.nodes.size());
    for (std::size_t i = 0; i < count && changed.size() <= most_parts; ++i) {
        const bool was = i < before.nodes.size();
        const bool is = i < now.nodes.size();
        if (was && is && before.nodes[i] == now.nodes[i])
            continue;
        if (was)
            changed.push_back(reach_of(before, i, tree));
        if (is)
            changed.push_back(reach_of(now, i, tree));
    }
    return changed.size() <= most_parts ? changed : std::vector<Rect>{space.place.body};
}

}  // namespace queenreel
