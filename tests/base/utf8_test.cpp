#include "queenreel/base/utf8.h"

#include <gtest/gtest.h>

namespace queenreel {
namespace {

TEST(Utf8, CountsCharactersHoweverManyBytesTheyHave) {
    EXPECT_EQ(character_count(""), 0U);
    EXPECT_EQ(character_count("m/2"), 3U);
    EXPECT_EQ(character_count("2 · k − 1"), 9U);
    for (const char32_t letter : {U'q', U'ñ', U'−', U'♛', U'𝄞'})
        EXPECT_EQ(character_count(utf8_of(letter)), 1U) << utf8_of(letter);
}

}  // namespace
}  // namespace queenreel
