#include "queenreel/story/search/map.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <numeric>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "queenreel/frame/map_samples.h"
#include "queenreel/frame/map_scale.h"
#include "queenreel/frame/panel.h"
#include "queenreel/frame/search_map.h"
#include "queenreel/puzzle/known_counts.h"
#include "queenreel/puzzle/numbering.h"
#include "queenreel/solvers/solver.h"
#include "queenreel/story/search/conflict_count.h"
#include "tales.h"

namespace queenreel {
namespace {

using Kind = SearchEvent::Kind;

Generator<SearchEvent> told_by(const Solver& solver, int n) {
    return solver.search(n, {.detail = Detail::steps, .seed = 1});
}

SearchMap map_of(const Solver& solver, int n, std::size_t columns = SearchMapper::usual_columns) {
    SearchMapper mapper(n, columns);
    for (const SearchEvent& event : told_by(solver, n))
        mapper.follow(event);
    return mapper.map(solver.profile.approach, BoardNames(n));
}

/// Calls `check` with each solver of that approach and each n up to `max` that it takes.
template <typename Check>
void with_each(Approach approach, int max, Check check) {
    for (const Solver& solver : solvers())
        for (int n = solver.min_n; n <= std::min(max, solver.max_n); ++n)
            if (solver.profile.approach == approach) {
                SCOPED_TRACE(std::string(solver.name) + " of " + std::to_string(n));
                check(solver, n);
            }
}

/// What happened on a search's levels, counted look by look from its events.
struct Level {
    std::uint64_t stood = 0;
    std::uint64_t queens = 0;
    std::uint64_t dead_ends = 0;
};

std::vector<Level> counted_levels(const Solver& solver, int n) {
    std::vector<Level> levels(static_cast<std::size_t>(n));
    std::vector<bool> childless;
    bool solved = false;
    std::uint64_t looks = 0;
    for (const SearchEvent& event : told_by(solver, n)) {
        for (std::size_t level = 0; level < childless.size(); ++level)
            levels[level].stood += event.looks - looks;
        looks = event.looks;
        if (event.kind == Kind::solution)
            solved = true;
        if (event.kind == Kind::placed) {
            if (!childless.empty())
                childless.back() = false;
            ++levels[childless.size()].queens;
            childless.push_back(true);
            solved = false;
        }
        if (event.kind == Kind::removed) {
            const bool is_last = childless.size() == levels.size();
            levels[childless.size() - 1].dead_ends += childless.back() && !is_last && !solved ? 1 : 0;
            childless.pop_back();
        }
    }
    return levels;
}

Level sum_of_level(const SearchMap& map, std::size_t level) {
    Level sum;
    for (std::size_t column = 0; column < map.columns; ++column) {
        sum.stood += map.cell(level, column).stood;
        sum.dead_ends += map.cell(level, column).dead_ends;
    }
    return sum;
}

// Law: on each level, queens stay for as many looks as the events say, and there are as many dead ends,
// however often the columns were widened.
TEST(SearchMap, HasTheTimeOfEachLevel) {
    with_each(Approach::backtracking, 6, [](const Solver& solver, int n) {
        const std::vector<Level> levels = counted_levels(solver, n);
        for (const std::size_t columns : {std::size_t{2}, std::size_t{7}, SearchMapper::usual_columns}) {
            const SearchMap map = map_of(solver, n, columns);
            ASSERT_EQ(map.levels, levels.size());
            ASSERT_LE(map.columns, columns);
            for (std::size_t level = 0; level < levels.size(); ++level) {
                const Level sum = sum_of_level(map, level);
                EXPECT_EQ(sum.stood, levels[level].stood) << level;
                EXPECT_EQ(sum.dead_ends, levels[level].dead_ends) << level;
            }
        }
    });
}

// Law: no column has more of anything than its looks, and a queen below stays no longer than one above.
TEST(SearchMap, HasNoMoreThanItsColumns) {
    with_each(Approach::backtracking, 6, [](const Solver& solver, int n) {
        const SearchMap map = map_of(solver, n, 100);
        for (std::size_t column = 0; column < map.columns; ++column) {
            std::uint64_t above = map.column_looks;
            for (std::size_t level = 0; level < map.levels; ++level) {
                const SearchMap::Cell& cell = map.cell(level, column);
                ASSERT_LE(cell.stood, above);
                ASSERT_LE(cell.alternate, cell.stood);
                ASSERT_LE(cell.solved, cell.stood);
                above = cell.stood;
            }
        }
    });
}

// Law: where each column is one look, its solutions are that look's, so there is a mark for each solution.
TEST(SearchMap, HasAMarkForEachSolution) {
    with_each(Approach::backtracking, 5, [](const Solver& solver, int n) {
        SearchMapper mapper(n, 1U << 16);
        std::uint64_t looks = 0;
        for (const SearchEvent& event : told_by(solver, n)) {
            mapper.follow(event);
            looks = event.looks;
        }
        const SearchMap map = mapper.map(solver.profile.approach, BoardNames(n));
        EXPECT_EQ(map.looks, looks);
        std::uint64_t marks = 0;
        for (const std::uint32_t here : map.solutions)
            marks += here > 0 ? 1 : 0;
        EXPECT_EQ(map.column_looks, 1U);
        EXPECT_EQ(marks, known_solutions(n));
        EXPECT_EQ(std::accumulate(map.solutions.begin(), map.solutions.end(), std::uint64_t{0}),
                  known_solutions(n));
    });
}

// Law: the first queens share all solutions, each having as many as its mirror image; they follow one
// another, and at the end, all solutions are told.
TEST(SearchMap, CountsTheSolutionsOfEachFirstQueen) {
    with_each(Approach::backtracking, 7, [](const Solver& solver, int n) {
        const SearchMap map = map_of(solver, n);
        const auto told = solutions_told(map, static_cast<double>(map.looks));
        std::uint64_t sum = 0;
        std::uint64_t end = 0;
        for (std::size_t i = 0; i < map.blocks.size(); ++i) {
            const SearchMap::Block& block = map.blocks[i];
            EXPECT_GE(block.begin, end);
            end = block.end;
            sum += block.solutions;
            EXPECT_EQ(told[i], block.solutions);
            if (solver.ordered) {
                EXPECT_EQ(block.name, std::to_string(i + 1));
                EXPECT_EQ(block.solutions, map.blocks[map.blocks.size() - 1 - i].solutions);
            }
        }
        EXPECT_EQ(sum, known_solutions(n));
        EXPECT_LE(end, map.looks);
        if (solver.ordered)
            EXPECT_EQ(std::ssize(map.blocks), n);
    });
}

// Law: the solutions told of first queens never decrease, and lag at most a column behind those found.
TEST(SearchMap, TellsSolutionsAsTheyAreFound) {
    for (const std::string_view name : {"backtracking", "dancing-links"}) {
        const Solver& solver = *find_solver(name);
        const SearchMap map = map_of(solver, 8, 300);
        std::uint64_t found = 0;
        std::uint64_t before = 0;
        for (const SearchEvent& event : told_by(solver, 8)) {
            found += event.kind == Kind::solution ? 1 : 0;
            std::uint64_t sum = 0;
            for (const auto& told : solutions_told(map, static_cast<double>(event.looks)))
                sum += told.value_or(0);
            ASSERT_LE(before, sum);
            ASSERT_LE(sum, found);
            ASSERT_LE(found, sum + 8);
            before = sum;
        }
        EXPECT_EQ(before, 92U);
    }
}

// Law: at each look, curves have what was measured last, so their area is that of the events.
TEST(SearchMap, HasTheAreaOfItsCurves) {
    with_each(Approach::local_search, 9, [](const Solver& solver, int n) {
        double area = 0;
        std::uint64_t looks = 0;
        double now = 0;  // also where nothing is measured yet
        double most = 1;
        for (const SearchEvent& event : told_by(solver, n)) {
            area += now * static_cast<double>(event.looks - looks);
            looks = event.looks;
            if (event.kind == Kind::restarted)
                now = 0;
            if (const auto pairs = measured(BoardMeasure::attacking_pairs, n, event))
                now = *pairs;
            most = std::max(most, now);
        }
        const SearchMap map = map_of(solver, n, 64);
        ASSERT_EQ(map.curves.size(), 1U);
        double sum = 0;
        for (const SearchMap::Height& height : map.curves.front().heights)
            sum += height.sum;
        EXPECT_EQ(sum, area);
        EXPECT_EQ(map.max_height, most);
    });
}

TEST(SearchMap, HasTheFitnessOfGenerations) {
    with_each(Approach::evolutionary, 8, [](const Solver& solver, int n) {
        const SearchMap map = map_of(solver, n);
        ASSERT_EQ(map.curves.size(), 2U);
        for (std::size_t column = 0; column < map.columns; ++column) {
            const SearchMap::Height& best = map.curves[0].heights[column];
            const SearchMap::Height& mean = map.curves[1].heights[column];
            ASSERT_EQ(best.looks, mean.looks);
            ASSERT_LE(mean.sum, best.sum + 1e-9);
            ASSERT_LE(best.sum, static_cast<double>(best.looks) + 1e-9);
        }
    });
}

// 733,000 events in no more columns than for a small board.
TEST(SearchMap, IsAsLargeAsItsColumns) {
    const SearchMap map = map_of(*find_solver("backtracking"), 10);
    EXPECT_LE(map.columns, SearchMapper::usual_columns);
    EXPECT_GT(map.columns, SearchMapper::usual_columns / 2);
    EXPECT_EQ(map.cells.size(), map.columns * 10);
}

TEST(SearchMap, HasTheDeadEndsOfEightQueens) {
    const SearchMap map = map_of(*find_solver("backtracking"), 8);
    std::uint64_t dead_ends = 0;
    for (std::size_t level = 0; level < map.levels; ++level)
        dead_ends += sum_of_level(map, level).dead_ends;
    EXPECT_EQ(dead_ends, 644U);
    std::vector<std::uint64_t> solutions;
    for (const SearchMap::Block& block : map.blocks)
        solutions.push_back(block.solutions);
    EXPECT_EQ(solutions, (std::vector<std::uint64_t>{4, 8, 16, 18, 18, 16, 8, 4}));
}

// Law: at any width in pixels, a map has as many solutions, and shades only where there was a queen.
TEST(MapSamples, KeepWhatTheMapHas) {
    const SearchMap map = map_of(*find_solver("tables"), 6);
    const MapScale straight;
    const MapScale bent{.work = 0.05, .width = 0.4};
    for (const auto& [width, scale] : {std::pair{1, straight},
                                       {7, straight},
                                       {100, straight},
                                       {100, bent},
                                       {2000, straight},
                                       {2000, bent},
                                       {5000, straight}}) {
        const MapSamples samples(map, width, scale);
        double solutions = 0;
        for (int pixel = 0; pixel < width; ++pixel) {
            solutions += samples.solutions(pixel);
            for (std::size_t level = 0; level < map.levels; ++level) {
                const MapShade shade = samples.shade(level, pixel);
                ASSERT_LE(shade.stood, MapShade::full);
                ASSERT_LE(shade.solved, MapShade::half);
                ASSERT_TRUE(shade.stood > 0 || shade == MapShade{});
            }
        }
        EXPECT_NEAR(solutions, 4, 1e-6) << width;
    }
}

// Law: a scale takes each share of the work to its own place, later ones farther right, and back.
TEST(MapScale, KeepsTheOrderOfTheWork) {
    for (const MapScale& scale : {MapScale{}, {.work = 0.01, .width = 0.4}, {.work = 0.8, .width = 0.4}}) {
        double before = -1;
        for (int i = 0; i <= 1000; ++i) {
            const double place = scale.place_of(i / 1000.0);
            EXPECT_GT(place, before);
            EXPECT_NEAR(scale.work_at(place), i / 1000.0, 1e-12);
            before = place;
        }
        EXPECT_EQ(scale.place_of(0), 0);
        EXPECT_DOUBLE_EQ(scale.place_of(1), 1);
    }
}

// Law: a film's playhead goes from left to right to the end, by looks, on one map.
TEST(MapPanel, ReachesTheEndOfTheSearch) {
    for (const Solver& solver : solvers()) {
        if (!has_map(solver.profile.approach) || !solver.takes(5))
            continue;
        SCOPED_TRACE(std::string(solver.name));
        StoryOptions options{.n = 5, .panels = {{PanelKind::map}}};
        options.solver = &solver;
        double now = 0;
        std::shared_ptr<const SearchMap> map;
        for (const Frame& frame : tale("search", options)) {
            const auto& panel = std::get<MapPanel>(frame.panels.front());
            ASSERT_GE(panel.now, now);
            ASSERT_TRUE(!map || map == panel.map);
            map = panel.map;
            now = panel.now;
        }
        ASSERT_TRUE(map);
        EXPECT_EQ(now, 1);
        EXPECT_EQ(*map, map_of(solver, 5));
    }
}

// A map takes a pass and memory of its own: by default, only short searches have one, as an overview.
TEST(MapPanel, IsAnOverviewOfShortSearches) {
    for (const int n : {4, 9, 10}) {
        int maps = 0;
        for (const PanelSlot& slot : scene_of("search", default_options("search", n)).panels) {
            EXPECT_EQ(slot.overview, slot.kind == PanelKind::map);
            maps += slot.kind == PanelKind::map;
        }
        EXPECT_EQ(maps, n <= 9 ? 1 : 0) << n;
        EXPECT_EQ(find_story("search")->open(default_options("search", n))->needs_preview(), n <= 9);
    }
}

// Law: pictures are overviews from when a film hurries at sixteen times the pace or more until it no longer
// hurries; only they have the map.
TEST(MapPanel, IsShownWhereMostIsLeftOut) {
    for (const char* solver : {"backtracking", "bitmask", "dancing-links"}) {
        StoryOptions options = default_options("search", 8);
        options.solver = find_solver(solver);
        bool before = false;
        int overviews = 0;
        for (const Frame& frame : tale("search", options, lasting(std::chrono::seconds(90)))) {
            const auto map = std::ranges::find(frame.panels, PanelKind::map, kind_of);
            ASSERT_NE(map, frame.panels.end());
            EXPECT_EQ(std::get<MapPanel>(*map).map != nullptr, frame.overview);
            const bool ends = frame.caption.starts_with("All possibilities tried") && before;
            EXPECT_TRUE(frame.hurried || frame.overview == ends) << frame.caption;
            EXPECT_TRUE(frame.overview || !before || !frame.hurried);
            before = frame.overview;
            overviews += frame.overview;
        }
        EXPECT_GT(overviews, 50) << solver;
    }
}

TEST(MapPanel, IsRefusedOfAConstruction) {
    StoryOptions options{.n = 4, .panels = {{PanelKind::map}}};
    options.solver = find_solver("constructive");
    EXPECT_TRUE(error_of("search", options));
}

}  // namespace
}  // namespace queenreel
