// The stage of a search: where board, panels, counters and caption are in pictures of all shapes.

#include "queenreel/frame/layout/lay_out.h"
#include "queenreel/frame/panel.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "places_apart.h"

namespace queenreel {
namespace {

struct StageSize {
    int width;
    int height;
};

constexpr StageSize stage_sizes[] = {{854, 480}, {960, 540},   {1920, 1080}, {3840, 2160},
                                     {480, 480}, {720, 720},   {1080, 1080}, {2160, 2160},
                                     {480, 854}, {1080, 1920}, {1440, 1080}};

PanelSlot slot(PanelKind kind, const char* title, int rows, int columns) {
    return {.kind = kind, .title = title, .rows = rows, .columns = columns};
}

PanelSlot map_slot(int n) {
    PanelSlot map = slot(PanelKind::map, "Map of the search", n, 2048);
    map.overview = true;
    return map;
}

/// The stage of a search of n queens, with or without its map.
Look stage(StageSize size, int n, bool maps = true) {
    Look look{.width = size.width,
              .height = size.height,
              .coordinates = Coordinates::outside,
              .caption = true,
              .scene = {.size = n,
                        .panels = {slot(PanelKind::code, "", 10, 42), slot(PanelKind::counters, "", 5, 27),
                                   slot(PanelKind::tree, "Search tree", n + 1, n)},
                        .marks = true,
                        .caption_lines = 2}};
    if (maps)
        look.scene.panels.push_back(map_slot(n));
    return look;
}

template <typename Check>
void for_each_stage(Check check) {
    for (const StageSize size : stage_sizes)
        for (const int n : {1, 4, 5, 8, 12, 20, 40})
            for (const bool maps : {false, true}) {
                SCOPED_TRACE(std::to_string(size.width) + 'x' + std::to_string(size.height) +
                             ", n = " + std::to_string(n) + (maps ? " with a map" : ""));
                const Look look = stage(size, n, maps);
                check(look, lay_out(look, n));
            }
}

Rect squares_on(const Layout& layout) {
    const int side = layout.board_size * layout.square;
    return {layout.board_x, layout.board_y, side, side};
}

const PanelPlace* place_of(const Layout& layout, PanelKind kind) {
    const auto found =
        std::ranges::find(layout.panels, kind, [](const PanelPlace& place) { return place.slot.kind; });
    return found == layout.panels.end() ? nullptr : &*found;
}

// Law: nothing seen in one picture overlaps, in overviews and other pictures.
TEST(Stage, NothingSeenTogetherOverlaps) {
    for_each_stage([](const Look& look, const Layout& layout) {
        for (const bool overview : {false, true}) {
            std::vector<Rect> places{squares_on(layout), layout.caption};
            for (const PanelPlace& panel : layout.panels)
                if (panel.is_seen(overview))
                    places.push_back(panel.whole());
            expect_apart(places, look.width, look.height);
        }
    });
}

// Law: all text to read keeps out of the outer twentieth of the picture.
TEST(Stage, TextKeepsToTheSafeArea) {
    for_each_stage([](const Look& look, const Layout& layout) {
        std::vector<Rect> texts{layout.caption};
        for (const PanelPlace& panel : layout.panels)
            texts.push_back(panel.whole());
        for (const Rect& text : texts) {
            EXPECT_GE(text.x, 0.05 * look.width - 1);
            EXPECT_LE(text.right(), 0.95 * look.width + 1);
            EXPECT_LE(text.bottom(), 0.95 * look.height + 1);
            EXPECT_GE(text.y, 0.035 * look.height - 1);
        }
    });
}

// Law: the board takes at least half of the picture's shorter side, in wide pictures three quarters, and
// nothing beside it is much larger.
TEST(Stage, TheBoardIsTheLargestThing) {
    for_each_stage([](const Look& look, const Layout& layout) {
        const int side = squares_on(layout).width;
        EXPECT_GE(side, 0.5 * std::min(look.width, look.height));
        if (9 * look.width >= 16 * look.height)
            EXPECT_GE(side, 0.74 * look.height);
        for (const PanelPlace& panel : layout.panels)
            EXPECT_LE(panel.body.width * panel.body.height, 1.1 * side * side);
    });
}

// Law: code, tree and counters are there from 480 pixels on, with letters of 28 pixels of 1080 and at least
// 9; the map has the place of the panels it alternates with.
TEST(Stage, HasAllPanelsInLettersThatCanBeRead) {
    for_each_stage([](const Look& look, const Layout& layout) {
        EXPECT_EQ(layout.panels.size(), look.scene.panels.size());
        EXPECT_GE(layout.panel_em, std::max(9.0, 28.0 / 1080 * std::min(look.width, look.height)) - 0.5);
        EXPECT_GE(layout.caption_em, std::max(9.0, 46.0 / 1080 * std::min(look.width, look.height)) - 0.5);
        const PanelPlace* map = place_of(layout, PanelKind::map);
        ASSERT_EQ(map != nullptr, look.scene.panels.size() == 4);
        for (const PanelPlace& panel : layout.panels) {
            EXPECT_EQ(panel.seen == Seen::overview, &panel == map);
            if (map && panel.seen == Seen::otherwise)
                EXPECT_FALSE(panel.whole().intersected(map->whole()).is_empty());
        }
    });
}

// Law: in a high picture, the code is a strip above a tree at least as high.
TEST(Stage, TheTreeHasTheHeightOfHighPictures) {
    for_each_stage([](const Look& look, const Layout& layout) {
        if (look.height < 1.3 * look.width)
            return;
        const PanelPlace* tree = place_of(layout, PanelKind::tree);
        const PanelPlace* code = place_of(layout, PanelKind::code);
        ASSERT_TRUE(tree && code);
        EXPECT_GE(tree->body.height, 0.28 * look.width);
        EXPECT_GE(tree->whole().height, code->whole().height);
        EXPECT_GE(code->whole().height, 5 * layout.panel_em);
    });
}

// A map alone is no overview of anything: it is always shown.
TEST(Stage, AMapAloneIsAlwaysSeen) {
    Look look = stage({1920, 1080}, 8, false);
    look.scene.panels = {slot(PanelKind::code, "", 10, 42), map_slot(8)};
    const Layout layout = lay_out(look, 8);
    ASSERT_EQ(layout.panels.size(), 2u);
    for (const PanelPlace& panel : layout.panels)
        EXPECT_EQ(panel.seen, Seen::always);
}

// Small pictures drop the code first, and the large panel last.
TEST(Stage, LeavesOutCodeFirst) {
    std::vector<std::size_t> counts;
    for (const int side : {480, 300, 240, 160, 100, 60}) {
        const Layout layout = lay_out(stage({side, side}, 8), 8);
        if (place_of(layout, PanelKind::code))
            EXPECT_TRUE(place_of(layout, PanelKind::counters)) << side;
        if (place_of(layout, PanelKind::counters))
            EXPECT_TRUE(place_of(layout, PanelKind::tree)) << side;
        counts.push_back(layout.panels.size());
    }
    EXPECT_TRUE(std::ranges::is_sorted(counts, std::greater()));
    EXPECT_EQ(counts.back(), 0u);
}

/// A stage with rows of cells below the board.
Look stage_with_words(StageSize size, int n, int rows, bool maps) {
    Look look = stage(size, n, maps);
    look.scene.panels.push_back({.kind = PanelKind::state,
                                 .title = "Words",
                                 .rows = rows,
                                 .columns = n,
                                 .names = 7,
                                 .values = 11,
                                 .below_board = true});
    return look;
}

/// Calls `check` with a stage of each size that has words below boards of each size, as many as for rooks or
/// for superqueens with givens, beside a tree, alone or alternating with a map.
template <typename Check>
void for_each_stage_with_words(Check check) {
    for (const StageSize size : stage_sizes)
        for (const int n : {1, 4, 5, 8, 10, 12, 20})
            for (const int rows : {3, 5, 6, 7})
                for (const bool maps : {false, true}) {
                    SCOPED_TRACE(std::to_string(size.width) + 'x' + std::to_string(size.height) +
                                 ", n = " + std::to_string(n) + ", rows: " + std::to_string(rows) +
                                 (maps ? " with a map" : ""));
                    const Look look = stage_with_words(size, n, rows, maps);
                    check(size, lay_out(look, n));
                }
}

// Law: spare panels appear in wide and high pictures only; other pictures look as if there were none.
TEST(Stage, LeavesOutWhatIsToSpareWhereItWouldMakeTheBoardSmall) {
    for (const StageSize size : stage_sizes) {
        SCOPED_TRACE(std::to_string(size.width) + 'x' + std::to_string(size.height));
        Look look{.width = size.width, .height = size.height, .caption = true};
        look.scene = {.size = 6, .panels = {slot(PanelKind::state, "4 solutions of one class", 1, 4)}};
        const Layout without = lay_out(look, 6);
        PanelSlot boards = slot(PanelKind::boards, "", 4, 6);
        boards.bare = boards.spare = true;
        look.scene.panels.push_back(boards);
        const Layout with = lay_out(look, 6);
        const bool has_room = size.width >= 1.5 * size.height || size.height >= 1.3 * size.width;
        EXPECT_EQ(place_of(with, PanelKind::boards) != nullptr, has_room);
        EXPECT_NE(place_of(with, PanelKind::state), nullptr);
        EXPECT_GE(with.square, without.square);
    }
}

// Law: in pictures of every shape, boxes below headings of their own are as large as the panel's letters
// need.
TEST(Stage, BoxesBelowHeadingsHoldTheirNumbers) {
    for (const StageSize size : stage_sizes) {
        for (const int n : {4, 5, 6, 8}) {
            SCOPED_TRACE(std::to_string(size.width) + 'x' + std::to_string(size.height) +
                         ", n = " + std::to_string(n));
            PanelSlot boxes = slot(PanelKind::state, "Lines taken", 8, 2 * n - 1);
            boxes.notes = 24;
            const Look look{.width = size.width,
                            .height = size.height,
                            .coordinates = Coordinates::outside,
                            .caption = true,
                            .scene = {.size = n,
                                      .panels = {boxes, slot(PanelKind::code, "", 10, 42)},
                                      .marks = true,
                                      .caption_lines = 2}};
            const Layout layout = lay_out(look, n);
            const PanelPlace* place = place_of(layout, PanelKind::state);
            ASSERT_NE(place, nullptr);
            constexpr double heading = 1.15;  // em
            EXPECT_GE(place->body.height / 4 - heading * place->em, 1.35 * place->em);
        }
    }
}

// Law: each cell below the board is below a column of it, and nothing covers the cells.
TEST(Stage, CellsBelowTheBoardLieBelowItsColumns) {
    for_each_stage_with_words([](StageSize size, const Layout& layout) {
        const PanelPlace* words = place_of(layout, PanelKind::state);
        ASSERT_TRUE(words);
        EXPECT_EQ(words->cell, layout.square);
        EXPECT_EQ(words->body.x, layout.board_x);
        EXPECT_GE(words->body.y, squares_on(layout).bottom());
        EXPECT_GE(words->body.right(), squares_on(layout).right() + rounded(0.6 * 7 * words->em));
        EXPECT_GE(words->body.height, rounded((words->slot.rows - 1) * 1.4 * words->em));
        EXPECT_EQ(words->seen, Seen::always);
        EXPECT_TRUE(place_of(layout, PanelKind::code) || place_of(layout, PanelKind::tree));
        if (size.width == size.height && size.width >= 480)
            EXPECT_TRUE(place_of(layout, PanelKind::code)) << "square pictures have it rather than the tree";
        for (const bool overview : {false, true}) {
            std::vector<Rect> places{squares_on(layout), layout.caption};
            for (const PanelPlace& panel : layout.panels)
                if (panel.is_seen(overview))
                    places.push_back(panel.whole());
            expect_apart(places, size.width, size.height);
        }
    });
}

// Law: a panel that stays is shown with the overview, which takes the place of the others.
TEST(Stage, AnOverviewLeavesRoomToWhatStays) {
    for (const StageSize size : stage_sizes) {
        SCOPED_TRACE(std::to_string(size.width) + 'x' + std::to_string(size.height));
        Look look = stage(size, 8);
        PanelSlot wall = slot(PanelKind::state, "Attacking pairs of all 100 boards", 5, 20);
        wall.stays = true;
        look.scene.panels = {wall, slot(PanelKind::counters, "", 5, 27),
                             slot(PanelKind::tree, "Search tree", 9, 8), map_slot(8)};
        const Layout layout = lay_out(look, 8);
        const PanelPlace* stays = place_of(layout, PanelKind::state);
        const PanelPlace* map = place_of(layout, PanelKind::map);
        ASSERT_TRUE(stays && map);
        EXPECT_EQ(stays->seen, Seen::always);
        EXPECT_EQ(map->seen, Seen::overview);
        EXPECT_TRUE(stays->whole().intersected(map->whole()).is_empty());
        EXPECT_EQ(place_of(layout, PanelKind::tree)->seen, Seen::otherwise);
    }
}

// Law: a tree that stays is large from the start: it fills its column except for a strip of code, whose place
// the overview takes. Without code, there is no overview either. In a square picture, the tree has the width
// below the board, and there is neither.
TEST(Stage, ATreeThatStaysIsLargeBelowTheCode) {
    for (const StageSize size : stage_sizes)
        for (const bool may_have_code : {true, false}) {
            SCOPED_TRACE(std::to_string(size.width) + 'x' + std::to_string(size.height) +
                         (may_have_code ? ", code" : ""));
            Look look = stage(size, 4);
            PanelSlot tree = slot(PanelKind::tree, "Search tree", 5, 256);
            tree.stays = true;
            look.scene.panels = {slot(PanelKind::counters, "", 5, 27), tree, map_slot(4)};
            if (may_have_code)
                look.scene.panels.push_back(slot(PanelKind::code, "", 10, 42));
            const bool is_square = size.width < 1.2 * size.height && size.height < 1.3 * size.width;
            const bool has_code = may_have_code && !is_square;
            const Layout layout = lay_out(look, 4);
            const PanelPlace* place = place_of(layout, PanelKind::tree);
            const PanelPlace* code = place_of(layout, PanelKind::code);
            const PanelPlace* map = place_of(layout, PanelKind::map);
            ASSERT_TRUE(place);
            ASSERT_EQ(code != nullptr, has_code);
            ASSERT_EQ(map != nullptr, has_code);
            EXPECT_EQ(place->seen, Seen::always);
            EXPECT_GE(place->whole().height,
                      (size.height > size.width ? 0.4 : 0.55) * squares_on(layout).height);
            if (is_square) {
                EXPECT_GE(place->whole().width, 0.85 * size.width);
                EXPECT_GE(layout.caption_lines, 5);
                EXPECT_TRUE(place_of(layout, PanelKind::counters));
                expect_apart(std::vector{squares_on(layout), layout.caption, place->whole(),
                                         place_of(layout, PanelKind::counters)->whole()},
                             size.width, size.height);
            }
            if (!has_code)
                continue;
            EXPECT_EQ(code->seen, Seen::otherwise);
            EXPECT_EQ(map->seen, Seen::overview);
            EXPECT_GE(place->whole().height, code->whole().height);
            EXPECT_FALSE(map->whole().intersected(code->whole()).is_empty());
            EXPECT_TRUE(map->whole().intersected(place->whole()).is_empty());
        }
}

}  // namespace
}  // namespace queenreel
