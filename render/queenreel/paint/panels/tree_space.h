#pragma once

#include <cstddef>
#include <optional>

#include "queenreel/frame/panel.h"
#include "queenreel/frame/rect.h"
#include "queenreel/paint/canvas.h"
#include "queenreel/paint/panels/panel_painter.h"

namespace queenreel {

/// Positions and sizes, in pixels. Dots just fit side by side on the level of the leaves. The names of
/// levels, if legible, have a column at the left.
struct TreeSpace {
    Rect body;  // without the names
    Rect names;
    double name_em = 0;
    double radius;  // of a dot on the path; others are smaller
    double inset;
    double level;  // the distance between two levels

    TreeSpace(const TreePanel& panel, const PanelSpace& space);

    Rect name(std::size_t level_number) const;

    /// The position of a node.
    Point place(const TreePanel::Node& node) const;

    /// The part of a node's edge that has grown, from where it begins. An edge leaves the parent downwards
    /// and arrives at the child downwards, whatever their horizontal distance.
    struct Edge {
        Point from, leaves, arrives, to;
    };
    Edge edge(const TreePanel::Node& node, const Point& from) const;

    /// Returns the point at which the edge to a node begins: its parent's.
    Point start(const TreePanel& panel, const TreePanel::Node& node) const;

    /// Returns the position of a node, which may be moving along its edge.
    Point at(const TreePanel& panel, const TreePanel::Node& node) const;

    /// The rectangle of an edge and the dot at its end.
    Rect reach(const Edge& edge) const;

  private:
    void keep_names(const TreePanel& panel, double em, double level_height);
};

/// The place of the text about what is saved: below the deepest nodes, as wide as their level or as the text.
/// Empty if it does not fit.
std::optional<Rect> saved_place(const TreePanel& panel, const TreeSpace& tree, double em);

/// The pixels within `reach` of the line between two points.
Rect around(const Point& a, const Point& b, double reach);

}  // namespace queenreel
