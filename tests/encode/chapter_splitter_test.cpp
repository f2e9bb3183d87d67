#include "queenreel/encode/chapter_splitter.h"

#include <gtest/gtest.h>

#include <random>
#include <string>
#include <vector>

#include "random_seed.h"

namespace queenreel {
namespace {

/// Frames as words: `=` a frame, `-` one in between, a letter one that begins a chapter.
std::string split(const std::string& film) {
    std::string chapters;
    std::uint64_t number = 0;
    ChapterSplitter splitter([&](const Frame& first) { chapters += '[' + first.chapter; },
                             [&](const Frame& frame) { chapters += film[frame.number]; });
    for (const char kind : film) {
        Frame frame;
        frame.number = number++;
        frame.in_between = kind == '-';
        frame.chapter = kind == '-' || kind == '=' ? "" : std::string(1, kind);
        splitter.put(frame);
    }
    splitter.finish();
    return chapters;
}

TEST(ChapterSplitter, BeginsAChapterWithTheMotionThatLeadsToIt) {
    EXPECT_EQ(split("=--=--a=-=--b"), "[=--=[a--a=-=[b--b");
    EXPECT_EQ(split("--a="), "[a--a=");
    EXPECT_EQ(split("a=--"), "[aa=--") << "at the end they stay";
    EXPECT_EQ(split(""), "");
}

// Law: every frame is in one chapter, in order except for those that lead to the next one, and each chapter
// but the last ends at rest.
TEST(ChapterSplitter, EveryFrameIsInOneChapter) {
    std::mt19937 random(random_seed());
    for (int round = 0; round < 200; ++round) {
        std::string film;
        while (random() % 30 != 0)
            film += "=-a"[random() % 3];
        film += '=';
        std::vector<std::uint64_t> numbers;
        std::vector<bool> at_rest;
        bool rests = true;
        ChapterSplitter splitter([&](const Frame&) { at_rest.push_back(rests); },
                                 [&](const Frame& frame) {
                                     numbers.push_back(frame.number);
                                     rests = !frame.in_between;
                                 });
        for (std::size_t i = 0; i < film.size(); ++i) {
            Frame frame;
            frame.number = i;
            frame.in_between = film[i] == '-';
            frame.chapter = film[i] == 'a' ? "a" : "";
            splitter.put(frame);
        }
        splitter.finish();
        ASSERT_EQ(numbers.size(), film.size()) << film;
        for (std::size_t i = 0; i < film.size(); ++i)
            EXPECT_EQ(numbers[i], i) << film;
        for (const bool rest : at_rest)
            EXPECT_TRUE(rest) << film;
    }
}

}  // namespace
}  // namespace queenreel
