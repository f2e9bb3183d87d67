#include "queenreel/chart/data.h"
#include "queenreel/chart/chart_frames.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>
#include <initializer_list>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "queenreel/base/spec_error.h"
#include "queenreel/puzzle/known_counts.h"
#include "queenreel/solvers/solver.h"
#include "queenreel/story/funnel/stages.h"

namespace queenreel::test {
namespace {

using testing::HasSubstr;

ComparedSearch measured(const Solver& solver, int n) {
    ComparedSearch row{.n = n, .solver = &solver, .search = measured_search(solver, n, {.seed = 1})};
    row.search.seconds = 1e-6 * static_cast<double>(row.search.tally.looks);
    return row;
}

std::vector<ChartData> charts() {
    const Solver* bitmask = find_solver("bitmask");
    const std::vector<ComparedSearch> searches{measured(*bitmask, 4), measured(*bitmask, 5)};
    std::vector<MappedSearch> mapped;
    for (const std::string_view name : {"backtracking", "forward-checking", "genetic"})
        mapped.push_back(mapped_search(*find_solver(name), 5, {.seed = 1}));
    return {growth_chart(1, max_known),
            growth_chart(8, 8),
            funnel_chart(8),
            compare_chart(searches, SearchMeasure::looks, "this"),
            compare_chart(std::span(searches).first(1), SearchMeasure::time, "this"),
            map_chart(mapped)};
}

// Law: a chart's table has a cell for each of its columns, and as many rows as the data.
TEST(ChartData, HasACellForEachColumn) {
    for (const ChartData& data : charts()) {
        for (const std::vector<std::string>& row : data.rows)
            EXPECT_EQ(row.size(), data.columns.size()) << data.chart.title;
        EXPECT_EQ(data.rows.size(), (data.json.is_array() ? data.json : data.json["searches"]).size());
    }
}

// Law: a film of a chart has one picture per step, numbered from 1, and the length asked for; else it is one.
TEST(ChartData, GrowsStepByStep) {
    using namespace std::chrono_literals;
    for (const ChartData& data : charts()) {
        std::size_t pictures = 0;
        std::chrono::microseconds length{0};
        for (const Frame& frame : chart_frames(data, true, 6s)) {
            EXPECT_EQ(frame.number, ++pictures);
            EXPECT_EQ(std::get<Shared<Chart>>(frame.content)->shown, pictures);
            length += frame.duration;
        }
        EXPECT_EQ(pictures, data.steps);
        EXPECT_NEAR(static_cast<double>(length.count()), 6e6, static_cast<double>(pictures));
        std::size_t alone = 0;
        for (const Frame& frame : chart_frames(data, false, std::nullopt)) {
            EXPECT_EQ(*std::get<Shared<Chart>>(frame.content), data.chart);
            ++alone;
        }
        EXPECT_EQ(alone, 1U);
    }
}

// Law: maps share one scale of looks and one clock for playheads, and say what the searches took.
TEST(ChartData, PutsMapsOnOneScale) {
    std::vector<MappedSearch> searches;
    for (const Solver& solver : solvers())
        if (can_be_mapped(solver))
            searches.push_back(mapped_search(solver, 5, {.seed = 1}));
    const ChartData data = map_chart(searches);
    ASSERT_EQ(data.chart.maps.size(), searches.size());
    double a_look = 0;
    for (std::size_t i = 0; i < searches.size(); ++i) {
        const MapPanel& panel = data.chart.maps[i].panel;
        const MeasuredSearch search = measured_search(*searches[i].solver, 5, {.seed = 1});
        EXPECT_EQ(panel.map->looks, search.tally.looks) << searches[i].solver->name;
        EXPECT_EQ(searches[i].solutions, search.tally.solutions);
        EXPECT_EQ(data.json["searches"][i]["looks"], search.tally.looks);
        if (search.nodes)
            EXPECT_EQ(data.json["searches"][i]["nodes"], *search.nodes);
        if (panel.extent == 1)
            a_look = 1 / static_cast<double>(panel.map->looks);
    }
    ASSERT_GT(a_look, 0);
    for (const Chart::Map& map : data.chart.maps)
        EXPECT_NEAR(map.panel.extent, a_look * static_cast<double>(map.panel.map->looks), 1e-3);
    for (const Frame& frame : chart_frames(data, true, std::nullopt)) {
        const double clock = static_cast<double>(frame.number) / static_cast<double>(data.steps);
        for (const Chart::Map& map : std::get<Shared<Chart>>(frame.content)->maps)
            EXPECT_DOUBLE_EQ(map.panel.now, std::min(1.0, clock / map.panel.extent));
    }
}

// Law: a chart of growth shows the known counts, each n once, except for those without solutions.
TEST(ChartData, ShowsTheKnownCounts) {
    const ChartData data = growth_chart(1, max_known);
    const auto& lines = data.chart.plots.at(0).lines;
    std::size_t next = 0;
    for (int n = 1; n <= max_known; ++n) {
        EXPECT_EQ(data.json[static_cast<std::size_t>(n - 1)]["solutions"], *known_solutions(n));
        if (*known_solutions(n) == 0)
            continue;
        for (const auto& line : lines)
            EXPECT_EQ(line.points.at(next).x, n);
        EXPECT_EQ(lines[0].points[next].y, static_cast<double>(*known_solutions(n)));
        EXPECT_EQ(lines[1].points[next].y, static_cast<double>(*known_fundamental_solutions(n)));
        ++next;
    }
    EXPECT_EQ(lines[0].points.size(), next);
}

TEST(ChartData, ShowsTheStagesOfTheFunnel) {
    for (const int n : {1, 2, 8, 13, 27}) {
        StoryOptions options;
        options.n = n;
        options.solver = find_solver("backtracking");
        const auto stages = funnel_stages(options);
        const ChartData data = funnel_chart(n);
        ASSERT_EQ(data.chart.bars.size(), stages.size());
        for (std::size_t i = 0; i < stages.size(); ++i) {
            EXPECT_EQ(data.chart.bars[i].length, stages[i].boards.rounded);
            EXPECT_THAT(data.about, HasSubstr(in_words(stages[i].boards)));
        }
    }
}

TEST(ChartData, NamesItsSource) {
    EXPECT_THAT(growth_chart(1, 27).chart.source, HasSubstr("OEIS A000170"));
}

// The text below says which lines end early, and which are not searches for all solutions.
TEST(ChartData, SaysWhatItCompares) {
    const auto source = [](std::initializer_list<const char*> names, int first, int last) {
        std::vector<ComparedSearch> searches;
        for (const char* name : names) {
            const Solver* solver = find_solver(name);
            for (int n = std::max(first, solver->min_n); n <= std::min(last, solver->max_n); ++n)
                searches.push_back({.n = n, .solver = solver, .search = {.seconds = 1}});
        }
        return compare_chart(searches, SearchMeasure::time, "this").chart.source;
    };
    const std::string times = ". Times are medians of several runs on this";
    EXPECT_EQ(source({"bitmask", "tables"}, 4, 5), "All solutions" + times);
    EXPECT_EQ(source({"linear"}, 4, 5), "One solution" + times);
    EXPECT_EQ(source({"brute", "bitmask"}, 8, 9), "All solutions; brute only up to n = 8" + times);
    EXPECT_EQ(source({"linear", "genetic"}, 16, 17), "One solution; genetic only up to n = 16" + times);
    EXPECT_EQ(source({"brute", "bitmask", "linear", "constructive"}, 8, 9),
              "All solutions; only one by linear, constructive; brute only up to n = 8" + times);
}

// Law: for one n, each solver has a bar as long as its number, the shortest first; for several, a line with
// all its points. A solver has its own color, the same in both.
TEST(ChartData, ComparesByOneNumber) {
    const std::initializer_list<const char*> names{"backtracking", "bitmask", "dancing-links", "tables"};
    std::vector<ComparedSearch> one;
    std::vector<ComparedSearch> several;
    for (const char* name : names)
        for (const int n : {4, 5, 6}) {
            several.push_back(measured(*find_solver(name), n));
            if (n == 6)
                one.push_back(several.back());
        }
    for (const SearchMeasureRow& by : search_measures()) {
        const Chart bars = compare_chart(one, by.measure, "this").chart;
        const Chart lines = compare_chart(several, by.measure, "this").chart;
        ASSERT_EQ(bars.bars.size(), names.size()) << by.name;
        ASSERT_EQ(lines.plots.size(), 1U);
        EXPECT_TRUE(bars.plots.empty() && lines.bars.empty());
        EXPECT_TRUE(std::ranges::is_sorted(bars.bars, {}, &Chart::Bar::length));
        const double unit = by.measure == SearchMeasure::time ? 1e-6 : 1;
        std::vector<int> hues;
        for (const Chart::Line& line : lines.plots.front().lines) {
            const auto bar = std::ranges::find(bars.bars, line.name, &Chart::Bar::name);
            ASSERT_NE(bar, bars.bars.end()) << line.name;
            EXPECT_EQ(line.points.size(), 3U);
            EXPECT_DOUBLE_EQ(bar->length * unit, line.points.back().y);
            EXPECT_EQ(bar->hue, line.hue);
            hues.push_back(line.hue);
        }
        std::ranges::sort(hues);
        EXPECT_EQ(std::ranges::adjacent_find(hues), hues.end());
    }
}

// A linear scale shows how many times more; if the longest bar would leave nothing of the others, the scale
// has readable powers of ten.
TEST(ChartData, BarsAreLinearWhileAllCanBeSeen) {
    const auto scale = [](std::initializer_list<double> seconds) {
        std::vector<ComparedSearch> searches;
        for (const double one : seconds)
            searches.push_back({.n = 8, .solver = &solvers()[searches.size()], .search = {.seconds = one}});
        return compare_chart(searches, SearchMeasure::time, "this").chart.bar_scale;
    };
    EXPECT_EQ(scale({1, 2, 40}), Chart::Scale::linear);
    EXPECT_EQ(scale({1, 2, 41}), Chart::Scale::log);
}

TEST(ChartData, RefusesANumberThatNoSearchHas) {
    const std::vector<ComparedSearch> searches{{.n = 8, .solver = find_solver("genetic")}};
    EXPECT_THROW(compare_chart(searches, SearchMeasure::nodes, "this"), SpecError);
}

}  // namespace
}  // namespace queenreel::test
