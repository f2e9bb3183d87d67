// How the pictures of every story with every solver look in every size: a grid in which nothing overlaps and
// all text is readable.

#include "queenreel/frame/layout/layout.h"
#include "extent.h"
#include "places_apart.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>
#include <stdexcept>
#include <string>
#include <vector>

#include "queenreel/frame/layout/boards_grid.h"
#include "queenreel/frame/layout/lay_out.h"
#include "queenreel/frame/panel.h"
#include "queenreel/paint/text.h"
#include "tales.h"

namespace queenreel {
namespace {

struct PictureSide {
    int width;
    int height;
};

constexpr PictureSide picture_sides[] = {{480, 270},   {480, 480},   {960, 540},   {1080, 1080}, {1440, 1080},
                                         {1920, 1080}, {1080, 1920}, {2560, 1080}, {3840, 2160}};

constexpr PictureSide picture_shapes[] = {{1920, 1080}, {1080, 1080}, {1080, 1920}};

std::vector<int> board_sizes() {
    return by_extent<std::vector<int>>({4}, {4, 6, 8, 20});
}

std::vector<int> captioned_sizes() {
    return by_extent<std::vector<int>>({1, 4}, {1, 4, 8});
}

/// A story told of a solver, and its scene.
struct ToldScene {
    std::string name;
    const Story* story;
    const Solver* solver;
    StoryOptions options;
    Scene scene;
};

std::vector<ToldScene> open_scenes(int n) {
    std::vector<ToldScene> all;
    for (const Story& story : stories()) {
        for (const Solver& solver : solvers()) {
            StoryOptions options = default_options(story.name, n);
            options.solver = &solver;
            options.last = solver.complete ? options.last : 1;
            // Its search of 8 takes half a minute, and looks like its search of 6.
            if (solver.name == "brute" && n > 6)
                continue;
            if (n < solver.min_n || n > solver.max_n || (story.name == "race" && n > 8) ||
                !refusal(story.name, options).empty())
                continue;
            Scene scene = scene_of(story.name, options);
            all.push_back(
                {std::string(story.name) + " of " + std::string(solver.name) + ", n = " + std::to_string(n),
                 &story, &solver, options, scene});
            if (story.of_solutions || story.name == "race")
                break;  // it has solvers of its own
        }
    }
    return all;
}

const std::vector<ToldScene>& told_scenes(int n) {
    static std::map<int, std::vector<ToldScene>> known;
    if (!known.contains(n))
        known.emplace(n, open_scenes(n));
    return known.at(n);
}

/// One of all with the same panels, which many solvers share.
std::vector<ToldScene> distinct_scenes(int n) {
    std::vector<ToldScene> distinct;
    for (const ToldScene& told : told_scenes(n))
        if (std::ranges::none_of(distinct, [&](const ToldScene& other) {
                return other.story == told.story &&
                       std::ranges::equal(other.scene.panels, told.scene.panels, {}, &PanelSlot::kind,
                                          &PanelSlot::kind);
            }))
            distinct.push_back(told);
    return distinct;
}

Look look_of(const ToldScene& told, PictureSide side, Coordinates coordinates) {
    return {.width = side.width,
            .height = side.height,
            .coordinates = coordinates,
            .caption = true,
            .scene = told.scene};
}

std::string size_text(PictureSide side) {
    return std::to_string(side.width) + 'x' + std::to_string(side.height);
}

Rect squares_of(const Layout& layout) {
    const int side = layout.board_size * layout.square;
    return {layout.board_x, layout.board_y, side, side};
}

Rect whole(const PanelPlace& panel) {
    if (panel.title.height == 0)
        return panel.body;
    return {panel.body.x, panel.title.y, panel.body.width, panel.body.bottom() - panel.title.y};
}

/// What is seen in an overview, or in any other picture.
std::vector<Rect> all_places(const Layout& layout, bool overview) {
    std::vector<Rect> places{layout.caption, squares_of(layout)};
    for (const PanelPlace& panel : layout.panels) {
        if (!panel.is_seen(overview))
            continue;
        places.push_back(panel.title);
        places.push_back(panel.body);
    }
    std::erase_if(places, [](const Rect& place) { return place.width == 0 || place.height == 0; });
    return places;
}

/// Calls `check` with every scene in every size, with and without coordinates.
template <typename Check>
void for_each_layout(Check check) {
    for (const int n : board_sizes()) {
        for (const ToldScene& told : distinct_scenes(n)) {
            for (const PictureSide side : picture_sides) {
                for (const Coordinates coordinates : {Coordinates::none, Coordinates::outside}) {
                    SCOPED_TRACE(told.name + " at " + size_text(side));
                    const Look look = look_of(told, side, coordinates);
                    try {
                        check(told, look, lay_out(look, look.board_size()));
                    } catch (const std::invalid_argument&) {
                        EXPECT_TRUE(!look.scene.board && look.height < 480) << "there is room";
                    }
                }
            }
        }
    }
}

class LayoutLaws : public Law {};
LAW_EXTENTS(LayoutLaws);

TEST_P(LayoutLaws, NothingOverlapsOrLeavesThePicture) {
    for_each_layout([](const ToldScene&, const Look& look, const Layout& layout) {
        for (const bool overview : {false, true})
            expect_apart(all_places(layout, overview), look.width, look.height);
    });
}

// Law: panels at the right of the board begin at its top, and end at the bottom of the board or its column.
TEST_P(LayoutLaws, PanelsAlignWithTheBoard) {
    int beside = 0;
    for_each_layout([&](const ToldScene&, const Look&, const Layout& layout) {
        const Rect board = squares_of(layout);
        const bool has_caption_beside = layout.caption.width > 0 && layout.caption.x >= board.right();
        int top = has_caption_beside && board.width > 0 ? layout.caption.y : layout.height;
        int bottom = 0;
        int column = std::max(board.bottom(), layout.caption.bottom());
        for (const PanelPlace& panel : layout.panels) {
            const Rect place = whole(panel);
            const bool is_below = layout.caption.width > board.width && place.y >= board.bottom();
            if (board.width > 0 && place.x >= board.right() && !is_below) {
                top = std::min(top, place.y);
                bottom = std::max(bottom, place.bottom());
            } else if (place.right() <= board.right()) {
                column = std::max(column, place.bottom());
            }
        }
        if (bottom == 0)
            return;
        ++beside;
        EXPECT_EQ(top, board.y);
        EXPECT_TRUE(bottom == board.bottom() || bottom == column) << bottom << ' ' << column;
    });
    EXPECT_GT(beside, 100);
}

TEST_P(LayoutLaws, CoordinatesMoveNothingInStoriesThatNameLines) {
    for (const int n : {by_extent(4, 6)}) {
        for (const ToldScene& told : told_scenes(n)) {
            if (!told.story->names_lines || told.scene.panels.empty())
                continue;
            for (const PictureSide side : picture_sides) {
                SCOPED_TRACE(told.name + " at " + size_text(side));
                const Layout without = lay_out(look_of(told, side, Coordinates::none), n);
                const Layout with = lay_out(look_of(told, side, Coordinates::outside), n);
                EXPECT_EQ(squares_of(with), squares_of(without));
                EXPECT_EQ(with.panels, without.panels);
                EXPECT_EQ(with.caption, without.caption);
            }
        }
    }
}

// Law: board, caption with its first line, and counters have one place for all solvers that show code and
// nothing below the board; but in a square picture, wide panels go below the board and the caption beside it;
// in a high picture, at most one solver does that.
TEST_P(LayoutLaws, APanelHasOnePlaceWhateverTheSolver) {
    for (const int n : board_sizes()) {
        for (const PictureSide side : {PictureSide{1920, 1080}, {960, 540}, {1080, 1920}, {1080, 1080}}) {
            std::map<std::string, std::pair<Rect, int>> places;
            int apart = 0;
            const auto check = [&](const std::string& what, const Rect& place) {
                auto& [known, seen] = places.try_emplace(what, place, 0).first->second;
                EXPECT_EQ(known, place) << what;
                ++seen;
            };
            for (const ToldScene& told : told_scenes(n)) {
                const bool has_code = std::ranges::find(told.scene.panels, PanelKind::code,
                                                        &PanelSlot::kind) != told.scene.panels.end();
                // Panels below the board take some of its room.
                const bool has_below = std::ranges::any_of(told.scene.panels, &PanelSlot::below_board);
                if (told.story->name != "search" || !has_code || has_below)
                    continue;
                SCOPED_TRACE(told.name + " at " + size_text(side));
                const Layout layout = lay_out(look_of(told, side, Coordinates::outside), n);
                if (side.width <= side.height && layout.caption.x >= squares_of(layout).right()) {
                    ++apart;
                    continue;
                }
                EXPECT_EQ(layout.panels.size(), told.scene.panels.size());
                check("board", squares_of(layout));
                check("caption", layout.caption);
                for (const PanelPlace& panel : layout.panels) {
                    if (panel.slot.kind == PanelKind::counters)
                        check("counters", panel.body);
                    if (panel.slot.kind == PanelKind::code)
                        check("code", {panel.body.x, panel.body.y, panel.body.width, 0});
                }
            }
            const bool is_high = side.width < side.height;
            EXPECT_TRUE(!is_high || apart <= 1) << apart;
            for (const char* what : {"board", "caption", "counters", "code"})
                EXPECT_GE(places[what].second + (is_high ? apart : 0), side.width == side.height ? 5 : 6)
                    << what;
        }
    }
}

// Law: in the default panels of every story, text to read has capitals of 20 pixels of 1080, those of 27.5
// pixels of Inter, in pictures of all shapes. Where a board of 12 shares a square with a row of cells for
// each of its rows, they have 17 pixels.
TEST_P(LayoutLaws, TextIsLargeEnoughForALectureHall) {
    for (const int n : by_extent<std::vector<int>>({4}, {4, 6, 8, 12, 20})) {
        for (const ToldScene& told : distinct_scenes(n)) {
            for (const PictureSide side : picture_shapes) {
                SCOPED_TRACE(told.name + " at " + size_text(side));
                const Layout layout =
                    lay_out(look_of(told, side, Coordinates::outside), told.scene.board ? n : 0);
                const bool is_wide = side.width > side.height;
                EXPECT_GE(layout.caption_em, 28);
                if (!layout.panels.empty())
                    EXPECT_GE(layout.panel_em, is_wide ? 28 : n == 12 ? 23.8 : 27.5);
                for (std::size_t i = 0; i < told.scene.panels.size(); ++i)
                    if (std::ranges::find(layout.panels, i, &PanelPlace::index) == layout.panels.end())
                        EXPECT_TRUE(!is_wide && (told.scene.panels[i].kind == PanelKind::code ||
                                                 told.scene.panels[i].kind == PanelKind::tree))
                            << "left out: " << i;
            }
        }
    }
}

/// The area that a panel's content fills: small boards and walls of cells may leave much of its place empty.
double shown_area(const PanelPlace& panel) {
    const auto area = [](const Rect& rect) { return static_cast<double>(rect.width) * rect.height; };
    const PanelSlot& slot = panel.slot;
    if (slot.kind == PanelKind::boards) {
        const BoardsGrid grid = boards_grid(slot, panel.body, panel.em);
        Rect all = grid.boards.front().whole;
        for (const SmallBoardPlace& board : grid.boards)
            all = all.united(board.whole);
        return area(all);
    }
    if (slot.kind == PanelKind::state && slot.stays) {
        const int cell = std::min(panel.body.width / slot.columns, panel.body.height / slot.rows);
        return static_cast<double>(slot.columns * cell) * (slot.rows * cell);
    }
    return area(panel.body);
}

// Law: a picture is used: board, caption and the content of panels take most of it.
TEST_P(LayoutLaws, NoPictureIsHalfEmpty) {
    for (const int n : board_sizes()) {
        for (const ToldScene& told : distinct_scenes(n)) {
            for (const PictureSide side : picture_shapes) {
                SCOPED_TRACE(told.name + " at " + size_text(side));
                const Look look = look_of(told, side, Coordinates::outside);
                const Layout layout = lay_out(look, look.board_size());
                if (layout.panels.empty())
                    continue;  // only a board as large as the shorter side
                const double board = squares_of(layout).width;
                double area = board * board +
                              layout.caption.width * caption_line * layout.caption_em * layout.caption_lines;
                for (const PanelPlace& panel : layout.panels)
                    if (panel.is_seen(false))
                        area += shown_area(panel);
                EXPECT_GE(area, 0.55 * side.width * side.height) << "board: " << board;
            }
        }
    }
}

TEST_P(LayoutLaws, TreesHaveTheLargestPlaceBesideSmallBoards) {
    for (const int n : by_extent<std::vector<int>>({4}, {4, 5, 6})) {
        for (const ToldScene& told : told_scenes(n)) {
            if (told.story->name != "search")
                continue;
            SCOPED_TRACE(told.name);
            const Layout layout = lay_out(look_of(told, {1920, 1080}, Coordinates::outside), n);
            for (const PanelPlace& panel : layout.panels)
                if (panel.slot.kind == PanelKind::tree)
                    EXPECT_GE(panel.body.width * panel.body.height, 200'000);
        }
    }
}

// Law: a film's captions have one size: each fits into the available lines.
TEST_P(LayoutLaws, EveryCaptionFitsItsLines) {
    if (!has_font())
        GTEST_SKIP() << "there is no font to measure";
    for (const int n : captioned_sizes()) {
        for (const ToldScene& told : told_scenes(n)) {
            Pace pace;
            pace.parts = {{std::nullopt, 1, 60},
                          {MomentKind::deadend, 1, 3},
                          {MomentKind::solution, 1, 2},
                          {MomentKind::end, 1, 1}};
            if (told.solver->name == "brute" && n > 6)
                pace.parts.resize(1);  // the others take millions of steps
            const auto story = told.story->open(told.options);
            std::set<std::string> captions;
            for (const Frame& frame : story->frames(pacer_of(*story, pace)))
                captions.insert(frame.caption);
            for (const PictureSide side : {PictureSide{1920, 1080}, {1080, 1920}, {1080, 1080}}) {
                const Look look = look_of(told, side, Coordinates::outside);
                const Layout layout = lay_out(look, look.board_size());
                for (const std::string& caption : captions)
                    EXPECT_LE(line_count(caption, layout.caption.width, {.em = layout.caption_em}),
                              layout.caption_lines)
                        << told.name << " at " << size_text(side) << ": " << caption;
            }
        }
    }
}

}  // namespace
}  // namespace queenreel
