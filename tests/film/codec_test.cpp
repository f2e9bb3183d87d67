#include "film/codec.h"

#include <gmock/gmock.h>

#include "encode/byte_stream.h"
#include "film/libav_film.h"
#include "module/module.h"
#include "test_pictures.h"

namespace queenreel {
namespace {

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
    MemoryStream stream;
    FilmSettings settings = settings_for("mp4", noise(2, 2, 2, 0));
    settings.width = 16'386;
    EXPECT_THAT([&] { make_libav_film(settings, stream); },
                ThrowsMessage<OutputError>(testing::AllOf(HasSubstr("16386"), HasSubstr("; "))));
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
