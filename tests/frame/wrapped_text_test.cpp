#include "queenreel/frame/layout/card/wrapped_text.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace queenreel {
namespace {

/// All letters are one em wide.
double one_em_letters(std::string_view text, bool /*bold*/) {
    return static_cast<double>(text.size());
}

std::vector<std::string> broken(const std::string& text, double width, std::size_t max_lines = 5) {
    const WrappedText wrapped(text, false, max_lines, one_em_letters);
    return wrapped.lines(wrapped.line_count(width).value_or(0));
}

using Lines = std::vector<std::string>;

TEST(WrappedText, HasAsFewLinesAsFit) {
    EXPECT_EQ(broken("place four queens", 17), (Lines{"place four queens"}));
    EXPECT_EQ(broken("place four queens", 16), (Lines{"place four", "queens"}));
    EXPECT_EQ(broken("place four queens", 9), (Lines{"place", "four", "queens"}));
}

TEST(WrappedText, HasLinesOfAboutOneWidth) {
    EXPECT_EQ(broken("no two of the queens attack", 24), (Lines{"no two of the", "queens attack"}));
}

TEST(WrappedText, TellsWhatDoesNotFit) {
    const WrappedText wrapped("place four queens", false, 2, one_em_letters);
    EXPECT_EQ(wrapped.line_count(9), std::nullopt) << "that takes three lines";
    EXPECT_EQ(wrapped.line_count(3), std::nullopt) << "no word fits";
    EXPECT_EQ(wrapped.line_count(10), 2u);
    EXPECT_EQ(wrapped.width(2), 10);
    EXPECT_EQ(wrapped.width(1), 17);
}

TEST(WrappedText, OfNoWordsHasNoLines) {
    for (const char* text : {"", " ", "   "}) {
        const WrappedText wrapped(text, false, 3, one_em_letters);
        EXPECT_TRUE(wrapped.empty());
        EXPECT_EQ(wrapped.line_count(0), 0u);
        EXPECT_EQ(wrapped.width(0), 0);
        EXPECT_TRUE(wrapped.lines(0).empty());
    }
    EXPECT_EQ(broken(" two  words ", 20), (Lines{"two words"}));
}

}  // namespace
}  // namespace queenreel
