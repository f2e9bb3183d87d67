#include "queenreel/film/libav.h"

#include <gmock/gmock.h>

#include <array>
#include <string>

#include "queenreel/film/encoder.h"
#include "queenreel/film/make_film.h"
#include "queenreel/film/timeline.h"
#include "queenreel/io/stream.h"
#include "queenreel/module/module.h"
#include "test_pictures.h"

namespace queenreel {
namespace {

using testing::AllOf;
using testing::HasSubstr;
using testing::Not;
using testing::ThrowsMessage;

TEST(Codec, IsFoundByItsFormat) {
    for (const FilmFormat& row : film_formats())
        EXPECT_EQ(&film_format(row.name), &row);
    EXPECT_THAT([] { film_format("mkv2"); },
                ThrowsMessage<UnavailableError>(
                    HasSubstr("mkv2: no such film format; use mp4, gif, webp, apng, webm, y4m or mov")));
}

TEST(Codec, IsChosenByNameWhereAFormatHasSeveral) {
    const auto coder = [](std::string_view format, std::string_view codec, bool transparent) {
        return std::string(coded_format(film_format(format), codec, transparent).encoder);
    };
    EXPECT_EQ(coder("webm", "", false), "libvpx-vp9");
    EXPECT_EQ(coder("webm", "vp9", true), "libvpx-vp9");
    EXPECT_EQ(coder("webm", "av1", false), "libaom-av1");
    EXPECT_EQ(coder("mov", "", false), "libx264");
    EXPECT_EQ(coder("mov", "", true), "prores_ks");
    EXPECT_EQ(coder("mov", "prores", false), "prores_ks");
    EXPECT_EQ(coder("mov", "prores", true), "prores_ks");
    const auto expect_refusal = [&](std::string_view format, std::string_view codec, bool transparent,
                                    const std::string& why) {
        EXPECT_THAT([&] { coder(format, codec, transparent); }, ThrowsMessage<OutputError>(HasSubstr(why)));
    };
    expect_refusal("webm", "h264", false, "codec h264: webm has none but vp9 and av1; use one of these");
    expect_refusal("webm", "av1", true, "codec av1: a transparent webm has none but vp9");
    expect_refusal("mov", "h264", true, "codec h264: a transparent mov has none but prores");
    expect_refusal("gif", "av1", false, "codec av1: gif has one way to be coded");
    expect_refusal("mp4", "", true, "transparent: mp4 has no alpha");
    EXPECT_THAT(codecs(), testing::ElementsAre("h264", "vp9", "av1", "prores"));
}

TEST(Codec, OfEveryFormatCanTellItsHolds) {
    for (const FilmFormat& row : film_formats()) {
        const FilmClock clock = film_clock(coded_format(row, "", false), {});
        EXPECT_GE(clock.min, 1) << row.name;
        if (row.default_fps == 0)
            EXPECT_GT(clock.max, clock.min) << row.name;
    }
}

TEST(Codec, HasTheThreeQualities) {
    for (const FilmFormat& row : film_formats())
        for (const std::string_view name : {"draft", "balanced", "best"})
            EXPECT_EQ(quality_of(coded_format(row, "", false), name).name, name);
}

TEST(Codec, NamesTheEncoderThatIsMissing) {
    EXPECT_THAT([] { encoder_named("libx265_of_nobody"); },
                ThrowsMessage<UnavailableError>(HasSubstr("encoder libx265_of_nobody: ")));
    EXPECT_THAT([] { muxer_named("reel"); }, ThrowsMessage<UnavailableError>(HasSubstr("muxer reel: ")));
}

TEST(Codec, TellsTheEncodersOwnWordsWhenItRefuses) {
    silence_libav();
    CodedFormat film = coded_format(film_format("mp4"), "", false);
    film.encoder = "gif";
    EXPECT_THAT(
        [&] {
            Encoder(film, settings_for("mp4", noise(2, 2, 2, 0)), AVRational{1, 100}, muxer_named("mp4"));
        },
        ThrowsMessage<OutputError>(AllOf(HasSubstr("gif: "), HasSubstr("yuv420p"), HasSubstr("; "))));
}

TEST(Codec, TellsOnlyWhatWasLoggedByTheCallThatFailed) {
    silence_libav();
    av_log(nullptr, AV_LOG_ERROR, "an old story\n");
    check(0, "film");
    EXPECT_THAT([] { check(AVERROR(EINVAL), "film"); },
                ThrowsMessage<OutputError>(AllOf(HasSubstr("Invalid argument"), Not(HasSubstr("old")))));
    av_log(nullptr, AV_LOG_ERROR, "its own reason.\n");
    EXPECT_THAT([] { check(AVERROR(EINVAL), "film"); },
                ThrowsMessage<OutputError>(HasSubstr("film: its own reason; ")));
}

TEST(Codec, RefusesUnknownOptions) {
    Options options;
    options.add(std::array{LibavOption{"motion-est", "crystal ball"}});
    EXPECT_THAT([&] { options.check_taken("libx264"); },
                ThrowsMessage<UnavailableError>(
                    HasSubstr("libx264: does not know the option motion-est=crystal ball")));
}

TEST(Codec, RefusesSidesOutsideItsRange) {
    for (const FilmFormat& row : film_formats())
        for (const int side : {0, -1, row.pictures.max_side + 1}) {
            MemoryStream stream;
            FilmSettings settings = settings_for(row.name, noise(2, 2, 2, 0));
            settings.height = side;
            EXPECT_THAT([&] { make_film(settings, stream); },
                        ThrowsMessage<OutputError>(HasSubstr(std::to_string(row.pictures.max_side))))
                << row.name << ' ' << side;
        }
}

TEST(Codec, WritesNothingToStandardError) {
    testing::internal::CaptureStderr();
    const std::vector<HeldPicture> pictures = three_boards(16);
    for (const FilmFormat& row : film_formats())
        film_of(settings_for(row.name, pictures[0].picture), pictures);
    EXPECT_EQ(testing::internal::GetCapturedStderr(), "");
}

}  // namespace
}  // namespace queenreel
