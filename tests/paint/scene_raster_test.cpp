#include <gtest/gtest.h>

#include <algorithm>
#include <random>
#include <string>
#include <vector>

#include "extent.h"
#include "pixels.h"
#include "queenreel/paint/raster_painter.h"
#include "queenreel/paint/text.h"
#include "random_scenes.h"
#include "random_seed.h"

namespace queenreel {
namespace {

struct SceneCase {
    std::string name;
    Look look;
    int n;
};

std::vector<SceneCase> scene_cases() {
    std::vector<SceneCase> all;
    const auto add = [&](const std::string& name, Look look, int n) {
        look.caption = true;
        look.marks = true;
        look.scene.cards = true;
        all.push_back(
            {name + ' ' + std::string(look.theme.name) + ' ' + std::to_string(look.width), look, n});
    };
    for (const Theme& theme : themes()) {
        if (theme.name == "classic" || theme.name == "slate")
            add("everything", {.theme = theme, .width = 900, .height = 520, .scene = full_scene(5)}, 5);
        add("state", {.theme = theme, .width = 640, .height = 400, .scene = state_scene()}, 5);
        add("no panels", {.theme = theme, .width = 160, .height = 160, .scene = {.marks = true}}, 4);
        Scene boards{.board = false, .panels = {{PanelKind::boards, "", 4, 6, 2}}, .marks = true};
        add("boards alone", {.theme = theme, .width = 480, .height = 360, .scene = boards}, 6);
    }
    Look labelled{.width = 300, .height = 300, .coordinates = Coordinates::inside, .scene = {.marks = true}};
    add("coordinates inside", labelled, 5);
    labelled.scene.row_labels = labelled.scene.column_labels = {"1", "2", "3", "4", "5"};
    add("rows and columns inside", labelled, 5);
    Look clear{.theme = with_background(themes().front(), {0, 0, 0, 0}),
               .width = 1000,
               .height = 560,
               .scene = full_scene(4)};
    add("on nothing", clear, 4);
    add("bare", {.width = 320, .height = 320, .bare = true, .scene = {.marks = true}}, 5);
    return all;
}

bool inside(const std::vector<Rect>& rects, int x, int y) {
    return std::ranges::any_of(rects, [&](const Rect& rect) {
        return x >= rect.x && x < rect.x + rect.width && y >= rect.y && y < rect.y + rect.height;
    });
}

/// The numbers of colors that a picture may have; one of them, by turns.
std::vector<int> color_counts(std::size_t turn) {
    const std::vector<int> all{64, all_colors};
    if (is_quick())
        return {all[turn % all.size()]};
    return all;
}

class SceneRasterLaws : public Law {};
LAW_EXTENTS(SceneRasterLaws);

// Law: as for boards alone, a picture looks as if it were the first, and all differences are told.
TEST_P(SceneRasterLaws, PaintsAsIfEachFrameWereTheFirst) {
    std::mt19937 random(random_seed());
    std::size_t turn = 0;
    for (const SceneCase& c : scene_cases()) {
        SCOPED_TRACE(c.name);
        for (const int colors : color_counts(turn++)) {
            RasterPainter painter(c.look, c.n, colors);
            Frame frame = random_scene_frame(c.look.scene, c.n, random);
            Pixels before = colored(painter.paint(frame));
            for (int i = 0; i < 3; ++i) {
                frame = next_scene_frame(frame, c.look.scene, random);
                const Picture& picture = painter.paint(frame);
                const Pixels now = colored(picture);
                ASSERT_EQ(now, colored(RasterPainter(c.look, c.n, colors).paint(frame)));
                for (int y = 0; y < now.height; ++y)
                    for (int x = 0; x < now.width; ++x)
                        if (now.at(x, y) != before.at(x, y) && !inside(picture.changed, x, y))
                            FAIL() << x << ' ' << y;
                before = now;
            }
            EXPECT_TRUE(painter.paint(frame).changed.empty());
        }
    }
}

// An attack line that ends elsewhere, and a queen that leaves an arrow's last square, change what is drawn
// elsewhere.
TEST(SceneRaster, LinesAndArrowsFollowMovingQueens) {
    const Look look{.width = 256, .height = 256, .bare = true};
    Frame frame = frame_of("Q...\n....\n....\n...Q\n");
    frame.board.annotations = {.rays = {{0, 0, 1, 1, 2}}, .arrows = {{{0, 2, 3, 3}, {200, 0, 0}}}};
    RasterPainter painter(look, 4, all_colors);
    painter.paint(frame);
    std::swap(frame.board.cells[5].queen, frame.board.cells[15].queen);
    frame.board.annotations.rays.front().squares = 0;
    EXPECT_EQ(colored(painter.paint(frame)), colored(RasterPainter(look, 4, all_colors).paint(frame)));
}

// A line that grows changes the squares that it crosses, and no square below other lines.
TEST(SceneRaster, RepaintsWhereLinesDiffer) {
    const Look look{.width = 320, .height = 320, .bare = true, .scene = {.marks = true}};
    Frame frame =
        frame_of("Q.......\n........\n........\n........\n........\n........\n........\n.......Q\n");
    frame.board.lines = {{{0, 0, 0, 7}}, {{7, 7, 7, 2}, 0.5}, {{0, 0, 7, 0}}};
    RasterPainter painter(look, 8, all_colors);
    painter.paint(frame);
    frame.board.lines[1].grown = 0.75;
    const Picture& picture = painter.paint(frame);
    EXPECT_EQ(picture.changed, (std::vector<Rect>{{120, 280, 200, 40}}));
    EXPECT_EQ(colored(picture), colored(RasterPainter(look, 8, all_colors).paint(frame)));
}

// Law: no pixel differs in any channel from Cairo's own drawing by more than 40 of 255 with 256 colors,
// except for one in a hundred: a queen half gone over a mark, and places where more than two colors meet.
TEST(SceneRaster, SnapsToColorsThatAreNear) {
    std::mt19937 random(random_seed());
    for (const SceneCase& c : scene_cases()) {
        SCOPED_TRACE(c.name);
        Frame frame = random_scene_frame(c.look.scene, c.n, random);
        frame.board.annotations = {};  // their colors are not the look's
        const Pixels exact = drawn(Painter(c.look, c.n), frame);
        const Pixels quantized = colored(RasterPainter(c.look, c.n, 256).paint(frame));
        std::size_t far = 0;
        for (std::size_t i = 0; i < exact.pixels.size(); ++i)
            far += distance(exact.pixels[i], quantized.pixels[i]) > 40;
        EXPECT_LE(far, exact.pixels.size() / 100);
    }
}

// Only lines of text that differ are reported.
TEST(SceneRaster, ChangesOfPanelsAreSmall) {
    const Scene scene{.panels = {{PanelKind::code, "Code", 8, 30}, {PanelKind::counters, "Counters", 3, 16}}};
    const Look look{.width = 960, .height = 540, .scene = scene};
    const Layout l = Painter(look, 8).layout();
    ASSERT_EQ(l.panels.size(), 2u);
    Frame frame = eight_queens();
    CodePanel code{.lines = std::vector<std::string>(8, "place a queen"), .active = 2};
    CountersPanel counters{.counters = {{"tests", "1"}, {"placements", "1"}, {"solutions", "0"}}};
    frame.panels = {code, counters};
    RasterPainter painter(look, 8, 64);
    painter.paint(frame);
    code.active = 3;
    counters.counters[0].value = "2";
    frame.panels = {code, counters};
    const auto& changed = painter.paint(frame).changed;
    ASSERT_FALSE(changed.empty());
    for (const Rect& rect : changed)
        EXPECT_LE(rect.height, 1.5 * l.panel_em);
    EXPECT_LT(changed.back().width, l.panel_em) << "one digit";
}

// Law: in a square picture, the counters beside the code have letters nearly as large as other panels': their
// values are below their names.
TEST(SceneRaster, CountersBesideCodeAreNotSmall) {
    if (!has_font())
        GTEST_SKIP() << "there is no font to write with";
    Scene scene{.panels = {{PanelKind::code, "", 10, 42},
                           {PanelKind::counters, "", 5, 27},
                           {PanelKind::tree, "Search tree", 9, 8}},
                .marks = true,
                .caption_lines = 2};
    scene.size = 8;
    for (const int side : {480, 720, 1080}) {
        const Look look{.width = side, .height = side, .caption = true, .scene = scene};
        const Painter painter(look, 8);
        const Layout& l = painter.layout();
        ASSERT_EQ(l.panels.size(), 3u);
        Frame frame = eight_queens();
        frame.panels = {CodePanel{.lines = std::vector<std::string>(10, "place")},
                        CountersPanel{.counters = {{"queens placed", "8"}, {"solutions", "1"}}}, TreePanel{}};
        const Pixels picture = drawn(painter, frame);
        const Rect& body = l.panels[1].body;
        std::vector<int> heights;  // of lines of text
        bool was = false;
        for (int y = body.y; y < body.bottom(); ++y) {
            bool is = false;
            for (int x = body.x; x < body.right(); ++x)
                is = is || picture.at(x, y) != pixel_of(look.theme.background);
            if (is && !was)
                heights.push_back(0);
            if (is)
                ++heights.back();
            was = is;
        }
        ASSERT_EQ(heights.size(), 4u) << side;
        EXPECT_GE(heights[1], 0.65 * l.panel_em - 1) << "a digit";
    }
}

// Law: the lit line of code is readable, however few lines have room.
TEST(SceneRaster, ShowsTheLitLineOfCode) {
    constexpr std::size_t lines = 16;
    const Scene scene{.panels = {{PanelKind::code, "", lines, 30}}};
    for (const int height : {240, 360, 480}) {
        const Look look{.width = 960, .height = height, .scene = scene};
        const Painter painter(look, 8);
        ASSERT_EQ(painter.layout().panels.size(), 1u);
        Frame frame = eight_queens();
        const auto picture = [&](std::size_t active, const std::string& text) {
            std::vector<std::string> code(lines, "place a queen");
            code[active] = text;
            frame.panels = {CodePanel{.lines = std::move(code), .active = static_cast<int>(active)}};
            return drawn(painter, frame).pixels;
        };
        for (std::size_t lit = 0; lit < lines; ++lit)
            EXPECT_NE(picture(lit, "search"), picture(lit, "return")) << lit << " at " << height;
    }
}

TEST(SceneRaster, RefusesMarksItHasNoColorsFor) {
    const Frame tested = [] {
        Frame frame = frame_of("Q...\n....\n....\n....\n");
        frame.board.cells[7].mark = Mark::tested;
        return frame;
    }();
    EXPECT_THROW(RasterPainter({.width = 240, .height = 240, .marks = true}, 4, 64).paint(tested),
                 PaintError);
    Look look{.width = 240, .height = 240, .scene = {.marks = true}};
    EXPECT_NO_THROW(RasterPainter(look, 4, 64).paint(tested));
    look.bare = true;
    EXPECT_NO_THROW(RasterPainter(look, 4, 64).paint(tested));
}

}  // namespace
}  // namespace queenreel
