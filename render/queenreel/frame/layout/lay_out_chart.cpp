#include "queenreel/frame/layout/chart_layout.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <string>

#include "queenreel/base/spec_error.h"
#include "queenreel/frame/layout/chart_parts.h"

namespace queenreel {
namespace {

constexpr double chart_em = 0.026;         // of the middle of width and height
constexpr double max_chart_em = 1.0 / 18;  // of the shorter side
constexpr double least_chart_em = 2.5;     // pixels
constexpr double least_letters = 0.5;
constexpr double letters_step = 0.95;

/// Places title, caption and source; returns the room left.
std::optional<Rect> place_words(const Chart& chart, const ChartPage& page, ChartLayout& layout) {
    const int margin = rounded(1.5 * page.em);
    Rect body{margin, margin, page.width - 2 * margin, page.height - 2 * margin};
    const auto lines_of = [&](const std::string& text, double em, bool bold) {
        const WrappedText wrapped(text, bold, 3, page.text_width);
        const auto count = wrapped.line_count((body.width - 2) / em);
        return count ? std::optional(wrapped.lines(*count)) : std::nullopt;
    };
    const double title_em = 1.4 * page.em;
    const double source_em = 0.8 * page.em;
    const auto title = lines_of(chart.title, title_em, true);
    const auto caption = lines_of(chart.caption, page.em, false);
    const auto source = lines_of(chart.source, source_em, false);
    if (!title || !caption || !source)
        return std::nullopt;
    int y = body.y;
    const auto place = [&](const std::vector<std::string>& lines, ChartLayout::Text text) {
        const int high = rounded(1.3 * text.em);
        for (const std::string& line : lines) {
            text.text = line;
            text.box = {body.x, y, body.width, high};
            layout.texts.push_back(text);
            y += high;
        }
    };
    place(*title, {.text = {}, .em = title_em, .bold = true, .role = ChartLayout::Role::title});
    place(*caption, {.text = {}, .em = page.em, .role = ChartLayout::Role::caption});
    const int top = y + (title->empty() && caption->empty() ? 0 : rounded(0.7 * page.em));
    const int below = static_cast<int>(source->size()) * rounded(1.3 * source_em);
    y = body.bottom() - below;
    const int bottom = y - (source->empty() ? 0 : rounded(0.5 * page.em));
    place(*source,
          {.text = {}, .em = source_em, .ink = ChartLayout::Ink::quiet, .role = ChartLayout::Role::source});
    return Rect{body.x, top, body.width, bottom - top};
}

/// The cells of plots side by side or one below the other.
std::vector<Rect> plot_cells(const Rect& body, std::size_t count, bool beside, int gap) {
    std::vector<Rect> cells;
    const int parts = static_cast<int>(count);
    const int wide = beside ? (body.width - (parts - 1) * gap) / parts : body.width;
    const int high = beside ? body.height : (body.height - (parts - 1) * gap) / parts;
    for (int i = 0; i < parts; ++i)
        cells.push_back(
            {body.x + (beside ? i * (wide + gap) : 0), body.y + (beside ? 0 : i * (high + gap)), wide, high});
    return cells;
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
