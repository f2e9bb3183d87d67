// Panels whose names read from right to left begin at the right: they mirror panels of other languages.
// Boards, boxes, trees and programs keep their direction.

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "queenreel/paint/panels/panel_painter.h"
#include "queenreel/paint/text.h"

namespace queenreel {
namespace {

constexpr Rect body{10, 20, 400, 200};
const std::string latin = "Reihen";
const std::string arabic = "الصفوف";

template <typename AnyPanel>
DisplayList shapes_of(const AnyPanel& panel, PanelSlot slot) {
    const PanelPlace place{.slot = std::move(slot), .body = body};
    ListCanvas canvas;
    painter_of(panel).draw(canvas, panel, {.place = place, .em = 16, .theme = themes().front()});
    return canvas.take();
}

/// The places of a text, of all runs that show it.
std::vector<TextRun> runs_of(const DisplayList& list, const std::string& text) {
    std::vector<TextRun> runs;
    for (const Shape& shape : list.shapes)
        if (const auto* run = std::get_if<TextRun>(&shape.what); run && run->text == text)
            runs.push_back(*run);
    return runs;
}

class RightToLeft : public testing::Test {
    void SetUp() override {
        if (!has_font())
            GTEST_SKIP() << "there is no font to measure";
    }
};

/// Expects one text at the left end of the body, and the other at its right end.
void expect_mirrored(const DisplayList& left, const std::string& at_left, const DisplayList& right,
                     const std::string& at_right) {
    const auto first = runs_of(left, at_left);
    const auto second = runs_of(right, at_right);
    ASSERT_EQ(first.size(), 1U);
    ASSERT_EQ(second.size(), 1U);
    EXPECT_NEAR(first[0].x - body.x, body.right() - (second[0].x + second[0].width), 2);
    EXPECT_LT(first[0].x, body.x + 20);
}

TEST_F(RightToLeft, BarsBeginAtTheRight) {
    const auto panel = [](const std::string& name) {
        return BarsPanel{
            .bars = {{.name = name, .value = "64", .share = 1}, {.name = "", .value = "8", .share = 0.25}}};
    };
    const PanelSlot slot{.kind = PanelKind::bars, .title = {}, .rows = 2};
    const DisplayList left = shapes_of(panel(latin), slot);
    const DisplayList right = shapes_of(panel(arabic), slot);
    expect_mirrored(left, latin, right, arabic);
    expect_mirrored(right, "64", left, "64");
    // The second bar is a quarter of the width.
    const auto quarter = [](const DisplayList& list) {
        double from = body.right();
        for (const Shape& shape : list.shapes)
            if (const auto* path = std::get_if<DrawnPath>(&shape.what))
                for (std::size_t i = 0; i + 1 < path->points.size(); i += 2)
                    if (path->points[i + 1] > body.y + body.height / 2.0 && path->points.size() == 8 &&
                        std::abs(path->points[2] - path->points[0]) < body.width / 2.0)
                        from = std::min(from, path->points[i]);
        return from;
    };
    EXPECT_NEAR(quarter(left), body.x, 1);
    EXPECT_NEAR(quarter(right), body.right() - body.width / 4.0, 1);
}

TEST_F(RightToLeft, CellsHaveTheirHeadingsAtTheRight) {
    const auto panel = [](const std::string& heading) {
        return StatePanel{.rows = {{.name = {}, .cells = {}, .value = heading},
                                   {.name = {}, .cells = {{.text = "1"}, {.text = "2"}, {.text = "3"}}}}};
    };
    const PanelSlot slot{.kind = PanelKind::state, .title = {}, .rows = 2, .columns = 12};
    const DisplayList left = shapes_of(panel(latin), slot);
    const DisplayList right = shapes_of(panel(arabic), slot);
    expect_mirrored(left, latin, right, arabic);
    for (const DisplayList& list : {left, right})
        EXPECT_LT(runs_of(list, "1").at(0).x, runs_of(list, "3").at(0).x);
    EXPECT_LT(runs_of(left, "3").at(0).x, body.x + body.width / 2.0);
    EXPECT_GT(runs_of(right, "1").at(0).x, body.x + body.width / 2.0);
}

TEST_F(RightToLeft, TreesHaveTheNamesOfTheirLevelsAtTheRight) {
    const auto panel = [](const std::string& name) {
        return TreePanel{.nodes = {{}, {.parent = 0, .depth = 1}}, .levels = {name}};
    };
    const PanelSlot slot{.kind = PanelKind::tree, .title = {}, .rows = 2, .columns = 2};
    expect_mirrored(shapes_of(panel(latin), slot), latin, shapes_of(panel(arabic), slot), arabic);
}

TEST_F(RightToLeft, CodeIsIndentedFromTheRight) {
    const auto panel = [](const std::string& name) {
        return CodePanel{.lines = std::vector<std::string>{name, "    " + name + name}, .active = 1};
    };
    const PanelSlot slot{.kind = PanelKind::code, .title = {}, .rows = 2, .columns = 20};
    const DisplayList left = shapes_of(panel(latin), slot);
    const DisplayList right = shapes_of(panel(arabic), slot);
    for (const bool is_indented : {false, true}) {
        const auto at_left = runs_of(left, is_indented ? latin + latin : latin);
        const auto at_right = runs_of(right, is_indented ? arabic + arabic : arabic);
        ASSERT_EQ(at_left.size(), 1U);
        ASSERT_EQ(at_right.size(), 1U);
        EXPECT_NEAR(at_left[0].x - body.x, body.right() - (at_right[0].x + at_right[0].width), 2);
        EXPECT_EQ(at_left[0].x > body.x + 40, is_indented);
    }
    // The arrow points inward.
    const auto arrow = [](const DisplayList& list) {
        std::vector<double> across;
        for (const Shape& shape : list.shapes)
            if (const auto* path = std::get_if<DrawnPath>(&shape.what); path && path->points.size() >= 6)
                across = {path->points[0], path->points[2]};
        return across;
    };
    ASSERT_EQ(arrow(left).size(), 2U);
    ASSERT_EQ(arrow(right).size(), 2U);
    EXPECT_LT(arrow(left)[0], arrow(left)[1]);
    EXPECT_NEAR(arrow(left)[0] - body.x, body.right() - arrow(right)[0], 1);
    EXPECT_NEAR(arrow(left)[1] - body.x, body.right() - arrow(right)[1], 1);
}

TEST_F(RightToLeft, CallsBeginAtTheRight) {
    const auto panel = [](const std::string& name) { return StackPanel{.calls = {name}}; };
    const PanelSlot slot{.kind = PanelKind::stack, .title = {}, .rows = 1, .columns = 10};
    const DisplayList left = shapes_of(panel(latin), slot);
    const DisplayList right = shapes_of(panel(arabic), slot);
    const auto first = runs_of(left, latin);
    const auto second = runs_of(right, arabic);
    ASSERT_EQ(first.size(), 1U);
    ASSERT_EQ(second.size(), 1U);
    EXPECT_NEAR(first[0].x - body.x, body.right() - (second[0].x + second[0].width), 2);
}

}  // namespace
}  // namespace queenreel
