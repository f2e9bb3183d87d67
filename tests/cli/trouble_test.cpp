// What goes wrong while the program works: signals, closed and full outputs.

#include <fcntl.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <signal.h>
#include <sys/resource.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <sstream>
#include <thread>

#include "child.h"
#include "queenreel/cli/errors.h"
#include "queenreel/page/parts.h"
#include "queenreel/terminal/signals.h"

namespace queenreel::test {

namespace {

using namespace std::chrono_literals;
using testing::HasSubstr;

/// Waits, for at most a minute, until `happened`; false if the child ended before.
template <typename Condition>
bool wait_until(Child& child, Condition happened) {
    for (int i = 0; i < 60'000 && child.is_running(); ++i) {
        if (happened())
            return true;
        std::this_thread::sleep_for(1ms);
    }
    return false;
}

/// Returns true if the process handles the signal.
bool catches(pid_t process, int signal) {
    std::ifstream status("/proc/" + std::to_string(process) + "/status");
    for (std::string line; std::getline(status, line);)
        if (line.starts_with("SigCgt:"))
            return std::stoull(line.substr(7), nullptr, 16) >> (signal - 1) & 1;
    return false;
}

/// Returns true if the process has an open file in the folder, possibly without a name yet.
bool writes_in(pid_t process, const Folder& folder) {
    std::error_code gone;
    for (const auto& open :
         std::filesystem::directory_iterator("/proc/" + std::to_string(process) + "/fd", gone)) {
        const auto file = std::filesystem::read_symlink(open.path(), gone);
        if (file.parent_path() == folder.path())
            return true;
    }
    return false;
}

struct Stop {
    int signal;
    int code;
};

const std::vector<Stop> stops{{SIGINT, 130}, {SIGTERM, 143}, {SIGHUP, 129}};

TEST(Signals, AFilmThatIsStoppedLeavesNothing) {
    for (const Stop& stop : stops)
        for (const char* name : {"x.gif", "x.mp4"}) {
            const Folder folder;
            Child child({.words = {"animate", "12", "-o", name}, .folder = folder.path()});
            ASSERT_TRUE(wait_until(child, [&] { return writes_in(child.pid(), folder); }));
            kill(child.pid(), stop.signal);
            const Outcome outcome = child.wait();
            EXPECT_EQ(outcome.code, stop.code);
            EXPECT_EQ(outcome.error, "queenreel: interrupted\n");
            EXPECT_THAT(folder.names(), testing::IsEmpty()) << name;
        }
}

TEST(Signals, ABatchThatIsStoppedLeavesWholeFilesOnly) {
    for (const Stop& stop : stops) {
        const Folder folder;
        Child child({.words = {"render", "12"}, .folder = folder.path()});
        ASSERT_TRUE(wait_until(
            child, [&] { return std::filesystem::exists(folder / "boards/queens-12-00001.svg"); }));
        kill(child.pid(), stop.signal);
        const Outcome outcome = child.wait();
        EXPECT_EQ(outcome.code, stop.code);
        EXPECT_THAT(outcome.error,
                    testing::MatchesRegex("queenreel: interrupted: .* of 14,200 files are whole, .*\n"));
        const auto names = folder.names();
        EXPECT_LT(names.size(), 14'201U);
        for (const std::string& name : names)
            if (name != "boards") {
                EXPECT_TRUE(name.starts_with("boards/queens-12-") && name.ends_with(".svg")) << name;
                EXPECT_THAT(read_file(folder / name), testing::EndsWith("</svg>\n")) << name;
            }
    }
}

TEST(Signals, PrintingAndCountingStop) {
    struct Line {
        std::vector<std::string> words;
        std::string more;
    };
    const std::vector<Line> lines{
        {{"count", "20"}, ": to go on later, count in parts, --shard 1/100 to 100/100, for --merge"},
        {{"count", "20", "--shard", "1/2"}, ": run this part again; finished parts are kept"},
        {{"solve", "20"}, ""},
        {{"solve", "30", "--solver", "backtracking", "--limit", "1"}, ""}};
    for (const auto& [words, more] : lines)
        for (const Stop& stop : stops) {
            const Folder folder;
            const auto drop_output = [] { dup2(open("/dev/null", O_WRONLY), STDOUT_FILENO); };
            Child child({.words = words, .folder = folder.path(), .prepare = drop_output});
            ASSERT_TRUE(wait_until(child, [&] { return catches(child.pid(), stop.signal); }));
            kill(child.pid(), stop.signal);
            const Outcome outcome = child.wait();
            EXPECT_EQ(outcome.code, stop.code) << words[0];
            EXPECT_EQ(outcome.error, "queenreel: interrupted" + more + "\n") << words[0];
        }
}

// Finding the film's necessary length takes a search of n = 14 to its end, which takes minutes.
TEST(Signals, StopThePacingOfAFilm) {
    for (const std::vector<std::string>& pace :
         {std::vector<std::string>{"--limit", "300000"}, {"--duration", "60"}})
        for (const Stop& stop : stops) {
            const Folder folder;
            std::vector<std::string> words{"animate", "14", "--story", "search", "-o", "x.mp4"};
            words.insert(words.end(), pace.begin(), pace.end());
            Child child({.words = words, .folder = folder.path()});
            ASSERT_TRUE(wait_until(child, [&] { return catches(child.pid(), stop.signal); }));
            std::this_thread::sleep_for(200ms);
            const auto sent = std::chrono::steady_clock::now();
            kill(child.pid(), stop.signal);
            const Outcome outcome = child.wait();
            EXPECT_LT(std::chrono::steady_clock::now() - sent, 5s);
            EXPECT_EQ(outcome.code, stop.code);
            EXPECT_EQ(outcome.error, "queenreel: interrupted\n");
            EXPECT_THAT(folder.names(), testing::IsEmpty());
        }
}

TEST(Signals, StopAWriterWhoseReaderSleeps) {
    int ends[2];
    ASSERT_EQ(pipe2(ends, O_CLOEXEC), 0);
    const Folder folder;
    Child child({.words = {"solve", "14"}, .folder = folder.path(), .prepare = [&] {
                     dup2(ends[1], STDOUT_FILENO);
                 }});
    close(ends[1]);
    char letter = 0;
    ASSERT_EQ(read(ends[0], &letter, 1), 1);
    kill(child.pid(), SIGTERM);
    EXPECT_EQ(child.wait().code, 143);
    close(ends[0]);
}

TEST(Signals, StayIgnoredIfTheyWereAtTheStart) {
    const Folder folder;
    Child child(
        {.words = {"count", "20"}, .folder = folder.path(), .prepare = [] { signal(SIGHUP, SIG_IGN); }});
    ASSERT_TRUE(wait_until(child, [&] { return catches(child.pid(), SIGTERM); }));
    EXPECT_FALSE(catches(child.pid(), SIGHUP));
    kill(child.pid(), SIGHUP);
    kill(child.pid(), SIGTERM);
    EXPECT_EQ(child.wait().code, 143);
}

// An ImmediateExitScope that ends leaves outer ones as they are.
TEST(ImmediateExitScope, EndsTheProgramAtASignalAsLongAsOneOfThemLives) {
    const auto signalled_inside = [] {
        catch_signals();
        const ImmediateExitScope outer;
        {
            const ImmediateExitScope inner;
        }
        raise(SIGTERM);
        _exit(0);
    };
    EXPECT_EXIT(signalled_inside(), testing::ExitedWithCode(143), "^queenreel: interrupted\n$");
}

TEST(ImmediateExitScope, LeavesSignalsToTheFlagBeforeAndAfter) {
    const auto signalled_after = [] {
        catch_signals();
        {
            const ImmediateExitScope waiting;
        }
        raise(SIGTERM);
        if (!interrupted())
            _exit(1);
        try {
            const ImmediateExitScope late;
            _exit(2);
        } catch (const Interrupted& interruption) {
            raise(SIGTERM);  // nothing was begun: this one is not answered at once, either
            _exit(interruption.signal == SIGTERM ? 0 : 3);
        }
    };
    EXPECT_EXIT(signalled_after(), testing::ExitedWithCode(0), "^$");
}

const std::vector<std::vector<std::string>> printers{
    {"solve", "8"},
    {"solve", "8", "--json"},
    {"count", "8"},
    {"list", "themes"},
    {"--help"},
    {"--version"},
    {"help", "solve"},
    {"animate", "4", "--format", "gif", "-o", "-"},
    {"render", "4", "--solution", "1", "--format", "svg", "-o", "-"},
    {"animate", "4", "-o", "x.gif", "--json", "--force"},
};

void expect_output_error(const std::function<void()>& prepare) {
    for (const auto& words : printers) {
        const Folder folder;
        const Outcome outcome = run({.words = words, .folder = folder.path(), .prepare = prepare});
        EXPECT_EQ(outcome.code, 1) << words[0];
        EXPECT_EQ(lines(outcome.error).size(), 1U) << outcome.error;
        EXPECT_THAT(outcome.error, HasSubstr("standard output")) << words[0];
    }
}

TEST(StandardOutput, ReportsAClosedStream) {
    expect_output_error([] { close(STDOUT_FILENO); });
}

TEST(StandardOutput, ReportsAFullDevice) {
    expect_output_error([] { dup2(open("/dev/full", O_WRONLY), STDOUT_FILENO); });
}

// As after `| head`: the reader has seen enough, which is no fault to report.
TEST(StandardOutput, EndsSilentlyWhenItsReaderIsGone) {
    std::vector<std::vector<std::string>> all = printers;
    all.push_back({"solve", "10"});
    all.push_back({"solve", "6", "--solver", "backtracking", "--trace", "-"});
    for (const auto& words : all) {
        const Folder folder;
        const Outcome outcome = run({.words = words, .folder = folder.path(), .prepare = [] {
                                         int ends[2];
                                         if (pipe(ends) == 0)
                                             dup2(ends[1], STDOUT_FILENO);
                                         close(ends[0]);
                                     }});
        EXPECT_EQ(outcome.code, 128 + SIGPIPE) << words[0];
        EXPECT_EQ(outcome.error, "") << words[0];
    }
}

TEST(StandardOutput, IsNotNeededByWhatWritesFiles) {
    const Folder folder;
    const auto close_all = [] {
        for (int descriptor : {0, 1, 2})
            close(descriptor);
    };
    const std::vector<std::string> words{"animate", "4", "--size", "64", "-o", "x.gif"};
    EXPECT_EQ(run({.words = words, .folder = folder.path(), .prepare = close_all}).code, 0);
    const std::string film = read_file(folder / "x.gif");
    EXPECT_THAT(film, testing::StartsWith("GIF89a"));
    EXPECT_THAT(film, testing::EndsWith(";"));
}

TEST(StandardError, MayBeClosedOrFull) {
    for (const auto& prepare : std::vector<std::function<void()>>{
             [] { close(STDERR_FILENO); }, [] { dup2(open("/dev/full", O_WRONLY), STDERR_FILENO); }}) {
        const Folder folder;
        EXPECT_EQ(run({.words = {"solve", "2"}, .folder = folder.path(), .prepare = prepare}).code, 0);
        EXPECT_EQ(run({.words = {"solve", "0"}, .folder = folder.path(), .prepare = prepare}).code, 2);
    }
}

// A shell's `ulimit -f`: the system would end the program with SIGXFSZ. Films of one file, sets, batches, and
// printed output.
TEST(FileSizes, ReportALimitAndLeaveNoFile) {
    constexpr rlim_t most = 5'000;
    const std::vector<std::vector<std::string>> commands{
        {"animate", "8", "-o", "x.y4m"},
        {"animate", "6", "-o", "x.mp4"},
        {"animate", "6", "-o", "x.gif"},
        {"animate", "6", "--captions", "vtt", "-o", "x.webm"},
        {"animate", "6", "--format", "gif", "--clips", "c"},
        {"render", "8", "--format", "png"},
        {"render", "8", "--solution", "1", "-o", "x.pptx"},
        {"sheet", "8"},
        {"chart", "growth", "-o", "x.pdf"},
        {"explore", "-o", "x.html"},
        {"solve", "8", "--solver", "backtracking", "--trace", "x.jsonl"},
        {"animate", "8", "--format", "y4m", "-o", "-"},
        {"solve", "20"},
    };
    for (const auto& words : commands) {
        if (words[0] == "explore" && !has_page_engine())
            continue;
        const Folder folder;
        const Outcome outcome = run({.words = words, .folder = folder.path(), .prepare = [] {
                                         signal(SIGXFSZ, SIG_DFL);
                                         const rlimit limit{most, most};
                                         setrlimit(RLIMIT_FSIZE, &limit);
                                     }});
        SCOPED_TRACE(words[0] + " " + words.back());
        EXPECT_EQ(outcome.code, 1);
        EXPECT_EQ(lines(outcome.error).size(), 1U) << outcome.error;
        EXPECT_THAT(outcome.error, HasSubstr("ile too large; "));
        for (const std::string& name : folder.names())
            EXPECT_FALSE(std::filesystem::path(name).filename().string().starts_with(".")) << name;
    }
}

// Law: long work says within seconds what it is about to do, and prints what it has by then.
TEST(LongWork, SaysAtOnceWhatItIsAboutToDo) {
    struct Line {
        std::vector<std::string> words;
        std::string says;
        std::string printed{};
    };
    const std::vector<Line> all{
        {{"count", "1-27", "--force"},
         "queenreel: count: n = 27 takes about [0-9,]+ days, with those before it; each is printed as soon "
         "as it "
         "is counted\n",
         "n            solutions\n1                    1\n2                    0\n"},
        {{"count", "1-27", "--force", "--csv"},
         "queenreel: count: n = 27 .*",
         "n,solutions\n1,1\n2,0\n3,0\n4,2\n"},
        {{"count", "27", "--force"}, "queenreel: count: n = 27 takes about [0-9,]+ days\n"},
        {{"compare", "16", "bitmask"},
         "queenreel: compare: n = 16 by bitmask, one after the other: all steps to 14,772,512 solutions, up "
         "to 4 "
         "hours a solver; --first goes to the first\n"},
        {{"compare", "10000000", "linear", "--first"},
         "queenreel: compare: n = 10000000 by linear, one after the other: up to the first solution, which "
         "may "
         "take hours\n"},
        {{"sheet", "27", "--limit", "100000000"}, "queenreel: sheet: [0-9,]+ pages take about 14 hours\n"},
        {{"sheet", "16", "--force"}, "queenreel: sheet: [0-9,]+ pages take about 2 hours\n"},
    };
    for (const auto& [words, says, printed] : all) {
        const Folder folder;
        const auto to_file = [&] {
            dup2(open((folder / "said").c_str(), O_WRONLY | O_CREAT, 0666), STDERR_FILENO);
            dup2(open((folder / "printed").c_str(), O_WRONLY | O_CREAT, 0666), STDOUT_FILENO);
        };
        Child child({.words = words, .folder = folder.path(), .prepare = to_file});
        EXPECT_TRUE(wait_until(child, [&] {
            return read_file(folder / "said").ends_with('\n') &&
                   read_file(folder / "printed").size() >= printed.size();
        })) << words[0];
        EXPECT_THAT(read_file(folder / "said"), testing::MatchesRegex(says));
        EXPECT_THAT(read_file(folder / "printed"), testing::StartsWith(printed));
        kill(child.pid(), SIGTERM);
        EXPECT_EQ(child.wait().code, 143);
    }
}

TEST(ExistingFiles, AreKeptWithoutForce) {
    for (const char* name : {"x.gif", "x.pdf"}) {
        const Folder folder;
        std::ofstream(folder / name) << "precious";
        const std::string command = name == std::string("x.gif") ? "animate" : "render";
        const Outcome outcome = run({.words = {command, "4", "-o", name}, .folder = folder.path()});
        EXPECT_EQ(outcome.code, 1);
        EXPECT_THAT(outcome.error, testing::AllOf(HasSubstr(name), HasSubstr("--force")));
        EXPECT_EQ(read_file(folder / name), "precious");
        EXPECT_EQ(folder.names(), std::vector<std::string>{name});

        EXPECT_EQ(run({.words = {command, "4", "-o", name, "--force"}, .folder = folder.path()}).code, 0);
        EXPECT_NE(read_file(folder / name), "precious");
        EXPECT_EQ(folder.names(), std::vector<std::string>{name});
    }
}

}  // namespace

}  // namespace queenreel::test
