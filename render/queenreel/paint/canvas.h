#pragma once

#include <cairo.h>

#include <array>
#include <concepts>
#include <functional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "queenreel/frame/color.h"
#include "queenreel/frame/drawing.h"
#include "queenreel/frame/rect.h"
#include "queenreel/paint/cairo_ptr.h"
#include "queenreel/paint/display_list.h"
#include "queenreel/paint/page_part.h"

namespace queenreel {

/// A drawing target for painters: a Cairo context or a display list. It is a handle, passed by reference and
/// used from one thread. Its functions are Cairo's, with a current path and a state that save() and restore()
/// nest.
class Canvas {
  public:
    using Cap = DrawnPath::Stroke::Cap;
    using Join = DrawnPath::Stroke::Join;

    /// Draws with Cairo. Implicit: every context is a canvas. The context must outlive it.
    Canvas(cairo_t* context) : context_(context) {}

    /// The context that holds the canvas's path, state and coordinates; for a list, nothing is drawn into it.
    cairo_t* context() const { return context_; }

    /// The list that receives shapes; null if Cairo draws them.
    DisplayList* list() const { return list_; }

    /// Sets the actor of the shapes that follow in a list.
    void act(const Actor& actor) const;

    /// The same canvas that passes on the parts of a page. `take` must outlive it.
    Canvas with_parts(const TakePart& take) const;

    /// Returns whether the parts of the page have a receiver.
    bool has_parts() const { return take_ != nullptr; }

    /// Begins the part that `make` returns; calls it only if the parts have a receiver.
    template <std::invocable Make>
    void part(const Make& make) const {
        if (take_)
            (*take_)(make());
    }

    /// The same canvas without actors: whatever is drawn on it is scenery.
    Canvas without_actors() const;

    void move_to(double x, double y) const { cairo_move_to(context_, x, y); }
    void line_to(double x, double y) const { cairo_line_to(context_, x, y); }
    /// Adds a line apart from the path before it.
    void line(const Point& from, const Point& to) const {
        move_to(from.x, from.y);
        line_to(to.x, to.y);
    }
    void curve_to(double x1, double y1, double x2, double y2, double x, double y) const {
        cairo_curve_to(context_, x1, y1, x2, y2, x, y);
    }
    void arc(double x, double y, double radius, double from, double to) const {
        cairo_arc(context_, x, y, radius, from, to);
    }
    void arc_negative(double x, double y, double radius, double from, double to) const {
        cairo_arc_negative(context_, x, y, radius, from, to);
    }
    void rectangle(double x, double y, double width, double height) const {
        cairo_rectangle(context_, x, y, width, height);
    }
    void new_path() const { cairo_new_path(context_); }
    void new_sub_path() const { cairo_new_sub_path(context_); }
    void close_path() const { cairo_close_path(context_); }

    void set_color(Color color) const;
    void set_line_width(double width) const { cairo_set_line_width(context_, width); }
    void set_line_cap(Cap cap) const;
    void set_line_join(Join join) const;
    void set_miter_limit(double limit) const { cairo_set_miter_limit(context_, limit); }
    void set_even_odd(bool even_odd) const;

    /// Alternating lengths of dashes and gaps; empty for a solid line.
    void set_dash(std::span<const double> lengths, double offset = 0) const {
        cairo_set_dash(context_, lengths.data(), static_cast<int>(lengths.size()), offset);
    }

    void save() const { cairo_save(context_); }
    void restore() const { cairo_restore(context_); }
    void translate(double x, double y) const { cairo_translate(context_, x, y); }
    void scale(double x, double y) const { cairo_scale(context_, x, y); }
    void rotate(double radians) const { cairo_rotate(context_, radians); }

    /// Applies the linear map xx, yx, xy, yy.
    void transform(const std::array<double, 4>& map) const;

    /// Clips to the current path, a rectangle.
    void clip() const { cairo_clip(context_); }

    void fill() const;
    void fill(Color color) const {
        set_color(color);
        fill();
    }
    void fill_preserve() const;
    void stroke() const;
    void stroke(Color color) const {
        set_color(color);
        stroke();
    }
    void stroke(Color color, double width) const {
        set_line_width(width);
        stroke(color);
    }
    void stroke_preserve() const;

    /// Fills everything inside the clip.
    void paint() const { cairo_paint(context_); }

    /// Draws a drawing's pixels over (0, 0) … (width, height), in the drawing's own units.
    void image(const Drawing& drawing) const;

    /// Runs `draw` and composites its result as a whole with `opacity`.
    void with_opacity(double opacity, const std::function<void(const Canvas&)>& draw) const;

    /// Returns true if any part of the rectangle is visible: a partial repaint skips the rest.
    bool is_visible(const Rect& area) const;

    /// Throws PaintError if drawing failed.
    void require_ok() const;

    /// Adds a shape to the list, with the current actor and clip.
    void add(Shape shape) const;

  protected:
    Canvas(cairo_t* context, DisplayList& list, Actor& actor)
        : context_(context), list_(&list), actor_(&actor) {}

  private:
    void add_path(bool stroked) const;

    cairo_t* context_;
    DisplayList* list_ = nullptr;
    Actor* actor_ = nullptr;
    const TakePart* take_ = nullptr;
};

/// The base of ListCanvas that must be constructed before Canvas.
struct ListState {
    CairoSurface surface;
    CairoContext context;
    DisplayList shapes;
    Actor acting{};
};

/// A canvas that records what is drawn.
class ListCanvas : private ListState, public Canvas {
  public:
    /// `outlines`: as in DisplayList.
    explicit ListCanvas(bool outlines = false);
    ListCanvas(const ListCanvas&) = delete;
    ListCanvas& operator=(const ListCanvas&) = delete;

    /// Returns what has been drawn. Call it last.
    DisplayList take() { return std::move(shapes); }
};

/// Adds a context's path in surface pixels, in the form of DrawnPath. Throws PaintError.
void add_path_data(cairo_t* context, std::string& steps, std::vector<double>& points);

inline void fill_rectangle(const Canvas& canvas, const Rect& area, Color color) {
    canvas.rectangle(area.x, area.y, area.width, area.height);
    canvas.fill(color);
}

/// Draws a line along the inside of a rectangle.
inline void outline_rectangle(const Canvas& canvas, const Rect& area, double line, Color color) {
    canvas.rectangle(area.x + line / 2, area.y + line / 2, area.width - line, area.height - line);
    canvas.stroke(color, line);
}

}  // namespace queenreel
