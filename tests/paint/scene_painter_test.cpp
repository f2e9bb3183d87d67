#include <gtest/gtest.h>

#include <algorithm>
#include <limits>
#include <random>
#include <string>
#include <tuple>
#include <variant>
#include <vector>

#include "pixels.h"
#include "queenreel/paint/reach.h"
#include "queenreel/paint/stamp.h"
#include "queenreel/paint/text.h"
#include "random_scenes.h"
#include "random_seed.h"

namespace queenreel {
namespace {

// The least rectangle around all pixels that are not transparent; empty if there is none.
Rect ink_of(const Pixels& canvas) {
    int left = canvas.width;
    int right = 0;
    int top = canvas.height;
    int bottom = 0;
    for (int y = 0; y < canvas.height; ++y) {
        for (int x = 0; x < canvas.width; ++x) {
            if (canvas.at(x, y) == 0)
                continue;
            left = std::min(left, x);
            right = std::max(right, x + 1);
            top = std::min(top, y);
            bottom = std::max(bottom, y + 1);
        }
    }
    return bottom == 0 ? Rect{} : Rect{left, top, right - left, bottom - top};
}

bool holds_ink(const Rect& outer, const Rect& inner) {
    return inner == Rect{} ||
           (inner.x >= outer.x && inner.y >= outer.y && inner.x + inner.width <= outer.x + outer.width &&
            inner.y + inner.height <= outer.y + outer.height);
}

std::string told(const Rect& rect) {
    return std::to_string(rect.x) + ' ' + std::to_string(rect.y) + ' ' + std::to_string(rect.width) + ' ' +
           std::to_string(rect.height);
}

// Text far too long for its place, wherever there is text.
Panel with_long_text(Panel panel) {
    const std::string text =
        "a very long line of words that no panel at all has room for, wherever it is shown";
    if (auto* code = std::get_if<CodePanel>(&panel))
        code->lines = std::vector<std::string>(6, "    " + text);
    if (auto* stack = std::get_if<StackPanel>(&panel))
        stack->calls.assign(9, text);
    if (auto* counters = std::get_if<CountersPanel>(&panel))
        counters->counters.assign(3, {text, text});
    if (auto* chart = std::get_if<ChartPanel>(&panel))
        chart->now = text;
    if (auto* bars = std::get_if<BarsPanel>(&panel))
        *bars = {.bars = {{text, text, 1, true}}, .scale = text};
    if (auto* state = std::get_if<StatePanel>(&panel))
        state->rows.assign(9, {text, std::vector<StatePanel::Cell>(40, {StatePanel::Fill::on, text}), text});
    if (auto* legend = std::get_if<LegendPanel>(&panel))
        legend->entries = std::vector<LegendPanel::Entry>(9, {{.mark = Mark::tested}, text});
    if (auto* boards = std::get_if<BoardsPanel>(&panel)) {
        for (auto& board : boards->boards) {
            board.label = text;
            board.notes.assign(9, text);
        }
    }
    return panel;
}

// Law: all that a panel shows is inside its place, even too much and too long text.
TEST(ScenePainter, PanelsStayInTheirPlaces) {
    std::mt19937 random(random_seed());
    for (const auto& [width, height, scene] :
         {std::tuple{800, 500, full_scene(6)}, std::tuple{1280, 720, full_scene(6)},
          std::tuple{700, 1200, full_scene(6)}, std::tuple{640, 400, state_scene()}}) {
        const Look look{.width = width, .height = height, .scene = scene};
        const Painter painter(look, 6);
        ASSERT_GE(painter.layout().panels.size(), std::min<std::size_t>(4, scene.panels.size()));
        for (int i = 0; i < 2; ++i) {
            const Frame frame = random_scene_frame(look.scene, 6, random);
            for (const PanelPlace& place : painter.layout().panels) {
                for (const bool long_text : {false, true}) {
                    const Panel panel =
                        long_text ? with_long_text(frame.panels[place.index]) : frame.panels[place.index];
                    const Rect ink = ink_of(drawn(
                        width, height, [&](cairo_t* context) { painter.draw_panel(context, panel, place); }));
                    EXPECT_TRUE(holds_ink(place.body, ink))
                        << "panel " << place.index << ": " << told(ink) << " in " << told(place.body);
                }
            }
        }
    }
}

// Law: guides and overlays touch no square that reached_squares() does not name.
TEST(ScenePainter, KnowsWhichSquaresAreCovered) {
    std::mt19937 random(random_seed());
    for (const int n : {1, 4, 7}) {
        const int side = 24;
        const Look look{.width = n * side, .height = n * side, .bare = true};
        const BoardPainter painter = Painter(look, n).board_painter(Stamp::Kept::pixels);
        for (int i = 0; i < 60; ++i) {
            Frame frame = random_scene_frame({}, n, random);
            const auto covered = reached_squares(painter.shapes_apart(frame.board), painter.layout());
            const Pixels canvas = drawn(n * side, n * side, [&](cairo_t* context) {
                painter.draw_guide(context, frame.board);
                painter.draw_overlay(context, frame.board);
            });
            for (int y = 0; y < canvas.height; ++y) {
                for (int x = 0; x < canvas.width; ++x) {
                    const auto square =
                        static_cast<std::size_t>(y / side) * n + static_cast<std::size_t>(x / side);
                    ASSERT_TRUE(canvas.at(x, y) == 0 || (!covered.empty() && covered[square]))
                        << x << ' ' << y;
                }
            }
        }
    }
}

TEST(ScenePainter, AnAttackLineGoesFromOneSquareToTheOther) {
    const Look look{.width = 160, .height = 160, .bare = true};
    const Painter painter(look, 4);
    Frame frame = frame_of("....\n....\n....\n....\n");
    const Pixels before = drawn(painter, frame);
    frame.board.lines = {{{0, 0, 3, 3}}};
    const Pixels after = drawn(painter, frame);
    const auto touched = [&](int x, int y) { return distance(before.at(x, y), after.at(x, y)) > 60; };
    EXPECT_TRUE(touched(60, 60));
    EXPECT_TRUE(touched(100, 100));
    EXPECT_FALSE(touched(20, 140));
    EXPECT_FALSE(touched(140, 20));
    EXPECT_TRUE(touched(125, 121)) << "its point is wider than the line";
    EXPECT_FALSE(touched(65, 71));
}

// The line a board is mirrored in and the arc it is turned by are on the squares, below the queens.
TEST(ScenePainter, DrawsGuidesBelowQueens) {
    const Look look{.width = 160, .height = 160, .bare = true};
    const Painter painter(look, 4);
    const Frame frame = frame_of("...Q\nQ...\n....\n....\n");
    const Pixels before = drawn(painter, frame);
    const auto touched = [&](const Pixels& after, int x, int y) {
        return distance(before.at(x, y), after.at(x, y)) > 60;
    };
    Frame mirrored = frame;
    mirrored.board.axis = Axis{4, 0, 0, 4};
    const Pixels with_axis = drawn(painter, mirrored);
    for (const auto& [x, y] : {std::pair{2, 157}, {40, 119}, {80, 79}, {120, 39}, {157, 2}})
        EXPECT_TRUE(touched(with_axis, x, y)) << x;
    EXPECT_FALSE(touched(with_axis, 50, 110)) << "a gap between dashes";
    EXPECT_FALSE(touched(with_axis, 60, 60));
    Frame covered = frame_of("..Q.\n....\n....\n....\n");
    const Pixels queen = drawn(painter, covered);
    covered.board.axis = Axis{0, 2.5, 4, 2.5};
    const Pixels below = drawn(painter, covered);
    EXPECT_EQ(queen.at(100, 22), below.at(100, 22)) << "the queen covers it";
    EXPECT_GT(distance(queen.at(100, 60), below.at(100, 60)), 60);

    Frame turned = frame;
    turned.board.turned = 90;
    const Pixels with_arc = drawn(painter, turned);
    const int radius = 48;
    EXPECT_TRUE(touched(with_arc, 80 + 34, 80 - 34));
    EXPECT_TRUE(touched(with_arc, 80, 80)) << "the middle is marked";
    EXPECT_TRUE(touched(with_arc, 80 + radius, 77)) << "its point is on the right";
    EXPECT_FALSE(touched(with_arc, 80 - 34, 80 - 34));
    turned.board.turned = -90;
    const Pixels counterclockwise = drawn(painter, turned);
    EXPECT_TRUE(touched(counterclockwise, 80 - 34, 80 - 34));
    EXPECT_FALSE(touched(counterclockwise, 80 + radius, 77));
}

TEST(ScenePainter, RefusesPanelsOfAnotherScene) {
    std::mt19937 random(7);
    const Scene scene = full_scene(5);
    const Look look{.width = 1400, .height = 800, .scene = scene};
    const Painter painter(look, 5);
    ASSERT_EQ(painter.layout().panels.size(), scene.panels.size() - 1) << "the call stack has no room";
    const Frame good = random_scene_frame(scene, 5, random);
    EXPECT_NO_THROW(drawn(painter, good));
    const auto refused = [&](auto spoil) {
        Frame frame = good;
        spoil(frame);
        EXPECT_THROW(drawn(painter, frame), PaintError);
        EXPECT_THROW(painter.validate(frame), PaintError);
    };
    constexpr double nan = std::numeric_limits<double>::quiet_NaN();
    refused([](Frame& frame) { frame.panels.pop_back(); });
    refused([](Frame& frame) { std::swap(frame.panels[0], frame.panels[1]); });
    refused([](Frame& frame) {
        frame.panels[5] = BoardsPanel{.boards = std::vector<BoardsPanel::SmallBoard>(1)};
    });
    refused([](Frame& frame) { std::get<BoardsPanel>(frame.panels[5]).boards.resize(4); });
    refused([](Frame& frame) { std::get<TreePanel>(frame.panels[3]).nodes = {{.parent = 3}}; });
    refused([](Frame& frame) { std::get<TreePanel>(frame.panels[3]).nodes = {{.x = nan}}; });
    refused([](Frame& frame) { frame.board.moving_queens = {{.row = 9}}; });
    refused([](Frame& frame) { frame.board.moving_queens = {{.column = nan}}; });
    refused([](Frame& frame) { frame.board.tried = TriedQueen{.row = -1}; });
    refused([](Frame& frame) { frame.board.lines = {{{0, 0, 5, 5}}}; });
    refused([](Frame& frame) { frame.board.lines = {{{0, 0, 2, 6}}}; });
    refused([](Frame& frame) { frame.board.crossover_row = -1; });
    refused([](Frame& frame) { frame.board.axis = Axis{0, 0, 6, 0}; });
    refused([](Frame& frame) { frame.board.axis = Axis{0, nan, 0, 0}; });
    refused([](Frame& frame) { frame.board.turned = 361; });
    refused([](Frame& frame) { frame.board.turned = nan; });
    refused([](Frame& frame) { frame.board.pose = BoardPose{{0.8, 0.6, -0.6, 0.8}}; });
    refused([](Frame& frame) { frame.board.pose = BoardPose{{1, 0, 0, nan}}; });
    refused([](Frame& frame) { frame.board.pose = BoardPose{.shades = 1.5}; });
}

TEST(Text, EndsInAnEllipsisWhenTooLong) {
    const Rect box{10, 10, 100, 30};
    for (const Family family : {Family::sans, Family::mono}) {
        const TextStyle style{.em = 16, .align = Align::left, .family = family, .min_em = 12};
        const std::string text = "far too long a line for such a little box as this one is";
        const Pixels canvas = drawn(400, 60, [&](cairo_t* context) { draw_text(context, text, box, style); });
        EXPECT_TRUE(holds_ink(box, ink_of(canvas))) << told(ink_of(canvas));
        const Pixels other =
            drawn(400, 60, [&](cairo_t* context) { draw_text(context, text + " and more", box, style); });
        EXPECT_EQ(canvas, other) << "what does not fit is not drawn";
        EXPECT_GT(text_width(text, style), 300);
    }
}

}  // namespace
}  // namespace queenreel
