// Inputs and outputs that are not plain files: pipes, terminals, descriptors that do not wait, read errors.

#include <fcntl.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <pty.h>
#include <signal.h>
#include <sys/stat.h>
#include <termios.h>
#include <unistd.h>

#include <array>
#include <fstream>
#include <thread>

#include "child.h"

namespace queenreel::test {
namespace {

using namespace std::chrono_literals;
using testing::HasSubstr;

/// In a child: ends it, as by a signal, where it waits for ever.
void give_half_a_minute() {
    alarm(30);
}

/// A pipe, of whose ends one does not wait.
struct Pipe {
    Pipe(bool reader_waits, bool writer_waits) {
        EXPECT_EQ(pipe2(ends.data(), O_CLOEXEC), 0);
        if (!reader_waits)
            fcntl(ends[0], F_SETFL, O_NONBLOCK);
        if (!writer_waits)
            fcntl(ends[1], F_SETFL, O_NONBLOCK);
    }
    ~Pipe() {
        for (const int end : ends)
            if (end >= 0)
                close(end);
    }
    Pipe(const Pipe&) = delete;
    Pipe& operator=(const Pipe&) = delete;

    void close_end(int end) { close(std::exchange(ends[static_cast<std::size_t>(end)], -1)); }

    std::array<int, 2> ends{};
};

void write_text(int file, std::string_view text) {
    ASSERT_EQ(write(file, text.data(), text.size()), static_cast<ssize_t>(text.size()));
}

/// What comes slowly out of a pipe until its end.
std::string read_slowly(int file) {
    std::string all;
    std::array<char, 1 << 14> part;
    for (ssize_t got = 0; (got = read(file, part.data(), part.size())) > 0; std::this_thread::sleep_for(1ms))
        all.append(part.data(), static_cast<std::size_t>(got));
    return all;
}

TEST(StandardInput, ThatDoesNotWaitIsReadToItsEnd) {
    const std::string list = run({"solve", "6"}).output;
    const std::string events = run({"solve", "4", "--solver", "backtracking", "--trace", "-"}).output;
    const std::vector<std::pair<std::string, std::vector<std::string>>> readers{
        {list, {"verify", "--complete", "-"}}, {events, {"animate", "--events", "-", "-o", "x.gif"}}};
    for (const auto& [text, words] : readers) {
        const Folder folder;
        Pipe pipe(false, true);
        Child child({.words = words, .folder = folder.path(), .prepare = [&] {
                         give_half_a_minute();
                         dup2(pipe.ends[0], STDIN_FILENO);
                     }});
        for (const std::string_view part : {std::string_view(text).substr(0, text.size() / 2),
                                            std::string_view(text).substr(text.size() / 2)}) {
            std::this_thread::sleep_for(200ms);  // it has nothing to read, and the writer is still there
            write_text(pipe.ends[1], part);
        }
        pipe.close_end(1);
        const Outcome outcome = child.wait();
        EXPECT_EQ(outcome.code, 0) << words[0] << outcome.output << outcome.error;
    }
}

// The other end of a terminal that is gone is read up to what came, and then fails with EIO.
TEST(StandardInput, ThatFailsIsNotTakenForItsEnd) {
    const std::string list = run({"solve", "5"}).output;
    const std::string events = run({"solve", "4", "--solver", "backtracking", "--trace", "-"}).output;
    const std::vector<std::pair<std::string, std::vector<std::string>>> readers{
        {list, {"verify", "--complete", "-"}}, {events, {"animate", "--events", "-", "-o", "x.gif"}}};
    for (const auto& [text, words] : readers) {
        const Folder folder;
        int outer = -1;
        int inner = -1;
        termios raw{};
        cfmakeraw(&raw);
        ASSERT_EQ(openpty(&outer, &inner, nullptr, &raw, nullptr), 0);
        write_text(inner, text);
        close(inner);
        const Outcome outcome = run({.words = words, .folder = folder.path(), .prepare = [&] {
                                         give_half_a_minute();
                                         dup2(outer, STDIN_FILENO);
                                     }});
        close(outer);
        EXPECT_EQ(outcome.code, 1) << words[0] << outcome.output;
        EXPECT_THAT(outcome.output + outcome.error, HasSubstr("nput/output error")) << words[0];
        EXPECT_TRUE(folder.names().empty());
    }
}

TEST(Verify, NamesTheFileThatCannotBeReadAndJudgesTheOthers) {
    const Folder folder;
    std::ofstream(folder / "list") << run({"solve", "5"}).output;
    // Reading the memory of a process from its start fails with EIO.
    const Outcome outcome = run({.words = {"verify", "/proc/self/mem", "list"}, .folder = folder.path()});
    EXPECT_EQ(outcome.code, 1);
    const auto reports = lines(outcome.output);
    ASSERT_EQ(reports.size(), 2U) << outcome.output << outcome.error;
    EXPECT_EQ(reports[0], "/proc/self/mem: cannot be read: Input/output error");
    EXPECT_EQ(reports[1], "list: proven: list, n = 5, 10 pictures, 10 solutions");
}

TEST(Verify, TellsWhatItCannotReadFromWhatIsWrong) {
    const Folder folder;
    std::ofstream(folder / "list") << run({"solve", "4"}).output;
    std::ofstream(folder / "wrong") << "[0, 1, 2, 3]\n";
    std::ofstream(folder / "film.avi") << "RIFF\x01\x02\x03\x04 and so on\n";
    const auto verified = [&](std::vector<std::string> words) {
        words.insert(words.begin(), "verify");
        return run({.words = words, .folder = folder.path()});
    };
    const std::string unreadable =
        "film.avi: cannot be read: neither a list of solutions nor a picture or film in "
        "PNG, SVG, GIF, WebP, APNG, MP4, MOV, WebM or Y4M; convert it to one of these";
    const Outcome alone = verified({"film.avi"});
    EXPECT_EQ(alone.code, 1);
    EXPECT_EQ(alone.output, unreadable + "\n");
    EXPECT_EQ(alone.error, "queenreel: verify: 1 of 1 file cannot be read; see standard output\n");
    const Outcome all = verified({"list", "wrong", "film.avi", "missing"});
    const auto reports = lines(all.output);
    ASSERT_EQ(reports.size(), 4U) << all.output;
    EXPECT_THAT(reports[0], HasSubstr("list: proven"));
    EXPECT_THAT(reports[1], HasSubstr("wrong: WRONG: line 1: queens"));
    EXPECT_EQ(reports[2], unreadable);
    EXPECT_EQ(reports[3], "missing: cannot be read: no such file");
    EXPECT_EQ(all.error, "queenreel: verify: 1 of 4 files wrong, 2 cannot be read; see standard output\n");
    EXPECT_THAT(verified({"--json", "film.avi"}).output, HasSubstr("\"readable\": false"));
    EXPECT_THAT(verified({"--json", "wrong"}).output, HasSubstr("\"readable\": true"));
}

TEST(Verify, ReadsThePicturesAndFilmsOfAFolder) {
    const Folder folder;
    const auto done = [&](const std::vector<std::string>& words) {
        return run({.words = words, .folder = folder.path()});
    };
    done({"render", "6", "-o", "boards/"});
    std::ofstream(folder / "boards/notes.txt") << "four of them\n";
    std::ofstream(folder / "boards/.hidden.svg") << "not a picture\n";
    const Outcome whole = done({"verify", "--complete", "boards/"});
    EXPECT_EQ(whole.code, 0) << whole.output;
    EXPECT_THAT(whole.output, HasSubstr("together: proven: 4 files, 4 pictures, all 4 solutions, each once"));
    EXPECT_THAT(whole.output, testing::StartsWith("boards/queens-6-1.svg: proven"));
    EXPECT_EQ(whole.error,
              "queenreel: boards/: 1 file left out: neither picture nor film; name those to be read, too\n");
    std::filesystem::remove(folder / "boards/queens-6-3.svg");
    const Outcome partly = done({"verify", "--complete", "boards"});
    EXPECT_EQ(partly.code, 1);
    EXPECT_THAT(partly.output, HasSubstr("together: WRONG: 3 of 4 solutions; missing: [3, 0, 4, 1, 5, 2]"));
}

TEST(Verify, OpensNothingThatItWouldWaitFor) {
    const Folder folder;
    ASSERT_EQ(mkfifo((folder / "fifo").c_str(), 0600), 0);
    std::filesystem::create_symlink("fifo", folder / "link");
    std::ofstream(folder / "list") << run({"solve", "5"}).output;
    const Outcome outcome = run({.words = {"verify", "fifo", "link", "/dev/zero", ".", "list"},
                                 .folder = folder.path(),
                                 .prepare = give_half_a_minute});
    EXPECT_EQ(outcome.code, 1);
    const auto reports = lines(outcome.output);
    ASSERT_EQ(reports.size(), 5U) << outcome.output << outcome.error;
    for (const std::size_t special : {0, 1, 2})
        EXPECT_THAT(reports[special], HasSubstr(": cannot be read: a pipe or a device")) << special;
    EXPECT_THAT(reports[3], HasSubstr(".: cannot be read: a folder"));
    EXPECT_THAT(reports[4], HasSubstr("proven"));
}

TEST(StandardOutput, ThatDoesNotWaitIsWaitedFor) {
    for (const std::vector<std::string>& words : {std::vector<std::string>{"solve", "10"},
                                                  {"solve", "8", "--solver", "backtracking", "--trace", "-"},
                                                  {"render", "7", "--format", "pdf", "-o", "-"},
                                                  {"animate", "6", "--format", "mp4", "-o", "-"}}) {
        const std::string whole = run(words).output;
        ASSERT_GT(whole.size(), 1U << 14);
        const Folder folder;
        Pipe pipe(true, false);
        fcntl(pipe.ends[1], F_SETPIPE_SZ, 4096);
        Child child({.words = words, .folder = folder.path(), .prepare = [&] {
                         give_half_a_minute();
                         dup2(pipe.ends[1], STDOUT_FILENO);
                     }});
        pipe.close_end(1);
        std::this_thread::sleep_for(100ms);
        EXPECT_TRUE(read_slowly(pipe.ends[0]) == whole) << words[0];
        EXPECT_EQ(child.wait().code, 0) << words[0];
    }
}

/// Whether the process sleeps or ends, in a call that waits, within ten seconds.
bool comes_to_wait(Child& child) {
    for (int looks = 0; looks < 1000 && child.is_running(); ++looks) {
        std::ifstream stat("/proc/" + std::to_string(child.pid()) + "/wchan");
        std::string where;
        stat >> where;
        if (where.find("poll") != std::string::npos || where.find("pipe") != std::string::npos ||
            where.find("fifo") != std::string::npos || where.find("nanosleep") != std::string::npos)
            return true;
        std::this_thread::sleep_for(10ms);
    }
    return false;
}

TEST(Signals, EndAWaitForTheReaderOfANamedPipe) {
    for (const std::vector<std::string>& words :
         {std::vector<std::string>{"render", "4", "--solution", "1", "-o", "x.svg"},
          {"animate", "4", "-o", "x.gif"},
          {"solve", "4", "--solver", "backtracking", "--trace", "x.jsonl"}})
        for (const auto& [number, code] : {std::pair{SIGINT, 130}, std::pair{SIGTERM, 143}}) {
            const Folder folder;
            ASSERT_EQ(mkfifo((folder / words.back()).c_str(), 0600), 0);
            Child child({.words = words, .folder = folder.path(), .prepare = give_half_a_minute});
            if (!comes_to_wait(child))
                std::this_thread::sleep_for(1s);
            kill(child.pid(), number);
            const Outcome outcome = child.wait();
            EXPECT_EQ(outcome.code, code) << words[0] << outcome.error;
            EXPECT_EQ(outcome.error, "queenreel: interrupted\n") << words[0];
        }
}

TEST(Signals, EndAWriterOfAPictureWhoseReaderSleeps) {
    const Folder folder;
    Pipe pipe(true, true);
    Child child(
        {.words = {"render", "8", "--format", "pdf", "-o", "-"}, .folder = folder.path(), .prepare = [&] {
             give_half_a_minute();
             dup2(pipe.ends[1], STDOUT_FILENO);
         }});
    pipe.close_end(1);
    char letter = 0;
    ASSERT_EQ(read(pipe.ends[0], &letter, 1), 1);
    std::this_thread::sleep_for(300ms);
    kill(child.pid(), SIGINT);
    EXPECT_EQ(child.wait().code, 130);
}

}  // namespace
}  // namespace queenreel::test
