#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <string>

#include "queenreel/frame/layout/chart_parts.h"
#include "queenreel/frame/layout/chart_scale.h"

namespace queenreel {
namespace {

using Ink = ChartLayout::Ink;

constexpr double chart_line = 1.2;     // em
constexpr double tick_length = 0.35;   // em
constexpr double axis_distance = 0.6;  // em: distance of axes from the data
constexpr double label_distance = 0.9;
constexpr double room_for_decade = 1.7;  // em between numbered ticks

/// The least and greatest of some numbers.
struct DataRange {
    double min = std::numeric_limits<double>::max();
    double max = std::numeric_limits<double>::lowest();

    void add(double value) {
        min = std::min(min, value);
        max = std::max(max, value);
    }
};

DataRange x_extent(const Chart& chart) {
    DataRange extent;
    for (const Chart::Plot& plot : chart.plots)
        for (const Chart::Line& line : plot.lines)
            for (const Chart::Point& point : line.points)
                extent.add(point.x);
    return extent;
}

DataRange y_extent(const Chart::Plot& plot) {
    DataRange extent;
    for (const Chart::Line& line : plot.lines)
        for (const Chart::Point& point : line.points)
            extent.add(point.y);
    return extent;
}

/// Places one plot, part by part.
class PlotPlacer {
  public:
    PlotPlacer(const Chart& chart, std::size_t number, const ChartPage& page, const Rect& cell,
               ChartLayout& layout)
        : plot_(chart.plots[number]),
          axis_(chart.axis),
          group_(chart.group),
          page_(page),
          cell_(cell),
          layout_(layout),
          x_(x_extent(chart)),
          y_(y_extent(plot_)),
          last_x_(chart.shown < 1e6 ? std::min(x_.max, x_.min + static_cast<double>(chart.shown) - 1)
                                    : x_.max) {}

    bool place() {
        if (!find_body())
            return false;
        place_title();
        place_y_axis();
        place_x_axis();
        place_curves();
        return place_labels();
    }

  private:
    bool find_body();
    void place_title();
    void place_y_axis();
    void place_x_axis();
    void place_curves();
    bool place_labels();

    double em() const { return page_.em; }
    double width_of(const std::string& text, bool bold = false) const {
        return page_.text_width(text, bold) * em();
    }
    double left_of(double x) const {
        return x_.max > x_.min ? body_.x + (x - x_.min) / (x_.max - x_.min) * body_.width
                               : body_.x + body_.width / 2.0;
    }
    double top_of(double y) const { return body_.bottom() - scale_.share(y) * body_.height; }
    double label_height(const Chart::Line& line) const;

    const Chart::Plot& plot_;
    const std::string& axis_;
    const std::string& group_;
    const ChartPage& page_;
    const Rect& cell_;
    ChartLayout& layout_;
    DataRange x_;
    DataRange y_;
    double last_x_;  // the last one shown
    Rect body_{};
    LogScale scale_;
};

double PlotPlacer::label_height(const Chart::Line& line) const {
    const bool has_value =
        std::ranges::any_of(line.points, [](const Chart::Point& point) { return !point.value.empty(); });
    return (has_value ? 2 : 1) * chart_line * em();
}

bool PlotPlacer::find_body() {
    const int above = rounded(2 * em());
    const int below = rounded((axis_distance + tick_length + 2 * 1.3) * em());
    const int high = cell_.height - above - below;
    scale_ = log_scale(y_.min, y_.max, 1 + static_cast<int>(high / (room_for_decade * em())));
    double ticks = 0;
    for (int exponent = scale_.first; exponent <= scale_.last; exponent += scale_.step)
        ticks = std::max(ticks, width_of(tick_text(exponent, scale_, plot_.unit, group_)));
    double labels = 0;
    for (const Chart::Line& line : plot_.lines) {
        labels = std::max(labels, width_of(line.name, true));
        for (const Chart::Point& point : line.points)
            labels = std::max(labels, width_of(point.value));
    }
    const int left = rounded(ticks + (axis_distance + tick_length + 0.4) * em());
    const int right = rounded(labels + (label_distance + 0.3) * em());
    body_ = {cell_.x + left, cell_.y + above, cell_.width - left - right, high};
    const int steps = (scale_.last - scale_.first) / scale_.step;
    return body_.height >= steps * 1.3 * em() && body_.width >= 6 * em() && body_.height >= 3 * em() &&
           width_of(axis_) < cell_.width - left && width_of(plot_.title, true) < cell_.width;
}

void PlotPlacer::place_title() {
    layout_.texts.push_back({.text = plot_.title,
                             .box = {cell_.x, cell_.y, cell_.width, rounded(1.3 * em())},
                             .em = em(),
                             .bold = true});
}

void PlotPlacer::place_y_axis() {
    const double x = body_.x - axis_distance * em();
    const double tick = tick_length * em();
    layout_.strokes.push_back({{x, static_cast<double>(body_.y)}, {x, static_cast<double>(body_.bottom())}});
    const int decades = scale_.last - scale_.first;
    const double decade = static_cast<double>(body_.height) / decades;
    for (int exponent = scale_.first; exponent <= scale_.last; ++exponent) {
        // Exact at both ends, where a rounding error would move the number a pixel into the title.
        const double y =
            body_.bottom() - static_cast<double>(exponent - scale_.first) * body_.height / decades;
        const bool numbered = (exponent - scale_.first) % scale_.step == 0;
        if (numbered || decade > 0.4 * em())
            layout_.strokes.push_back({{x - (numbered ? tick : tick / 2), y}, {x, y}});
        if (exponent < scale_.last && decade > 5 * em())
            for (int digit = 2; digit < 10; ++digit) {
                const double minor = y - std::log10(digit) * decade;
                layout_.strokes.push_back({{x - tick / 2, minor}, {x, minor}});
            }
        if (!numbered)
            continue;
        const int high = rounded(chart_line * em());
        const int right = rounded(x - tick - 0.3 * em());
        layout_.texts.push_back({.text = tick_text(exponent, scale_, plot_.unit, group_),
                                 .box = {cell_.x, rounded(y - high / 2.0), right - cell_.x, high},
                                 .em = em(),
                                 .ink = Ink::quiet,
                                 .right = true});
    }
}

void PlotPlacer::place_x_axis() {
    const double y = body_.bottom() + axis_distance * em();
    const double tick = tick_length * em();
    const int first = rounded(x_.min);
    const int last = rounded(x_.max);
    layout_.strokes.push_back({{left_of(first), y}, {left_of(last), y}});
    const double one = first == last ? body_.width : static_cast<double>(body_.width) / (last - first);
    const double number = std::max(width_of(std::to_string(last)), em());
    const auto ticks = numbered_ticks(first, last, (number + 0.8 * em()) / one);
    const int top = rounded(y + tick + 0.1 * em());
    const int high = rounded(1.3 * em());
    for (int n = first; n <= last; ++n) {
        const bool numbered = std::ranges::find(ticks, n) != ticks.end();
        if (numbered || one > 0.4 * em())
            layout_.strokes.push_back({{left_of(n), y}, {left_of(n), y + (numbered ? tick : tick / 2)}});
        if (!numbered)
            continue;
        const int wide = static_cast<int>(std::ceil(number + 0.5 * em()));
        layout_.texts.push_back({.text = std::to_string(n),
                                 .box = {rounded(left_of(n) - wide / 2.0), top, wide, high},
                                 .em = em(),
                                 .ink = Ink::quiet,
                                 .centered = true});
    }
    layout_.texts.push_back({.text = axis_,
                             .box = {body_.x, top + high, cell_.right() - body_.x, high},
                             .em = em(),
                             .ink = Ink::quiet});
}

void PlotPlacer::place_curves() {
    constexpr std::array inks{Ink::accent, Ink::text, Ink::quiet};
    for (std::size_t i = 0; i < plot_.lines.size(); ++i) {
        ChartLayout::Curve curve{.number = i, .ink = inks[i % inks.size()], .hue = plot_.lines[i].hue};
        const Chart::Point* before = nullptr;
        for (const Chart::Point& point : plot_.lines[i].points) {
            if (point.x > last_x_)
                break;
            if (!before || point.x - before->x > 1)
                curve.runs.emplace_back();
            curve.runs.back().push_back({left_of(point.x), top_of(point.y)});
            before = &point;
        }
        layout_.curves.push_back(curve);
    }
}

bool PlotPlacer::place_labels() {
    struct Ending {
        const Chart::Line* line;
        const Chart::Point* last;
        Ink ink;
    };
    std::vector<Ending> endings;
    const std::size_t first = layout_.curves.size() - plot_.lines.size();
    for (std::size_t i = 0; i < plot_.lines.size(); ++i) {
        const Chart::Point* last = nullptr;
        for (const Chart::Point& point : plot_.lines[i].points)
            if (point.x <= last_x_)
                last = &point;
        if (last)
            endings.push_back({&plot_.lines[i], last, layout_.curves[first + i].ink});
    }
    std::ranges::sort(endings, [](const Ending& a, const Ending& b) {
        return a.last->y != b.last->y ? a.last->y > b.last->y : a.line < b.line;
    });
    std::vector<WantedLabel> wanted;
    for (const Ending& end : endings)
        wanted.push_back({top_of(end.last->y), label_height(*end.line)});
    const double bottom = body_.bottom() + axis_distance * em() - 1;
    const auto middles = spread_labels(wanted, body_.y - 0.6 * em(), bottom);
    if (middles.size() != wanted.size())
        return false;
    double newest = x_.min;
    for (const Ending& end : endings)
        newest = std::max(newest, end.last->x);
    const double x = left_of(newest) + label_distance * em();
    for (std::size_t i = 0; i < endings.size(); ++i) {
        const Ending& end = endings[i];
        const Point from{left_of(end.last->x), top_of(end.last->y)};
        const int left = static_cast<int>(std::ceil(x));
        const int right = cell_.right();
        const bool has_value = !end.last->value.empty();
        const double high = has_value ? wanted[i].height / 2 : chart_line * em();
        const double top = middles[i] - (has_value ? 2 : 1) * high / 2;
        if (std::abs(middles[i] - from.y) > 0.5 * em() || end.last->x < newest)
            layout_.strokes.push_back({{from.x + 0.3 * em(), from.y}, {x - 0.2 * em(), middles[i]}, true});
        const int middle = static_cast<int>(std::floor(top + high));
        layout_.texts.push_back({.text = end.line->name,
                                 .box = {left, static_cast<int>(std::ceil(top)), right - left,
                                         middle - static_cast<int>(std::ceil(top))},
                                 .em = em(),
                                 .ink = end.ink,
                                 .hue = end.line->hue,
                                 .bold = true});
        if (has_value)
            layout_.texts.push_back(
                {.text = end.last->value,
                 .box = {left, middle, right - left, static_cast<int>(std::floor(top + 2 * high)) - middle},
                 .em = em()});
    }
    return true;
}

}  // namespace

bool place_plot(const Chart& chart, std::size_t number, const ChartPage& page, const Rect& cell,
                ChartLayout& layout) {
    return PlotPlacer(chart, number, page, cell, layout).place();
}

}  // namespace queenreel
