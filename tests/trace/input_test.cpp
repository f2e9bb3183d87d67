// Where a trace comes from: files, pipes, and others.

#include <fcntl.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/stat.h>
#include <unistd.h>

#include <atomic>
#include <filesystem>
#include <fstream>
#include <regex>
#include <thread>

#include "written.h"

#ifdef QUEENREEL_SANITIZE
/// From the sanitizer's library, in a header that GCC does not install: the bytes not yet freed.
extern "C" std::size_t __sanitizer_get_current_allocated_bytes();
#endif

namespace queenreel::test {
namespace {

using testing::HasSubstr;

/// Standard input from another descriptor, until the end.
class StandardInput {
  public:
    explicit StandardInput(int descriptor) : kept_(fcntl(STDIN_FILENO, F_DUPFD_CLOEXEC, 3)) {
        dup2(descriptor, STDIN_FILENO);
        close(descriptor);
    }
    ~StandardInput() {
        dup2(kept_, STDIN_FILENO);
        close(kept_);
    }
    StandardInput(const StandardInput&) = delete;
    StandardInput& operator=(const StandardInput&) = delete;

  private:
    int kept_;
};

std::string error_of_path(const std::string& path) {
    try {
        Trace(path).check();
        return "";
    } catch (const TraceError& error) {
        return error.what();
    }
}

/// How much memory the process uses, in bytes.
std::size_t memory() {
#ifdef QUEENREEL_SANITIZE
    // Freed memory is kept for a while there, so pages tell nothing.
    return __sanitizer_get_current_allocated_bytes();
#else
    std::ifstream status("/proc/self/statm");
    std::size_t pages = 0;
    status >> pages >> pages;
    return pages * static_cast<std::size_t>(sysconf(_SC_PAGESIZE));
#endif
}

TEST(Input, RereadsAPipe) {
    const std::string text = trace_of(*find_solver("backtracking"), 6);
    ASSERT_GT(text.size(), 65'536U) << "more than a pipe holds";
    int ends[2];
    ASSERT_EQ(pipe(ends), 0);
    std::thread writer([&] {
        for (std::size_t at = 0; at < text.size();)
            at += static_cast<std::size_t>(write(ends[1], text.data() + at, text.size() - at));
        close(ends[1]);
    });
    const StandardInput input(ends[0]);
    const Trace trace("-");
    writer.join();
    const auto expected = told(find_solver("backtracking")->search(6, {.detail = Detail::steps}), 6);
    EXPECT_EQ(told(trace.events(), 6), expected);
    EXPECT_EQ(told(trace.events(), 6), expected);
}

TEST(Input, ReadsAFileOnStandardInputFromItsBeginning) {
    const Written file(trace_of(*find_solver("tables"), 4));
    const StandardInput input(open(file.path().c_str(), O_RDONLY));
    char letter = 0;
    ASSERT_EQ(read(STDIN_FILENO, &letter, 1), 1);
    EXPECT_EQ(Trace("-").n(), 4);
}

TEST(Input, NamesStandardInputInErrors) {
    int ends[2];
    ASSERT_EQ(pipe(ends), 0);
    ASSERT_EQ(write(ends[1], "x\n", 2), 2);
    close(ends[1]);
    const StandardInput input(ends[0]);
    EXPECT_THAT(error_of_path("-"), testing::StartsWith("standard input:1: it is not JSON"));
}

TEST(Input, NamesAMissingFileAndAFolder) {
    EXPECT_THAT(error_of_path("/no/such/events.jsonl"),
                HasSubstr("/no/such/events.jsonl: No such file or directory; check its name"));
    EXPECT_THAT(error_of_path(std::filesystem::temp_directory_path()),
                HasSubstr("it is a folder; name a file"));
    EXPECT_THAT(error_of_path("/dev/zero"), HasSubstr("/dev/zero:1: the line is longer than 1 MiB"));
    EXPECT_THAT(error_of_path("/dev/null"), HasSubstr("/dev/null: it is empty"));
}

TEST(Input, IgnoresWhatIsAppendedWhileReading) {
    const Written file(trace_of(*find_solver("tables"), 4));
    const Trace trace(file.path());
    const auto expected = told(trace.events(), 4);
    std::ofstream(file.path(), std::ios::app) << "not JSON\n";
    EXPECT_EQ(told(trace.events(), 4), expected);
}

// Whoever writes into a pipe for hours is told at once that the first line is wrong.
TEST(Input, WithoutAHeaderIsRefusedBeforeTheRestIsCopied) {
    using namespace std::chrono_literals;
    for (const std::string& first :
         {std::string("\n  \nnot a header\n"), std::string(R"({"trace":"queenreel","version":9})") + "\n"}) {
        int ends[2];
        ASSERT_EQ(pipe2(ends, O_CLOEXEC), 0);
        ASSERT_EQ(write(ends[1], first.data(), first.size()), static_cast<ssize_t>(first.size()));
        std::atomic<bool> waited = false;
        std::jthread writer([&](const std::stop_token& stop) {
            for (int i = 0; i < 500 && !stop.stop_requested(); ++i)
                std::this_thread::sleep_for(10ms);
            waited = !stop.stop_requested();
            close(ends[1]);
        });
        const StandardInput input(ends[0]);
        const std::string error = error_of_path("-");
        EXPECT_FALSE(waited) << "for the end of the pipe";
        EXPECT_THAT(error, testing::StartsWith(first[0] == '{' ? "standard input:1: version 9"
                                                               : "standard input:3: "));
    }
}

TEST(Input, NamesAFileThatBreaksWhileReading) {
    const Written file(trace_of(*find_solver("tables"), 4));
    const Trace trace(file.path());
    std::filesystem::resize_file(file.path(), std::filesystem::file_size(file.path()) / 2);
    try {
        told(trace.events(), 4);
        FAIL() << "it was read to its end";
    } catch (const TraceError& error) {
        EXPECT_THAT(error.what(), HasSubstr("cut"));
    }
}

/// 66,000 events and 132,000 take the same memory.
TEST(Input, TakesNoMoreMemoryWhenItIsLonger) {
    // Looks would decrease where the search starts again.
    const std::string once =
        std::regex_replace(trace_of(*find_solver("backtracking"), 8), std::regex(",\"looks\":[0-9]+"), "");
    const auto lines = once.find('\n') + 1;
    std::string twice = once.substr(0, once.rfind('\n', once.size() - 2) + 1);
    twice += once.substr(lines);
    const auto used = [](const std::string& text) {
        const Written file(text);
        const Trace trace(file.path());
        std::size_t max = 0;
        std::size_t count = 0;
        for ([[maybe_unused]] const SearchEvent& event : trace.events())
            if (++count % 1000 == 0)
                max = std::max(max, memory());
        return max;
    };
    used(once);  // makes what is made once
    const std::size_t of_one = used(once);
    EXPECT_LT(used(twice), of_one + 512 * 1024);
}

}  // namespace
}  // namespace queenreel::test
