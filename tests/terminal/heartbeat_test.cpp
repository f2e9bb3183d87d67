#include "queenreel/terminal/heartbeat.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <atomic>
#include <chrono>
#include <cstdint>
#include <ctime>
#include <string>
#include <thread>

#include "shown_terminal.h"

namespace queenreel {
namespace {

using namespace std::chrono_literals;
using testing::HasSubstr;
using testing::Not;

/// Uses a processor for `seconds` of its time.
void work(double seconds) {
    std::atomic<std::uint64_t> count{0};
    for (const std::clock_t begin = std::clock(); std::clock() - begin < seconds * CLOCKS_PER_SEC;)
        ++count;
}

TEST(Heartbeat, TellsThatASilentCommandWorks) {
    const ShownTerminal terminal;
    Console console(terminal.terminal(), terminal.terminal());
    {
        const Heartbeat heartbeat(console);
        std::string shown;
        for (const auto begin = Console::Clock::now();
             shown.find("working for") == std::string::npos && Console::Clock::now() - begin < 60s;
             shown += terminal.shown())
            work(1);
        EXPECT_THAT(shown, HasSubstr("\r\x1b[Kworking for 0:"));
        EXPECT_THAT(shown, HasSubstr("Ctrl+C stops it"));
    }
    console.print("92\n");
    EXPECT_THAT(terminal.shown(), testing::EndsWith("\r\x1b[K92\r\n"));
}

TEST(Heartbeat, IsSilentWhileACommandWaitsOrShowsSomething) {
    const ShownTerminal terminal;
    Console console(terminal.terminal(), terminal.terminal());
    const Heartbeat heartbeat(console);
    std::this_thread::sleep_for(3200ms);
    EXPECT_EQ(terminal.shown(), "");
    console.show_status("92 of 100");
    work(3.2);
    EXPECT_THAT(terminal.shown(), Not(HasSubstr("working")));
}

TEST(Heartbeat, IsSilentWhenQuiet) {
    const ShownTerminal terminal;
    Console console(terminal.terminal(), terminal.terminal());
    console.be_quiet();
    const Heartbeat heartbeat(console);
    work(3.2);
    EXPECT_EQ(terminal.shown(), "");
}

}  // namespace
}  // namespace queenreel
