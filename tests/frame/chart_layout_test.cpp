#include "queenreel/frame/layout/chart_layout.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <random>
#include <stdexcept>
#include <string>
#include <tuple>
#include <vector>

#include "queenreel/base/spec_error.h"
#include "queenreel/frame/layout/chart_scale.h"
#include "random_seed.h"

namespace queenreel {
namespace {

/// About as wide as a common font.
double wide_as_sans(std::string_view text, bool bold) {
    const auto letters = std::ranges::count_if(
        text, [](char byte) { return (static_cast<unsigned char>(byte) & 0xC0) != 0x80; });
    return (bold ? 0.62 : 0.56) * static_cast<double>(letters);
}

bool texts_overlap(const Rect& a, const Rect& b) {
    return a.x < b.right() && b.x < a.right() && a.y < b.bottom() && b.y < a.bottom();
}

/// The part of its box that the text fills.
Rect taken(const ChartLayout::Text& text) {
    const int wide = static_cast<int>(std::ceil(text.em * wide_as_sans(text.text, text.bold)));
    const int left = text.right      ? text.box.right() - wide
                     : text.centered ? text.box.x + (text.box.width - wide) / 2
                                     : text.box.x;
    return {left, text.box.y, wide, text.box.height};
}

Chart random_chart(std::mt19937& random) {
    const auto from = [&](int min, int max) { return std::uniform_int_distribution<int>(min, max)(random); };
    Chart chart{.title = "A title of several words", .source = "Source: the test", .axis = "n"};
    if (from(0, 3) == 0)
        chart.caption = "A caption below it that may be broken into lines where it is long";
    if (from(0, 2) == 0) {
        for (int i = from(1, 5); i > 0; --i)
            chart.bars.push_back(
                {"bar number " + std::to_string(i), std::pow(10.0, from(0, 40)), "12.3 million"});
        return chart;
    }
    if (from(0, 3) == 0) {
        for (int i = from(1, 3); i > 0; --i)
            chart.maps.push_back({.name = "solver " + std::to_string(i),
                                  .totals = "12,345 looks, 678 nodes",
                                  .panel = {.levels = std::vector<std::string>(8, "row")}});
        return chart;
    }
    const int first = from(1, 20);
    const int last = first + from(0, 26);
    const bool valued = from(0, 1) == 1;
    for (int plots = from(1, 3); plots > 0; --plots) {
        Chart::Plot plot{.title = "Nodes",
                         .unit = from(0, 1) == 1 ? Chart::Unit::seconds : Chart::Unit::number};
        for (int lines = from(1, 8); lines > 0; --lines) {
            Chart::Line line{.name = "solver " + std::to_string(lines)};
            for (int n = first; n <= last; ++n)
                line.points.push_back({static_cast<double>(n), std::pow(10.0, from(-80, 180) / 10.0),
                                       valued ? "1.2 million" : ""});
            plot.lines.push_back(line);
        }
        chart.plots.push_back(plot);
    }
    chart.shown = static_cast<std::size_t>(from(1, last - first + 1));
    return chart;
}

// Laws: all texts are in the picture, and none covers another; each point shown is in the picture; and what
// appears later changes no axis.
TEST(ChartLayout, KeepsTextsApartAndInside) {
    std::mt19937 random(random_seed());
    int placed = 0;
    for (int round = 0; round < 400; ++round) {
        Chart chart = random_chart(random);
        const int width = std::uniform_int_distribution<int>(120, 2400)(random);
        const int height = std::uniform_int_distribution<int>(120, 2400)(random);
        ChartLayout layout;
        try {
            layout = lay_out_chart(chart, width, height, wide_as_sans);
        } catch (const SpecError&) {
            continue;
        }
        ++placed;
        const Rect page{0, 0, width, height};
        for (std::size_t i = 0; i < layout.texts.size(); ++i) {
            const Rect box = taken(layout.texts[i]);
            EXPECT_TRUE(box.x >= -1 && box.y >= 0 && box.right() <= width + 1 && box.bottom() <= height)
                << layout.texts[i].text << " on " << width << "x" << height;
            for (std::size_t k = 0; k < i; ++k)
                EXPECT_FALSE(texts_overlap(box, taken(layout.texts[k])))
                    << layout.texts[i].text << " and " << layout.texts[k].text << " on " << width << "x"
                    << height;
        }
        for (const ChartLayout::Curve& curve : layout.curves)
            for (const std::vector<Point>& run : curve.runs)
                for (const Point& point : run)
                    EXPECT_TRUE(point.x >= 0 && point.x <= page.width && point.y >= 0 &&
                                point.y <= page.height);
        EXPECT_EQ(layout.maps.size(), chart.maps.size());
        for (const Rect& map : layout.maps) {
            EXPECT_TRUE(map.x >= 0 && map.right() <= width && map.bottom() <= height);
            EXPECT_EQ(map.width, layout.maps.front().width);
            EXPECT_EQ(map.height, layout.maps.front().height);
            for (const ChartLayout::Text& text : layout.texts)
                EXPECT_FALSE(texts_overlap(map, taken(text))) << text.text;
        }
        for (const auto& [place, hue] : layout.bars)
            EXPECT_TRUE(place.x >= 0 && place.right() <= width && place.bottom() <= height);
    }
    EXPECT_GT(placed, 200);
}

// Here, a tick's rounding error just above the axis was a pixel of its number.
TEST(ChartLayout, KeepsTheTopNumberBelowTheTitle) {
    for (const auto& [width, height, decades] :
         {std::tuple{168, 158, 7}, {169, 157, 11}, {178, 149, 13}, {166, 160, 15}, {131, 203, 19}}) {
        const Chart chart{
            .axis = "n",
            .plots = {{.title = "Nodes",
                       .lines = {{.name = "a", .points = {{1, 1}, {2, std::pow(10.0, decades)}}}}}}};
        const ChartLayout layout = lay_out_chart(chart, width, height, wide_as_sans);
        ASSERT_EQ(layout.texts.front().text, "Nodes");
        for (const ChartLayout::Text& number : layout.texts)
            if (number.right)
                EXPECT_FALSE(texts_overlap(taken(number), taken(layout.texts.front())))
                    << number.text << " on " << width << "x" << height;
    }
}

// Law: a scale's ticks span all values, are no more than asked for, and the first and last have numbers.
TEST(LogScale, TicksCoverTheData) {
    for (const double min : {1e-9, 0.003, 1.0, 2.0, 92.0, 1e6})
        for (const double times : {1.0, 1.5, 10.0, 2e5, 2.3e17, 1e49})
            for (const int ticks : {2, 3, 5, 9, 60}) {
                const LogScale scale = log_scale(min, min * times, ticks);
                EXPECT_GE(scale.share(min), -1e-6);
                EXPECT_LE(scale.share(min * times), 1 + 1e-6);
                EXPECT_EQ((scale.last - scale.first) % scale.step, 0);
                EXPECT_LE((scale.last - scale.first) / scale.step + 1, std::max(ticks, 3));
            }
}

TEST(LogScale, WritesPowersAsPeopleReadThem) {
    EXPECT_EQ(tick_text(6, {.first = 0, .last = 18}, Chart::Unit::number), "10⁶");
    EXPECT_EQ(tick_text(3, {.first = 0, .last = 4}, Chart::Unit::number), "1,000");
    EXPECT_EQ(tick_text(-2, {.first = -2, .last = 1}, Chart::Unit::number), "10⁻²");
    EXPECT_EQ(tick_text(-5, {}, Chart::Unit::seconds), "10 µs");
    EXPECT_EQ(tick_text(-3, {}, Chart::Unit::seconds), "1 ms");
    EXPECT_EQ(tick_text(0, {}, Chart::Unit::seconds), "1 s");
}

TEST(ChartTicks, NumberBothEndsAndRoundStepsBetween) {
    EXPECT_EQ(numbered_ticks(1, 5, 0.9), (std::vector{1, 2, 3, 4, 5}));
    EXPECT_EQ(numbered_ticks(1, 27, 3), (std::vector{1, 5, 10, 15, 20, 27}));
    EXPECT_EQ(numbered_ticks(8, 8, 3), (std::vector{8}));
}

// Law: labels keep their order, do not overlap, stay in their room, and are where they want if they can.
TEST(SpreadLabels, KeepApart) {
    std::mt19937 random(random_seed());
    for (int round = 0; round < 500; ++round) {
        std::vector<WantedLabel> labels(std::uniform_int_distribution<std::size_t>(1, 12)(random));
        double all = 0;
        for (WantedLabel& label : labels) {
            label = {std::uniform_real_distribution(-20.0, 220.0)(random),
                     std::uniform_real_distribution(5.0, 25.0)(random)};
            all += label.height;
        }
        std::ranges::sort(labels, {}, &WantedLabel::middle);
        const auto middles = spread_labels(labels, 0, 200);
        if (all > 200) {
            EXPECT_TRUE(middles.empty());
            continue;
        }
        ASSERT_EQ(middles.size(), labels.size());
        double free = 0;
        for (std::size_t i = 0; i < labels.size(); ++i) {
            EXPECT_GE(middles[i] - labels[i].height / 2, free - 1e-6);
            free = middles[i] + labels[i].height / 2;
        }
        EXPECT_LE(free, 200 + 1e-6);
    }
    const std::vector<WantedLabel> apart{{20, 10}, {60, 10}};
    EXPECT_EQ(spread_labels(apart, 0, 100), (std::vector<double>{20, 60}));
}

}  // namespace
}  // namespace queenreel
