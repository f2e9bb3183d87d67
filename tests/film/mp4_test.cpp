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

/// `count` pictures, each different from the one before.
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
    constexpr int high = 100;  // ISO 14496-10, A.2.4; FFmpeg's own name for it changed
    EXPECT_EQ(film.parameters.profile, high);
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

TEST(Mp4, HasAKeyFrameEvery24Boards) {
    const std::vector<HeldPicture> pictures = many_boards(60, 1s);
    const DecodedFilm film = decode(film_of(settings_for("mp4", pictures[0].picture), pictures));
    ASSERT_EQ(film.frames.size(), 60U);
    for (std::size_t at = 0; at < 60; ++at)
        EXPECT_EQ(film.frames[at].key, at % 24 == 0) << at;
}

/// Which of `pictures`, of that material, are key frames.
std::vector<std::size_t> keys_of(const std::vector<HeldPicture>& pictures, Material material) {
    FilmSettings settings = settings_for("mp4", pictures[0].picture);
    settings.material = material;
    const DecodedFilm film = decode(film_of(settings, pictures));
    EXPECT_EQ(film.frames.size(), pictures.size());
    std::vector<std::size_t> keys;
    for (std::size_t at = 0; at < film.frames.size(); ++at)
        if (film.frames[at].key)
            keys.push_back(at);
    return keys;
}

/// `count` pictures; each multiple of `length` begins a chapter.
std::vector<HeldPicture> chapters_of_pictures(int count, std::size_t length) {
    std::vector<HeldPicture> pictures = many_boards(count, 1s);
    for (std::size_t at = 0; at < pictures.size(); at += length)
        pictures[at].chapter = "chapter " + std::to_string(at / length);
    return pictures;
}

TEST(Mp4, HasAKeyFrameEvery120PicturesOfAScene) {
    EXPECT_THAT(keys_of(many_boards(250, 1s), Material::scene), testing::ElementsAre(0, 120, 240));
}

TEST(Mp4, BeginsEachChapterOfASceneWithAKeyFrameUnlessOneIsNear) {
    EXPECT_THAT(keys_of(chapters_of_pictures(150, 60), Material::scene), testing::ElementsAre(0, 60, 120));
    EXPECT_THAT(keys_of(chapters_of_pictures(300, 150), Material::scene),
                testing::ElementsAre(0, 120, 240));  // 150 is near 120
    EXPECT_THAT(keys_of(chapters_of_pictures(130, 5), Material::scene), testing::ElementsAre(0, 60, 120));
    EXPECT_THAT(keys_of(chapters_of_pictures(60, 1), Material::boards), testing::ElementsAre(0, 24, 48));
}

TEST(Mp4, HasTheSameBytesForAnyNumberOfThreadsWhereThingsMoveUp) {
    // Windows on noise above a flat ground, each lower than the last, so that their content moves up.
    Picture tall = noise(64, 720, 2, 1);
    std::fill(tall.indices.begin() + 64 * 230, tall.indices.end(), std::uint8_t{0});
    std::vector<HeldPicture> pictures;
    for (std::size_t number = 0; number < 12; ++number) {
        Picture window{64, 240, {}, {{0, 0, 0, 255}, {255, 255, 255, 255}}, {{0, 0, 64, 240}}};
        const auto top = tall.indices.begin() + static_cast<std::ptrdiff_t>(40 * number * 64);
        window.indices.assign(top, top + 64 * 240);
        pictures.push_back({window, 1s});
    }
    for (const Material material : {Material::boards, Material::scene}) {
        FilmSettings settings = settings_for("mp4", pictures[0].picture);
        settings.material = material;
        settings.threads = 1;
        const std::vector<std::byte> bytes = film_of(settings, pictures);
        for (const int threads : {2, 3, 8}) {
            settings.threads = threads;
            EXPECT_TRUE(film_of(settings, pictures) == bytes) << threads << " threads";
        }
    }
}

// Groups of pictures are coded side by side: more groups than coders, and the last one short.
TEST(Mp4, HasTheSameBytesHoweverManyGroupsAreCodedAtATime) {
    for (const int count : {1, 24, 25, 49, 100}) {
        const std::vector<HeldPicture> pictures = chapters_of_pictures(count, 7);
        for (const Material material : {Material::boards, Material::scene})
            for (const std::optional<double> fps : {std::optional<double>(), std::optional(5.0)}) {
                FilmSettings settings = settings_for("mp4", pictures[0].picture);
                settings.material = material;
                settings.fps = fps;
                settings.threads = 1;
                const std::vector<std::byte> bytes = film_of(settings, pictures);
                for (const int threads : {2, 3, 8}) {
                    settings.threads = threads;
                    EXPECT_TRUE(film_of(settings, pictures) == bytes)
                        << count << ", " << threads << " threads";
                }
            }
    }
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
