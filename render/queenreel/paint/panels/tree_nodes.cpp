#include "queenreel/paint/panels/tree_nodes.h"

#include <algorithm>
#include <functional>
#include <numbers>

namespace queenreel {
namespace {

using State = TreePanel::State;

/// Draws the same figure in several places.
class NodePen {
  public:
    NodePen(const Canvas& canvas, std::span<const Point> places) : canvas_(canvas), places_(places) {}

    using AddPath = std::function<void(const Point&)>;

    void fill(Color color, const AddPath& add) const {
        canvas_.set_color(color);
        for_each(add, [&] { canvas_.fill(); });
    }
    void stroke(double width, Color color, const AddPath& add) const {
        canvas_.set_line_width(width);
        canvas_.set_color(color);
        for_each(add, [&] { canvas_.stroke(); });
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

  private:
    template <typename PaintPath>
    void for_each(const AddPath& add, PaintPath paint) const {
        for (const Point& place : places_) {
            add(place);
            if (canvas_.list())
                paint();
        }
        paint();
    }

    const Canvas& canvas_;
    std::span<const Point> places_;
};

}  // namespace

void draw_tree_nodes(const Canvas& canvas, State state, std::span<const Point> places, double radius,
                     const Theme& theme) {
    const NodePen pen(canvas, places);
    switch (state) {
        case State::open:
            pen.fill(theme.background, pen.circle(0.75 * radius));
            return pen.stroke(std::max(0.7, 0.2 * radius), theme.quiet, pen.circle(0.65 * radius));
        case State::rejected:
            return pen.stroke(std::max(0.7, 0.18 * radius), theme.quiet, pen.cross(0.45 * radius));
        case State::path:
            return pen.fill(theme.accent, pen.circle(1.1 * radius));
        case State::failed:
            return pen.fill(theme.quiet, pen.circle(0.6 * radius));
        case State::solved:
            pen.fill(theme.solved, pen.diamond(1.15 * radius));
            return pen.stroke(std::max(1.0, 0.34 * radius), theme.text, pen.diamond(1.15 * radius));
    }
}

}  // namespace queenreel
