#include "queenreel/chart/chart_frames.h"

#include <algorithm>
#include <cmath>

namespace queenreel {

using namespace std::chrono_literals;

Generator<Frame> chart_frames(ChartData data, bool film, std::optional<std::chrono::microseconds> length) {
    Frame frame;
    frame.title = data.chart.title;
    frame.description = data.about;
    frame.content = data.chart;
    if (!film) {
        co_yield frame;
        co_return;
    }
    constexpr std::chrono::microseconds end_time = 4s;
    const std::chrono::microseconds usual = data.step_time * (data.steps - 1) + end_time;
    const double share =
        length ? static_cast<double>(length->count()) / static_cast<double>(usual.count()) : 1;
    for (std::size_t i = 1; i <= data.steps; ++i) {
        const std::chrono::microseconds held = i < data.steps ? data.step_time : end_time;
        data.chart.shown = i;
        for (Chart::Map& map : data.chart.maps)
            map.panel.now =
                std::min(1.0, static_cast<double>(i) / static_cast<double>(data.steps) / map.panel.extent);
        frame.content = data.chart;
        frame.number = i;
        frame.duration = std::chrono::microseconds(std::llround(static_cast<double>(held.count()) * share));
        co_yield frame;
    }
}

}  // namespace queenreel
