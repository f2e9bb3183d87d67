#include "queenreel/encode/captions.h"
#include "queenreel/base/table.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "folders.h"
#include "outputs_of_tests.h"

namespace queenreel {
namespace {

using namespace std::chrono_literals;
using testing::ElementsAre;
using testing::IsEmpty;

struct Caption {
    std::string text;
    std::chrono::microseconds hold;
};

/// The file of these captions.
std::string written(CaptionFormat format, const std::vector<Caption>& captions) {
    const TemporaryFolder folder;
    const auto output = open_captions({.path = folder / "x", .format = format});
    for (const auto& [text, hold] : captions) {
        Frame frame = four_queens();
        frame.caption = text;
        frame.duration = hold;
        output->put(frame);
    }
    output->finish();
    return content(folder / "x");
}

TEST(CaptionsTest, OfAWebPage) {
    EXPECT_EQ(written(CaptionFormat::webvtt, {{"a < b & c --> d", 1s}, {"", 3599s}, {"Größe 8×8", 2s}}),
              "WEBVTT\n"
              "\n00:00:00.000 --> 00:00:01.000\na &lt; b &amp; c --&gt; d\n"
              "\n01:00:00.000 --> 01:00:02.000\nGröße 8×8\n");
}

TEST(CaptionsTest, OfAPlayer) {
    EXPECT_EQ(written(CaptionFormat::subrip, {{"a < b & c", 1s}, {"", 359'999s}, {"Größe 8×8", 2s}}),
              "1\n00:00:00,000 --> 00:00:01,000\na < b & c\n"
              "\n2\n100:00:00,000 --> 100:00:02,000\nGröße 8×8\n");
}

TEST(CaptionsTest, ArePutOnOneLineOfUtf8) {
    EXPECT_EQ(written(CaptionFormat::subrip, {{"a\n\nb\r\tc \xff\xc3(\x7f", 1s}}),
              "1\n00:00:00,000 --> 00:00:01,000\na  b  c \uFFFD\uFFFD(\n");
}

TEST(CaptionsTest, OfAFilmWithoutAnyAreRefused) {
    for (const CaptionFormatRow& row : caption_formats()) {
        const TemporaryFolder folder;
        {
            const auto output = open_captions({.path = folder / "x", .format = row.format});
            Frame silent = four_queens();
            silent.caption.clear();
            output->put(silent);
            try {
                output->finish();
                FAIL() << "an empty file";
            } catch (const OutputError& error) {
                EXPECT_THAT(error.what(), testing::HasSubstr("x: no picture says anything"));
            }
        }
        EXPECT_THAT(folder.names(), IsEmpty());
    }
}

TEST(CaptionsTest, JoinsCuesThatPassTooFast) {
    EXPECT_EQ(written(CaptionFormat::subrip, {{"a", 400ms}, {"b", 400ms}, {"c", 1s}}),
              "1\n00:00:00,000 --> 00:00:00,800\nb\n\n2\n00:00:00,800 --> 00:00:01,800\nc\n");
}

TEST(CaptionsTest, FileIsThereWhenItIsFinishedAndNotBefore) {
    const TemporaryFolder folder;
    {
        const auto abandoned = open_captions({.path = folder / "x.vtt"});
        abandoned->put(four_queens());
    }
    EXPECT_THAT(folder.names(), IsEmpty());
    const auto output = open_captions({.path = folder / "x.vtt"});
    output->put(four_queens());
    EXPECT_THAT(output->files(), IsEmpty());
    output->finish();
    EXPECT_THAT(output->files(), ElementsAre(folder / "x.vtt"));
    EXPECT_EQ(output->file_count(), 1U);
    EXPECT_THAT(folder.names(), ElementsAre("x.vtt"));
}

TEST(CaptionsTest, KeepAFileThatExistsWithoutForce) {
    const TemporaryFolder folder;
    write_file(folder / "x.vtt", "old");
    EXPECT_THROW(open_captions({.path = folder / "x.vtt"}), OutputError);
    EXPECT_EQ(content(folder / "x.vtt"), "old");
    const auto output = open_captions({.path = folder / "x.vtt", .force = true});
    output->put(four_queens());
    output->finish();
    EXPECT_NE(content(folder / "x.vtt"), "old");
}

TEST(CaptionsTest, OfNoPicturesAreAnError) {
    const TemporaryFolder folder;
    EXPECT_THROW(open_captions({.path = folder / "x.vtt"})->finish(), OutputError);
    EXPECT_THAT(folder.names(), IsEmpty());
}

TEST(CaptionsTest, FormatsAreFoundByTheirNames) {
    for (const CaptionFormatRow& row : caption_formats())
        EXPECT_EQ(find_row(caption_formats(), row.name), &row);
}

}  // namespace
}  // namespace queenreel
