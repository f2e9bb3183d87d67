#include <gtest/gtest.h>

#include "decoded_film.h"
#include "test_pictures.h"

namespace queenreel {
namespace {

using namespace std::chrono_literals;

std::vector<std::uint8_t> luma(const AVFrame& frame) {
    std::vector<std::uint8_t> bytes;
    for (int y = 0; y < frame.height; ++y)
        bytes.insert(bytes.end(), frame.data[0] + y * frame.linesize[0],
                     frame.data[0] + y * frame.linesize[0] + frame.width);
    return bytes;
}

// Law: a constant rate shows the same pictures as without one, for as many frames as they are held. Noise has
// all possible bytes, even those that must not look like start codes.
TEST(H264, RepeatedPicturesAreThoseBeforeInEveryQuality) {
    std::vector<HeldPicture> pictures;
    for (unsigned number = 0; number < 30; ++number)
        pictures.push_back({noise(66, 50, 5, number), 100ms * (1 + number % 7)});
    for (const std::string quality : {"draft", "balanced", "best"})
        for (const Material material : {Material::boards, Material::scene}) {
            SCOPED_TRACE(quality);
            FilmSettings settings = settings_for("mp4", pictures[0].picture);
            settings.quality = quality;
            settings.material = material;
            const DecodedFilm held = decode(film_of(settings, pictures));
            settings.fps = 50;
            const DecodedFilm film = decode(film_of(settings, pictures));
            ASSERT_EQ(held.frames.size(), 30U);
            std::size_t at = 0;
            for (unsigned number = 0; number < 30; ++number) {
                const std::vector<std::uint8_t> shown = luma(*film.frames[at].frame);
                for (unsigned repeat = 0; repeat < 5 * (1 + number % 7); ++repeat, ++at) {
                    ASSERT_LT(at, film.frames.size());
                    EXPECT_EQ(film.frames[at].start, static_cast<std::int64_t>(at) * 20'000);
                    EXPECT_EQ(luma(*film.frames[at].frame), shown) << "picture " << number;
                }
                EXPECT_LE(
                    max_difference(*film.frames[at - 1].frame, pictures[number].picture, 3),
                    std::max(24, max_difference(*held.frames[number].frame, pictures[number].picture, 3)));
            }
            EXPECT_EQ(at, film.frames.size());
        }
}

TEST(H264, ARepeatedPictureTakesTwentyBytes) {
    const std::vector<HeldPicture> pictures{{noise(1080, 1080, 2, 1), 1s}};
    FilmSettings settings = settings_for("mp4", pictures[0].picture);
    settings.fps = 10;
    const std::size_t ten = film_of(settings, pictures).size();
    settings.fps = 110;
    EXPECT_LE(film_of(settings, pictures).size(), ten + 20 * 100);
}

}  // namespace
}  // namespace queenreel
