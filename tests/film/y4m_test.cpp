// Y4M: uncompressed frames at a constant rate.

#include <gmock/gmock.h>

#include "decoded_film.h"
#include "queenreel/film/make_film.h"
#include "test_pictures.h"

namespace queenreel {
namespace {

using namespace std::chrono_literals;

TEST(Y4m, HasEveryFrameOfAConstantRate) {
    const std::vector<HeldPicture> pictures = three_boards(24);
    for (const double fps : {0.0, 4.0, 30'000 / 1001.0}) {
        SCOPED_TRACE(fps);
        FilmSettings settings = settings_for("y4m", pictures[0].picture);
        if (fps > 0)
            settings.fps = fps;
        const DecodedFilm film = decode(film_of(settings, pictures));
        const double rate = fps > 0 ? fps : 30;
        ASSERT_EQ(film.frames.size(), static_cast<std::size_t>(std::lround(3.5 * rate)));
        EXPECT_NEAR(static_cast<double>(film.duration), 3'500'000, 500'000 / rate);
        EXPECT_NEAR(av_q2d(film.rate), rate, 1e-4);
        for (std::size_t at = 0; at < film.frames.size(); ++at) {
            const double middle = (static_cast<double>(at) + 0.5) / rate;
            const std::size_t shown = middle < 1 ? 0 : middle < 1.5 ? 1 : 2;
            EXPECT_LE(max_difference(*film.frames[at].frame, pictures[shown].picture, 2), 3) << at;
        }
    }
}

TEST(Y4m, PadsOddSidesAndTellsItsColors) {
    const Picture picture = noise(33, 21, 1, 0);
    const DecodedFilm film = decode(film_of(settings_for("y4m", picture), {{picture, 1s}}));
    EXPECT_EQ(film.parameters.width, 34);
    EXPECT_EQ(film.parameters.height, 22);
    EXPECT_EQ(film.parameters.format, AV_PIX_FMT_YUV420P);
    EXPECT_EQ(film.parameters.color_range, AVCOL_RANGE_MPEG);
    EXPECT_EQ(film.parameters.chroma_location, AVCHROMA_LOC_CENTER);
    EXPECT_EQ(film.frames.size(), 30U);
}

}  // namespace
}  // namespace queenreel
