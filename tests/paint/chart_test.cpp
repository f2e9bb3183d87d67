#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "pixels.h"
#include "queenreel/paint/panels/panel_painter.h"
#include "queenreel/paint/text.h"

namespace queenreel {
namespace {

Pixels chart(std::vector<double> values, double filled, const std::string& now) {
    const PanelPlace place{.slot = {.kind = PanelKind::chart, .title = {}}, .body = {10, 10, 300, 140}};
    const ChartPanel panel{.values = std::move(values), .max = 10, .filled = filled, .now = now};
    return drawn(320, 160, [&](cairo_t* context) {
        painter_of(panel).draw(context, panel, {.place = place, .em = 16, .theme = themes().front()});
    });
}

TEST(Chart, ItsValueIsNotWrittenOverTheCurve) {
    if (!has_font())
        GTEST_SKIP() << "there is no font to write with";
    const std::vector<std::vector<double>> curves{{10, 9, 3}, {0, 4, 10}, {7, 10, 2, 9, 0}, {10, 0},
                                                  {10},       {0},        {5, 5, 5}};
    for (std::size_t curve = 0; curve < curves.size(); ++curve) {
        for (const double filled : {0.0, 0.02, 0.1, 0.5, 0.9, 0.97, 1.0}) {
            const Pixels silent = chart(curves[curve], filled, "");
            const Pixels told = chart(curves[curve], filled, "1,234");
            int written = 0;
            int crossed = 0;
            for (std::size_t i = 0; i < told.pixels.size(); ++i) {
                const bool is_text = told.pixels[i] != silent.pixels[i];
                written += is_text;
                crossed += is_text && silent.pixels[i] != 0;
            }
            EXPECT_GT(written, 100);
            EXPECT_EQ(crossed, 0) << "curve " << curve << " filled " << filled;
        }
    }
}

}  // namespace
}  // namespace queenreel
