// The sound of films, as decoded by libav.

#include <ebur128.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>
#include <memory>
#include <numbers>

#include "decoded_film.h"
#include "queenreel/film/level.h"
#include "queenreel/film/make_film.h"
#include "queenreel/io/error.h"
#include "test_pictures.h"

namespace queenreel {
namespace {

using namespace std::chrono_literals;
using std::chrono::microseconds;

/// A tone of 500 Hz.
Speech tone(microseconds duration, int rate, double volume = 0.5) {
    Speech speech{.rate = rate, .samples = {}};
    speech.samples.resize(static_cast<std::size_t>(duration.count() * rate / 1'000'000));
    for (std::size_t i = 0; i < speech.samples.size(); ++i)
        speech.samples[i] =
            static_cast<float>(volume * std::sin(2 * std::numbers::pi * 500 * static_cast<double>(i) / rate));
    return speech;
}

struct Said {
    microseconds hold;
    std::shared_ptr<const Speech> speech{};
};

std::vector<std::byte> film_that_says(std::string_view format, const std::vector<Said>& all,
                                      std::optional<double> fps = {}, int threads = 0) {
    BoardPictures boards(2, 1, 16);
    FilmSettings settings = settings_for(format, boards.picture("Q."));
    settings.sound = true;
    settings.caption_track = true;
    settings.fps = fps;
    settings.threads = threads;
    MemoryStream stream;
    const auto film = make_film(settings, stream);
    int number = 0;
    for (const Said& said : all)
        film->put({.picture = boards.picture(++number % 2 ? "Q." : ".Q"),
                   .duration = said.hold,
                   .caption = number % 2 ? "one" : "two",
                   .speech = said.speech});
    film->finish();
    return {stream.bytes().begin(), stream.bytes().end()};
}

const std::vector<Said> conversation{{1s},
                                     {2s, std::make_shared<Speech>(tone(500ms, 22'050))},
                                     {700ms, std::make_shared<Speech>(tone(650ms, 48'000))},
                                     {50ms},
                                     {40s, std::make_shared<Speech>(tone(300ms, 8'000))},
                                     {1500ms, std::make_shared<Speech>(tone(1s, 44'100))}};

TEST(SoundTrack, SaysEverythingWithItsPicture) {
    for (const auto& [format, codec] :
         {std::pair("mp4", "aac"), std::pair("mov", "aac"), std::pair("webm", "opus")})
        for (const std::optional<double> fps : {std::optional<double>(), std::optional(25.0)}) {
            SCOPED_TRACE(format);
            const std::vector<std::byte> film = film_that_says(format, conversation, fps);
            const DecodedSound sound = decode_sound(film);
            EXPECT_EQ(sound.codec, codec);
            EXPECT_EQ(sound.rate, 48'000);
            EXPECT_EQ(sound.channels, 1);
            const std::vector<Burst> bursts = bursts_of(sound);
            ASSERT_EQ(bursts.size(), 4U);
            std::size_t at = 0;
            microseconds start{0};
            for (const Said& said : conversation) {
                if (said.speech) {
                    EXPECT_NEAR(static_cast<double>(bursts[at].start), static_cast<double>(start.count()),
                                25'000);
                    EXPECT_NEAR(static_cast<double>(bursts[at].end - bursts[at].start),
                                static_cast<double>(said.speech->duration().count()), 25'000);
                    ++at;
                }
                start += said.hold;
            }
            const DecodedFilm pictures = decode(film);
            EXPECT_NEAR(static_cast<double>(pictures.duration), static_cast<double>(start.count()), 20'000);
            EXPECT_LE(sound.samples.size(), static_cast<std::size_t>(pictures.duration * 48 / 1000));
        }
}

TEST(SoundTrack, HasTheSameBytesForAnyNumberOfThreads) {
    for (const char* format : {"mp4", "webm"})
        EXPECT_EQ(film_that_says(format, conversation, 30, 1), film_that_says(format, conversation, 30, 4));
}

TEST(SoundTrack, IsSilentWhereNothingIsSaid) {
    EXPECT_TRUE(bursts_of(decode_sound(film_that_says("mp4", {{3s}, {2s}}))).empty());
    EXPECT_EQ(decode_sound(film_that_says("mp4", {{3s}, {2s}})).codec, "aac");
    EXPECT_NO_THROW(film_that_says("mp4", {{5ms}}));
}

TEST(SoundTrack, IsRefusedWhereAFormatHasNone) {
    EXPECT_THROW(film_that_says("gif", {{1s}}), OutputError);
}

/// As a meter hears all of a film's samples.
double loudness(const std::vector<float>& samples, int rate) {
    ebur128_state* meter =
        ebur128_init(1, static_cast<unsigned long>(rate), EBUR128_MODE_I | EBUR128_MODE_TRUE_PEAK);
    ebur128_add_frames_float(meter, samples.data(), samples.size());
    double lufs = 0;
    ebur128_loudness_global(meter, &lufs);
    double peak = 0;
    ebur128_true_peak(meter, 0, &peak);
    EXPECT_LE(20 * std::log10(peak), -1);
    ebur128_destroy(&meter);
    return lufs;
}

TEST(Level, OfAFilmIsAsLoudAsOthers) {
    // Loud and soft, with peaks far above the rest; some are said twice.
    std::vector<Speech> speeches{tone(2s, 22'050, 0.02), tone(1s, 22'050, 0.01), tone(3s, 48'000, 0.02)};
    for (std::size_t i = 0; i < speeches[0].samples.size(); i += 2000)
        speeches[0].samples[i] *= 12;
    const std::vector<std::size_t> said{0, 1, 1, 2, 0, 1};
    level(speeches, said);
    std::vector<Said> all;
    for (const std::size_t index : said) {
        const auto speech = std::make_shared<Speech>(speeches[index]);
        all.push_back({speech->duration() + 400ms, speech});
    }
    for (const char* format : {"mp4", "webm"}) {
        const DecodedSound sound = decode_sound(film_that_says(format, all));
        EXPECT_NEAR(loudness(sound.samples, sound.rate), speech_loudness, 0.5);
    }
}

TEST(Level, LeavesSilenceAlone) {
    std::vector<Speech> speeches{{.rate = 8000, .samples = std::vector<float>(8000)}};
    level(speeches, std::vector<std::size_t>{0});
    EXPECT_EQ(speeches[0].samples, std::vector<float>(8000));
    level(speeches, {});
}

}  // namespace
}  // namespace queenreel
