#include "queenreel/frame/layout/chart_layout.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "queenreel/base/spec_error.h"
#include "queenreel/frame/layout/box.h"
#include "queenreel/frame/layout/chart_parts.h"

namespace queenreel {
namespace {

constexpr double chart_em = 0.026;         // of the middle of width and height
constexpr double max_chart_em = 1.0 / 18;  // of the shorter side
constexpr double least_chart_em = 2.5;     // pixels
constexpr double least_letters = 0.5;
constexpr double letters_step = 0.95;

struct ChartLeaf {
    enum : int { title, caption, body, source, plot };
};

/// Places title, caption and source; returns the room left.
std::optional<Rect> place_words(const Chart& chart, const ChartPage& page, ChartLayout& layout) {
    const int margin = rounded(1.5 * page.em);
    const Rect room{margin, margin, page.width - 2 * margin, page.height - 2 * margin};
    const std::array<ChartLayout::Text, 3> words{
        {{.text = chart.title, .em = 1.4 * page.em, .bold = true, .role = ChartLayout::Role::title},
         {.text = chart.caption, .em = page.em, .role = ChartLayout::Role::caption},
         {.text = chart.source,
          .em = 0.8 * page.em,
          .ink = ChartLayout::Ink::quiet,
          .role = ChartLayout::Role::source}}};
    std::vector<std::vector<std::string>> lines;
    std::vector<LayoutBox> boxes;
    for (const int leaf : {ChartLeaf::title, ChartLeaf::caption, ChartLeaf::source}) {
        const ChartLayout::Text& text = words.at(lines.size());
        const WrappedText wrapped(text.text, text.bold, 3, page.text_width);
        const auto count = wrapped.line_count((room.width - 2) / text.em);
        if (!count)
            return std::nullopt;
        lines.push_back(wrapped.lines(*count));
        boxes.push_back(column_of(static_cast<int>(*count), leaf_of(leaf, 0, rounded(1.3 * text.em))));
    }
    const bool has_head = !lines[0].empty() || !lines[1].empty();
    const std::vector<PlacedBox> places =
        placed(column_of({boxes[0], boxes[1], space_of(has_head ? rounded(0.7 * page.em) : 0),
                          filling(ChartLeaf::body), space_of(lines[2].empty() ? 0 : rounded(0.5 * page.em)),
                          boxes[2]}),
               room);
    for (std::size_t i = 0; const int leaf : {ChartLeaf::title, ChartLeaf::caption, ChartLeaf::source}) {
        ChartLayout::Text text = words.at(i);
        for (std::size_t line = 0; const Rect& place : places_of(places, leaf)) {
            text.text = lines[i][line++];
            text.box = place;
            layout.texts.push_back(text);
        }
        ++i;
    }
    return place_of(places, ChartLeaf::body);
}

/// The cells of plots side by side or one below the other.
std::vector<Rect> plot_cells(const Rect& body, std::size_t count, bool beside, int gap) {
    const auto parts = static_cast<int>(count);
    const LayoutBox cells = beside ? row_of(parts, filling(ChartLeaf::plot), gap)
                                   : column_of(parts, filling(ChartLeaf::plot), gap);
    return places_of(placed(cells, body), ChartLeaf::plot);
}

std::optional<ChartLayout> tried_chart(const Chart& chart, const ChartPage& page, bool beside) {
    ChartLayout layout{.em = page.em};
    const auto body = place_words(chart, page, layout);
    if (!body || body->height <= 0)
        return std::nullopt;
    if (!chart.maps.empty())
        return place_maps(chart, page, *body, layout) ? std::optional(layout) : std::nullopt;
    if (chart.plots.empty())
        return place_bars(chart, page, *body, layout) ? std::optional(layout) : std::nullopt;
    const auto cells = plot_cells(*body, chart.plots.size(), beside, rounded(1.2 * page.em));
    for (std::size_t i = 0; i < cells.size(); ++i)
        if (!place_plot(chart, i, page, cells[i], layout))
            return std::nullopt;
    return layout;
}

}  // namespace

ChartLayout lay_out_chart(const Chart& chart, int width, int height, const TextWidth& text_width) {
    const double largest = std::min(chart_em * std::sqrt(static_cast<double>(width) * height),
                                    max_chart_em * std::min(width, height));
    const bool wide = width > height;
    for (double share = 1; share > least_letters && share * largest > least_chart_em; share *= letters_step)
        for (const bool beside : {wide, !wide}) {
            const ChartPage page{
                .width = width, .height = height, .em = share * largest, .text_width = text_width};
            if (auto layout = tried_chart(chart, page, beside))
                return *layout;
        }
    throw SpecError("size", "",
                    std::to_string(width) + "x" + std::to_string(height) + " is too small for this chart",
                    "give it more room, or show less");
}

}  // namespace queenreel
