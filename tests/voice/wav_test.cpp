#include "queenreel/voice/wav.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <random>
#include <stdexcept>
#include <string>

#include "random_seed.h"

namespace queenreel {
namespace {

using testing::ElementsAre;
using testing::FloatEq;
using testing::HasSubstr;

std::string u(std::uint32_t value, int bytes) {
    std::string text;
    for (; bytes-- > 0; value >>= 8U)
        text += static_cast<char>(value & 0xFFU);
    return text;
}

std::string wav(unsigned kind, unsigned channels, unsigned bits, const std::string& data,
                std::uint32_t rate = 8000) {
    const std::string format = u(kind, 2) + u(channels, 2) + u(rate, 4) + u(rate * channels * bits / 8, 4) +
                               u(channels * bits / 8, 2) + u(bits, 2);
    return "RIFF" + u(static_cast<std::uint32_t>(36 + data.size()), 4) + "WAVEfmt " + u(16, 4) + format +
           "data" + u(static_cast<std::uint32_t>(data.size()), 4) + data;
}

Speech read(const std::string& file) {
    return read_wav(std::as_bytes(std::span(file)));
}

std::string reason(const std::string& file) {
    try {
        read(file);
    } catch (const std::invalid_argument& error) {
        return error.what();
    }
    return "";
}

TEST(Wav, HasSamplesOfEverySize) {
    EXPECT_THAT(read(wav(1, 1, 8, u(0, 1) + u(128, 1) + u(192, 1))).samples, ElementsAre(-1, 0, 0.5));
    EXPECT_THAT(read(wav(1, 1, 16, u(0x8000, 2) + u(0, 2) + u(0x4000, 2))).samples, ElementsAre(-1, 0, 0.5));
    EXPECT_THAT(read(wav(1, 1, 24, u(0x800000, 3) + u(0x400000, 3))).samples, ElementsAre(-1, 0.5));
    EXPECT_THAT(read(wav(1, 1, 32, u(0x80000000, 4) + u(0x40000000, 4))).samples, ElementsAre(-1, 0.5));
    EXPECT_THAT(read(wav(3, 1, 32, u(0x3F000000, 4))).samples, ElementsAre(0.5));
    EXPECT_EQ(read(wav(1, 1, 8, "x", 44'100)).rate, 44'100);
}

TEST(Wav, AveragesChannels) {
    EXPECT_THAT(read(wav(1, 2, 16, u(0x4000, 2) + u(0x2000, 2))).samples, ElementsAre(FloatEq(0.375)));
}

TEST(Wav, PassesOverOtherChunks) {
    std::string file = wav(1, 1, 8, u(192, 1));
    file.insert(12, "LIST" + u(3, 4) + "abc" + u(0, 1));
    EXPECT_THAT(read(file).samples, ElementsAre(0.5));
}

TEST(Wav, FromAPipeMayGiveSizesThatAreTooLarge) {
    std::string file = wav(1, 1, 8, u(192, 1));
    file.replace(40, 4, u(0x7FFFFFFF, 4));
    EXPECT_THAT(read(file).samples, ElementsAre(0.5));
}

TEST(Wav, IsRefusedWithTheReason) {
    EXPECT_THAT(reason("ID3"), HasSubstr("does not begin like a WAV"));
    EXPECT_THAT(reason(wav(1, 1, 12, "xx")), HasSubstr("neither PCM"));
    EXPECT_THAT(reason(wav(85, 1, 16, "xx")), HasSubstr("neither PCM"));
    EXPECT_THAT(reason(wav(1, 0, 16, "xx")), HasSubstr("channels"));
    EXPECT_THAT(reason(wav(1, 1, 16, "xx", 1)), HasSubstr("rate"));
    EXPECT_THAT(reason(wav(1, 1, 16, "")), HasSubstr("no samples"));
    EXPECT_THAT(reason(wav(1, 1, 16, "xx").substr(0, 20)), HasSubstr("no samples"));
}

// Law: any file is read or refused.
TEST(Wav, OfGarbageIsReadOrRefused) {
    std::mt19937 random(random_seed());
    const std::string whole = wav(1, 2, 16, std::string(40, 'x'));
    for (int trial = 0; trial < 20'000; ++trial) {
        std::string file = whole.substr(0, random() % (whole.size() + 1));
        for (int changes = 0; changes < 3 && !file.empty(); ++changes)
            file[random() % file.size()] = static_cast<char>(random());
        reason(file);
    }
}

}  // namespace
}  // namespace queenreel
