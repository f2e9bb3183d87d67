// Features of films of patches, WebP and APNG: transparency, number of plays, long holds.

#include <gmock/gmock.h>

#include <cstring>

#include "decoded_film.h"
#include "queenreel/codecs/delta/patch.h"
#include "queenreel/film/make_film.h"
#include "queenreel/io/memory_stream.h"
#include "test_pictures.h"

namespace queenreel {
namespace {

using namespace std::chrono_literals;

class EveryPatchFormat : public testing::TestWithParam<const char*> {};
INSTANTIATE_TEST_SUITE_P(Rows, EveryPatchFormat, testing::Values("webp", "apng"),
                         [](const auto& row) { return std::string(row.param); });

/// Pictures of random pixels, some transparent or half transparent, each changed in one part.
std::vector<HeldPicture> transparent_pictures() {
    std::vector<HeldPicture> pictures;
    for (unsigned seed = 0; seed < 12; ++seed) {
        Picture picture = noise(40, 30, 4, seed);
        picture.palette = {{255, 0, 0, 255}, {0, 0, 0, 0}, {0, 200, 0, 128}, {0, 0, 255, 255}};
        if (!pictures.empty()) {
            const Picture& before = pictures.back().picture;
            const Rect part{static_cast<int>(seed) % 7, static_cast<int>(seed) % 5, 20, 15};
            for (int y = 0; y < picture.height; ++y)
                for (int x = 0; x < picture.width; ++x)
                    if (x < part.x || x >= part.right() || y < part.y || y >= part.bottom())
                        picture.indices[static_cast<std::size_t>(y * picture.width + x)] =
                            before.row(y)[static_cast<std::size_t>(x)];
            picture.changed = {part};
        }
        pictures.push_back({picture, 100ms});
    }
    return pictures;
}

TEST_P(EveryPatchFormat, MakesPixelsTransparentAgain) {
    const std::vector<HeldPicture> pictures = transparent_pictures();
    const DecodedFilm film = decode(film_of(settings_for(GetParam(), pictures[0].picture), pictures));
    ASSERT_EQ(film.frames.size(), pictures.size());
    for (std::size_t at = 0; at < pictures.size(); ++at) {
        const Picture& picture = pictures[at].picture;
        for (int y = 0; y < picture.height; ++y)
            for (int x = 0; x < picture.width; ++x) {
                const Color wanted = picture.palette[picture.row(y)[static_cast<std::size_t>(x)]];
                const Color shown = color_of(*film.frames[at].frame, x, y);
                ASSERT_EQ(shown.alpha, wanted.alpha) << at << ": " << x << ", " << y;
                if (wanted.alpha > 0)
                    ASSERT_EQ(shown, wanted) << at << ": " << x << ", " << y;
            }
    }
}

TEST_P(EveryPatchFormat, KeepsALongHoldToTheMillisecond) {
    const std::vector<HeldPicture> boards = three_boards(16);
    for (const auto hold : {65'535ms, 65'536ms, 70'001ms, 16'777'216ms, 14'400'000ms}) {
        std::vector<HeldPicture> pictures(7, boards[0]);  // equal ones are one
        for (HeldPicture& held : pictures)
            held.hold = 1s;
        pictures.front().hold = hold - 6s;
        pictures.push_back({boards[1].picture, 500ms});
        EXPECT_EQ(decode(film_of(settings_for(GetParam(), boards[0].picture), pictures)).duration,
                  std::chrono::microseconds(hold + 500ms).count());
    }
}

std::uint32_t big32_at(std::span<const std::byte> bytes, std::size_t at) {
    std::uint32_t value = 0;
    for (std::size_t i = 0; i < 4; ++i)
        value = value << 8 | std::to_integer<std::uint32_t>(bytes[at + i]);
    return value;
}

TEST_P(EveryPatchFormat, SaysHowOftenItPlays) {
    const std::vector<HeldPicture> pictures = three_boards(16);
    for (const int plays : {0, 1, 7, 65'535}) {
        FilmSettings settings = settings_for(GetParam(), pictures[0].picture);
        settings.plays = plays;
        const auto bytes = film_of(settings, pictures);
        if (settings.format == "webp") {
            EXPECT_EQ(decode(bytes).plays, plays);
            continue;
        }
        constexpr std::size_t control = 8 + 25;  // after the signature and IHDR
        ASSERT_EQ(std::memcmp(bytes.data() + control + 4, "acTL", 4), 0);
        EXPECT_EQ(big32_at(bytes, control + 8), pictures.size());
        EXPECT_EQ(big32_at(bytes, control + 12), static_cast<std::uint32_t>(plays));
    }
}

TEST(PatchCanvas, GivesTheChangedPartAlone) {
    const std::vector<HeldPicture> boards = three_boards(16);
    PatchCanvas canvas(boards[0].picture.palette);
    EXPECT_EQ(canvas.palette().size(), boards[0].picture.palette.size() + 1);
    EXPECT_EQ(canvas.palette().back().alpha, 0);
    EXPECT_FALSE(canvas.paint(boards[0].picture));
    EXPECT_FALSE(canvas.paint(boards[0].picture)) << "an equal one is no patch";
    Picture moved = boards[0].picture;
    moved.indices[static_cast<std::size_t>(moved.width) * 5 + 7] ^= 1;
    moved.changed = {{0, 0, moved.width, moved.height}};
    ASSERT_TRUE(canvas.paint(moved));
    EXPECT_EQ(canvas.last().box, (Rect{6, 4, 2, 2})) << "from even places on";
    EXPECT_EQ(canvas.last().indices.size(), 4U);
    EXPECT_EQ(canvas.last().changes.size(), 4U);
}

}  // namespace
}  // namespace queenreel
