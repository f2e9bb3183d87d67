// Chapters and captions of films, as libav reads them back.

#include <gmock/gmock.h>

#include "decoded_film.h"
#include "queenreel/film/libav.h"
#include "queenreel/film/make_film.h"
#include "queenreel/io/stream.h"
#include "test_pictures.h"

namespace queenreel {
namespace {

using namespace std::chrono_literals;
using testing::ElementsAre;
using testing::IsEmpty;

/// The text that goes with one picture.
struct Told {
    std::chrono::microseconds hold;
    std::string caption{};
    std::string chapter{};
};

/// Different pictures, with their texts.
std::vector<HeldPicture> pictures_of(const std::vector<Told>& story) {
    std::vector<HeldPicture> pictures;
    BoardPictures boards(2, 1, 16);
    for (const Told& told : story)
        pictures.push_back(
            {boards.picture(pictures.size() % 2 == 0 ? "Q." : ".Q"), told.hold, told.caption, told.chapter});
    return pictures;
}

DecodedFilm film_with(const std::vector<Told>& story, std::optional<double> fps = {},
                      std::string_view format = "mp4") {
    const std::vector<HeldPicture> pictures = pictures_of(story);
    FilmSettings settings = settings_for(format, pictures[0].picture);
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

TEST(ChaptersTest, HasNoTitleBeforeTheFirstChapter) {
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

TEST(CaptionTrackTest, HasOneEmptySampleWithoutCaptions) {
    EXPECT_THAT(film_with({{1s}, {1s}, {1s}}).captions, ElementsAre(DecodedCaption{0, 3'000'000, ""}));
}

TEST(CaptionTrackTest, JoinsWhatPassesTooFast) {
    const DecodedFilm film = film_with({{300ms, "a"}, {300ms, "b"}, {300ms, "c"}, {2s, "d"}, {100ms, "e"}});
    EXPECT_THAT(film.captions,
                ElementsAre(DecodedCaption{0, 900'000, "c"}, DecodedCaption{900'000, 2'100'000, "d"}));
}

TEST(CaptionTrackTest, OfAVeryShortFilmHasItsCaption) {
    EXPECT_THAT(film_with({{100ms, "a"}}).captions, ElementsAre(DecodedCaption{0, 100'000, "a"}));
}

TEST(CaptionTrackTest, KeepsTimeWithPicturesAtAConstantRate) {
    // At one picture a second, each takes a second, however short it is meant to be.
    const DecodedFilm film = film_with({{100ms, "a"}, {100ms, "b"}, {2800ms, "c"}}, 1.0);
    EXPECT_THAT(film.captions,
                ElementsAre(DecodedCaption{0, 1'000'000, "a"}, DecodedCaption{1'000'000, 1'000'000, "b"},
                            DecodedCaption{2'000'000, 1'000'000, "c"}));
    for (const double fps : {29.97, 23.976, 59.94005994, 3.14159265}) {
        SCOPED_TRACE(fps);
        const DecodedFilm held = film_with({{10s, "a", "one"}, {10s, "b", "two"}}, fps);
        ASSERT_EQ(held.captions.size(), 4U);  // two for each, as none lasts more than 7 s
        ASSERT_EQ(held.chapters.size(), 2U);
        EXPECT_NEAR(static_cast<double>(held.captions[2].start), 1e7, 5e5 / fps + 1);
        EXPECT_NEAR(static_cast<double>(held.chapters[1].start), 1e7, 5e5 / fps + 1e3);
    }
}

TEST(CaptionTrackTest, LastsForDays) {
    const DecodedFilm film = film_with({{24h, "a"}, {24h, "b"}});
    EXPECT_EQ(film.duration, 2 * 86'400'000'000);
    std::int64_t end = 0;
    for (const DecodedCaption& caption : film.captions) {
        EXPECT_NEAR(static_cast<double>(caption.start), static_cast<double>(end), 12);  // a tick
        EXPECT_EQ(caption.text, caption.start < 86'400'000'000 ? "a" : "b");
        EXPECT_LE(caption.duration, 7'000'000);
        end = caption.start + caption.duration;
    }
    EXPECT_EQ(end, film.duration);
}

TEST(CaptionTrackTest, BreaksWhatNobodyCouldReadAtOnce) {
    const DecodedFilm film = film_with({{14s, std::string(42, 'a') + " b"}, {1s, std::string(65'536, 'x')}});
    ASSERT_GE(film.captions.size(), 3U);
    EXPECT_EQ(film.captions[0], (DecodedCaption{0, 7'000'000, std::string(42, 'a') + "\nb"}));
    EXPECT_EQ(film.captions[1], (DecodedCaption{7'000'000, 7'000'000, std::string(42, 'a') + "\nb"}));
    for (const DecodedCaption& caption : film.captions)
        EXPECT_LE(caption.text.size(), 85U);
}

TEST(TextTracksTest, OfEveryFormatThatHasThemReadBack) {
    for (const FilmFormat& row : film_formats()) {
        if (!row.text_tracks)
            continue;
        SCOPED_TRACE(row.name);
        const DecodedFilm film =
            film_with({{1s, "one", "First"}, {2s}, {2s, "two", "Zweiter"}}, {}, row.name);
        std::vector<DecodedCaption> shown;
        for (const DecodedCaption& caption : film.captions)
            if (!caption.text.empty())
                shown.push_back(caption);
        EXPECT_THAT(shown, ElementsAre(DecodedCaption{0, 1'000'000, "one"},
                                       DecodedCaption{3'000'000, 2'000'000, "two"}));
        EXPECT_EQ(film.caption_language, "eng");
        EXPECT_THAT(film.chapters, ElementsAre(DecodedChapter{0, 3'000'000, "First"},
                                               DecodedChapter{3'000'000, 5'000'000, "Zweiter"}));
    }
}

TEST(TextTracksTest, OfWebmEscapeWhatWebVttReadsAsMarkup) {
    EXPECT_THAT(film_with({{1s, "c3 < d4 & e5"}}, {}, "webm").captions,
                ElementsAre(DecodedCaption{0, 1'000'000, "c3 &lt; d4 &amp; e5"}));
}

TEST(TextTracksTest, OfSeveralLanguagesReadBack) {
    for (const char* format : {"mp4", "mov", "webm"}) {
        SCOPED_TRACE(format);
        const std::vector<HeldPicture> pictures = pictures_of({{1s}, {2s}});
        const std::vector<std::string> first{"eins", "一"};
        const std::vector<std::string> second{"zwei", ""};
        FilmSettings settings = settings_for(format, pictures[0].picture);
        settings.caption_track = true;
        settings.translations = {"deu", "jpn"};
        MemoryStream stream;
        const std::unique_ptr<Film> film = make_film(settings, stream);
        film->put({.picture = pictures[0].picture, .duration = 1s, .caption = "one", .translations = first});
        film->put({.picture = pictures[1].picture, .duration = 2s, .caption = "one", .translations = second});
        film->finish();
        const DecodedFilm read = decode(stream.bytes());
        ASSERT_EQ(read.tracks.size(), 3U);
        EXPECT_EQ(read.tracks[0].language, "eng");
        EXPECT_EQ(read.tracks[1].language, std::string_view(format) == "mov" ? "ger" : "deu");
        EXPECT_EQ(read.tracks[2].language, "jpn");
        EXPECT_THAT(read.tracks[0].captions, ElementsAre(DecodedCaption{0, 3'000'000, "one"}));
        EXPECT_THAT(read.tracks[1].captions, ElementsAre(DecodedCaption{0, 1'000'000, "eins"},
                                                         DecodedCaption{1'000'000, 2'000'000, "zwei"}));
        EXPECT_EQ(read.tracks[2].captions.front(), (DecodedCaption{0, 1'000'000, "一"}));
    }
}

TEST(TextTracksTest, LeaveThePicturesAsTheyAre) {
    const DecodedFilm told = film_with({{1s, "a", "one"}, {2s, "b", "two"}, {500ms, "b"}});
    const std::vector<HeldPicture> pictures = pictures_of({{1s}, {2s}, {500ms}});
    const DecodedFilm plain = decode(film_of(settings_for("mp4", pictures[0].picture), pictures));
    ASSERT_EQ(told.frames.size(), plain.frames.size());
    for (std::size_t at = 0; at < plain.frames.size(); ++at) {
        EXPECT_EQ(told.frames[at].start, plain.frames[at].start);
        EXPECT_EQ(max_difference(*told.frames[at].frame, pictures[at].picture, 3),
                  max_difference(*plain.frames[at].frame, pictures[at].picture, 3));
    }
    EXPECT_THAT(plain.captions, IsEmpty());
    EXPECT_EQ(plain.caption_language, "");
}

TEST(TextTracksTest, TheIndexStaysInFront) {
    const std::vector<HeldPicture> pictures = pictures_of({{1s, "a", "one"}, {2s, "b", "two"}});
    FilmSettings settings = settings_for("mp4", pictures[0].picture);
    settings.caption_track = true;
    const std::vector<std::byte> bytes = film_of(settings, pictures);
    const std::string text(reinterpret_cast<const char*>(bytes.data()), bytes.size());
    ASSERT_NE(text.find("moov"), std::string::npos);
    EXPECT_LT(text.find("moov"), text.find("mdat"));
    EXPECT_NE(text.find("chpl"), std::string::npos);  // the list that most players read
    EXPECT_NE(text.find("chap"), std::string::npos);  // and the track that QuickTime does
    EXPECT_TRUE(film_of(settings, pictures) == bytes);
}

TEST(TextTracksTest, OfAFormatWithoutThem) {
    const std::vector<HeldPicture> pictures = pictures_of({{1s, "a", "one"}, {2s, "b", "two"}});
    FilmSettings settings = settings_for("gif", pictures[0].picture);
    EXPECT_TRUE(film_of(settings, pictures) == film_of(settings, pictures_of({{1s}, {2s}})));
    settings.caption_track = true;
    MemoryStream stream;
    EXPECT_THROW(make_film(settings, stream), OutputError);
}

TEST(TextTracksTest, CanBeAbandonedAtAnyPoint) {
    const std::vector<HeldPicture> pictures =
        pictures_of({{1s, "a", "one"}, {2s, "b", "two"}, {1s, "c", "three"}});
    FilmSettings settings = settings_for("mp4", pictures[0].picture);
    settings.caption_track = true;
    for (std::size_t count = 0; count <= pictures.size(); ++count) {
        MemoryStream stream;
        const std::unique_ptr<Film> film = make_film(settings, stream);
        put_all(*film, {pictures.begin(), pictures.begin() + static_cast<std::ptrdiff_t>(count)});
        EXPECT_LT(stream.size(), 100'000);
    }  // LeakSanitizer sees leaks
}

}  // namespace
}  // namespace queenreel
