#pragma once

#include <cstddef>

#include "queenreel/frame/layout/card/wrapped_text.h"
#include "queenreel/frame/layout/chart_layout.h"

namespace queenreel {

/// The picture in which a chart is placed.
struct ChartPage {
    int width = 0;
    int height = 0;
    double em = 0;                ///< size of most letters, in pixels
    const TextWidth& text_width;  ///< must outlive it
};

/// Adds a plot with its axes and labels inside `cell`; false if there is too little room.
bool place_plot(const Chart& chart, std::size_t number, const ChartPage& page, const Rect& cell,
                ChartLayout& layout);

/// Adds the bars with their axis inside `body`; false if there is too little room.
bool place_bars(const Chart& chart, const ChartPage& page, const Rect& body, ChartLayout& layout);

/// Adds the maps with their names inside `body`; false if there is too little room.
bool place_maps(const Chart& chart, const ChartPage& page, const Rect& body, ChartLayout& layout);

}  // namespace queenreel
