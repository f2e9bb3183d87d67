#include "queenreel/frame/layout/lay_out.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <stdexcept>
#include <string>
#include <vector>

#include "places_apart.h"
#include "queenreel/frame/layout/boards_grid.h"
#include "queenreel/frame/panel.h"
#include "scenes.h"

namespace queenreel {
namespace {

struct Size {
    int width;
    int height;
};

constexpr Size sizes[] = {{480, 480},   {640, 480},   {854, 480},   {480, 854},   {720, 720},
                          {1080, 1080}, {1920, 1080}, {1080, 1920}, {2160, 2160}, {3840, 2160}};

struct Case {
    std::string name;
    Look look;
    int n;
};

std::vector<Case> cases() {
    std::vector<Case> all;
    for (const Size size : sizes) {
        for (const int n : {1, 4, 5, 8, 12, 20}) {
            for (const NamedScene& scene : named_scenes(n)) {
                for (const Coordinates coordinates : {Coordinates::none, Coordinates::outside}) {
                    for (const std::string_view theme : {"classic", "print"}) {
                        Look look{.theme = *find_theme(theme),
                                  .width = size.width,
                                  .height = size.height,
                                  .coordinates = coordinates,
                                  .caption = theme == "classic",
                                  .scene = scene.scene};
                        all.push_back({scene.name + ' ' + std::to_string(size.width) + 'x' +
                                           std::to_string(size.height) + " n " + std::to_string(n) +
                                           " coordinates " + std::to_string(static_cast<int>(coordinates)) +
                                           ' ' + std::string(theme),
                                       std::move(look), n});
                    }
                }
            }
        }
    }
    return all;
}

// The board with its border, and its coordinates if they are outside.
Rect board_of(const Layout& l) {
    const int side = l.board_size * l.square;
    Rect board{l.board_x - l.border, l.board_y - l.border, side + 2 * l.border, side + 2 * l.border};
    if (l.coordinates == Coordinates::outside) {
        const int ranks = static_cast<int>(1.2 * l.coordinate_em);
        board.x -= ranks;
        board.width += ranks;
        board.height += static_cast<int>(1.2 * l.coordinate_em);
    }
    return board;
}

// Everything with a place of its own.
std::vector<Rect> places_of(const Layout& l) {
    std::vector<Rect> places{l.caption};
    if (l.board_size > 0)
        places.push_back(board_of(l));
    for (const PanelPlace& panel : l.panels) {
        places.push_back(panel.title);
        places.push_back(panel.body);
    }
    std::erase_if(places, [](const Rect& place) { return place == Rect{}; });
    return places;
}

TEST(SceneLayout, NothingOverlapsOrLeavesThePicture) {
    for (const Case& c : cases()) {
        SCOPED_TRACE(c.name);
        const Layout l = lay_out(c.look, c.n);
        EXPECT_EQ(l.width, c.look.width);
        EXPECT_EQ(l.height, c.look.height);
        const std::vector<Rect> places = places_of(l);
        for (const Rect& place : places)
            EXPECT_FALSE(place.is_empty());
        expect_apart(places, l.width, l.height);
    }
}

TEST(SceneLayout, TheBoardIsWhatThePictureIsAbout) {
    for (const Case& c : cases()) {
        SCOPED_TRACE(c.name);
        const Layout l = lay_out(c.look, c.n);
        if (!c.look.scene.board) {
            EXPECT_EQ(l.board_size, 0);
            continue;
        }
        EXPECT_EQ(l.board_size, c.n);
        // Beside its caption, and above panels as wide as the picture, it may be smaller.
        const bool is_above = l.caption.x >= l.board_x + l.square * c.n;
        EXPECT_GE(l.square * c.n, (is_above || !c.look.caption ? 0.34 : 0.5) * std::min(l.width, l.height));
        EXPECT_TRUE(l.square < 25 || l.square % 2 == 0);
        EXPECT_TRUE(l.square % 2 == 1 || (l.board_x % 2 == 0 && l.board_y % 2 == 0));
    }
}

TEST(SceneLayout, ABoardWithNothingAtItsRightIsInTheMiddle) {
    int alone = 0;
    for (const Case& c : cases()) {
        const Layout l = lay_out(c.look, c.n);
        const int right = l.board_x + l.board_size * l.square;
        const auto is_beside = [&](const PanelPlace& panel) { return panel.body.x >= right; };
        const auto is_below = [&](const PanelPlace& panel) {
            return panel.body.y >= l.board_y + l.board_size * l.square;
        };
        const bool above = std::ranges::all_of(l.panels, is_below) && l.caption.x < right;
        if (l.board_size == 0 || !above || std::ranges::all_of(l.panels, is_beside))
            continue;
        ++alone;
        EXPECT_NEAR(l.board_x, l.width - right, c.look.coordinates == Coordinates::outside ? 60 : 4)
            << c.name;
    }
    EXPECT_GT(alone, 0);
}

TEST(SceneLayout, SmallBoardsBesideABoardAreLargeEnoughToTellQueens) {
    for (const int side : {480, 1080, 2160}) {
        const PanelSlot images{PanelKind::boards, "The class", 8, 8};
        const Look look{.width = side, .height = side, .caption = true, .scene = {.panels = {images}}};
        const Layout l = lay_out(look, 8);
        ASSERT_EQ(l.panels.size(), 1u);
        const BoardsGrid grid = boards_grid(images, l.panels[0].body, l.panel_em);
        EXPECT_GE(8 * grid.square, 0.14 * side) << side;
    }
}

// Law: in high pictures, captions and rows of cells below the board have larger letters, and the rows leave
// little of their room empty.
TEST(SceneLayout, RowsOfCellsFillWhatHighPicturesLeaveBelowTheBoard) {
    constexpr Size high[] = {{480, 854}, {720, 1280}, {1080, 1920}};
    for (const Size size : high)
        for (int n = 4; n <= 8; ++n) {
            SCOPED_TRACE(std::to_string(size.width) + " n " + std::to_string(n));
            const PanelSlot rows{.kind = PanelKind::state,
                                 .title = "Free squares left to each row",
                                 .rows = n,
                                 .columns = n,
                                 .names = 5,
                                 .values = 7};
            const Look look{.width = size.width,
                            .height = size.height,
                            .coordinates = Coordinates::outside,
                            .caption = true,
                            .scene = {.panels = {rows}, .marks = true, .caption_lines = 2}};
            const Layout l = lay_out(look, n);
            ASSERT_EQ(l.panels.size(), 1u);
            const Rect& body = l.panels[0].body;
            EXPECT_GE(body.y, l.caption.bottom());
            EXPECT_GE(l.panel_em, 1.35 * 28 / 1080 * size.width);
            EXPECT_GE(n * std::min(3 * l.panel_em, 1.0 * body.height / n), 0.75 * body.height);
            EXPECT_GE(l.caption_em, 46.0 / 1080 * size.width - 0.5);
        }
}

// Law: in high pictures, a class of boards below a board leaves little room empty, half of it above the
// board.
TEST(SceneLayout, ABoardAboveSmallOnesFillsHighPictures) {
    constexpr Size high[] = {{480, 854}, {720, 1280}, {1080, 1920}};
    for (const Size size : high)
        for (int n = 4; n <= 8; ++n)
            for (const int boards : {4, 8}) {
                SCOPED_TRACE(std::to_string(size.width) + " n " + std::to_string(n) + ", " +
                             std::to_string(boards));
                const PanelSlot images{PanelKind::boards, "The class", boards, n, 1};
                const Look look{.width = size.width,
                                .height = size.height,
                                .caption = true,
                                .scene = {.panels = {images}, .marks = true, .caption_lines = 2}};
                const Layout l = lay_out(look, n);
                ASSERT_EQ(l.panels.size(), 1u);
                const BoardsGrid grid = boards_grid(images, l.panels[0].body, l.panel_em);
                EXPECT_GE(n * l.square, 0.8 * size.width);
                const int below = size.height - grid.boards.back().whole.bottom();
                EXPECT_LE(below, 0.14 * size.height);
                EXPECT_NEAR(below, l.board_y, 0.02 * size.height);
                EXPECT_GE(n * grid.square, 0.14 * size.width);
            }
}

// Law: so do bars.
TEST(SceneLayout, BarsHaveLargerLettersInHighPictures) {
    for (const int width : {480, 720, 1080}) {
        const Look look{
            .width = width,
            .height = width * 16 / 9,
            .caption = true,
            .scene = {.panels = {{.kind = PanelKind::bars, .title = "", .rows = 5, .columns = 20}},
                      .marks = true,
                      .caption_lines = 2}};
        EXPECT_GE(lay_out(look, 8).panel_em, 1.35 * 28 / 1080 * width) << width;
    }
}

// Law: tracks fill high pictures: maps have more than half of their height.
TEST(SceneLayout, TracksFillHighPictures) {
    for (const int width : {480, 720, 1080})
        for (const int tracks : {2, 3, 4, 6}) {
            SCOPED_TRACE(std::to_string(width) + ", " + std::to_string(tracks));
            Look look{.width = width,
                      .height = width * 16 / 9,
                      .caption = true,
                      .scene = {.board = false,
                                .panels = {{.kind = PanelKind::boards,
                                            .title = "",
                                            .rows = tracks,
                                            .columns = 8,
                                            .tracks = true}},
                                .caption_lines = 2}};
            for (int i = 0; i < tracks; ++i)
                look.scene.panels.push_back(
                    {.kind = PanelKind::map, .title = "", .rows = 8, .columns = 2048, .names = 5});
            const Layout l = lay_out(look, 0);
            ASSERT_EQ(std::ssize(l.panels), tracks + 1);
            int maps = 0;
            for (const PanelPlace& panel : l.panels)
                maps += panel.slot.kind == PanelKind::map ? panel.body.height : 0;
            EXPECT_GE(2 * maps, look.height);
            expect_apart(places_of(l), l.width, l.height);
        }
}

TEST(SceneLayout, TheCaptionOfBoardsAloneIsNearThem) {
    for (const Size size : sizes) {
        const Look look{.width = size.width,
                        .height = size.height,
                        .caption = true,
                        .scene = {.board = false, .panels = {{PanelKind::boards, "", 3, 8, 4}}}};
        const Layout l = lay_out(look, 0);
        ASSERT_EQ(l.panels.size(), 1u);
        const PanelPlace& panel = l.panels[0];
        const auto grid = boards_grid(panel.slot, panel.body, l.panel_em).boards;
        const int bottom = grid.back().whole.y + grid.back().whole.height;
        EXPECT_GE(l.caption.y, bottom);
        EXPECT_LE(l.caption.y - bottom, l.caption.height);
        const int below = l.height - (l.caption.y + l.caption.height);
        EXPECT_NEAR(grid.front().whole.y, below, 0.04 * std::min(l.width, l.height))
            << "all is in the middle";
    }
}

TEST(SceneLayout, PanelsAreThoseOfTheSceneInItsOrderAndCanBeRead) {
    for (const Case& c : cases()) {
        SCOPED_TRACE(c.name);
        const Layout l = lay_out(c.look, c.n);
        ASSERT_LE(l.panels.size(), c.look.scene.panels.size());
        EXPECT_TRUE(std::ranges::is_sorted(l.panels, std::less_equal(), &PanelPlace::index));
        for (const PanelPlace& panel : l.panels) {
            const PanelSlot& slot = c.look.scene.panels[panel.index];
            EXPECT_EQ(panel.slot.kind, slot.kind);
            EXPECT_EQ(panel.slot.columns, slot.columns);
            const bool has_heading = !slot.title.empty() && slot.kind != PanelKind::counters;
            EXPECT_EQ(panel.title == Rect{}, !has_heading);
            EXPECT_GE(panel.em, l.panel_em);
        }
        EXPECT_TRUE(l.panels.empty() || l.panel_em >= 7);
        EXPECT_EQ(l.caption == Rect{}, !c.look.caption);
    }
}

// Law: from 480 pixels on, only text panels are left out; in wide pictures only the call stack.
TEST(SceneLayout, TheUsualPanelsAreThereFrom480Pixels) {
    for (const Size size : sizes) {
        for (int n = 4; n <= 12; ++n) {
            for (const Coordinates coordinates : {Coordinates::none, Coordinates::outside}) {
                SCOPED_TRACE(std::to_string(size.width) + 'x' + std::to_string(size.height) + " n " +
                             std::to_string(n));
                const Look look{.width = size.width,
                                .height = size.height,
                                .coordinates = coordinates,
                                .caption = true,
                                .scene = default_scene(n)};
                const Layout l = lay_out(look, n);
                for (const PanelKind kind : {PanelKind::counters, PanelKind::tree, PanelKind::code})
                    if (kind != PanelKind::code || size.width > size.height)
                        EXPECT_TRUE(std::ranges::any_of(l.panels, [&](const PanelPlace& panel) {
                            return panel.slot.kind == kind;
                        })) << panel_info(kind).name;
            }
        }
    }
}

// Law: code that does not fit shows at least four lines and most of their characters; counters are in lines.
TEST(SceneLayout, TextHasRoomForItsLinesAndColumns) {
    for (const Case& c : cases()) {
        SCOPED_TRACE(c.name);
        const Layout l = lay_out(c.look, c.n);
        for (const PanelPlace& panel : l.panels) {
            const PanelKind kind = panel.slot.kind;
            if (kind == PanelKind::counters)
                EXPECT_GE(panel.body.height + 1, 1.2 * panel.em);
            if (kind != PanelKind::code && kind != PanelKind::stack)
                continue;
            EXPECT_GE(panel.body.width, 0.75 * 0.6 * panel.em * panel.slot.columns);
            EXPECT_GE(panel.body.height + 1, 1.2 * panel.em * std::min(panel.slot.rows, 4));
        }
    }
}

TEST(SceneLayout, LeavesPanelsOutWhereTheyCouldNotBeRead) {
    std::size_t before = 4;
    for (const int side : {480, 420, 360, 300, 240, 160, 100}) {
        const Look look{.width = side, .height = side, .caption = true, .scene = default_scene(8)};
        const Layout l = lay_out(look, 8);
        EXPECT_LE(l.panels.size(), before);
        before = l.panels.size();
        EXPECT_GE(l.square * 8, 0.38 * side);
    }
    EXPECT_EQ(before, 0u);
}

// Law: a scene of nothing but the board changes nothing, and a bare picture has no scene.
TEST(SceneLayout, PlainAndBareLayoutsAreAsWithoutAScene) {
    for (const Size size : sizes) {
        for (const bool bare : {false, true}) {
            Look look{.width = size.width, .height = size.height, .caption = true, .bare = bare};
            const Layout without = lay_out(look, 8);
            look.scene = bare ? default_scene(8) : Scene{.marks = true};
            const Layout with = lay_out(look, 8);
            EXPECT_EQ(with.board_x, without.board_x);
            EXPECT_EQ(with.board_y, without.board_y);
            EXPECT_EQ(with.square, without.square);
            EXPECT_EQ(with.width, without.width);
            EXPECT_EQ(with.height, without.height);
            EXPECT_EQ(with.caption, without.caption);
            EXPECT_TRUE(with.panels.empty());
        }
    }
}

// Law: the least size that the message names fits.
TEST(SceneLayout, NamesTheLeastSizeForAPictureWithoutABoard) {
    Look look{.width = 40, .height = 40, .scene = {.board = false, .panels = {{PanelKind::bars, "", 5, 40}}}};
    try {
        lay_out(look, 0);
        FAIL() << "it has no room";
    } catch (const std::invalid_argument& error) {
        const std::string why = error.what();
        look.width = look.height = std::stoi(why.substr(why.rfind('x') + 1));
        EXPECT_GT(look.width, 40);
        EXPECT_EQ(lay_out(look, 0).panels.size(), 1u) << why;
    }
}

}  // namespace
}  // namespace queenreel
