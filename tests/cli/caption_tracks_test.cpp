// Films with caption tracks in several languages, decoded.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <chrono>
#include <span>
#include <string>
#include <vector>

#include "child.h"
#include "decoded_film.h"
#include "queenreel/timing/pace.h"

namespace queenreel::test {
namespace {

using std::chrono::microseconds;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

DecodedFilm film_with(const std::vector<std::string>& more, const std::string& name = "x.mp4") {
    const Folder folder;
    std::vector<std::string> words{"animate", "4",       "--story", "walkthrough", "--size",
                                   "320x180", "--cards", "none",    "-o",          name};
    words.insert(words.end(), more.begin(), more.end());
    const Outcome made = run_in(folder, words);
    EXPECT_EQ(made.code, 0) << made.error;
    const std::string bytes = read_file(folder / name);
    return decode(std::as_bytes(std::span(bytes)));
}

std::vector<std::string> languages_of(const DecodedFilm& film) {
    std::vector<std::string> languages;
    for (const DecodedTrack& track : film.tracks)
        languages.push_back(track.language);
    return languages;
}

/// The texts of a track, each once.
std::vector<std::string> texts_of(const DecodedTrack& track) {
    std::vector<std::string> texts;
    for (const DecodedCaption& caption : track.captions)
        if (!caption.text.empty() && (texts.empty() || texts.back() != caption.text))
            texts.push_back(caption.text);
    return texts;
}

// Law: a track has the captions of a film in its language, and each text stays until it is read.
TEST(CaptionTracks, SayWhatFilmsInTheirLanguagesSay) {
    const DecodedFilm film = film_with({"--captions", "track:en,de,ja"});
    EXPECT_THAT(languages_of(film), ElementsAre("eng", "deu", "jpn"));
    for (std::size_t track = 0; const char* tag : {"en", "de", "ja"}) {
        SCOPED_TRACE(tag);
        const DecodedFilm own = film_with({"--captions", "track", "--lang", tag});
        const DecodedTrack& told = film.tracks.at(track++);
        EXPECT_EQ(texts_of(told), texts_of(own.tracks.at(0)));
        EXPECT_GE(film.duration, own.duration);
        for (const DecodedCaption& cue : told.captions)
            EXPECT_GE(microseconds(cue.duration + 20'000), characters_time(cue.text)) << cue.text;
    }
}

TEST(CaptionTracks, BeginWithTheLanguageOfTheFilm) {
    EXPECT_THAT(languages_of(film_with({"--captions", "track:es,en", "--lang", "de"}, "x.webm")),
                ElementsAre("deu", "spa", "eng"));
    EXPECT_THAT(languages_of(film_with({"--captions", "track:en"})), ElementsAre("eng"));
}

TEST(CaptionTracks, GoWithOtherCaptions) {
    const Folder folder;
    const Outcome made = run_in(folder, {"animate", "4", "--story", "search", "--size", "320x180",
                                         "--captions", "vtt,track:fr,it,srt", "-o", "x.mov"});
    EXPECT_EQ(made.code, 0) << made.error;
    EXPECT_THAT(folder.names(), ElementsAre("x.mov", "x.srt", "x.vtt"));
    const std::string bytes = read_file(folder / "x.mov");
    EXPECT_THAT(languages_of(decode(std::as_bytes(std::span(bytes)))), ElementsAre("eng", "fra", "ita"));
}

TEST(CaptionTracks, AreRefusedWhereThereAreNone) {
    struct Refused {
        const char* captions;
        const char* name;
        const char* why;
    };
    for (const auto& [captions, name, why] :
         {Refused{"track:xx", "x.mp4", "--captions: there is no track 'xx'"},
          Refused{"track:de", "x.gif", "--captions: gif has no caption track"},
          Refused{"track:de,,en", "x.mp4", "--captions: a name is missing"},
          Refused{"track:de,vtx", "x.mp4", "--captions: there is no track 'vtx'"},
          Refused{"trakc", "x.mp4", "did you mean track?"}}) {
        const Folder folder;
        const Outcome outcome = run_in(folder, {"animate", "4", "--captions", captions, "-o", name});
        EXPECT_EQ(outcome.code, 2);
        EXPECT_THAT(outcome.error, HasSubstr(why));
        EXPECT_THAT(folder.names(), IsEmpty());
    }
}

}  // namespace
}  // namespace queenreel::test
