#include "cli/messages.h"

#include <gtest/gtest.h>

#include "encode/errors.h"

namespace queenreel {
namespace {

TEST(OutputMessage, AFileThatExistsIsReplacedByAnOption) {
    EXPECT_EQ(message_of(ExistsError("x.svg")), "x.svg: exists; give --force to replace it");
    EXPECT_EQ(
        message_of(SetExistsError("x-1.svg")),
        "x-1.svg: exists; give --resume to write only what is missing or differs, or --force to replace all");
}

TEST(OutputMessage, ASecondPictureIsLeftOutByAnOption) {
    EXPECT_EQ(message_of(OnePictureError("a/x.svg")),
              "a/x.svg: holds one picture and there are more; use a folder like boards/, a pattern like "
              "a/x-{index}.svg, or choose one with --solution");
    EXPECT_EQ(
        message_of(OnePictureError("")),
        "standard output: holds one picture and there are more; choose one with --solution, or write to a "
        "folder like boards/");
}

TEST(OutputMessage, AHoldIsChosenByAnOption) {
    EXPECT_EQ(message_of(HoldError(std::chrono::milliseconds(10), film_format("gif"))),
              "a picture held 0.01 s: gif can hold one 0.02 to 655.35 s; choose a --hold in that range");
}

TEST(OutputMessage, WhatNoOptionHelpsIsToldAsItIs) {
    EXPECT_EQ(message_of(OutputError("x.svg: why; what to do")), "x.svg: why; what to do");
}

}  // namespace
}  // namespace queenreel
