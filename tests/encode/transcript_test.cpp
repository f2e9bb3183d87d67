#include "queenreel/encode/transcript.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "folders.h"
#include "outputs_of_tests.h"
#include "queenreel/base/table.h"

namespace queenreel {
namespace {

using namespace std::chrono_literals;
using testing::HasSubstr;
using testing::Not;

Frame moment(std::string caption, std::string seen, std::chrono::microseconds hold) {
    Frame frame = four_queens();
    frame.caption = std::move(caption);
    frame.description = frame.caption + ". " + std::move(seen);
    frame.duration = hold;
    return frame;
}

std::string written(std::string_view format, const std::vector<Frame>& frames) {
    const TemporaryFolder folder;
    const auto output = open_transcript(
        {.path = folder / "x", .format = find_row(transcript_formats(), format), .title = "Four <queens> *"});
    for (const Frame& frame : frames)
        output->put(frame);
    output->finish();
    return content(folder / "x");
}

/// Two moments in two chapters, a picture between them, and a moment without words.
std::vector<Frame> film() {
    Frame first = moment("Place a_queen & <go>", "A queen on a4.", 2s);
    first.chapter = "Beginning";
    first.panels = {CodePanel{.lines = {"search:", "  place a queen"}, .active = 1}};
    Frame between = moment("Place a_queen & <go>", "Nobody sees this.", 100ms);
    between.in_between = true;
    Frame second = moment("Solution 1", "Queens on a4 and c3.", 61s);
    second.chapter = "End";
    Frame silent = moment("", "No queens.", 2s);
    silent.description = "No queens.";
    return {first, between, second, silent};
}

TEST(Transcript, OfPlainText) {
    EXPECT_EQ(written("txt", film()),
              "Four <queens> *\n\nTranscript: what the film says, and what its pictures show.\n"
              "\n\nBeginning\n"
              "\n0:00  Place a_queen & <go>\n      A queen on a4.\n      Code: place a queen\n"
              "\n\nEnd\n"
              "\n0:02  Solution 1\n      Queens on a4 and c3.\n"
              "\n1:03  No queens.\n"
              "\n1:05  End\n");
}

TEST(Transcript, OfMarkdown) {
    EXPECT_EQ(written("md", film()),
              "# Four \\<queens\\> \\*\n\nTranscript: what the film says, and what its pictures show.\n"
              "\n## Beginning\n"
              "\n0:00 **Place a\\_queen \\& \\<go\\>**\\\nA queen on a4.\\\nCode: place a queen\n"
              "\n## End\n"
              "\n0:02 **Solution 1**\\\nQueens on a4 and c3.\n"
              "\n1:03 No queens.\n"
              "\n1:05 End\n");
}

TEST(Transcript, OfAPage) {
    const std::string page = written("html", film());
    EXPECT_THAT(page, HasSubstr("<html lang=\"en\">"));
    EXPECT_THAT(page, HasSubstr("<title>Four &lt;queens&gt; *: transcript</title>"));
    EXPECT_THAT(
        page, HasSubstr("<h2>Beginning</h2>\n<p><time datetime=\"PT0.0S\">0:00</time> <strong>Place a_queen "
                        "&amp; &lt;go&gt;</strong><br>\nA queen on a4.<br>\nCode: <code>place a "
                        "queen</code></p>\n<h2>End</h2>\n"));
    EXPECT_THAT(page, HasSubstr("<time datetime=\"PT65.1S\">1:05</time> End</p>"));
}

// Laws: it has every readable caption, in order; pictures that only lead to another are left out.
TEST(Transcript, SaysInEachFormatWhatTheFilmSays) {
    for (const TranscriptFormatRow& row : transcript_formats()) {
        const std::string text = written(row.name, film());
        EXPECT_LT(text.find("queen "), text.find("Solution 1")) << row.name;
        EXPECT_THAT(text, HasSubstr("No queens.")) << row.name;
        EXPECT_THAT(text, Not(HasSubstr("Nobody"))) << row.name;
    }
}

TEST(Transcript, LeavesNoFileWhenAbandoned) {
    const TemporaryFolder folder;
    {
        const auto output = open_transcript({.path = folder / "x", .format = &transcript_formats().front()});
        output->put(four_queens());
    }
    EXPECT_THAT(folder.names(), testing::IsEmpty());
}

}  // namespace
}  // namespace queenreel
