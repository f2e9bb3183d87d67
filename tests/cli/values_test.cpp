#include "queenreel/cli/options/values.h"

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cctype>

#include "queenreel/base/spec_error.h"
#include "queenreel/base/utf8.h"
#include "queenreel/cli/errors.h"
#include "queenreel/messages/story_message.h"
#include "queenreel/studio/rules.h"

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
    } catch (const SpecError& error) {
        return message_of(error);
    }
    return "";
}

/// A size or rate within its range.
PictureSize size(std::string_view text) {
    const PictureSize size = parse_size_of("--size", text).pixels;
    require_size("--size", text, size, 32767);
    return size;
}

double rate(std::string_view text) {
    const double rate = parse_rate("--fps", text);
    check_rate({.fps = rate}, {});
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
    for (const char* text : {"", "x", "1080x", "x1080", "1x2x3", "1e3", "10.5", "1081p", "1920×1080", "5k",
                             "16:10", "b4", "a4-", "a4-portrait", "1080p-landscape", "a4x1", "-landscape"})
        EXPECT_THAT(complaint([&] { size(text); }), HasSubstr("not a size")) << text;
}

TEST(Values, SizesHaveNames) {
    for (const auto& [name, wanted] : {std::pair("4k", PictureSize{3840, 2160}),
                                       {"4K", {3840, 2160}},
                                       {"1440p", {2560, 1440}},
                                       {"1080p", {1920, 1080}},
                                       {"1080P", {1920, 1080}},
                                       {"720p", {1280, 720}},
                                       {"480p", {854, 480}},
                                       {"16:9", {1920, 1080}},
                                       {"9:16", {1080, 1920}},
                                       {"4:3", {1440, 1080}},
                                       {"4:5", {1080, 1350}},
                                       {"1:1", {1080, 1080}},
                                       {"a4", {595, 842}},
                                       {"A4-landscape", {842, 595}},
                                       {"letter", {612, 792}}}) {
        EXPECT_EQ(size(name), wanted) << name;
        std::string lower(name);
        std::ranges::transform(lower, lower.begin(), [](unsigned char c) { return std::tolower(c); });
        EXPECT_THAT(size_names(), HasSubstr(lower.substr(0, lower.find("-landscape")))) << name;
    }
    EXPECT_EQ(parse_size_of("--size", "a4").at(300), (PictureSize{2480, 3508}));
    EXPECT_EQ(parse_size_of("--size", "1080p").at(300), (PictureSize{1920, 1080}));
    EXPECT_FALSE(parse_size_of("--size", "1080p").paper);
}

TEST(Values, PaperHasNamesAndMeasures) {
    for (const auto& [name, wanted] : {std::pair("a0", PictureSize{2384, 3370}),
                                       {"a1", {1684, 2384}},
                                       {"a6-landscape", {420, 298}},
                                       {"legal", {612, 1008}},
                                       {"210x297mm", {595, 842}},
                                       {"210mmx297mm", {595, 842}},
                                       {"21x29.7cm", {595, 842}},
                                       {"8.5x11in", {612, 792}},
                                       {"11x8.5IN", {792, 612}},
                                       {"100mm", {283, 283}}})
        EXPECT_EQ(size(name), wanted) << name;
    EXPECT_EQ(parse_size_of("--size", "4x6in").at(300), (PictureSize{1200, 1800}));
    for (const char* text :
         {"mm", "0x1mm", "1x2x3mm", "-1x1in", "1e2mm", "20x20m", "11000mm", "a4mm", "1..2cm"})
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
    for (const char* text : {"", "s", "ms", "nan", "-nan", "1,5", "1 s", "m", "soon", "0x1", "1s2"})
        EXPECT_THAT(complaint([&] { parse_time("--hold", text, gif_times, "a hold in gif"); }),
                    HasSubstr("not a time"))
            << text;
}

TEST(Values, TimesAreMinutesAndHoursToo) {
    for (const auto& [text, wanted] : {std::pair<const char*, std::chrono::milliseconds>("1m", 60s),
                                       {"1.5m", 90s},
                                       {"90s", 90s},
                                       {"1:30", 90s},
                                       {"0:02.5", 2500ms},
                                       {"1m30s", 90s},
                                       {"2h", 2h},
                                       {"1h30m", 90min},
                                       {"1h0m1.5s", 3'601'500ms},
                                       {"1:00:00", 1h},
                                       {"1:02:03", 3723s},
                                       {"90:00", 90min},
                                       {"-1m", -60s}})
        EXPECT_EQ(parse_time("--duration", text), wanted) << text;
    for (const char* text : {"1:",   ":30",   "1:60",  "1:-1",  "-1:30", "1.5:30", "1:60:00", "1:2:3:4",
                             "1::2", "1:30s", "1m30",  "1s1m",  "1m1m",  "1m-1s",  "-1m1s",   "1mm",
                             "m1",   "h",     "1m ms", "1:1,5", "1:nan", "1:inf"})
        EXPECT_THAT(
            complaint([&] { parse_time("--duration", text); }),
            HasSubstr(fmt::format("--duration: '{}' is not a time; give seconds such as 0.5, 2s or 500ms, or "
                                  "minutes such as 1m or 1:30",
                                  text)));
}

TEST(Values, RatesAreOverZero) {
    EXPECT_EQ(rate("30"), 30);
    EXPECT_EQ(rate("29.5"), 29.5);
    EXPECT_EQ(rate("29.9"), 29.9);
    EXPECT_EQ(rate("29.98"), 29.98);
    EXPECT_EQ(rate("2997/100"), 29.97);
    for (const auto& [text, whole] : {std::pair("23.976", 24),
                                      {"23.98", 24},
                                      {"29.97", 30},
                                      {"29.97003", 30},
                                      {"47.95", 48},
                                      {"59.94", 60},
                                      {"59.940", 60},
                                      {"119.88", 120}})
        EXPECT_EQ(rate(text), whole * 1000.0 / 1001) << text;
    EXPECT_EQ(rate("240"), 240);
    EXPECT_EQ(rate("30/1"), 30);
    EXPECT_EQ(rate("30000/1001"), 30000.0 / 1001);
    EXPECT_EQ(rate("24000/1001"), 24000.0 / 1001);
    for (const char* text : {"0", "-1", "241", "1e9", "inf", "1e999", "0/1", "-30/1", "241/1", "1/1e-9"})
        EXPECT_THAT(complaint([&] { rate(text); }), HasSubstr("at most 240")) << text;
    for (const char* text :
         {"", "nan", "29,97", "30fps", "30/", "/1", "30/0", "30/-1", "30/1/1", "30/nan", "1/inf", "ntsc"})
        EXPECT_THAT(complaint([&] { rate(text); }), HasSubstr("not a frame rate; give frames per second"))
            << text;
}

TEST(Values, RangesRunForward) {
    EXPECT_EQ(parse_numbers("--solutions", "9-12,1,5"), Numbers({{1, 1}, {5, 5}, {9, 12}}));
    EXPECT_EQ(parse_range("--solutions", "1-10"), (Range{1, 10}));
    EXPECT_EQ(parse_range("--solutions", "7-7"), (Range{7, 7}));
    EXPECT_THAT(complaint([] { parse_range("--solutions", "9-5"); }), HasSubstr("write 5-9"));
    EXPECT_THAT(complaint([] { parse_range("--solutions", "0-5"); }), HasSubstr("begins at 0; start at 1"));
    for (const char* text : {"", "5", "-5", "5-", "-", "1-2-3", "a-b", "1–2", "1:2"})
        EXPECT_THAT(complaint([&] { parse_range("--solutions", text); }), HasSubstr("not a range")) << text;
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
