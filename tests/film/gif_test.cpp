#include <gmock/gmock.h>

#include <string>

#include "decoded_film.h"
#include "test_pictures.h"

namespace queenreel {
namespace {

using namespace std::chrono_literals;

std::string gif_text(const FilmSettings& settings, const std::vector<HeldPicture>& pictures) {
    const std::vector<std::byte> bytes = film_of(settings, pictures);
    return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
}

/// True if `frame` has the picture's colors, and nothing where it is transparent.
testing::AssertionResult is_shown(const AVFrame& frame, const Picture& picture) {
    for (int y = 0; y < picture.height; ++y)
        for (int x = 0; x < picture.width; ++x) {
            const Color wanted = picture.palette[picture.row(y)[static_cast<std::size_t>(x)]];
            const Color shown = color_of(frame, x, y);
            if (shown.alpha != wanted.alpha || (wanted.alpha && shown != wanted))
                return testing::AssertionFailure() << "another color at " << x << ", " << y;
        }
    return testing::AssertionSuccess();
}

TEST(Gif, ShowsAPictureEqualToTheOneBeforeForLonger) {
    std::vector<HeldPicture> pictures = three_boards(16);
    pictures.insert(pictures.begin() + 1, pictures[0]);
    pictures.push_back(pictures.back());
    const DecodedFilm film = decode(film_of(settings_for("gif", pictures[0].picture), pictures));
    ASSERT_EQ(film.frames.size(), 3U);
    EXPECT_EQ(film.frames[0].duration, 2'000'000);
    EXPECT_EQ(film.frames[1].duration, 500'000);
    EXPECT_EQ(film.frames[2].duration, 4'000'000);
}

TEST(Gif, CodesAPictureAgainWhenNoDelayIsLongEnough) {
    const Picture picture = three_boards(16)[0].picture;
    const DecodedFilm film =
        decode(film_of(settings_for("gif", picture), {{picture, 600s}, {picture, 600s}}));
    ASSERT_EQ(film.frames.size(), 2U);
    EXPECT_EQ(film.frames[0].duration, 655'350'000);
    EXPECT_EQ(film.frames[1].duration, 544'650'000);
    EXPECT_EQ(max_difference(*film.frames[1].frame, picture, 0), 0);
}

TEST(Gif, LeavesNoDelayThatViewersLengthenAfterALongHold) {
    const Picture picture = three_boards(16)[0].picture;
    const DecodedFilm film =
        decode(film_of(settings_for("gif", picture), {{picture, 600s}, {picture, 55'360ms}}));
    ASSERT_EQ(film.frames.size(), 2U);
    EXPECT_EQ(film.frames[0].duration, 655'340'000);
    EXPECT_EQ(film.frames[1].duration, 20'000);
}

// With a matte, half-transparent pixels look as on a page of that color.
TEST(Gif, BlendsEdgesWithItsMatte) {
    Picture picture{4, 1, {0, 1, 2, 3}, {}, {{0, 0, 4, 1}}};
    picture.palette = {{9, 9, 9, 0}, {255, 0, 0, 51}, {0, 0, 100, 204}, {1, 2, 3, 255}};
    FilmSettings settings = settings_for("gif", picture);
    settings.transparent = true;
    settings.matte = Color{255, 255, 255, 255};
    const DecodedFilm film = decode(film_of(settings, {{picture, 1s}}));
    ASSERT_EQ(film.frames.size(), 1U);
    const AVFrame& frame = *film.frames[0].frame;
    EXPECT_EQ(color_of(frame, 0, 0).alpha, 0);
    EXPECT_EQ(color_of(frame, 1, 0), (Color{255, 204, 204, 255}));
    EXPECT_EQ(color_of(frame, 2, 0), (Color{51, 51, 131, 255}));
    EXPECT_EQ(color_of(frame, 3, 0), (Color{1, 2, 3, 255}));
}

TEST(Gif, ShowsColorsOfHalfOpacityOrMoreAndNoOthers) {
    Picture picture = noise(30, 20, 5, 1);
    picture.palette = {{0, 0, 0, 255}, {0, 0, 0, 128}, {0, 0, 0, 127}, {0, 0, 0, 0}, {9, 0, 0, 128}};
    std::vector<HeldPicture> pictures = {{picture, 1s}, {noise(30, 20, 5, 2), 1s}};
    const DecodedFilm film = decode(film_of(settings_for("gif", picture), pictures));
    ASSERT_EQ(film.frames.size(), 2U);
    for (std::size_t at = 0; at < 2; ++at) {
        pictures[at].picture.palette = {{0, 0, 0, 255}, {0, 0, 0, 255}, {}, {}, {9, 0, 0, 255}};
        pictures[at].picture.palette[2].alpha = pictures[at].picture.palette[3].alpha = 0;
        EXPECT_TRUE(is_shown(*film.frames[at].frame, pictures[at].picture)) << at;
    }
}

TEST(Gif, HoldsTransparentPicturesForLong) {
    std::vector<HeldPicture> pictures = three_boards(16);
    for (HeldPicture& held : pictures)
        held.picture.palette[0] = {0, 0, 0, 0};
    pictures.insert(pictures.begin() + 1, pictures[0]);
    pictures[0].hold = pictures[1].hold = 600s;
    const DecodedFilm film = decode(film_of(settings_for("gif", pictures[0].picture), pictures));
    ASSERT_EQ(film.frames.size(), 4U);
    for (const auto& [frame, picture] : {std::pair{0U, 0U}, {1U, 0U}, {2U, 2U}, {3U, 3U}})
        EXPECT_TRUE(is_shown(*film.frames[frame].frame, pictures[picture].picture)) << frame;
}

TEST(Gif, KeepsDelaysThatViewersRespect) {
    std::vector<HeldPicture> pictures = three_boards(16);
    for (HeldPicture& held : pictures)
        held.hold = 1ms;
    const DecodedFilm film = decode(film_of(settings_for("gif", pictures[0].picture), pictures));
    ASSERT_EQ(film.frames.size(), 3U);
    for (const DecodedFrame& frame : film.frames)
        EXPECT_EQ(frame.duration, 20'000);
}

TEST(Gif, ChangesPicturesOnFramesOfAConstantRateWithoutRepeatingThem) {
    const std::vector<HeldPicture> pictures = three_boards(16);
    FilmSettings settings = settings_for("gif", pictures[0].picture);
    settings.fps = 3;  // frames begin at 0, 33, 67, 100, 133, 167, 200 …
    const DecodedFilm film = decode(film_of(settings, pictures));
    ASSERT_EQ(film.frames.size(), 3U);
    EXPECT_EQ(film.frames[1].start, 1'000'000);
    EXPECT_EQ(film.frames[2].start, 1'670'000);
    EXPECT_EQ(film.duration, 3'670'000);
}

TEST(Gif, TellsHowOftenItPlays) {
    const std::vector<HeldPicture> pictures = three_boards(4);
    FilmSettings settings = settings_for("gif", pictures[0].picture);
    const std::string extension = "NETSCAPE2.0\x03\x01";
    const auto repeats = [&](int plays) {
        settings.plays = plays;
        const std::string text = gif_text(settings, pictures);
        const std::size_t at = text.find(extension);
        return at == std::string::npos ? -1 : static_cast<unsigned char>(text[at + extension.size()]);
    };
    EXPECT_EQ(repeats(0), 0);   // forever
    EXPECT_EQ(repeats(1), -1);  // no extension: once
    EXPECT_EQ(repeats(2), 1);   // and once again
    EXPECT_EQ(repeats(5), 4);
}

TEST(Gif, TakesEveryNumberOfColors) {
    for (const int colors : {1, 2, 3, 16, 17, 255, 256}) {
        SCOPED_TRACE(colors);
        const std::vector<HeldPicture> pictures = {
            {noise(40, 30, colors, 1), 1s}, {noise(40, 30, colors, 2), 1s}, {noise(40, 30, colors, 3), 1s}};
        const DecodedFilm film = decode(film_of(settings_for("gif", pictures[0].picture), pictures));
        ASSERT_EQ(film.frames.size(), colors == 1 ? 1U : 3U);
        for (std::size_t at = 0; at < film.frames.size(); ++at)
            EXPECT_EQ(max_difference(*film.frames[at].frame, pictures[at].picture, 0), 0) << at;
    }
}

TEST(Gif, SendsOnlyWhatChangedForAnyPaletteThatLeavesAnIndex) {
    // A line across the picture changes: with every pixel of its box coded anew, noise would take some bytes
    // per pixel.
    for (const int colors : {16, 31, 63, 127, 255}) {
        SCOPED_TRACE(colors);
        HeldPicture first{noise(200, 100, colors, 1), 1s};
        HeldPicture second = first;
        for (std::size_t x = 0; x < 100; ++x) {
            std::uint8_t& index = second.picture.indices[x * 200 + 2 * x];
            index = static_cast<std::uint8_t>((index + 1) % colors);
        }
        second.picture.changed = {{0, 0, 200, 100}};
        const FilmSettings settings = settings_for("gif", first.picture);
        const std::size_t alone = film_of(settings, {first}).size();
        const std::vector<std::byte> both = film_of(settings, {first, second});
        EXPECT_LT(both.size() - alone, 1500U);
        const DecodedFilm film = decode(both);
        ASSERT_EQ(film.frames.size(), 2U);
        EXPECT_EQ(max_difference(*film.frames[1].frame, second.picture, 0), 0);
    }
}

TEST(Gif, TakesChangesThatOverlap) {
    std::vector<HeldPicture> pictures = three_boards(16);
    for (std::size_t at = 1; at < pictures.size(); ++at)
        pictures[at].picture.changed = {{0, 0, 64, 20}, {0, 10, 64, 54}, {10, 0, 30, 64}};
    const DecodedFilm film = decode(film_of(settings_for("gif", pictures[0].picture), pictures));
    ASSERT_EQ(film.frames.size(), pictures.size());
    for (std::size_t at = 0; at < pictures.size(); ++at)
        EXPECT_EQ(max_difference(*film.frames[at].frame, pictures[at].picture, 0), 0) << at;
}

TEST(Gif, CostsTheSameHoweverChangesAreGrouped) {
    std::vector<HeldPicture> pictures = three_boards(16);
    const FilmSettings settings = settings_for("gif", pictures[0].picture);
    const std::vector<std::byte> bytes = film_of(settings, pictures);
    for (HeldPicture& held : pictures) {
        held.picture.changed.clear();
        for (int row = 0; row < 4; ++row)
            held.picture.changed.push_back({0, row * 16, 64, 16});
    }
    EXPECT_TRUE(film_of(settings, pictures) == bytes);
}

TEST(Gif, KeepsATransparentBackgroundWhereQueensLeave) {
    std::vector<HeldPicture> pictures = three_boards(16);
    for (HeldPicture& held : pictures)
        held.picture.palette[0] = {0, 0, 0, 0};
    const DecodedFilm film = decode(film_of(settings_for("gif", pictures[0].picture), pictures));
    ASSERT_EQ(film.frames.size(), pictures.size());
    for (std::size_t at = 0; at < pictures.size(); ++at)
        EXPECT_TRUE(is_shown(*film.frames[at].frame, pictures[at].picture)) << at;
}

}  // namespace
}  // namespace queenreel
