#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <chrono>
#include <random>
#include <string>
#include <vector>

#include "outputs_of_tests.h"
#include "queenreel/encode/svg/moving.h"
#include "queenreel/encode/svg/queen_cast.h"
#include "queenreel/encode/svg/shape_timeline.h"
#include "queenreel/encode/svg/shapes.h"
#include "queenreel/encode/svg/two_lights.h"
#include "queenreel/frame/panel.h"
#include "queenreel/frame/theme.h"
#include "queenreel/timing/flight.h"
#include "scenes_of_tests.h"

namespace queenreel {
namespace {

using namespace std::chrono_literals;
using std::chrono::microseconds;
using testing::HasSubstr;
using testing::Not;

Shape square_shape(double x, Color color = {}) {
    return {.what = DrawnPath{.steps = "mlllh", .points = {x, 0, x + 1, 0, x + 1, 1, x, 1}, .color = color}};
}

/// What is visible at a time, in drawing order.
std::vector<Shape> seen_at(const std::list<ShapeTimeline::Element>& elements, microseconds time) {
    std::vector<Shape> seen;
    for (const ShapeTimeline::Element& element : elements)
        for (const ShapeTimeline::Span& span : element.seen)
            if (span.from <= time && time < span.to)
                seen.push_back(element.shape);
    return seen;
}

// Law: at its time, each picture looks as it was given, whatever came before and after.
TEST(ShapeTimeline, ShowsEachPictureAtItsTime) {
    std::mt19937 random(7);
    for (int round = 0; round < 200; ++round) {
        const int kinds = 2 + round % 9;
        std::vector<std::vector<Shape>> pictures(2 + round % 13);
        ShapeTimeline timeline;
        for (std::size_t i = 0; i < pictures.size(); ++i) {
            for (int shapes = static_cast<int>(random() % 8); shapes > 0; --shapes)
                pictures[i].push_back(square_shape(static_cast<double>(random() % kinds)));
            const microseconds at = 1s * static_cast<int>(i);
            timeline.show(pictures[i], {.words = at, .leaving = at, .arriving = at});
        }
        const auto& elements = timeline.finish(1s * static_cast<int>(pictures.size()));
        for (std::size_t i = 0; i < pictures.size(); ++i)
            EXPECT_EQ(seen_at(elements, 1s * static_cast<int>(i) + 500ms), pictures[i]);
    }
}

// A shape that stays is one element, however much changes around it.
TEST(ShapeTimeline, KeepsWhatStays) {
    ShapeTimeline timeline;
    for (int i = 0; i < 50; ++i)
        timeline.show({square_shape(-1), square_shape(i), square_shape(-2)}, {.arriving = 1s * i});
    const auto& elements = timeline.finish(50s);
    EXPECT_EQ(elements.size(), 52U);
    EXPECT_EQ(elements.front().seen, (std::vector<ShapeTimeline::Span>{{0s, 50s}}));
    EXPECT_EQ(elements.back().seen, (std::vector<ShapeTimeline::Span>{{0s, 50s}}));
}

TEST(ShapeTimeline, ChangesWordsBeforeQueensGoAndTheRestWhenTheyStand) {
    const auto of = [](Actor::Kind kind, double x) {
        Shape shape = square_shape(x);
        shape.actor = {kind, 2, 3};
        return shape;
    };
    const auto both = [&](double x) {
        return std::vector{of(Actor::Kind::scenery, x), of(Actor::Kind::words, x + 10),
                           of(Actor::Kind::line, x + 20), of(Actor::Kind::below, x + 30)};
    };
    ShapeTimeline timeline;
    timeline.show(both(0), {});
    timeline.show(both(1), {.words = 5s, .leaving = 5s, .arriving = 6s, .squares = {{2, 3}}});
    const auto& elements = timeline.finish(9s);
    EXPECT_EQ(seen_at(elements, 4s), both(0));
    EXPECT_THAT(seen_at(elements, 5500ms),
                testing::UnorderedElementsAre(of(Actor::Kind::scenery, 0), of(Actor::Kind::words, 11)));
    EXPECT_EQ(seen_at(elements, 7s), both(1));
}

BoardPanel board_of(const std::vector<int>& columns) {
    BoardPanel board{.size = static_cast<int>(columns.size()),
                     .cells = std::vector<Cell>(columns.size() * columns.size())};
    for (std::size_t row = 0; row < columns.size(); ++row)
        if (columns[row] >= 0)
            cell_at(board, static_cast<int>(row), columns[row]).queen = true;
    return board;
}

TEST(QueenCast, AMovingQueenKeepsItsIdentity) {
    QueenCast cast(10, 20, 50);
    Frame before;
    before.board = board_of({0, 2, -1});
    Frame after;
    after.board = board_of({1, 2, 0});
    cast.cut_to(before.board, 0s);
    cast.fly(before, after, flights(before, after, Transition::glide), 1s, 2s);
    ASSERT_EQ(cast.poses().size(), 3U);
    const std::vector<QueenPose>& first = cast.poses()[0];
    ASSERT_EQ(first.size(), 3U);
    EXPECT_EQ(first[1].at, 1s);
    EXPECT_EQ(first[1].x, 10);
    EXPECT_EQ(first[2].at, 2s);
    EXPECT_EQ(first[2].x, 60);
    EXPECT_EQ(cast.poses()[1].size(), 1U) << "she stays";
    EXPECT_EQ(cast.poses()[2].front().opacity, 0) << "she fades in";
    EXPECT_EQ(cast.poses()[2].back().opacity, 1);
}

// The tried queen is the placed queen.
TEST(QueenCast, ATriedQueenIsTheOnePlaced) {
    QueenCast cast(0, 0, 50);
    std::vector<Frame> frames(4);
    for (std::size_t i = 0; i < 3; ++i) {
        frames[i].board = board_of({0, -1, -1});
        if (i > 0)
            frames[i].board.tried = TriedQueen{1, static_cast<int>(i)};
    }
    frames[3].board = board_of({0, 2, -1});
    cast.cut_to(frames[0].board, 0s);
    for (int i = 1; i < 4; ++i) {
        const Frame& before = frames[static_cast<std::size_t>(i) - 1];
        const Frame& after = frames[static_cast<std::size_t>(i)];
        cast.fly(before, after, flights(before, after, Transition::glide), 1s * (2 * i), 1s * (2 * i + 1));
    }
    ASSERT_EQ(cast.poses().size(), 2U);
    std::vector<double> seen;
    std::vector<double> places;
    for (const QueenPose& pose : cast.poses()[1]) {
        seen.push_back(pose.opacity);
        places.push_back(pose.x);
    }
    EXPECT_EQ(seen,
              (std::vector<double>{0, tried_opacity, tried_opacity, tried_opacity, tried_opacity, 1.0}));
    EXPECT_EQ(places, (std::vector<double>{50, 50, 50, 100, 100, 100}));
}

TEST(QueenCast, AQueenThatReturnsToItsRowIsTheSame) {
    QueenCast cast(0, 0, 50);
    cast.cut_to(board_of({0, 2, -1}), 0s);
    cast.cut_to(board_of({-1, 2, -1}), 1s);
    cast.cut_to(board_of({2, -1, -1}), 2s);
    cast.cut_to(board_of({-1, 0, -1}), 3s);
    EXPECT_EQ(cast.poses().size(), 2U);
    EXPECT_EQ(cast.poses()[0].back().opacity, 0);
    EXPECT_EQ(cast.poses()[1].back().x, 0);
    cast.hide(4s);
    EXPECT_EQ(cast.poses()[1].back().opacity, 0);
}

// Law: of two colors that look alike in one light only, each has a rule of its own.
TEST(TwoLights, TellsColorsApartThatAreAlikeInOneLight) {
    constexpr Color black{0, 0, 0};
    constexpr Color white{255, 255, 255};
    constexpr Color gray{90, 90, 90, 128};
    TwoLights lights;
    const DisplayList light{.shapes = {square_shape(0, black), square_shape(1, black), square_shape(2, white),
                                       square_shape(3, black)}};
    const DisplayList dark{.shapes = {square_shape(0, white), square_shape(1, gray), square_shape(2, white),
                                      square_shape(3, white)}};
    const DisplayList paired = lights.paired(light, dark);
    const auto color = [&](std::size_t i) { return std::get<DrawnPath>(paired.shapes[i].what).color; };
    EXPECT_EQ(color(0), black);
    EXPECT_EQ(color(1), (Color{0, 0, 1}));
    EXPECT_EQ(color(3), black);
    const std::string rules = lights.rules("#r");
    EXPECT_THAT(rules, HasSubstr("#r [fill=\"#000\"]{fill:#fff}"));
    EXPECT_THAT(rules, HasSubstr("#r [fill=\"#000001\"]{fill:#5a5a5a;fill-opacity:0.5}"));
    EXPECT_THAT(rules, Not(HasSubstr("[fill=\"#fff\"]"))) << "it is the same on dark screens";
    EXPECT_THROW(lights.paired(light, DisplayList{}), std::logic_error);
}

Look look_of_boards() {
    Look look;
    look.width = look.height = 240;
    look.caption = true;
    look.scene.size = 4;
    return look;
}

std::string film(const MovingSvgOptions& options, std::vector<Frame> frames) {
    MovingSvg moving(options);
    for (const Frame& frame : frames)
        moving.put(frame);
    return moving.finish();
}

std::vector<Frame> both_boards() {
    std::vector<Frame> frames{four_queens(1), four_queens(2)};
    frames[0].caption = "1 of 2";
    frames[1].caption = "2 of 2";
    return frames;
}

TEST(MovingSvg, PlaysAsOftenAsAskedAndStandsStillForThoseWhoWantThat) {
    const std::string forever = film({.look = look_of_boards()}, both_boards());
    EXPECT_THAT(forever, HasSubstr("animation:2s step-end infinite both"));
    EXPECT_THAT(forever, HasSubstr("@media(prefers-reduced-motion:reduce){"));
    EXPECT_THAT(forever, Not(HasSubstr("prefers-color-scheme")));
    EXPECT_THAT(film({.look = look_of_boards(), .plays = 3}, both_boards()),
                HasSubstr("animation:2s step-end 3 both"));
    EXPECT_THAT(film({.look = look_of_boards(), .dark = find_theme("slate")}, both_boards()),
                HasSubstr("@media(prefers-color-scheme:dark){"));
}

TEST(MovingSvg, DrawsWhatStaysOnce) {
    const auto count = [](const std::string& text, const std::string& part) {
        std::size_t found = 0;
        for (std::size_t at = text.find(part); at != std::string::npos; at = text.find(part, at + 1))
            ++found;
        return found;
    };
    std::vector<Frame> frames;
    for (int i = 0; i < 40; ++i)
        for (const Frame& frame : both_boards())
            frames.push_back(frame);
    const std::string text = film({.look = look_of_boards()}, frames);
    EXPECT_EQ(count(text, "<use "), 4U) << "a queen a row";
    EXPECT_EQ(count(text, "<text"), 2U);
    EXPECT_EQ(count(text, "fill-rule=\"evenodd\""), 1U) << "the dark squares";
}

TEST(MovingSvg, QueensGoInTheTimeOfThePicturesInBetween) {
    std::vector<Frame> frames = both_boards();
    frames[1].in_between = true;
    frames[1].duration = 300ms;
    frames[1].board.moving_queens = {{0.5, 1.5, 1}};
    frames.push_back(both_boards()[1]);
    frames.back().duration = 700ms;
    const std::string text = film({.look = look_of_boards(), .transition = Transition::cut}, frames);
    EXPECT_THAT(text, HasSubstr("animation:2s "));
    EXPECT_THAT(text, HasSubstr("0%,50%{translate:0}65%,100%{translate:")) << "on her way for 0.3 s of 2";
}

TEST(MovingSvg, ShowsWhatLeadsInToAPicture) {
    std::vector<Frame> frames = both_boards();
    Frame lead_in = frames[0];
    lead_in.in_between = true;
    lead_in.duration = 500ms;
    lead_in.caption = "soon";
    frames[1].duration = 500ms;
    frames.insert(frames.begin() + 1, lead_in);
    const std::string text = film({.look = look_of_boards(), .transition = Transition::cut}, frames);
    EXPECT_THAT(text, HasSubstr("soon"));
    EXPECT_THAT(text, HasSubstr("50%{opacity:1}75%{opacity:0}"));
}

TEST(MovingSvg, DrawsEveryKindOfPanelInBothLights) {
    for (const std::vector<PanelKind>& kinds : std::vector<std::vector<PanelKind>>{
             {PanelKind::code, PanelKind::stack, PanelKind::counters, PanelKind::tree},
             {PanelKind::chart, PanelKind::boards, PanelKind::state, PanelKind::bars},
             {PanelKind::state}})
        for (const auto& [light, dark] :
             {std::pair("classic", "classic"), {"classic", "slate"}, {"contrast", "contrast"}}) {
            Look look = look_with(kinds);
            look.theme = *find_theme(light);
            const std::string text =
                film({.look = look, .dark = find_theme(dark)}, {frame_of(look, 1), frame_of(look, 2)});
            EXPECT_THAT(text, HasSubstr("</svg>"));
            EXPECT_EQ(text.find(SvgShapes::id_mark), std::string::npos);
        }
}

}  // namespace
}  // namespace queenreel
