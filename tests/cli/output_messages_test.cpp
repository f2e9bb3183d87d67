#include "cli/output_messages.h"

#include <gtest/gtest.h>

namespace queenreel {
namespace {

TEST(OutputMessage, AFileThatExistsIsReplacedByAnOption) {
    EXPECT_EQ(output_message(ExistsError("x.svg")), "x.svg: exists; give --force to replace it");
}

TEST(OutputMessage, WhatNoOptionHelpsIsToldAsItIs) {
    EXPECT_EQ(output_message(OutputError("x.svg: why; what to do")), "x.svg: why; what to do");
}

}  // namespace
}  // namespace queenreel
