#include "queenreel/terminal/progress.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <thread>

#include "shown_terminal.h"

namespace queenreel {
namespace {

using namespace std::chrono_literals;
using testing::HasSubstr;

TEST(Progress, TellsShareNumbersRateAndTimeLeft) {
    EXPECT_EQ(progress_line(25, 100, "pictures", 5s),
              "[######------------------]  25 %  25 of 100 pictures  5/s  0:15 left");
    EXPECT_EQ(progress_line(100, 100, "pictures", 5s),
              "[########################] 100 %  100 of 100 pictures  20/s  0:00 left");
    EXPECT_THAT(progress_line(1, 100'000, "pictures", 1s),
                HasSubstr("1 of 100,000 pictures  1/s  27:46:39 left"));
}

TEST(Progress, TellsWhatItKnowsWhenTheTotalIsUnknown) {
    EXPECT_EQ(progress_line(1500, std::nullopt, "pictures", 5s), "1,500 pictures  300/s");
}

TEST(Progress, StaysReadableAtItsLimits) {
    EXPECT_THAT(progress_line(0, 92, "pictures", 0s), HasSubstr("0 %  0 of 92 pictures  0/s"));
    EXPECT_THAT(progress_line(99, 92, "pictures", 1s), HasSubstr("100 %"));
    EXPECT_LE(progress_line(1, 18'446'744'073'709'551'615U, "pictures", 1s).size(), 160U);
}

TEST(Progress, ShowsABarOnATerminalAndTakesItAway) {
    const ShownTerminal terminal;
    Console console(terminal.terminal(), terminal.terminal());
    {
        Progress progress(console, "pictures", 4);
        progress.step();
        std::this_thread::sleep_for(120ms);
        progress.step();
    }
    const std::string shown = terminal.shown();
    EXPECT_THAT(shown, HasSubstr("50 %  2 of 4 pictures"));
    EXPECT_TRUE(shown.ends_with("\r\x1b[K")) << shown;
}

TEST(Progress, ErrorsTakeThePlaceOfTheBar) {
    const ShownTerminal terminal;
    Console console(terminal.terminal(), terminal.terminal());
    console.show_status("working");
    console.error("disk: it is full; make room");
    EXPECT_EQ(terminal.shown(), "\r\x1b[Kworking\r\x1b[Kqueenreel: disk: it is full; make room\r\n");
}

TEST(Progress, IsSilentWhenQuietOrNotOnATerminal) {
    const ShownTerminal terminal;
    Console quiet(terminal.terminal(), terminal.terminal());
    quiet.be_quiet();
    quiet.show_status("working");
    quiet.note("a note");
    EXPECT_EQ(terminal.shown(), "");

    int ends[2];
    ASSERT_EQ(pipe(ends), 0);
    Console piped(ends[1], ends[1]);
    piped.show_status("working");
    piped.print(".");
    char text[16];
    EXPECT_EQ(read(ends[0], text, sizeof text), 1);
    close(ends[0]);
    close(ends[1]);
}

}  // namespace

}  // namespace queenreel
