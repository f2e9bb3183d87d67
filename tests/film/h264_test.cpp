#include "queenreel/film/h264/bits.h"

#include <gtest/gtest.h>

#include <random>

#include "decoded_film.h"
#include "queenreel/film/h264/skipped.h"
#include "queenreel/io/error.h"
#include "random_seed.h"
#include "test_pictures.h"

namespace queenreel {
namespace {

using namespace std::chrono_literals;

TEST(H264, NumbersAreReadAsTheyAreWritten) {
    std::mt19937 random(random_seed());
    for (int round = 0; round < 200; ++round) {
        std::vector<std::pair<int, std::uint32_t>> numbers;  // 0 bits: in Exp-Golomb code
        h264::BitWriter writer;
        for (int i = 0; i < 40; ++i) {
            const int bits = static_cast<int>(random() % 33);
            const auto number = static_cast<std::uint32_t>(
                bits == 0 ? random() >> random() % 32 : random() & ((std::uint64_t{1} << bits) - 1));
            numbers.emplace_back(bits, bits == 0 ? number >> 1 : number);
            if (bits == 0)
                writer.ue(numbers.back().second);
            else
                writer.u(bits, number);
        }
        writer.end();
        h264::BitWriter copy;  // at another place in its byte
        copy.u(3, 5);
        copy.copy(writer.bytes(), 0, writer.bytes().size() * 8);
        h264::BitReader plain(writer.bytes());
        h264::BitReader copied(copy.bytes());
        EXPECT_EQ(copied.u(3), 5U);
        for (h264::BitReader* const reader : {&plain, &copied})
            for (const auto& [bits, number] : numbers)
                ASSERT_EQ(bits == 0 ? reader->ue() : reader->u(bits), number) << "round " << round;
    }
}

TEST(H264, ReadingPastTheEndIsAnError) {
    const h264::Bytes zeros(2, 0);
    EXPECT_THROW(h264::BitReader(zeros).ue(), OutputError);
    EXPECT_THROW(h264::BitReader(zeros).u(17), OutputError);
    EXPECT_EQ(h264::BitReader(zeros).u(16), 0U);
}

TEST(H264, UnitsKeepTheirBytes) {
    std::mt19937 random(random_seed());
    for (int round = 0; round < 200; ++round) {
        std::vector<h264::Bytes> written;
        h264::Bytes stream;
        for (int unit = 0; unit < 5; ++unit) {
            h264::Bytes bytes(1 + random() % 60);
            for (std::uint8_t& byte : bytes)
                byte = static_cast<std::uint8_t>(random() % 3 == 0 ? random() % 5 : 0);
            bytes.front() = 0x65;
            bytes.back() = 0x80;
            h264::append(stream, bytes);
            written.push_back(bytes);
        }
        std::vector<h264::Bytes> read;
        for (const auto unit : h264::units(stream)) {
            for (std::size_t i = 0; i + 2 < unit.size(); ++i)
                EXPECT_FALSE(unit[i] == 0 && unit[i + 1] == 0 && unit[i + 2] < 3) << "round " << round;
            read.push_back(h264::unescaped(unit));
        }
        ASSERT_EQ(read, written) << "round " << round;
    }
}

std::vector<std::uint8_t> luma(const AVFrame& frame) {
    std::vector<std::uint8_t> bytes;
    for (int y = 0; y < frame.height; ++y)
        bytes.insert(bytes.end(), frame.data[0] + y * frame.linesize[0],
                     frame.data[0] + y * frame.linesize[0] + frame.width);
    return bytes;
}

// Law: a constant rate shows what is shown without one, for as many frames as it is held. Noise has all bytes
// there are, also those that must be kept from looking like start codes.
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

TEST(H264, AStreamOfAnotherKindIsRefused) {
    AVCodecParameters* parameters = avcodec_parameters_alloc();
    EXPECT_THROW(h264::SkippedPictures{*parameters}, OutputError);
    // Baseline of 16x16 pixels whose pictures have numbers already: pic_order_cnt_type 0.
    h264::BitWriter writer;
    writer.u(8, 0x67);
    writer.u(24, 0x42000A);
    for (const std::uint32_t number : {0, 0, 0, 0, 1})
        writer.ue(number);
    writer.u(1, 0);
    writer.ue(0);
    writer.ue(0);
    writer.u(1, 1);
    writer.end();
    h264::Bytes stream;
    h264::append(stream, writer.bytes());
    parameters->extradata =
        static_cast<std::uint8_t*>(av_mallocz(stream.size() + AV_INPUT_BUFFER_PADDING_SIZE));
    std::ranges::copy(stream, parameters->extradata);
    parameters->extradata_size = static_cast<int>(stream.size());
    EXPECT_THROW(h264::SkippedPictures{*parameters}, OutputError);
    avcodec_parameters_free(&parameters);
}

}  // namespace
}  // namespace queenreel
