#pragma once

#include <vector>

#include "queenreel/frame/chart.h"
#include "queenreel/frame/layout/chart_layout.h"
#include "queenreel/frame/look.h"
#include "queenreel/frame/panel.h"
#include "queenreel/paint/canvas.h"

namespace queenreel {

/// Throws PaintError for a chart that cannot be drawn: it is empty, or a value does not fit on a log scale.
void require_chart(const Chart& chart);

/// Draws one chart any number of times; it is laid out once.
class ChartPainter {
  public:
    /// `look` defines the picture's size and theme. Throws SpecError as lay_out_chart(), PaintError for text
    /// that is not UTF-8.
    ChartPainter(const Chart& chart, const Look& look);

    /// Draws the whole picture with its top left corner at (0, 0).
    void draw(const Canvas& canvas) const;

  private:
    void begin_part(const Canvas& canvas, ChartLayout::Role role) const;
    void draw_strokes(const Canvas& canvas) const;
    void draw_curve(const Canvas& canvas, const ChartLayout::Curve& curve) const;
    void draw_mark(const Canvas& canvas, const Point& at, const ChartLayout::Curve& curve) const;

    void draw_maps(const Canvas& canvas) const;

    Look look_;
    std::vector<MapPanel> maps_;
    ChartLayout layout_;
};

}  // namespace queenreel
