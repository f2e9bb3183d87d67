#include "queenreel/messages/output_message.h"

#include <gtest/gtest.h>

#include "queenreel/base/utf8.h"
#include "queenreel/encode/errors.h"
#include "queenreel/terminal/console.h"

namespace queenreel {
namespace {

TEST(OutputMessage, AFileThatExistsIsReplacedByAnOption) {
    EXPECT_EQ(message_of(ExistsError("x.svg")), "x.svg: exists; give --force to replace it");
    EXPECT_EQ(
        message_of(SetExistsError("x-1.svg", 1)),
        "x-1.svg: exists; give --resume to write only what is missing or differs, or --force to replace all");
    EXPECT_TRUE(message_of(SetExistsError("x-1.svg", 2)).starts_with("x-1.svg: exists, as does one other; "));
    EXPECT_TRUE(
        message_of(SetExistsError("x-1.svg", 1201)).starts_with("x-1.svg: exists, as do 1,200 others; "));
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

TEST(OutputMessage, FewerPicturesAreChosenByAnOption) {
    EXPECT_EQ(message_of(TooManyPicturesError("pptx", "slides", 1'000)),
              "pptx: more than 1,000 slides would take too long to open; choose some with --select or "
              "--limit, or a --duration");
}

TEST(OutputMessage, GivesOtherErrorsUnchanged) {
    EXPECT_EQ(message_of(OutputError("x.svg: why; what to do")), "x.svg: why; what to do");
}

TEST(Shortened, TextIsAsItIsWhereItIsShort) {
    for (const std::string text : {"", " ", "a  b ", "x.svg: why; what to do"})
        EXPECT_EQ(shortened(text), text);
    EXPECT_EQ(shortened(std::string(300, 'x') + " y"), std::string(300, 'x') + " y");
}

TEST(Shortened, LongWordsAndTextsLoseTheirMiddle) {
    EXPECT_EQ(shortened("--caption: '" + std::string(100'000, 'x') + "' is long; write less"),
              "--caption: '" + std::string(199, 'x') + "…" + std::string(99, 'x') + "' is long; write less");
    std::string words = "begin";
    for (int i = 0; i < 50'000; ++i)
        words += " x";
    words += " end";
    const std::string short_words = shortened(words);
    EXPECT_LE(short_words.size(), 2'003U);
    EXPECT_TRUE(short_words.starts_with("begin x x"));
    EXPECT_TRUE(short_words.ends_with("x x end"));
}

// Law: where the cut falls, characters stay whole.
TEST(Shortened, TextStaysUtf8) {
    for (std::size_t before = 0; before < 12; ++before) {
        std::string text(before, 'x');
        for (int i = 0; i < 2'000; ++i)
            text += "\U0001F451\u738b\u00e9";
        EXPECT_TRUE(is_utf8(shortened(text)));
    }
}

}  // namespace
}  // namespace queenreel
