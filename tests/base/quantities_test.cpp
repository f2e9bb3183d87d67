// Quantities as people write them.

#include "queenreel/base/quantities.h"

#include <gtest/gtest.h>

#include <chrono>
#include <cstdint>
#include <string>

namespace queenreel {
namespace {

// Law: the clock, units and a plain number say the same.
TEST(Quantities, ReadsTimesInEveryForm) {
    for (int seconds = 0; seconds < 7400; seconds += 37) {
        const std::string number = std::to_string(seconds);
        const int minutes = seconds / 60;
        const auto clock = [](int value) { return (value < 10 ? "0" : "") + std::to_string(value); };
        EXPECT_EQ(seconds_in(number), seconds);
        EXPECT_EQ(seconds_in(number + "s"), seconds);
        EXPECT_EQ(seconds_in(number + "000ms"), seconds);
        EXPECT_EQ(seconds_in(std::to_string(minutes) + "m" + std::to_string(seconds % 60) + "s"), seconds);
        EXPECT_EQ(seconds_in(std::to_string(minutes) + ":" + clock(seconds % 60)), seconds);
        EXPECT_EQ(
            seconds_in(std::to_string(minutes / 60) + ":" + clock(minutes % 60) + ":" + clock(seconds % 60)),
            seconds);
    }
    for (const char* text : {"", "s", "1:60", "1:2:3:4", "1s1m", "-1:00", "2 s", "1m-1s", "x"})
        EXPECT_EQ(seconds_in(text), std::nullopt) << text;
}

TEST(Quantities, ReadsBytesWithUnits) {
    EXPECT_EQ(bytes_in("17"), 17U);
    EXPECT_EQ(bytes_in("1.5k"), 1500U);
    EXPECT_EQ(bytes_in("10MB"), 10'000'000U);
    EXPECT_EQ(bytes_in("2.5MiB"), 2'621'440U);
    for (const char* text : {"1KiB", "1kiB", "1Ki", "1024"})
        EXPECT_EQ(bytes_in(text), 1024U) << text;
    for (const char* text : {"", "B", "0", "0.5", "3Q", "-1k", "1 k", "1e3", "9999999G", "1..2"})
        EXPECT_EQ(bytes_in(text), std::nullopt) << text;
}

// Law: texts written for people are read as the same again.
TEST(Quantities, WritesWhatItReads) {
    for (int seconds = 1; seconds < 360'000; seconds += 977)
        EXPECT_EQ(seconds_in(clock_text(seconds)), seconds);
    for (int microseconds = 1; microseconds < 100'000'000; microseconds += 333'333) {
        std::string text = seconds_text(std::chrono::microseconds(microseconds));
        text.erase(text.find(' '), 1);
        EXPECT_DOUBLE_EQ(seconds_in(text).value_or(-1), microseconds / 1e6) << text;
    }
    for (std::uint64_t bytes = 100; bytes < 100'000'000'000; bytes *= 10) {
        std::string text = bytes_text(bytes);
        text.erase(text.find(' '), 1);
        EXPECT_EQ(bytes_in(text), bytes) << text;
    }
}

}  // namespace
}  // namespace queenreel
