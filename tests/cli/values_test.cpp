#include "cli/options/values.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "base/utf8.h"
#include "cli/errors.h"

namespace queenreel {
namespace {

using namespace std::chrono_literals;
using testing::HasSubstr;
using testing::Not;

constexpr TimeRange gif_times{20ms, 655'350ms};

std::string complaint(const std::function<void()>& parse) {
    try {
        parse();
    } catch (const UsageError& error) {
        return error.what();
    }
    return "";
}

/// A size or a rate within its range.
PictureSize size(std::string_view text) {
    const PictureSize size = parse_size("--size", text);
    require_size("--size", text, size, 32767);
    return size;
}

double rate(std::string_view text) {
    const double rate = parse_rate("--fps", text);
    require_rate("--fps", text, rate, 240);
    return rate;
}

TEST(Values, BoardSizesAreOneToThirtyTwo) {
    for (int n = 1; n <= 32; ++n)
        EXPECT_EQ(parse_board_size(std::to_string(n)), n);
    for (const char* text :
         {"0", "33", "-1", "-12", "1000000000", "18446744073709551616", "99999999999999999999999"})
        EXPECT_THAT(complaint([&] { parse_board_size(text); }),
                    testing::AllOf(HasSubstr("out of range"), HasSubstr("1 to 32"), HasSubstr(text)));
    for (const char* text : {"8x", "x8", "1e9", "8.0", " 8", "8 ", "+8", "0x8", "-", "--8", "٨"})
        EXPECT_THAT(complaint([&] { parse_board_size(text); }), HasSubstr("not a whole number")) << text;
    EXPECT_THAT(complaint([] { parse_board_size(""); }), HasSubstr("empty"));
}

TEST(Values, SizesAreOneNumberOrTwo) {
    EXPECT_EQ(size("1080"), (PictureSize{1080, 1080}));
    EXPECT_EQ(size("1920x1080"), (PictureSize{1920, 1080}));
    EXPECT_EQ(size("1"), (PictureSize{1, 1}));
    for (const char* text : {"0", "-1", "32768", "1000000000", "99999999999999999999", "100x0", "0x100"})
        EXPECT_THAT(complaint([&] { size(text); }), HasSubstr("1 to 32767 pixels")) << text;
    for (const char* text : {"", "x", "1080x", "x1080", "1x2x3", "1e3", "10.5", "1080p", "1920×1080"})
        EXPECT_THAT(complaint([&] { size(text); }), HasSubstr("not a size")) << text;
}

TEST(Values, TimesAreSecondsOrMilliseconds) {
    EXPECT_EQ(parse_time("--hold", "1", gif_times, "a hold in gif"), 1s);
    EXPECT_EQ(parse_time("--hold", "0.5", gif_times, "a hold in gif"), 500ms);
    EXPECT_EQ(parse_time("--hold", "2s", gif_times, "a hold in gif"), 2s);
    EXPECT_EQ(parse_time("--hold", "500ms", gif_times, "a hold in gif"), 500ms);
    EXPECT_EQ(parse_time("--hold", "0.02", gif_times, "a hold in gif"), 20ms);
    EXPECT_EQ(parse_time("--hold", "655.35", gif_times, "a hold in gif"), 655'350ms);
    EXPECT_EQ(parse_time("--hold", ".25", gif_times, "a hold in gif"), 250ms);
    for (const char* text : {"0", "-1", "0.019", "655.36", "1e9", "1e999", "inf", "-inf", "1ms", "1e-400"})
        EXPECT_THAT(complaint([&] { parse_time("--hold", text, gif_times, "a hold in gif"); }),
                    HasSubstr("a hold in gif can last 0.02 s to 655.35 s"))
            << text;
    for (const char* text : {"", "s", "ms", "nan", "-nan", "1,5", "1 s", "1m", "soon", "0x1", "1s2"})
        EXPECT_THAT(complaint([&] { parse_time("--hold", text, gif_times, "a hold in gif"); }),
                    HasSubstr("not a time"))
            << text;
}

TEST(Values, RatesAreOverZero) {
    EXPECT_EQ(rate("30"), 30);
    EXPECT_EQ(rate("29.97"), 29.97);
    EXPECT_EQ(rate("240"), 240);
    for (const char* text : {"0", "-1", "241", "1e9", "inf", "1e999"})
        EXPECT_THAT(complaint([&] { rate(text); }), HasSubstr("at most 240")) << text;
    for (const char* text : {"", "nan", "29,97", "30fps", "30/1"})
        EXPECT_THAT(complaint([&] { rate(text); }), HasSubstr("not a number")) << text;
}

TEST(Values, RangesRunForward) {
    EXPECT_EQ(parse_range("--solutions", "1-10"), (Range{1, 10}));
    EXPECT_EQ(parse_range("--solutions", "7-7"), (Range{7, 7}));
    EXPECT_THAT(complaint([] { parse_range("--solutions", "9-5"); }), HasSubstr("write 5-9"));
    EXPECT_THAT(complaint([] { parse_range("--solutions", "0-5"); }), HasSubstr("begins at 0; start at 1"));
    for (const char* text : {"", "5", "-5", "5-", "-", "1-2-3", "a-b", "1–2", "1:2"})
        EXPECT_THAT(complaint([&] { parse_range("--solutions", text); }), HasSubstr("not a range")) << text;
}

TEST(Values, QueensStandWhereTheyAreNamed) {
    const Board board = parse_queens("--queens", "a8,2:5,h1", 8);
    EXPECT_THAT(std::vector<Square>(board.queens().begin(), board.queens().end()),
                testing::ElementsAre(Square{0, 0}, Square{2, 5}, Square{7, 7}));
    EXPECT_THAT(complaint([] { parse_queens("--queens", "c3,C3", 8); }),
                HasSubstr("'C3' already has a queen"));
    EXPECT_THAT(complaint([] { parse_queens("--queens", "c3,5:2", 8); }),
                HasSubstr("'5:2' already has a queen"));
    for (const char* text : {"i1", "a9", "a0", "8:0", "c", "", "-1:2"})
        EXPECT_THAT(complaint([&] { parse_queens("--queens", text, 8); }),
                    testing::AllOf(HasSubstr("not a square"), HasSubstr("a to h"), HasSubstr("7:7")))
            << text;
    for (const char* text : {"c3,", ",c3", "c3,,f6", "c3 f6"})
        EXPECT_THAT(complaint([&] { parse_queens("--queens", text, 8); }), HasSubstr("not a square")) << text;
}

TEST(Values, UnderstandsUtf8AsTheStandardDoes) {
    for (const char* text : {"", "8 Damen", "Königin ♛", "\U0001F451", "\xed\x9f\xbf", "\xf4\x8f\xbf\xbf"})
        EXPECT_TRUE(is_utf8(text)) << text;
    for (const char* text : {"\xff", "\xc3", "\xc0\xaf", "\xe0\x80\xaf", "\xed\xa0\x80", "\xf4\x90\x80\x80",
                             "a\x80", "\xf0\x80\x80\xaf", "\xe2\x82", "\xe2(\xa1"})
        EXPECT_FALSE(is_utf8(text)) << text;
}

}  // namespace

}  // namespace queenreel
