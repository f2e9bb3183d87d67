#include "queenreel/chart/data.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <fstream>
#include <utility>

#include "queenreel/base/spec_error.h"
#include "queenreel/base/table.h"
#include "queenreel/base/text.h"
#include "queenreel/base/utf8.h"
#include "queenreel/puzzle/known_counts.h"
#include "queenreel/solvers/solver.h"
#include "queenreel/story/funnel/stages.h"
#include "queenreel/story/story.h"

namespace queenreel {
namespace {

std::string board_axis(const Words& words) {
    return words.say("n, rows and columns of the board");
}

std::string in_point_of(std::string number, const Words& words) {
    if (const std::size_t point = number.find('.'); point != std::string::npos)
        number.replace(point, 1, words.language().point);
    return number;
}

std::string seconds_in_short(double seconds, const Words& words) {
    constexpr double milli = 1e-3;
    return in_point_of(seconds < milli ? fmt::format("{:.3g} µs", seconds / (milli * milli))
                       : seconds < 1   ? fmt::format("{:.3g} ms", seconds / milli)
                                       : fmt::format("{:.3g} s", seconds),
                       words);
}

std::string board_range(int first, int last, const Words& words) {
    return first == last ? fmt::format("n = {}", first) : words.say("n = {first} to {last}", {first, last});
}

/// A sentence without its period, and the next.
std::string followed(const std::string& sentence, const std::string& next, const Words& words) {
    return words.say("{sentence}. {next}", {sentence, next});
}

std::string parted(const std::string& part, const std::string& next, const Words& words) {
    return words.say("{part}; {next}", {part, next});
}

}  // namespace

ChartData growth_chart(int first, int last, const Words& words) {
    ChartData data;
    Chart::Line all{.name = words.say("Solutions")};
    Chart::Line fundamental{.name = words.say_in("a line of a chart", "Fundamental")};
    data.columns = {"n", "solutions", "fundamental"};
    data.json = Json::array();
    std::vector<std::string> none;
    for (int n = first; n <= last; ++n) {
        const std::uint64_t solutions = known_solutions(n).value();
        const std::uint64_t classes = known_fundamental_solutions(n).value();
        data.rows.push_back({std::to_string(n), std::to_string(solutions), std::to_string(classes)});
        data.json.push_back({{"n", n}, {"solutions", solutions}, {"fundamental", classes}});
        if (solutions == 0) {
            none.push_back(std::to_string(n));
            continue;
        }
        all.points.push_back(
            {static_cast<double>(n), static_cast<double>(solutions), in_short(BoardCount(solutions), words)});
        fundamental.points.push_back(
            {static_cast<double>(n), static_cast<double>(classes), in_short(BoardCount(classes), words)});
    }
    data.chart.title = words.say("Solutions of the n-queens problem");
    data.chart.source = words.say("Source: {works}", {words.list({"OEIS A000170", "A002562"})});
    if (last == max_known)
        data.chart.source =
            parted(data.chart.source, fmt::format("n = {}: Preußer & Engelhardt 2017", max_known), words);
    if (!none.empty())
        data.chart.source = followed(data.chart.source,
                                     words.say("There are none for n = {boards}", {words.list(none)}), words);
    data.chart.axis = board_axis(words);
    data.chart.group = words.language().group;
    data.chart.plots.push_back({.title = words.say("How many, on a log scale"), .lines = {all, fundamental}});
    if (all.points.empty())
        return data;
    const Chart::Point& from = all.points.front();
    const Chart::Point& to = all.points.back();
    data.steps = static_cast<std::size_t>(to.x - from.x) + 1;
    data.about = words.say(
        "Two lines on a log scale against n. Solutions: from {number} for n = {n} to {other} for n = {last}. "
        "Fundamental solutions, those that differ by more than rotation and reflection: from {least} to "
        "{most}.",
        {from.value, static_cast<int>(from.x), to.value, static_cast<int>(to.x),
         fundamental.points.front().value, fundamental.points.back().value});
    return data;
}

ChartData funnel_chart(int n, const Words& words) {
    StoryOptions options;
    options.n = n;
    options.solver = find_solver(find_story("funnel")->default_solver);
    ChartData data;
    data.columns = {"rule", "placements"};
    data.json = Json::array();
    const std::vector<FunnelStage> english = funnel_stages(options);
    options.words = words;
    for (const FunnelStage& stage : english) {
        const BoardCount& boards = stage.boards;
        const std::string digits =
            boards.exact ? std::to_string(*boards.exact) : fmt::format("{:.6g}", boards.rounded);
        data.rows.push_back({stage.name, digits});
        data.json.push_back({{"rule", stage.name},
                             {"placements", boards.exact ? Json(*boards.exact) : Json(boards.rounded)}});
    }
    for (const FunnelStage& stage : funnel_stages(options)) {
        const std::string name = capitalized(stage.name);
        data.chart.bars.push_back(
            {.name = name, .length = stage.boards.rounded, .value = in_short(stage.boards, words)});
        data.about += fmt::format("{}: {}. ", name, in_words(stage.boards, words));
    }
    data.about.pop_back();
    data.steps = data.chart.bars.size();
    data.chart.title =
        words.say_n(static_cast<std::uint64_t>(n), "How the search for a queen's place shrinks",
                    "How the search for {count} queens shrinks");
    data.chart.axis = words.say("boards to look at, on a log scale");
    data.chart.group = words.language().group;
    return data;
}

namespace {

constexpr std::array measure_table{
    SearchMeasureRow{SearchMeasure::looks, "looks", message("Work, in looks")},
    SearchMeasureRow{SearchMeasure::nodes, "nodes", message("Nodes of the search tree")},
    SearchMeasureRow{SearchMeasure::time, "time", message("Time")},
};
static_assert(is_indexed_by(measure_table, &SearchMeasureRow::measure));

/// The number by which a search is compared, if it has one above 0.
std::optional<double> value_of(const MeasuredSearch& search, SearchMeasure measure) {
    const double value = measure == SearchMeasure::looks   ? static_cast<double>(search.tally.looks)
                         : measure == SearchMeasure::nodes ? static_cast<double>(search.nodes.value_or(0))
                                                           : search.seconds.value_or(0);
    return value > 0 ? std::optional(value) : std::nullopt;
}

int hue_of(const Solver& solver) {
    const auto found = std::ranges::find(solvers(), solver.name, &Solver::name);
    return static_cast<int>(found - solvers().begin()) % StatePanel::hue_count;
}

/// Lines over n, one per solver, in the order of the searches.
Chart::Plot compared_plot(std::span<const ComparedSearch> searches, const SearchMeasureRow& by,
                          const Words& words) {
    Chart::Plot plot{.title = words.say("{quantity}, on a log scale", {words.say(by.title)}),
                     .unit = by.measure == SearchMeasure::time ? Chart::Unit::seconds : Chart::Unit::number};
    for (const ComparedSearch& row : searches) {
        const auto value = value_of(row.search, by.measure);
        auto line = std::ranges::find(plot.lines, row.solver->name, &Chart::Line::name);
        if (line == plot.lines.end())
            line =
                plot.lines.insert(line, {.name = std::string(row.solver->name), .hue = hue_of(*row.solver)});
        if (value)
            line->points.push_back({static_cast<double>(row.n), *value});
    }
    return plot;
}

/// Bars for one n, the shortest first.
void add_bars(std::span<const ComparedSearch> searches, const SearchMeasureRow& by, const Words& words,
              Chart& chart) {
    constexpr double micro = 1e-6;
    constexpr double most_linear = 40;  // times the shortest
    for (const ComparedSearch& row : searches)
        if (const auto value = value_of(row.search, by.measure))
            chart.bars.push_back(
                {.name = std::string(row.solver->name),
                 .length = by.measure == SearchMeasure::time ? *value / micro : *value,
                 .value = by.measure == SearchMeasure::time
                              ? seconds_in_short(*value, words)
                              : words.number(static_cast<std::uint64_t>(std::llround(*value))),
                 .hue = hue_of(*row.solver)});
    std::ranges::sort(chart.bars, {}, [](const Chart::Bar& bar) { return std::pair(bar.length, bar.name); });
    if (chart.bars.empty())
        return;
    const bool is_linear = chart.bars.back().length <= most_linear * chart.bars.front().length;
    chart.bar_scale = is_linear ? Chart::Scale::linear : Chart::Scale::log;
    const std::string quantity = by.measure == SearchMeasure::looks   ? words.say("looks")
                                 : by.measure == SearchMeasure::nodes ? words.say("nodes")
                                                                      : words.say("microseconds");
    chart.axis = is_linear ? quantity : words.say("{quantity}, on a log scale", {quantity});
}

/// The goal, and which solvers find only one solution or end before the largest board, `last`:
/// "All solutions; only one by linear, genetic; brute only up to n = 8".
std::string compared_in_words(std::span<const ComparedSearch> searches, int last, const Words& words) {
    std::vector<const Solver*> solvers;
    for (const ComparedSearch& row : searches)
        if (std::ranges::find(solvers, row.solver) == solvers.end())
            solvers.push_back(row.solver);
    std::vector<std::string_view> find_one;
    std::vector<std::string> ends;
    for (const Solver* solver : solvers) {
        const std::string name(solver->name);
        if (!solver->complete)
            find_one.push_back(solver->name);
        if (solver->max_n < last)
            ends.push_back(words.say("{solver} only up to n = {n}", {name, solver->max_n}));
    }
    const bool is_one = find_one.size() == solvers.size();
    std::string text = is_one ? words.say("One solution") : words.say("All solutions");
    if (!is_one && !find_one.empty())
        text = parted(text, words.say("only one by {solvers}", {joined(find_one, ", ")}), words);
    for (const std::string& end : ends)
        text = parted(text, end, words);
    return text;
}

}  // namespace

std::span<const SearchMeasureRow> search_measures() {
    return measure_table;
}

ChartData compare_chart(std::span<const ComparedSearch> searches, SearchMeasure measure,
                        const std::string& machine, const Words& words) {
    ChartData data;
    data.columns = {"solver", "n", "solutions", "nodes", "looks", "seconds"};
    auto list = Json::array();
    for (const ComparedSearch& row : searches) {
        const MeasuredSearch& search = row.search;
        const double seconds = search.seconds.value_or(0);
        const std::string name(row.solver->name);
        data.rows.push_back({name, std::to_string(row.n), std::to_string(search.tally.solutions),
                             search.nodes ? std::to_string(*search.nodes) : "",
                             std::to_string(search.tally.looks), fmt::format("{:.3g}", seconds)});
        list.push_back({{"solver", name},
                        {"n", row.n},
                        {"solutions", search.tally.solutions},
                        {"nodes", search.nodes ? Json(*search.nodes) : Json()},
                        {"looks", search.tally.looks},
                        {"seconds", seconds}});
        data.about += fmt::format("{}, n = {}: {}, {}. ", name, row.n,
                                  words.say_n(search.tally.looks, "{count} look", "{count} looks"),
                                  seconds_in_short(seconds, words));
    }
    data.json = {{"machine", machine}, {"searches", list}};
    data.chart.group = words.language().group;
    const auto [first, last] = std::ranges::minmax(searches, {}, &ComparedSearch::n);
    const SearchMeasureRow& by = measure_table[static_cast<std::size_t>(measure)];
    data.chart.title = words.say("What solvers take, {boards}", {board_range(first.n, last.n, words)});
    if (!last.kind.empty())
        data.chart.title = words.say_in("with given queens", "{title} {kind}", {data.chart.title, last.kind});
    data.chart.source = compared_in_words(searches, last.n, words);
    if (measure == SearchMeasure::looks)
        data.chart.source = followed(
            data.chart.source,
            words.say("A look is an access to a square, a queen, a table entry, a word or a link"), words);
    if (measure == SearchMeasure::time)
        data.chart.source = followed(
            data.chart.source, words.say("Times are medians of several runs on {machine}", {machine}), words);
    if (std::ranges::none_of(
            searches, [&](const ComparedSearch& row) { return value_of(row.search, measure).has_value(); }))
        throw SpecError("measure", std::string(by.name), "is no number of these searches",
                        "choose looks or time");
    if (first.n == last.n) {
        add_bars(searches, by, words, data.chart);
        data.steps = data.chart.bars.size();
    } else {
        data.chart.axis = board_axis(words);
        data.steps = static_cast<std::size_t>(last.n - first.n + 1);
        data.chart.plots.push_back(compared_plot(searches, by, words));
    }
    data.about.pop_back();
    return data;
}

std::string processor_model() {
    std::ifstream file("/proc/cpuinfo");
    for (std::string line; std::getline(file, line);)
        if (const std::size_t colon = line.find(": ");
            line.starts_with("model name") && colon != std::string::npos && is_utf8(line))
            return line.substr(colon + 2);
    return "an unknown processor";
}

}  // namespace queenreel
