// Laws for every row of the table of codecs: what is written is decoded and examined.

#include <gmock/gmock.h>

#include <algorithm>
#include <iterator>
#include <numeric>
#include <random>

#include "decoded_film.h"
#include "queenreel/film/libav.h"
#include "queenreel/film/make_film.h"
#include "queenreel/io/stream.h"
#include "random_seed.h"
#include "test_pictures.h"

namespace queenreel {
namespace {

using namespace std::chrono_literals;
using std::chrono::microseconds;

class EveryFormat : public testing::TestWithParam<CodedFormat> {
  protected:
    /// True if ThreadSanitizer would take an encoder's own threads for races: they count the holders of a
    /// frame in libav, which is compiled without it.
    bool hides_its_threads() const {
#ifdef QUEENREEL_SANITIZE
        const AVCodec* const encoder = avcodec_find_encoder_by_name(GetParam().encoder);
        return std::string_view(QUEENREEL_SANITIZE) == "thread" && encoder &&
               (encoder->capabilities & AV_CODEC_CAP_FRAME_THREADS) != 0;
#else
        return false;
#endif
    }

    bool transparent() const { return GetParam().planes != Planes::yuv420; }

    FilmSettings settings(const Picture& picture) const {
        FilmSettings settings = settings_for(GetParam().name, picture);
        settings.transparent = transparent();
        settings.codec = GetParam().codec;
        if (hides_its_threads())
            settings.threads = 1;
        return settings;
    }

    /// Fails unless frame k shows picture k: exactly if the format is exact, otherwise without anything that
    /// could be from another picture.
    void expect_shows(const DecodedFilm& film, const std::vector<HeldPicture>& pictures) const {
        ASSERT_EQ(film.frames.size(), pictures.size());
        for (std::size_t at = 0; at < pictures.size(); ++at) {
            const AVFrame& frame = *film.frames[at].frame;
            EXPECT_LE(max_difference(frame, pictures[at].picture, exact() ? 0 : 3), exact() ? 0 : 24)
                << "picture " << at;
        }
    }

    /// Tolerance for colors of flat parts: unlike x264, libvpx cannot spend more on color.
    int flat_difference() const {
        return exact() ? 0 : std::string_view(GetParam().encoder) == "libx264" ? 3 : 6;
    }

    bool exact() const { return GetParam().library != FilmLibrary::libav; }
};

/// All ways of coding films.
std::vector<CodedFormat> all_codings() {
    std::vector<CodedFormat> all;
    for (const FilmFormat& format : film_formats())
        for (const FilmCoding& coding : format.codings)
            all.push_back({format, coding});
    return all;
}

/// Those for films with transparent backgrounds in planes.
std::vector<CodedFormat> formats_with_alpha() {
    std::vector<CodedFormat> all = all_codings();
    std::erase_if(all, [](const CodedFormat& row) { return row.planes == Planes::yuv420; });
    return all;
}

/// All except those of formats with only constant rates, for which see y4m_test.
std::vector<CodedFormat> held_formats() {
    std::vector<CodedFormat> held = all_codings();
    std::erase_if(held, [](const CodedFormat& row) { return row.default_fps > 0; });
    return held;
}

std::string format_test_name(const testing::TestParamInfo<CodedFormat>& row) {
    return std::string(row.param.name) + std::string(row.param.codec) +
           (row.param.planes == Planes::yuv420 ? "" : "WithAlpha");
}
INSTANTIATE_TEST_SUITE_P(Rows, EveryFormat, testing::ValuesIn(held_formats()), format_test_name);

class EveryAlpha : public EveryFormat {};
INSTANTIATE_TEST_SUITE_P(Rows, EveryAlpha, testing::ValuesIn(formats_with_alpha()), format_test_name);

TEST_P(EveryFormat, ReadsBackEveryPicture) {
    const std::vector<HeldPicture> pictures = three_boards(24);
    expect_shows(decode(film_of(settings(pictures[0].picture), pictures)), pictures);
}

// Law: if each picture is coded by itself, one that is held at a constant rate is coded and written once, and
// shown for a whole number of frames.
TEST(ConstantRate, WritesAPictureOnceWhereEachIsCodedByItself) {
    std::vector<HeldPicture> pictures = three_boards(24);
    pictures[1].hold = 10s;
    for (const CodedFormat& row : all_codings()) {
        if (row.library != FilmLibrary::libav || row.boards.pictures_a_key > 1)
            continue;
        SCOPED_TRACE(row.encoder);
        FilmSettings settings = settings_for(row.name, pictures[0].picture);
        settings.codec = row.codec;
#ifdef QUEENREEL_SANITIZE  // as hides_its_threads() says
        settings.threads = 1;
#endif
        const std::vector<std::byte> held = film_of(settings, pictures);
        for (const AVRational rate : {AVRational{30, 1}, {30'000, 1001}, {24'000, 1001}}) {
            settings.fps = av_q2d(rate);
            const std::vector<std::byte> bytes = film_of(settings, pictures);
            EXPECT_LT(bytes.size(), held.size() + held.size() / 100);
            const DecodedFilm film = decode(bytes);
            ASSERT_EQ(film.frames.size(), pictures.size());
            std::int64_t sum = 0;
            for (std::size_t at = 0; at < pictures.size(); ++at) {
                EXPECT_LE(max_difference(*film.frames[at].frame, pictures[at].picture, 3), 24);
                EXPECT_EQ(film.frames[at].start,
                          av_rescale_q(av_rescale_q(sum, {1, 1'000'000}, av_inv_q(rate)), av_inv_q(rate),
                                       {1, 1'000'000}));
                sum += pictures[at].hold.count();
            }
        }
    }
}

TEST_P(EveryFormat, KeepsTheColorsOfFlatParts) {
    const std::vector<HeldPicture> pictures = three_boards(48);
    const DecodedFilm film = decode(film_of(settings(pictures[0].picture), pictures));
    ASSERT_EQ(film.frames.size(), pictures.size());
    for (std::size_t at = 0; at < pictures.size(); ++at)
        EXPECT_LE(max_difference(*film.frames[at].frame, pictures[at].picture, 8), flat_difference()) << at;
}

TEST_P(EveryFormat, ReadsBackRandomBoards) {
    std::mt19937 random(random_seed());
    BoardPictures boards(4, 4, 25);
    std::vector<HeldPicture> pictures;
    for (int number = 0; number < 40; ++number) {
        std::string board = ".... .... .... ....";
        // The number also decides on a square, so that no picture equals the one before.
        board[0] = number % 2 == 0 ? 'Q' : '.';
        for (std::size_t row = 1; row < 4; ++row)
            board[row * 5 + random() % 4] = 'Q';
        pictures.push_back({boards.picture(board), 100ms});
    }
    expect_shows(decode(film_of(settings(pictures[0].picture), pictures)), pictures);
}

TEST_P(EveryFormat, ShowsEachPictureAsLongAsItIsHeld) {
    const std::vector<HeldPicture> pictures = three_boards(16);
    const DecodedFilm film = decode(film_of(settings(pictures[0].picture), pictures));
    ASSERT_EQ(film.frames.size(), 3U);
    std::int64_t start = 0;
    for (std::size_t at = 0; at < 3; ++at) {
        EXPECT_EQ(film.frames[at].start, start);
        EXPECT_EQ(film.frames[at].duration, pictures[at].hold.count());
        start += pictures[at].hold.count();
    }
    EXPECT_EQ(film.duration, 3'500'000);
}

TEST_P(EveryFormat, HoldsThatNoClockTellsDoNotDrift) {
    std::vector<HeldPicture> pictures;
    for (int number = 0; number < 100; ++number)
        pictures.push_back({three_boards(4)[static_cast<std::size_t>(number % 3)].picture, 33'333us});
    for (HeldPicture& held : pictures)
        held.picture.changed = {{0, 0, 16, 16}};
    const DecodedFilm film = decode(film_of(settings(pictures[0].picture), pictures));
    ASSERT_EQ(film.frames.size(), 100U);
    for (std::size_t at = 0; at < 100; ++at)
        EXPECT_NEAR(static_cast<double>(film.frames[at].start), 33'333.0 * static_cast<double>(at), 5'000);
    EXPECT_NEAR(static_cast<double>(film.duration), 3'333'300.0, 5'000);
}

TEST_P(EveryFormat, TakesOnePictureHeldForLong) {
    const std::vector<HeldPicture> pictures = {{three_boards(16)[0].picture, 600s}};
    const DecodedFilm film = decode(film_of(settings(pictures[0].picture), pictures));
    expect_shows(film, pictures);
    EXPECT_EQ(film.duration, 600'000'000);
}

TEST_P(EveryFormat, TakesSidesOfEveryParityAndTheSmallest) {
    for (const auto& [width, height] :
         {std::pair{33, 21}, {32, 21}, {33, 20}, {2, 2}, {1, 1}, {1, 7}, {300, 3}}) {
        SCOPED_TRACE(testing::Message() << width << " × " << height);
        Picture picture = noise(width, height, 1, 0);
        picture.palette = {{181, 136, 99, 255}};
        const std::vector<HeldPicture> pictures = {{picture, 1s}};
        const DecodedFilm film = decode(film_of(settings(picture), pictures));
        expect_shows(film, pictures);
        const int even = GetParam().even;
        EXPECT_EQ(film.parameters.width, (width + even - 1) / even * even);
        EXPECT_EQ(film.parameters.height, (height + even - 1) / even * even);
    }
}

TEST_P(EveryFormat, WritesTheSameBytesAgainAndForAnyNumberOfThreads) {
    const std::vector<HeldPicture> pictures = three_boards(40);
    FilmSettings how = settings(pictures[0].picture);
    const std::vector<std::byte> bytes = film_of(how, pictures);
    for (const int threads : {0, 1, 2, 3, 8}) {
        if (!hides_its_threads())
            how.threads = threads;
        EXPECT_TRUE(film_of(how, pictures) == bytes) << threads << " threads";
    }
}

TEST_P(EveryFormat, ShowsTheSameWhateverItsMaterial) {
    const std::vector<HeldPicture> pictures = three_boards(24);
    FilmSettings how = settings(pictures[0].picture);
    const DecodedFilm boards = decode(film_of(how, pictures));
    how.material = Material::scene;
    const DecodedFilm scene = decode(film_of(how, pictures));
    expect_shows(boards, pictures);
    expect_shows(scene, pictures);
    for (std::size_t at = 0; at < pictures.size(); ++at) {
        EXPECT_EQ(scene.frames[at].start, boards.frames[at].start) << at;
        EXPECT_EQ(scene.frames[at].duration, boards.frames[at].duration) << at;
    }
}

TEST_P(EveryFormat, ReadsBackInEveryQuality) {
    const std::vector<HeldPicture> pictures = three_boards(24);
    for (const Quality& quality : GetParam().qualities) {
        SCOPED_TRACE(quality.name);
        FilmSettings how = settings(pictures[0].picture);
        how.quality = quality.name;
        expect_shows(decode(film_of(how, pictures)), pictures);
    }
}

TEST_P(EveryAlpha, KeepsWhatCanBeSeenThrough) {
    std::vector<HeldPicture> pictures = three_boards(48);
    for (HeldPicture& held : pictures) {
        held.picture.palette[0].alpha = 0;
        held.picture.palette[1].alpha = 100;
    }
    const DecodedFilm film = decode(film_of(settings(pictures[0].picture), pictures));
    ASSERT_EQ(film.frames.size(), pictures.size());
    for (std::size_t at = 0; at < pictures.size(); ++at)
        EXPECT_LE(max_difference(*film.frames[at].frame, pictures[at].picture, 8), flat_difference()) << at;
}

TEST_P(EveryFormat, CanBeAbandonedAtAnyPoint) {
    const std::vector<HeldPicture> pictures = three_boards(24);
    for (std::size_t count = 0; count <= pictures.size(); ++count) {
        MemoryStream stream;
        const std::unique_ptr<Film> film = make_film(settings(pictures[0].picture), stream);
        for (std::size_t at = 0; at < count; ++at)
            film->put({pictures[at].picture, 1s});
        const std::int64_t written = stream.size();
        EXPECT_LT(written, 100'000);
    }  // LeakSanitizer sees leaks
}

TEST_P(EveryFormat, RefusesWhatCannotBeAFilm) {
    const Picture picture = three_boards(16)[0].picture;
    MemoryStream stream;
    EXPECT_THROW(make_film(settings(picture), stream)->finish(), OutputError);
    FilmSettings how = settings(picture);
    how.quality = "splendid";
    EXPECT_THROW(make_film(how, stream), OutputError);
    for (const double fps : {0.0, -1.0, 1e9, std::numeric_limits<double>::quiet_NaN()}) {
        how = settings(picture);
        how.fps = fps;
        EXPECT_THROW(make_film(how, stream), OutputError) << fps;
    }
}

}  // namespace
}  // namespace queenreel
