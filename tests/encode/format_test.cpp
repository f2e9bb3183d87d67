#include "queenreel/encode/format.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cctype>
#include <set>

#include "folders.h"
#include "outputs_of_tests.h"
#include "queenreel/encode/errors.h"
#include "queenreel/encode/open.h"

namespace queenreel {
namespace {

TEST(FormatTest, EveryRowIsFoundByItsNameAndByItsExtensionInEitherCase) {
    std::set<std::string_view> names;
    for (const Format& format : formats()) {
        const std::string name(format.name);
        EXPECT_TRUE(names.insert(format.name).second) << name;
        EXPECT_FALSE(format.summary.empty()) << name;
        EXPECT_EQ(find_format(name), &format);
        EXPECT_EQ(format_of("a.folder/x." + name), &format);
        std::string upper = name;
        std::ranges::transform(upper, upper.begin(), [](unsigned char c) { return std::toupper(c); });
        EXPECT_EQ(format_of("X." + upper), &format);
        EXPECT_EQ(find_format(upper), nullptr);
    }
}

TEST(FormatTest, OtherNamesAreNoFormat) {
    for (const char* name : {"", "x", "png", "x.", "x.pngs", "a.png/x", "a.png/", "."})
        EXPECT_EQ(format_of(name), nullptr) << name;
}

TEST(FormatTest, EveryFilmIsARowOfItsOwnTable) {
    for (const FilmFormat& film : film_formats()) {
        const Format* const format = find_format(film.name);
        ASSERT_NE(format, nullptr) << film.name;
        EXPECT_EQ(format->film, &film);
        EXPECT_GT(film.min_hold.count(), 0) << film.name;
        EXPECT_GT(film.max_hold, film.min_hold) << film.name;
        for (const FilmCoding& coding : film.codings)
            EXPECT_FALSE(coding.qualities.empty()) << film.name;
    }
    for (const Format& format : formats())
        EXPECT_GE(format.pictures.max_side, format.pictures.default_side) << format.name;
}

TEST(FormatTest, NamesAreListedForMessages) {
    EXPECT_EQ(format_names([](const Format& format) { return format.pictures.transparent; }),
              "gif, webp, apng, webm, mov, svg, png, avif or pdf");
    EXPECT_EQ(film_format_names(), "mp4, gif, webp, apng, webm, y4m or mov");
}

TEST(FormatTest, TextAndMarksNeverHaveFewerColors) {
    Look plain;
    Look text;
    text.caption = true;
    Look labels;
    labels.coordinates = Coordinates::outside;
    Look marks = text;
    marks.marks = true;
    for (const Format& format : formats()) {
        EXPECT_LE(colors(format, plain), colors(format, text)) << format.name;
        EXPECT_EQ(colors(format, labels), colors(format, text)) << format.name;
        EXPECT_LE(colors(format, text), colors(format, marks)) << format.name;
    }
}

TEST(FormatTest, SizesAndBackgroundsThatAFormatCannotHaveAreRefused) {
    const TemporaryFolder folder;
    for (const Format& format : formats()) {
        OutputOptions options = small_output(format, folder / "x");
        options.look.width = format.pictures.max_side + 1;
        EXPECT_THROW(open_output(options), std::invalid_argument) << format.name;
        options = small_output(format, folder / "x");
        options.look.theme.background.alpha = 0;
        if (format.pictures.transparent)
            EXPECT_NO_THROW(open_output(options)) << format.name;
        else
            EXPECT_THROW(open_output(options), std::invalid_argument) << format.name;
    }
    EXPECT_TRUE(folder.names().empty());
}

TEST(FormatTest, HoldsOutsideAFilmsRangeAreErrors) {
    for (const Format* format : films()) {
        const TemporaryFolder folder;
        const std::unique_ptr<Output> output = open_output(small_output(*format, folder / "x"));
        Frame frame = four_queens();
        for (const auto hold : {format->film->min_hold - std::chrono::microseconds(1),
                                format->film->max_hold + std::chrono::microseconds(1)}) {
            frame.duration = hold;
            EXPECT_THROW(output->put(frame), HoldError) << format->name;
        }
        frame.duration = format->film->min_hold;
        EXPECT_NO_THROW(output->put(frame)) << format->name;
    }
}

}  // namespace
}  // namespace queenreel
