// Films planned with the outputs beside them, and the limits of both.

#include "queenreel/studio/film_plan.h"

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <array>
#include <string>
#include <utility>
#include <vector>

#include "queenreel/base/text.h"
#include "queenreel/studio/caption.h"
#include "queenreel/studio/clip_cuts.h"
#include "queenreel/studio/film_limits.h"
#include "queenreel/studio/limits.h"

namespace queenreel {
namespace {

using ::testing::HasSubstr;
using ::testing::StartsWith;

FilmSpec search_of(int n) {
    FilmSpec film = film_of(*find_story("search"), n);
    film.options.solver = find_solver("backtracking");
    return film;
}

/// The plan of a film in one format, with its other outputs.
FilmPlan planned(const FilmSpec& spec, const char* format, SideSpec beside = {}) {
    const Format* row = find_format(format);
    OutputOptions film;
    film.format = row;
    film.target = std::string("film.") + format;
    FilmRequest request{.films = {film}, .beside = std::move(beside)};
    return plan_film(PlannedFilm::plan(spec, std::array{row}), std::move(request));
}

TEST(FilmPlan, GivesWhatIsBesideItsNameAndLook) {
    SideSpec beside;
    beside.poster = "poster.png";
    beside.captions = {&caption_formats().front()};
    beside.steps = "steps.pdf";
    beside.steps_size = {300, 300};
    const FilmPlan plan = planned(search_of(4), "mp4", beside);
    EXPECT_EQ(plan.side.captions.at(0).path, "film." + std::string(caption_formats().front().name));
    EXPECT_EQ(plan.side.poster->look.width, plan.films().front().look.width);
    EXPECT_EQ(plan.side.steps->look.width, 300);
    FilmReport report;
    std::size_t frames = 0;
    for (const Frame& frame : frames_of(plan, report))
        frames += frame.in_between ? 0 : 1;
    EXPECT_EQ(frames, cuts_in(plan.film, plan.timing, *find_clip_cut("step")));
}

// Pages arrange panels themselves, and have only cells.
TEST(FilmPlan, GathersAFewSolutionsInFilms) {
    const FilmSpec film = film_of(*find_story("solutions"), 6);
    EXPECT_TRUE(planned(film, "mp4").film.spec().options.gathers);
    EXPECT_TRUE(planned(film, "gif").film.spec().options.gathers);
    EXPECT_FALSE(planned(film, "html").film.spec().options.gathers);
}

// Law: what cannot be beside a film is refused in facts, with a way out.
TEST(FilmPlan, RefusesWhatCannotBeBesideTheFilm) {
    const auto with = [](auto change) {
        SideSpec beside;
        change(beside);
        return beside;
    };
    const std::vector<std::pair<std::string, SideSpec>> wrong{
        {"frames", with([](SideSpec& beside) { beside.frames = "frames/"; })},
        {"clips", with([](SideSpec& beside) { beside.clips = "talk.pptx"; })},
        {"snippets", with([](SideSpec& beside) {
             for (const SnippetRow& row : snippet_rows())
                 if (row.snippet == Snippet::beamer)
                     beside.snippets.push_back(&row);
         })},
        {"clips-at", with([](SideSpec& beside) {
             beside.steps = "steps.pdf";
             beside.clip_cut = find_clip_cut("question");
         })}};
    for (const auto& [field, beside] : wrong) {
        try {
            const FilmPlan plan = planned(search_of(4), "webm", beside);
            FilmReport report;
            frames_of(plan, report);
            ADD_FAILURE() << field;
        } catch (const SpecError& error) {
            EXPECT_EQ(error.field, field);
            EXPECT_NE(error.way_out, "");
        }
    }
}

TEST(FilmLimits, SayHowManyFramesAndBytesAFilmHas) {
    FilmPlan plan = planned(film_of(stories().front(), 4), "gif");
    FilmReport report;
    const PictureStats told = collect_stats(frames_of(plan, report));
    EXPECT_TRUE(keep_within_limits(plan, {.max_bytes = 1'000'000, .max_frames = 100}, told).empty());
    try {
        keep_within_limits(plan, {.max_frames = 1}, told);
        ADD_FAILURE();
    } catch (const SpecLimitError& error) {
        EXPECT_EQ(error.field, "max-frames");
        EXPECT_THAT(error.what(), StartsWith("film.gif would have 2 frames"));
    }
    const auto smaller = keep_within_limits(plan, {.max_bytes = 5'000}, told);
    ASSERT_EQ(smaller.size(), 1U);
    EXPECT_LT(smaller[0].made.width, smaller[0].planned.width);
    EXPECT_EQ(plan.films().front().look.width, smaller[0].made.width);
    EXPECT_THROW(keep_within_limits(plan, {.max_bytes = 1, .fixed_size = true}, told), SpecLimitError);
}

TEST(PageLimit, CountsThePagesOfWhatHasFewer) {
    const FilmSpec spec = search_of(6);
    const auto story = spec.open();
    FilmSpec to_first = spec;
    to_first.options.to_first_solution = true;
    Pace some;
    for (const MomentKind kind : {MomentKind::deadend, MomentKind::solution})
        some.parts.push_back({.kind = kind, .last = 10'000});
    try {
        check_pages(*find_format("pptx"), "x.pptx", spec, *story, {}, [] {});
        ADD_FAILURE();
    } catch (const PageLimitError& error) {
        EXPECT_EQ(error.document, "x.pptx");
        EXPECT_THAT(error.what(), HasSubstr(counted(measure(*story, Pace()).moments(), "slide")));
        EXPECT_EQ(error.way_out,
                  fmt::format("give {{first}} for {} slides or {{select=deadend,solution}} for {} slides, or "
                              "write a .pdf",
                              measure(*to_first.open(), Pace()).moments(), measure(*story, some).moments()));
    }
    check_pages(*find_format("pdf"), "x.pdf", spec, *story, {}, [] {});
}

TEST(Caption, KnowsTheWordsInBraces) {
    OutputOptions picture;
    picture.look.caption = true;
    picture.look.scene = {.board = true, .size = 4};
    for (const char* text : {"{index}", "{ n }", "{", "a {Queen}"})
        make_room_for_caption(text, CaptionPlace::replaces, picture);
    for (const char* text : {"{count}", "{nosuch}", "{n}"})
        EXPECT_THROW(make_room_for_caption(text, CaptionPlace::replaces, picture), SpecError) << text;
    make_room_for_caption(std::nullopt, CaptionPlace::replaces, picture);
    picture.look.bare = true;
    make_room_for_caption("{nosuch}", CaptionPlace::replaces, picture);
}

}  // namespace
}  // namespace queenreel
