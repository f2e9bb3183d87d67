#include <gtest/gtest.h>

#include <random>

#include "queenreel/codecs/h264/bits.h"
#include "queenreel/codecs/h264/skipped.h"
#include "queenreel/io/error.h"
#include "random_seed.h"

namespace queenreel {
namespace {

TEST(H264, NumbersAreReadAsTheyAreWritten) {
    std::mt19937 random(random_seed());
    for (int round = 0; round < 200; ++round) {
        std::vector<std::pair<int, std::uint32_t>> numbers;  // 0 bits: Exp-Golomb code
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
        h264::BitWriter copy;  // at another bit of its byte
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

TEST(H264, AStreamOfAnotherKindIsRefused) {
    EXPECT_THROW(h264::SkippedPictures{h264::Bytes()}, OutputError);
    // Baseline of 16x16 pixels whose pictures already have numbers: pic_order_cnt_type 0.
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
    EXPECT_THROW(h264::SkippedPictures{stream}, OutputError);
}

}  // namespace
}  // namespace queenreel
