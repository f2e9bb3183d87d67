#include <algorithm>
#include <cmath>
#include <cstddef>
#include <optional>
#include <tuple>
#include <vector>

#include "queenreel/paint/canvas.h"
#include "queenreel/paint/ink.h"
#include "queenreel/paint/paint_error.h"
#include "queenreel/paint/panels/panel_painter.h"
#include "queenreel/paint/panels/parts.h"
#include "queenreel/paint/panels/tree_nodes.h"
#include "queenreel/paint/panels/tree_space.h"
#include "queenreel/paint/text.h"

namespace queenreel {
namespace {

using State = TreePanel::State;

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

/// Draws all edges to nodes of a state at once: a call of cairo costs more than a line. In a list, each is
/// its own shape, which stays the same while others are added.
class TreePen {
  public:
    TreePen(const Canvas& canvas, const TreePanel& panel, const PanelSpace& space)
        : canvas_(canvas), panel_(panel), tree_(panel, space), theme_(space.theme) {}

    void draw_edges(State state, double width, Color color) const {
        for (const TreePanel::Node& node : panel_.nodes) {
            if (node.state != state || node.parent < 0)
                continue;
            const TreeSpace::Edge edge = tree_.edge(node, tree_.start(panel_, node));
            if (!canvas_.is_visible(tree_.reach(edge)))
                continue;
            const auto& [from, leaves, arrives, to] = edge;
            canvas_.move_to(from.x, from.y);
            canvas_.curve_to(leaves.x, leaves.y, arrives.x, arrives.y, to.x, to.y);
            if (canvas_.list())
                stroke(width, color);
        }
        stroke(width, color);
    }

    void draw_names() const {
        const TextStyle style{.em = tree_.name_em,
                              .color = theme_.quiet,
                              .halo = halo_of(theme_),
                              .align = tree_.names.x > tree_.body.x ? Align::left : Align::right};
        for (std::size_t i = 0; i < panel_.levels.size() && tree_.names.width > 0; ++i)
            if (canvas_.is_visible(tree_.name(i)))
                draw_text(canvas_, panel_.levels[i], tree_.name(i), style);
    }

    void draw_nodes(State state) const {
        std::vector<Point> places;
        for (const TreePanel::Node& node : panel_.nodes) {
            if (node.state != state)
                continue;
            const Point at = tree_.at(panel_, node);
            if (canvas_.is_visible(around(at, at, 1.5 * tree_.radius + 1)))
                places.push_back(at);
        }
        draw_tree_nodes(canvas_, state, places, tree_.radius, theme_);
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
        canvas_.fill(tint(theme_));
        draw_text(canvas_, panel_.saved, block,
                  {.em = em, .color = theme_.text, .halo = halo_of(theme_), .align = Align::center});
        canvas_.restore();
    }

    double radius() const { return tree_.radius; }

  private:
    void stroke(double width, Color color) const { canvas_.stroke(color, width); }

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

/// A node, and where the edge to it begins.
struct NodePart {
    TreePanel::Node node;
    Point from;

    friend bool operator==(const NodePart& a, const NodePart& b) {
        return a.node == b.node && a.from.x == b.from.x && a.from.y == b.from.y;
    }
};

std::vector<NodePart> node_parts(const TreePanel& panel, const TreeSpace& tree) {
    std::vector<NodePart> parts;
    parts.reserve(panel.nodes.size());
    for (const TreePanel::Node& node : panel.nodes)
        parts.push_back({node, tree.start(panel, node)});
    return parts;
}

std::vector<Rect> changed_parts(const TreePanel& before, const TreePanel& now, const PanelSpace& space) {
    const auto saved_of = [](const TreePanel& panel) {
        return std::tie(panel.saved, panel.saved_grown, panel.saved_fallen);
    };
    if (before.levels != now.levels || saved_of(before) != saved_of(now))
        return {space.place.body};
    const TreeSpace tree(now, space);
    const auto reach = [&](const NodePart& part) { return tree.reach(tree.edge(part.node, part.from)); };
    return whole_rows(differing_places(node_parts(before, tree), node_parts(now, tree), reach),
                      space.place.body);
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
