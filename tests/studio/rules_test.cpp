// The rules of a film, which hold for whoever asks for it.

#include "queenreel/studio/rules.h"

#include <gtest/gtest.h>

#include <functional>
#include <limits>
#include <string>
#include <vector>

#include "queenreel/base/spec_error.h"
#include "queenreel/io/memory_stream.h"
#include "queenreel/messages/story_message.h"
#include "queenreel/studio/film.h"

namespace queenreel {
namespace {

using namespace std::chrono_literals;

/// A film that breaks a rule, and the answers to shells and Python.
struct Broken {
    std::string_view story;
    std::function<void(FilmSpec&)> change;
    std::string shell;
    std::string python;
};

TEST(Rules, AreToldInTheWordsOfTheOneWhoAsked) {
    const std::vector<Broken> all{
        {"solutions", [](FilmSpec& film) { film.pace.holds.push_back({.time = 1ms, .text = "1ms"}); },
         "--hold: 1ms is out of range; a hold in gif can last 0.02 s to 655.35 s",
         "hold: 1ms is out of range; a hold in gif can last 0.02 s to 655.35 s"},
        {"solutions",
         [](FilmSpec& film) {
             film.pace.holds.push_back({.time = 655s, .text = "655"});
             film.pace.end_pause = 1s;
         },
         "--end-pause: 1 is out of range; a pause after a hold of 655 s in gif can last 0 s to 0.35 s",
         "end_pause: 1 is out of range; a pause after a hold of 655 s in gif can last 0 s to 0.35 s"},
        {"solutions", [](FilmSpec& film) { film.fps = 60; },
         "--fps: 60 is out of range; give more than 0 and at most 50",
         "fps: 60 is out of range; give more than 0 and at most 50"},
        {"solutions", [](FilmSpec& film) { film.codec = "av1"; },
         "--codec: gif has no av1; leave it out, or write webm",
         "codec: gif has no av1; leave it out, or write webm"},
        {"solutions", [](FilmSpec& film) { film.codec = "theora"; },
         "--codec: gif has no theora; leave it out", "codec: gif has no theora; leave it out"},
        {"solutions", [](FilmSpec& film) { film.matte = Color{255, 255, 255, 255}; },
         "--matte: the background is opaque; leave it out, or give --background transparent as well",
         "matte: the background is opaque; leave it out, or give background=\"transparent\" as well"},
        {"solutions", [](FilmSpec& film) { film.caption_track = true; },
         "--captions: gif has no caption track; use vtt or srt, or write an mp4, webm or mov",
         "captions: gif has no caption track; use vtt or srt, or write an mp4, webm or mov"},
        {"solutions", [](FilmSpec& film) { film.title = "Four"; },
         "--title: there is no title card to put it on; give --cards title with --story search",
         "title: there is no title card to put it on; leave it out, or give story=\"search\""},
        {"search",
         [](FilmSpec& film) {
             film.title = "Four";
             film.style.bare = true;
         },
         "--title: there is no title card to put it on; give --cards title",
         "title: there is no title card to put it on; leave out bare"},
        {"search",
         [](FilmSpec& film) {
             film.style.bare = true;
             film.style.width = 480;
             film.style.height = 270;
         },
         "--bare: a board is square and 480x270 is not; give a --size of one number",
         "bare: a board is square and 480x270 is not; give a size of one number"},
        {"race", [](FilmSpec& film) { film.style.bare = true; },
         "--bare: the story race has no board of its own; leave it out",
         "bare: the story race has no board of its own; leave it out"},
    };
    for (const Broken& broken : all) {
        FilmSpec film = film_of(*find_story(broken.story), 4);
        film.style.width = 160;
        broken.change(film);
        MemoryStream stream;
        try {
            write_film(film, "gif", stream);
            ADD_FAILURE() << broken.shell;
        } catch (const SpecError& error) {
            EXPECT_EQ(message_of(error), broken.shell);
            EXPECT_EQ(message_of(error, Vocabulary::python), broken.python);
        }
        EXPECT_TRUE(stream.text().empty()) << broken.shell;
    }
}

TEST(Rules, OfARateThatDependsOnNoFormatHoldBeforeOneIsChosen) {
    FilmSpec film = film_of(stories().front(), 4);
    for (const double fps : {0.0, -1.0, 240.5, std::numeric_limits<double>::quiet_NaN()}) {
        film.fps = fps;
        EXPECT_THROW(PlannedFilm::plan(film, {}), SpecError) << fps;
    }
    film.fps = 240;
    EXPECT_NO_THROW(PlannedFilm::plan(film, {}));
}

// Law: cards are around each story that takes them, but not around parts of it, nor a bare board.
TEST(Cards, AreAroundWholeStoriesThatCanHaveThem) {
    for (const Story& story : stories()) {
        FilmSpec film = film_of(story, 4);
        const bool can = story.can_take(StoryOption::cards) && !story.of_solutions;
        EXPECT_EQ(cards_of(film).title, can) << story.name;
        EXPECT_EQ(cards_of(film).end, can) << story.name;
        film.pace.parts.push_back({});
        EXPECT_FALSE(cards_of(film).any()) << story.name;
        film.pace.parts.clear();
        film.style.bare = true;
        EXPECT_FALSE(cards_of(film).any()) << story.name;
        film.cards = StoryCards{.title = true};
        film.title = "Four";
        EXPECT_EQ(cards_of(film).title_text, "Four") << story.name;
    }
}

}  // namespace
}  // namespace queenreel
