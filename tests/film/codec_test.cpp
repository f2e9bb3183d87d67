#include "film/codec.h"

#include <gmock/gmock.h>

#include <array>
#include <string>

#include "film/encoder.h"
#include "film/libav_film.h"
#include "io/stream.h"
#include "module/module.h"
#include "test_pictures.h"

namespace queenreel {
namespace {

using testing::AllOf;
using testing::HasSubstr;
using testing::ThrowsMessage;

TEST(Codec, IsFoundByItsFormat) {
    for (const Codec& row : codecs())
        EXPECT_EQ(&codec_of(row.format), &row);
    EXPECT_THAT([] { codec_of("mkv2"); }, ThrowsMessage<UnavailableError>(HasSubstr("mkv2")));
}

TEST(Codec, HasTheThreeQualities) {
    for (const Codec& row : codecs())
        for (const std::string_view name : {"draft", "balanced", "best"})
            EXPECT_EQ(quality_of(row, name).name, name);
}

TEST(Codec, NamesTheEncoderThatIsMissing) {
    EXPECT_THAT([] { encoder_named("libx265_of_nobody"); },
                ThrowsMessage<UnavailableError>(HasSubstr("encoder libx265_of_nobody: ")));
    EXPECT_THAT([] { muxer_named("reel"); }, ThrowsMessage<UnavailableError>(HasSubstr("muxer reel: ")));
}

TEST(Codec, TellsTheEncodersOwnWordsWhenItRefuses) {
    silence_libav();
    Codec gif = codec_of("gif");
    gif.pixels = AV_PIX_FMT_YUV420P;
    EXPECT_THAT([&] { Encoder(gif, settings_for("gif", noise(2, 2, 2, 0)), gif.tick, muxer_named("gif")); },
                ThrowsMessage<OutputError>(AllOf(HasSubstr("gif: "), HasSubstr("yuv420p"), HasSubstr("; "))));
}

TEST(Codec, RefusesOptionsThatNobodyKnows) {
    Options options;
    options.add(std::array{LibavOption{"motion-est", "crystal ball"}});
    EXPECT_THAT([&] { options.check_taken("libx264"); },
                ThrowsMessage<UnavailableError>(
                    HasSubstr("libx264: does not know the option motion-est=crystal ball")));
}

TEST(Codec, RefusesSidesOutsideItsRange) {
    for (const Codec& row : codecs())
        for (const int side : {0, -1, row.max_side + 1}) {
            MemoryStream stream;
            FilmSettings settings = settings_for(row.format, noise(2, 2, 2, 0));
            settings.height = side;
            EXPECT_THAT([&] { make_libav_film(settings, stream); },
                        ThrowsMessage<OutputError>(HasSubstr(std::to_string(row.max_side))))
                << row.format << ' ' << side;
        }
}

TEST(Codec, WritesNothingToStandardError) {
    testing::internal::CaptureStderr();
    const std::vector<HeldPicture> pictures = three_boards(16);
    for (const Codec& row : codecs())
        film_of(settings_for(row.format, pictures[0].picture), pictures);
    EXPECT_EQ(testing::internal::GetCapturedStderr(), "");
}

}  // namespace
}  // namespace queenreel
