// Chapters and captions of films, as libav reads them back.

#include <gmock/gmock.h>

#include "decoded_film.h"
#include "encode/byte_stream.h"
#include "film/codec.h"
#include "film/libav_film.h"
#include "test_pictures.h"

namespace queenreel {
namespace {

using namespace std::chrono_literals;
using testing::ElementsAre;
using testing::IsEmpty;

/// What is told with one picture.
struct Told {
    std::chrono::microseconds hold;
    std::string caption{};
    std::string chapter{};
};

/// Pictures that differ, with what is told.
std::vector<HeldPicture> pictures_of(const std::vector<Told>& story) {
    std::vector<HeldPicture> pictures;
    BoardPictures boards(2, 1, 16);
    for (const Told& told : story)
        pictures.push_back(
            {boards.picture(pictures.size() % 2 == 0 ? "Q." : ".Q"), told.hold, told.caption, told.chapter});
    return pictures;
}

DecodedFilm film_with(const std::vector<Told>& story, std::optional<double> fps = {}) {
    const std::vector<HeldPicture> pictures = pictures_of(story);
    FilmSettings settings = settings_for("mp4", pictures[0].picture);
    settings.caption_track = true;
    settings.fps = fps;
    return decode(film_of(settings, pictures));
}

TEST(ChaptersTest, EachEndsWhereTheNextStartsAndTheLastWithTheFilm) {
    const DecodedFilm film =
        film_with({{1s, "", "Start"}, {500ms}, {2s, "", "Solution 1"}, {1s, "", "Übung"}});
    EXPECT_THAT(film.chapters, ElementsAre(DecodedChapter{0, 1'500'000, "Start"},
                                           DecodedChapter{1'500'000, 3'500'000, "Solution 1"},
                                           DecodedChapter{3'500'000, 4'500'000, "Übung"}));
}

TEST(ChaptersTest, WhatIsBeforeTheFirstHasNoTitle) {
    const DecodedFilm film = film_with({{1s}, {1s, "", "One"}, {1s, "", "Two"}});
    EXPECT_THAT(film.chapters,
                ElementsAre(DecodedChapter{0, 1'000'000, ""}, DecodedChapter{1'000'000, 2'000'000, "One"},
                            DecodedChapter{2'000'000, 3'000'000, "Two"}));
}

TEST(ChaptersTest, FewerThanTwoAreNone) {
    EXPECT_THAT(film_with({{1s, "", "One"}, {1s}}).chapters, IsEmpty());
    EXPECT_THAT(film_with({{1s}, {1s, "", "One"}}).chapters, IsEmpty());
    EXPECT_THAT(film_with({{1s}, {1s}}).chapters, IsEmpty());
}

TEST(CaptionTrackTest, HasASampleForEachCaption) {
    const DecodedFilm film = film_with({{1s, "one"}, {1s, "one"}, {1s}, {2s, "Dame auf ä8"}});
    EXPECT_THAT(film.captions,
                ElementsAre(DecodedCaption{0, 2'000'000, "one"}, DecodedCaption{2'000'000, 1'000'000, ""},
                            DecodedCaption{3'000'000, 2'000'000, "Dame auf ä8"}));
    EXPECT_EQ(film.duration, 5'000'000);
    EXPECT_EQ(film.frames.size(), 4U);
    EXPECT_EQ(film.caption_language, "eng");
    EXPECT_EQ(film.caption_disposition & AV_DISPOSITION_FORCED, 0);
}

}  // namespace
}  // namespace queenreel
