#include <gtest/gtest.h>

#include <cstddef>
#include <cstdint>
#include <limits>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "pixels.h"
#include "queenreel/paint/panels/map_space.h"
#include "queenreel/paint/panels/panel_painter.h"

namespace queenreel {
namespace {

constexpr Rect body{10, 10, 600, 200};
constexpr double em = 16;

/// Two levels: in turn a queen for 20 looks, and below it one for 10; a third of them end in a solution.
SearchMap queens(std::size_t count) {
    SearchMap map{.looks = 20 * count, .column_looks = 10, .columns = 2 * count, .levels = 2};
    map.cells.resize(map.levels * map.columns);
    map.solutions.resize(map.columns);
    for (std::size_t column = 0; column < map.columns; ++column) {
        const bool is_second = column / 2 % 2 == 1;
        const bool is_solved = column / 2 % 3 == 2;
        map.cells[column] = {10, is_second ? 10U : 0U, is_solved ? 10U : 0U, 0};
        if (column % 2 == 0)
            map.cells[map.columns + column] = map.cells[column];
        map.solutions[column] = is_solved && column % 2 == 0 ? 1 : 0;
    }
    return map;
}

Pixels shown(const MapPanel& panel, const Theme& theme) {
    const PanelPlace place{.slot = {.kind = PanelKind::map, .title = {}}, .body = body};
    return drawn(body.right() + 10, body.bottom() + 10, [&](cairo_t* context) {
        const Canvas canvas(context);
        fill_rectangle(canvas, {0, 0, body.right() + 10, body.bottom() + 10}, theme.background);
        painter_of(panel).draw(canvas, panel, {.place = place, .em = em, .theme = theme});
    });
}

MapPanel panel_of(SearchMap map, double now) {
    return {.map = std::make_shared<const SearchMap>(std::move(map)), .now = now};
}

/// How often the color begins along a line of pixels.
int runs_of(const Pixels& pixels, int y, Color color) {
    int runs = 0;
    for (int x = 1; x < pixels.width; ++x)
        runs += pixels.at(x, y) == pixel_of(color) && pixels.at(x - 1, y) != pixel_of(color) ? 1 : 0;
    return runs;
}

// Law: there are as many golden strokes as solutions, over all levels, while they are apart.
TEST(MapPanel, HasAStrokeForEachSolution) {
    for (const Theme& theme : themes())
        for (const std::size_t count : {3U, 9U, 30U, 60U}) {
            const Pixels pixels = shown(panel_of(queens(count), 1), theme);
            for (const int y : {body.y + 1, body.y + 40, body.bottom() - 2})
                EXPECT_EQ(runs_of(pixels, y, theme.solved), static_cast<int>(count / 3))
                    << theme.name << ' ' << count << ' ' << y;
        }
}

// Law: told parts look as they will in the end, parts to come are paler, and nothing is outside.
TEST(MapPanel, FillsFromTheLeft) {
    for (const Theme& theme : themes()) {
        const Pixels whole = shown(panel_of(queens(20), 1), theme);
        const Pixels half = shown(panel_of(queens(20), 0.5), theme);
        const int middle = body.x + body.width / 2;
        const int y = body.y + 10;
        for (int x = body.x; x < middle; ++x)
            EXPECT_EQ(half.at(x, y), whole.at(x, y)) << theme.name << ' ' << x;
        EXPECT_EQ(half.at(middle, y), pixel_of(theme.accent));
        const std::uint32_t ground = pixel_of(theme.background);
        for (int x = middle + 4; x < body.right(); ++x)
            EXPECT_LT(distance(half.at(x, y), ground), distance(whole.at(x, y), ground))
                << theme.name << ' ' << x;
        for (const Pixels& pixels : {whole, half})
            for (int x = 0; x < pixels.width; ++x)
                for (int row = 0; row < pixels.height; ++row)
                    if (x < body.x || x >= body.right() || row < body.y || row >= body.bottom())
                        ASSERT_EQ(pixels.at(x, row), ground);
    }
}

// Law: in every theme, neighboring queens look different, and so do those with solutions and those without.
TEST(MapPanel, PartsQueens) {
    constexpr int least = 12;  // of a channel
    for (const Theme& theme : themes()) {
        const Pixels pixels = shown(panel_of(queens(6), 1), theme);
        const auto queen = [&](int number) { return pixels.at(body.x + number * 100 + 20, body.y + 10); };
        for (int number = 0; number < 6; ++number) {
            EXPECT_GE(distance(queen(number), pixel_of(theme.background)), 2 * least) << theme.name;
            for (int other = 0; other < number; ++other) {
                const bool alike = number % 2 == other % 2 && (number % 3 == 2) == (other % 3 == 2);
                const int apart = distance(queen(number), queen(other));
                EXPECT_TRUE(alike ? apart == 0 : apart >= least)
                    << theme.name << ' ' << number << ' ' << other << ' ' << apart;
            }
        }
    }
}

// Law: a moving playhead changes what painters say it does, and nothing else.
TEST(MapPanel, SaysWhatChanges) {
    const Theme& theme = themes().front();
    SearchMap map = queens(12);
    map.blocks = {{.begin = 0, .end = 120, .name = "1", .solutions = 2},
                  {.begin = 120, .end = 240, .name = "2", .solutions = 2}};
    const auto whole = std::make_shared<const SearchMap>(map);
    const PanelPlace place{.slot = {.kind = PanelKind::map, .title = {}}, .body = body};
    for (const double before : {0.0, 0.2, 0.5, 0.99})
        for (const double now : {0.0, 0.21, 0.6, 1.0}) {
            const MapPanel from{.map = whole, .now = before};
            const MapPanel to{.map = whole, .now = now};
            const auto parts =
                painter_of(to).changed_parts(from, to, {.place = place, .em = em, .theme = theme});
            const Pixels first = shown(from, theme);
            const Pixels second = shown(to, theme);
            for (int y = 0; y < first.height; ++y)
                for (int x = 0; x < first.width; ++x) {
                    bool covered = false;
                    for (const Rect& part : parts)
                        covered = covered || !part.intersected({x, y, 1, 1}).is_empty();
                    ASSERT_TRUE(covered || first.at(x, y) == second.at(x, y)) << x << ' ' << y;
                }
        }
}

// Law: below a map are the solutions of all first queens or, if one has too little room, of none.
TEST(MapPanel, CountsForAllFirstQueensOrForNone) {
    if (!has_font())
        GTEST_SKIP() << "there is no font to write with";
    const auto letters_below = [&](std::uint64_t middle) {
        SearchMap map = queens(12);
        map.blocks = {{.begin = 0, .end = middle, .name = "1", .solutions = 2},
                      {.begin = middle, .end = 240, .name = "2", .solutions = 2}};
        const Theme& theme = themes().front();
        const Pixels pixels = shown(panel_of(std::move(map), 1), theme);
        int letters = 0;
        for (int y = body.bottom() - 18; y < body.bottom(); ++y)
            letters += runs_of(pixels, y, theme.text);
        return letters;
    };
    EXPECT_GT(letters_below(120), 0);
    EXPECT_EQ(letters_below(2), 0);
}

// Law: maps with equal room for names begin at the same pixel, whatever names their levels have.
TEST(MapPanel, BeginsWhereOthersDo) {
    const PanelPlace place{.slot = {.kind = PanelKind::map, .title = {}, .names = 5}, .body = body};
    const PanelSpace space{.place = place, .em = em, .theme = themes().front()};
    MapPanel one = panel_of(queens(3), 1);
    MapPanel other = one;
    one.levels = std::vector<std::string>{"1", "2"};
    other.levels = std::vector<std::string>{"row 1", "row 2"};
    EXPECT_EQ(MapSpace(one, space).lanes().x, MapSpace(other, space).lanes().x);
    EXPECT_GT(MapSpace(one, space).lanes().x, body.x);
}

// Law: level names are legible and apart: of all levels or, where these are too low, of the first and the
// last.
TEST(MapPanel, NamesLevelsLegibly) {
    for (const std::size_t levels : {1, 2, 4, 8, 12, 40}) {
        MapPanel panel = panel_of({.looks = 100, .column_looks = 1, .columns = 100, .levels = levels}, 1);
        std::vector<std::string> names;
        for (std::size_t level = 1; level <= levels; ++level)
            names.push_back("row " + std::to_string(level));
        panel.levels = names;
        for (const int high : {20, 40, 80, 160, 320}) {
            SCOPED_TRACE(std::to_string(levels) + " levels, " + std::to_string(high) + " pixels");
            const PanelPlace place{.slot = {.kind = PanelKind::map, .title = {}},
                                   .body = {body.x, body.y, body.width, high}};
            const MapSpace space(panel, {.place = place, .em = em, .theme = themes().front()});
            if (space.names().width == 0) {
                EXPECT_LT(high, 2 * em);
                continue;
            }
            EXPECT_GE(space.name_em(), 0.7 * em);
            ASSERT_EQ(space.level_names().size(), space.level_names() == names ? names.size() : 2);
            EXPECT_EQ(space.level_names().front(), names.front());
            EXPECT_EQ(space.level_names().back(), names.back());
            for (std::size_t i = 1; i < space.level_names().size(); ++i)
                EXPECT_TRUE(space.name(i - 1).intersected(space.name(i)).is_empty()) << i;
        }
    }
}

// Law: a bend in the scale changes where things are, not what there is; a line marks the bend.
TEST(MapPanel, KeepsItsSolutionsOnABentScale) {
    MapPanel panel = panel_of(queens(30), 1);
    panel.scale = {.work = 0.2, .width = 0.4};
    const Theme& theme = themes().front();
    const Pixels pixels = shown(panel, theme);
    EXPECT_EQ(runs_of(pixels, body.y + 1, theme.solved), 10);
    EXPECT_EQ(pixels.at(body.x + rounded(0.4 * body.width), body.y + 1), pixel_of(theme.text));
}

TEST(MapPanel, RefusesNumbersThatDoNotFit) {
    const PanelSlot slot{.kind = PanelKind::map, .title = {}};
    const auto check = [&](const MapPanel& panel) { painter_of(panel).validate(panel, slot); };
    EXPECT_NO_THROW(check(panel_of(queens(3), 1)));
    SearchMap map = queens(3);
    map.cells.pop_back();
    EXPECT_THROW(check(panel_of(map, 1)), PaintError);
    EXPECT_THROW(check(panel_of(queens(3), std::numeric_limits<double>::quiet_NaN())), PaintError);
}

}  // namespace
}  // namespace queenreel
