#include "queenreel/paint/panels/tree_space.h"

#include <algorithm>
#include <cmath>
#include <string>

#include "queenreel/paint/text.h"

namespace queenreel {
namespace {

constexpr double min_name_em = 0.7;      // of the panel's: smaller names of levels are omitted
constexpr double max_names_share = 0.3;  // of the panel's width

}  // namespace

TreeSpace::TreeSpace(const TreePanel& panel, const PanelSpace& space) : body(space.place.body), names(body) {
    const int levels = std::max(2, space.place.slot.rows);
    keep_names(panel, space.em, static_cast<double>(body.height) / levels);
    const double leaf = static_cast<double>(body.width) / std::max(1, space.place.slot.columns);
    const double high = static_cast<double>(body.height) / levels;
    radius = std::clamp(std::min(0.42 * leaf, 0.36 * high), 1.6, 0.42 * space.em);
    inset = 1.5 * radius + 1;
    level = (body.height - 2 * inset) / (levels - 1);
}

Rect TreeSpace::name(std::size_t level_number) const {
    const double middle = body.y + inset + static_cast<double>(level_number) * level;
    const int height = rounded(1.2 * name_em);
    const int top = std::clamp(rounded(middle) - height / 2, body.y, body.bottom() - height);
    return {names.x, top, names.width, height};
}

Point TreeSpace::place(const TreePanel::Node& node) const {
    return {body.x + inset + node.x * (body.width - 2 * inset), body.y + inset + node.depth * level};
}

Point TreeSpace::start(const TreePanel& panel, const TreePanel::Node& node) const {
    return node.parent < 0 ? place(node) : at(panel, panel.nodes[static_cast<std::size_t>(node.parent)]);
}

TreeSpace::Edge TreeSpace::edge(const TreePanel::Node& node, const Point& from) const {
    const Point to = place(node);
    const double middle = (from.y + to.y) / 2;
    const Point leaves{from.x, middle};
    const Point arrives{to.x, middle};
    if (node.grown >= 1)
        return {from, leaves, arrives, to};
    // De Casteljau's algorithm: the first part of the curve.
    const auto on_way = [&](const Point& a, const Point& b) {
        return Point{a.x + (b.x - a.x) * node.grown, a.y + (b.y - a.y) * node.grown};
    };
    const Point first = on_way(from, leaves);
    const Point second = on_way(leaves, arrives);
    const Point third = on_way(arrives, to);
    const Point leaving = on_way(first, second);
    const Point arriving = on_way(second, third);
    return {from, first, leaving, on_way(leaving, arriving)};
}

Point TreeSpace::at(const TreePanel& panel, const TreePanel::Node& node) const {
    return node.grown >= 1 ? place(node) : edge(node, start(panel, node)).to;
}

void TreeSpace::keep_names(const TreePanel& panel, double em, double level_height) {
    names.width = 0;
    name_em = std::min(em, 0.9 * level_height);
    if (panel.levels.empty() || name_em < min_name_em * em)
        return;
    double widest = 0;
    for (const std::string& text : panel.levels)
        widest = std::max(widest, text_width(text, {.em = name_em}));
    const int width = static_cast<int>(std::ceil(widest)) + 1;
    const int column = width + rounded(0.8 * name_em);
    if (column > max_names_share * body.width)
        return;
    if (std::ranges::any_of(panel.levels, reads_right_to_left))
        names.x = body.right() - width;
    else
        body.x += column;
    names.width = width;
    body.width -= column;
}

std::optional<Rect> saved_place(const TreePanel& panel, const TreeSpace& tree, double em) {
    if (panel.saved.empty() || panel.nodes.empty())
        return std::nullopt;
    const int depth = std::ranges::max(panel.nodes, {}, &TreePanel::Node::depth).depth;
    double left = tree.body.right();
    double right = tree.body.x;
    for (const TreePanel::Node& node : panel.nodes)
        if (node.depth == depth) {
            left = std::min(left, tree.place(node).x - tree.radius);
            right = std::max(right, tree.place(node).x + tree.radius);
        }
    const double top = tree.place({.depth = depth}).y + 2.5 * tree.radius;
    if (tree.body.bottom() - top < 1.2 * em)
        return std::nullopt;
    const double missing = text_width(panel.saved, {.em = em}) + em - (right - left);
    left = std::max<double>(tree.body.x, left - std::max(0.0, missing / 2));
    right = std::min<double>(tree.body.right(),
                             std::max(right, left + (right - left) + std::max(0.0, missing / 2)));
    return Rect{rounded(left), rounded(top), rounded(right - left), tree.body.bottom() - rounded(top)};
}

Rect around(const Point& a, const Point& b, double reach) {
    const double left = std::floor(std::min(a.x, b.x) - reach);
    const double top = std::floor(std::min(a.y, b.y) - reach);
    const double right = std::ceil(std::max(a.x, b.x) + reach);
    const double bottom = std::ceil(std::max(a.y, b.y) + reach);
    return {static_cast<int>(left), static_cast<int>(top), static_cast<int>(right - left),
            static_cast<int>(bottom - top)};
}

Rect TreeSpace::reach(const Edge& edge) const {
    return around(edge.to, edge.from, 1.5 * radius + 1);
}

}  // namespace queenreel
