#include <algorithm>
#include <cmath>
#include <cstddef>
#include <functional>
#include <numbers>
#include <optional>
#include <string>
#include <tuple>
#include <utility>

#include "queenreel/paint/canvas.h"
#include "queenreel/paint/ink.h"
#include "queenreel/paint/paint_error.h"
#include "queenreel/paint/panels/panel_painter.h"
#include "queenreel/paint/text.h"

namespace queenreel {
namespace {

using State = TreePanel::State;

constexpr double min_name_em = 0.7;      // of the panel's: smaller names of levels are omitted
constexpr double max_names_share = 0.3;  // of the panel's width

/// Positions and sizes, in pixels. Dots just fit side by side on the level of the leaves. The names of
/// levels, if legible, have a column at the left.
struct TreeSpace {
    Rect body;  // without the names
    Rect names;
    double name_em = 0;
    double radius;  // of a dot on the path; others are smaller
    double inset;
    double level;  // the distance between two levels

    TreeSpace(const TreePanel& panel, const PanelSpace& space) : body(space.place.body), names(body) {
        const int levels = std::max(2, space.place.slot.rows);
        keep_names(panel, space.em, static_cast<double>(body.height) / levels);
        const double leaf = static_cast<double>(body.width) / std::max(1, space.place.slot.columns);
        const double high = static_cast<double>(body.height) / levels;
        radius = std::clamp(std::min(0.42 * leaf, 0.36 * high), 1.6, 0.42 * space.em);
        inset = 1.5 * radius + 1;
        level = (body.height - 2 * inset) / (levels - 1);
    }

    Rect name(std::size_t level_number) const {
        const double middle = body.y + inset + static_cast<double>(level_number) * level;
        const int height = rounded(1.2 * name_em);
        const int top = std::clamp(rounded(middle) - height / 2, body.y, body.bottom() - height);
        return {names.x, top, names.width, height};
    }

    /// The position of a node.
    Point place(const TreePanel::Node& node) const {
        return {body.x + inset + node.x * (body.width - 2 * inset), body.y + inset + node.depth * level};
    }

    /// The part of a node's edge that has grown. An edge leaves the parent downwards and arrives at the child
    /// downwards, whatever their horizontal distance.
    struct Edge {
        Point from, leaves, arrives, to;
    };
    Edge edge(const TreePanel& panel, const TreePanel::Node& node) const {
        const Point to = place(node);
        if (node.parent < 0)
            return {to, to, to, to};
        const Point from = at(panel, panel.nodes[static_cast<std::size_t>(node.parent)]);
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
    Point at(const TreePanel& panel, const TreePanel::Node& node) const {
        return node.grown >= 1 ? place(node) : edge(panel, node).to;
    }

  private:
    void keep_names(const TreePanel& panel, double em, double level_height) {
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
        names.width = width;
        body.x += column;
        body.width -= column;
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

/// The place of the text about what is saved: below the deepest nodes, as wide as their level or as the text.
/// Empty if it does not fit.
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

/// The rectangle of a node's dot and its edge.
Rect reach_of(const TreePanel& panel, std::size_t index, const TreeSpace& tree) {
    const TreePanel::Node& node = panel.nodes[index];
    const TreeSpace::Edge edge = tree.edge(panel, node);
    return around(edge.to, edge.from, 1.5 * tree.radius + 1);
}

/// The rows of pixels of the parts, from edge to edge of the panel: if a line is cut at the sides, cairo
/// smooths its edges differently.
std::vector<Rect> whole_rows(std::vector<Rect> parts, const Rect& body) {
    std::ranges::sort(parts, {}, &Rect::y);
    std::vector<Rect> rows;
    for (const Rect& part : parts) {
        const int end = part.y + part.height;
        if (!rows.empty() && part.y <= rows.back().y + rows.back().height)
            rows.back().height = std::max(rows.back().height, end - rows.back().y);
        else
            rows.push_back({body.x, part.y, body.width, part.height});
    }
    return rows;
}

/// Draws all nodes of a state, or the edges to them, at once: a call of cairo costs more than a line. In a
/// list, each is its own shape, which stays the same while others are added.
class TreePen {
  public:
    TreePen(const Canvas& canvas, const TreePanel& panel, const PanelSpace& space)
        : canvas_(canvas), panel_(panel), tree_(panel, space), theme_(space.theme) {}

    void draw_edges(State state, double width, Color color) const {
        for (std::size_t i = 0; i < panel_.nodes.size(); ++i) {
            const TreePanel::Node& node = panel_.nodes[i];
            if (node.state != state || node.parent < 0 || !canvas_.is_visible(reach_of(panel_, i, tree_)))
                continue;
            const auto [from, leaves, arrives, to] = tree_.edge(panel_, node);
            canvas_.move_to(from.x, from.y);
            canvas_.curve_to(leaves.x, leaves.y, arrives.x, arrives.y, to.x, to.y);
            if (canvas_.list())
                stroke(width, color);
        }
        stroke(width, color);
    }

    void draw_names() const {
        const TextStyle style{
            .em = tree_.name_em, .color = theme_.quiet, .halo = halo_of(theme_), .align = Align::right};
        for (std::size_t i = 0; i < panel_.levels.size() && tree_.names.width > 0; ++i)
            if (canvas_.is_visible(tree_.name(i)))
                draw_text(canvas_, panel_.levels[i], tree_.name(i), style);
    }

    void draw_nodes(State state) const {
        const double radius = tree_.radius;
        switch (state) {
            case State::open:
                draw_each(state, circle(0.75 * radius), filled(theme_.background));
                return draw_each(state, circle(0.65 * radius),
                                 stroked(std::max(0.7, 0.2 * radius), theme_.quiet));
            case State::rejected:
                return draw_each(state, cross(0.45 * radius),
                                 stroked(std::max(0.7, 0.18 * radius), theme_.quiet));
            case State::path:
                return draw_each(state, circle(1.1 * radius), filled(theme_.accent));
            case State::failed:
                return draw_each(state, circle(0.6 * radius), filled(theme_.quiet));
            case State::solved:
                draw_each(state, diamond(1.15 * radius), filled(theme_.solved));
                return draw_each(state, diamond(1.15 * radius),
                                 stroked(std::max(1.0, 0.34 * radius), theme_.text));
        }
    }

    /// Draws a pale block where the tree would have continued, with the amount.
    void draw_saved(double em) const {
        const std::optional<Rect> place = saved_place(panel_, tree_, em);
        if (!place || !canvas_.is_visible(*place))
            return;
        Rect block = *place;
        block.y += rounded(panel_.saved_fallen * block.height);
        canvas_.save();
        canvas_.rectangle(block.x, block.y, block.width,
                          std::min(panel_.saved_grown * block.height, 1.0 * place->bottom() - block.y));
        canvas_.clip();
        canvas_.rectangle(block.x, block.y, block.width, block.height);
        filled(tint(theme_))();
        draw_text(canvas_, panel_.saved, block,
                  {.em = em, .color = theme_.text, .halo = halo_of(theme_), .align = Align::center});
        canvas_.restore();
    }

    double radius() const { return tree_.radius; }

  private:
    using AddPath = std::function<void(const Point&)>;
    using PaintPath = std::function<void()>;

    void draw_each(State state, const AddPath& add, const PaintPath& paint) const {
        for (const TreePanel::Node& node : panel_.nodes) {
            const Point at = tree_.at(panel_, node);
            if (node.state != state || !canvas_.is_visible(around(at, at, 1.5 * tree_.radius + 1)))
                continue;
            add(at);
            if (canvas_.list())
                paint();
        }
        paint();
    }

    AddPath circle(double radius) const {
        return [this, radius](const Point& at) {
            canvas_.new_sub_path();
            canvas_.arc(at.x, at.y, radius, 0, 2 * std::numbers::pi);
        };
    }

    AddPath cross(double radius) const {
        return [this, radius](const Point& at) {
            canvas_.move_to(at.x - radius, at.y - radius);
            canvas_.line_to(at.x + radius, at.y + radius);
            canvas_.move_to(at.x - radius, at.y + radius);
            canvas_.line_to(at.x + radius, at.y - radius);
        };
    }

    AddPath diamond(double radius) const {
        return [this, radius](const Point& at) {
            canvas_.move_to(at.x, at.y - radius);
            canvas_.line_to(at.x + radius, at.y);
            canvas_.line_to(at.x, at.y + radius);
            canvas_.line_to(at.x - radius, at.y);
            canvas_.close_path();
        };
    }

    PaintPath filled(Color color) const {
        return [this, color] {
            canvas_.set_color(color);
            canvas_.fill();
        };
    }

    PaintPath stroked(double width, Color color) const {
        return [=, this] { stroke(width, color); };
    }

    void stroke(double width, Color color) const {
        canvas_.set_line_width(width);
        canvas_.set_color(color);
        canvas_.stroke();
    }

    const Canvas& canvas_;
    const TreePanel& panel_;
    TreeSpace tree_;
    const Theme& theme_;
};

/// Draws thin edges, then those of the path, then the nodes, the most important ones last.
void draw(const Canvas& canvas, const TreePanel& panel, const PanelSpace& space) {
    const TreePen pen(canvas, panel, space);
    const double thin = std::max({0.6, 0.14 * pen.radius(), 0.045 * space.em});
    pen.draw_names();
    pen.draw_saved(space.em);
    for (const State state : {State::open, State::rejected, State::failed, State::solved})
        pen.draw_edges(state, thin, space.theme.quiet);
    pen.draw_edges(State::path, std::max(1.6, 0.5 * pen.radius()), space.theme.accent);
    for (const State state : {State::rejected, State::open, State::failed, State::path, State::solved})
        pen.draw_nodes(state);
}

std::vector<Rect> changed_parts(const TreePanel& before, const TreePanel& now, const PanelSpace& space) {
    const auto saved_of = [](const TreePanel& panel) {
        return std::tie(panel.saved, panel.saved_grown, panel.saved_fallen);
    };
    if (before.levels != now.levels || saved_of(before) != saved_of(now))
        return {space.place.body};
    const TreeSpace tree(now, space);
    std::vector<Rect> changed;
    const std::size_t count = std::max(before.nodes.size(), now.nodes.size());
    std::vector<bool> moved(count, false);  // including their edges; nodes below them move as well
    for (std::size_t i = 0; i < count; ++i) {
        const bool was = i < before.nodes.size();
        const bool is = i < now.nodes.size();
        if (was && is && before.nodes[i] == now.nodes[i]) {
            const int parent = now.nodes[i].parent;
            moved[i] = parent >= 0 && moved[static_cast<std::size_t>(parent)];
            if (!moved[i])
                continue;
        }
        moved[i] = moved[i] || !was || !is || before.nodes[i].grown != now.nodes[i].grown ||
                   before.nodes[i].parent != now.nodes[i].parent || before.nodes[i].x != now.nodes[i].x;
        if (was)
            changed.push_back(reach_of(before, i, tree));
        if (is)
            changed.push_back(reach_of(now, i, tree));
    }
    return whole_rows(std::move(changed), space.place.body);
}

/// Requires parents before their children, so that each edge has a start.
void validate(const TreePanel& panel, const PanelSlot& /*slot*/) {
    for (std::size_t i = 0; i < panel.nodes.size(); ++i) {
        const TreePanel::Node& node = panel.nodes[i];
        if (node.parent >= static_cast<int>(i) || node.parent < -1 || !std::isfinite(node.x) ||
            !(node.grown > 0 && node.grown <= 1))
            throw PaintError("drawing: a tree node comes before its parent; give parents first");
    }
}

}  // namespace

PanelPainter<TreePanel> painter_of(const TreePanel& /*panel*/) {
    return {.draw = draw, .changed_parts = changed_parts, .validate = validate};
}

}  // namespace queenreel
