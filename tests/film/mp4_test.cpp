#include <gmock/gmock.h>

#include <algorithm>
#include <string>

#include "decoded_film.h"
#include "test_pictures.h"

namespace queenreel {
namespace {

using namespace std::chrono_literals;

std::string text_of(const std::vector<std::byte>& bytes) {
    return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
}

/// `count` pictures that are never equal to the one before.
std::vector<HeldPicture> many_boards(int count, std::chrono::microseconds hold) {
    std::vector<HeldPicture> pictures;
    BoardPictures boards(2, 1, 16);
    for (int number = 0; number < count; ++number)
        pictures.push_back({boards.picture(number % 2 == 0 ? "Q." : ".Q"), hold});
    return pictures;
}

TEST(Mp4, IsTaggedForEveryPlayer) {
    const std::vector<HeldPicture> pictures = three_boards(20);
    const DecodedFilm film = decode(film_of(settings_for("mp4", pictures[0].picture), pictures));
    EXPECT_EQ(film.parameters.codec_id, AV_CODEC_ID_H264);
    EXPECT_EQ(film.parameters.profile, FF_PROFILE_H264_HIGH);
    EXPECT_EQ(film.parameters.format, AV_PIX_FMT_YUV420P);
    EXPECT_EQ(film.parameters.color_range, AVCOL_RANGE_MPEG);
    EXPECT_EQ(film.parameters.color_space, AVCOL_SPC_BT709);
    EXPECT_EQ(film.parameters.color_primaries, AVCOL_PRI_BT709);
    EXPECT_EQ(film.parameters.color_trc, AVCOL_TRC_BT709);
    EXPECT_EQ(film.parameters.video_delay, 0);
    EXPECT_LE(film.parameters.level, 32);
}

TEST(Mp4, HasItsIndexInFrontAndNoEditList) {
    const std::vector<HeldPicture> pictures = three_boards(20);
    const std::string text = text_of(film_of(settings_for("mp4", pictures[0].picture), pictures));
    ASSERT_NE(text.find("moov"), std::string::npos);
    EXPECT_LT(text.find("moov"), text.find("mdat"));
    EXPECT_EQ(text.find("elst"), std::string::npos);
}

TEST(Mp4, SaysNothingOfWhenAndWithWhatItWasMade) {
    const std::vector<HeldPicture> pictures = three_boards(20);
    const std::string text = text_of(film_of(settings_for("mp4", pictures[0].picture), pictures));
    EXPECT_EQ(text.find("x264"), std::string::npos);
    EXPECT_EQ(text.find("Lav"), std::string::npos);
    const std::size_t header = text.find("mvhd");
    ASSERT_NE(header, std::string::npos);
    EXPECT_EQ(text.substr(header + 8, 8), std::string(8, '\0'));  // the times of creation and change
}

TEST(Mp4, HasAKeyFrameEveryTwelvePictures) {
    const std::vector<HeldPicture> pictures = many_boards(40, 1s);
    const DecodedFilm film = decode(film_of(settings_for("mp4", pictures[0].picture), pictures));
    ASSERT_EQ(film.frames.size(), 40U);
    for (std::size_t at = 0; at < 40; ++at)
        EXPECT_EQ(film.frames[at].key, at % 12 == 0) << at;
}

TEST(Mp4, RepeatsPicturesAtAConstantRate) {
    const std::vector<HeldPicture> pictures = three_boards(20);
    FilmSettings settings = settings_for("mp4", pictures[0].picture);
    for (const auto& [fps, rate, count] : {std::tuple{30.0, AVRational{30, 1}, 105U},
                                           {29.97, AVRational{2997, 100}, 105U},
                                           {0.5, AVRational{1, 2}, 3U}}) {
        SCOPED_TRACE(fps);
        settings.fps = fps;
        const DecodedFilm film = decode(film_of(settings, pictures));
        ASSERT_EQ(film.frames.size(), count);
        EXPECT_EQ(av_cmp_q(film.rate, rate), 0) << film.rate.num << '/' << film.rate.den;
        for (const DecodedFrame& frame : film.frames)
            EXPECT_NEAR(static_cast<double>(frame.duration), 1e6 / fps, 1);
        EXPECT_LE(max_difference(*film.frames.back().frame, pictures.back().picture, 3), 24);
    }
}

TEST(Mp4, HasKeyFramesWithinALongHoldAtAConstantRate) {
    const std::vector<HeldPicture> pictures = many_boards(1, 10s);
    FilmSettings settings = settings_for("mp4", pictures[0].picture);
    settings.fps = 30;
    const DecodedFilm film = decode(film_of(settings, pictures));
    ASSERT_EQ(film.frames.size(), 300U);
    for (std::size_t at = 0; at < 300; ++at)
        EXPECT_EQ(film.frames[at].key, at % 120 == 0) << at;
}

}  // namespace
}  // namespace queenreel
