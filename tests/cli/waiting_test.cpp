// Inputs and outputs that are not plain files: pipes, terminals, nonblocking descriptors, read errors.

#include <fcntl.h>
#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <pty.h>
#include <signal.h>
#include <sys/ioctl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <termios.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <fstream>
#include <map>
#include <memory>
#include <set>
#include <thread>

#include "child.h"
#include "queenreel/cli/command.h"

namespace queenreel::test {
namespace {

using namespace std::chrono_literals;
using testing::HasSubstr;

/// In a child: ends it, as by a signal, if it waits forever.
void give_half_a_minute() {
    alarm(30);
}

/// A pipe with one nonblocking end.
struct Pipe {
    Pipe(bool reader_waits, bool writer_waits) {
        EXPECT_EQ(pipe2(ends.data(), O_CLOEXEC), 0);
        // In a test whose standard input is closed, an end would get its number, and the child's would be
        // closed with the pipe.
        for (int& end : ends)
            if (const int low = end; low <= STDERR_FILENO) {
                end = fcntl(low, F_DUPFD_CLOEXEC, STDERR_FILENO + 1);
                close(low);
            }
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

/// Reads a pipe slowly until its end.
std::string read_slowly(int file) {
    std::string all;
    std::array<char, 1 << 14> part;
    for (ssize_t got = 0; (got = read(file, part.data(), part.size())) > 0; std::this_thread::sleep_for(1ms))
        all.append(part.data(), static_cast<std::size_t>(got));
    return all;
}

/// What a command does with a file that an option, or its operands, name.
enum class Use {
    reads,          ///< of any kind, standard input for `-`, too
    reads_named,    ///< of any kind, only by name
    reads_listed,   ///< a regular file, or standard input for `-`
    reads_regular,  ///< only a regular file
    reads_folder,   ///< a folder
    serves,         ///< like `reads`, and then runs until stopped (Explore.BeginsWithAPuzzle)
    writes,
};

/// A row for each option that takes a file, and for operands that are files.
struct FileUse {
    std::string_view command;
    std::string_view option;  ///< without dashes; FILE for operands
    Use use = Use::writes;
    std::vector<std::string> words{};  ///< a command line that reads the file `%`
    std::string text{};                ///< its contents

    std::vector<std::string> words_for(const std::string& file) const {
        std::vector<std::string> all = words;
        std::ranges::replace(all, std::string("%"), file);
        return all;
    }

    std::string name() const { return fmt::format("{} --{}", command, option); }
};

const std::vector<FileUse>& file_uses() {
    static const std::string list = run({"solve", "6"}).output;
    static const std::string trace = run({"solve", "4", "--solver", "backtracking", "--trace", "-"}).output;
    static const std::string theme = "light = \"#fff\"\ndark = \"#123456\"\n";
    static const std::string parts =
        run({"count", "6", "--shard", "1/2"}).output + run({"count", "6", "--shard", "2/2"}).output;
    static const Folder files;
    std::ofstream(files / "list.txt") << run({"solve", "4", "--place", "b4"}).output;
    static const std::string board = ".Q..\n....\n....\n...#\n";
    static const std::vector<FileUse> rows{
        {"solve", "queens-from", Use::reads, {"solve", "6", "--queens-from", "%"}, list},
        {"solve", "board", Use::reads, {"solve", "4", "--board", "%"}, ".Q..\n....\n....\n..#.\n"},
        {"solve", "trace"},
        {"count", "FILE", Use::reads, {"count", "--merge", "%"}, parts},
        {"count", "board", Use::reads, {"count", "4", "--board", "%"}, ".Q..\n....\n....\n...#\n"},
        {"compare", "board", Use::reads, {"compare", "4", "backtracking", "--board", "%", "--csv"}, board},
        {"compare", "events", Use::reads, {"compare", "4", "backtracking", "--events", "%", "--csv"}, trace},
        {"make",
         "FILE",
         Use::reads,
         {"make", "%", "--dry-run"},
         "[one]\ncommand = \"render\"\nn = 4\noutput = \"x.svg\"\n"},
        {"render", "board", Use::reads, {"render", "4", "--board", "%", "-o", "x.svg"}, board},
        {"sheet", "board", Use::reads, {"sheet", "4", "--board", "%", "-o", "x.svg"}, board},
        {"animate", "voice-files", Use::reads_folder},
        {"animate",
         "board",
         Use::reads,
         {"animate", "4", "--board", "%", "--size", "160", "-o", "x.gif"},
         board},
        {"verify", "board", Use::reads, {"verify", "--board", "%", files / "list.txt"}, board},
        {"render", "output"},
        {"render", "alt"},
        {"render", "events", Use::reads, {"render", "--events", "%", "-o", "out/"}, trace},
        {"render", "queens-from", Use::reads, {"render", "6", "--queens-from", "%", "-o", "out/"}, list},
        {"render",
         "theme",
         Use::reads_named,
         {"render", "4", "--theme", "%", "--solution", "1", "-o", "x.svg"},
         theme},
        {"render", "pieces", Use::reads_regular, {"render", "4", "--pieces", "%", "-o", "out/"}},
        {"render", "logo", Use::reads_regular, {"render", "4", "--logo", "%", "-o", "out/"}},
        {"sheet", "output"},
        {"sheet", "alt"},
        {"sheet", "events", Use::reads, {"sheet", "--events", "%", "-o", "x.svg"}, trace},
        {"sheet", "queens-from", Use::reads, {"sheet", "6", "--queens-from", "%", "-o", "x.svg"}, list},
        {"sheet", "theme", Use::reads_named, {"sheet", "4", "--theme", "%", "-o", "x.svg"}, theme},
        {"sheet", "pieces", Use::reads_regular, {"sheet", "4", "--pieces", "%", "-o", "x.svg"}},
        {"sheet", "logo", Use::reads_regular, {"sheet", "4", "--logo", "%", "-o", "x.svg"}},
        {"chart", "board", Use::reads, {"chart", "density", "4", "--board", "%", "-o", "x.svg"}, board},
        {"chart", "output"},
        {"chart", "alt"},
        {"chart",
         "theme",
         Use::reads_named,
         {"chart", "growth", "4-6", "--theme", "%", "-o", "x.svg"},
         theme},
        {"animate", "output"},
        {"animate", "poster"},
        {"animate", "clips"},
        {"animate", "frames"},
        {"animate", "steps"},
        {"animate", "events", Use::reads, {"animate", "--events", "%", "-o", "x.gif"}, trace},
        {"animate", "theme", Use::reads_named, {"animate", "4", "--theme", "%", "-o", "x.gif"}, theme},
        {"animate", "pieces", Use::reads_regular, {"animate", "4", "--pieces", "%", "-o", "x.gif"}},
        {"animate", "logo", Use::reads_regular, {"animate", "4", "--logo", "%", "-o", "x.gif"}},
        {"explore", "output"},
        {"explore", "board", Use::serves},
        {"verify", "FILE", Use::reads_listed, {"verify", "%", "--complete"}, list},
    };
    return rows;
}

/// A name that every option takes for a user's own file.
std::string file_name(const FileUse& use) {
    if (use.option == "theme")
        return "own.toml";
    return use.use == Use::reads_regular ? "own.svg" : "own.txt";
}

bool reads_standard_input(const FileUse& use) {
    return use.use == Use::reads || use.use == Use::reads_listed;
}

bool waits_for_pipes(const FileUse& use) {
    return use.use == Use::reads || use.use == Use::reads_named;
}

/// What a command printed, and the files it wrote.
struct Done {
    Outcome outcome;
    std::map<std::string, std::string> files;
};

/// All but the file that is read.
std::map<std::string, std::string> files_in(const Folder& folder, const FileUse& use) {
    std::map<std::string, std::string> files;
    for (const std::string& name : folder.names())
        if (name != file_name(use) && std::filesystem::is_regular_file(folder / name))
            files.emplace(name, read_file(folder / name));
    return files;
}

/// From a regular file; run once.
const Done& done_from_file(const FileUse& use) {
    static std::map<std::string, Done> all;
    if (const auto found = all.find(use.name()); found != all.end())
        return found->second;
    const Folder folder;
    std::ofstream(folder / file_name(use), std::ios::binary) << use.text;
    const Outcome outcome = run_in(folder, use.words_for(file_name(use)));
    EXPECT_EQ(outcome.code, 0) << use.name() << outcome.error;
    return all[use.name()] = {outcome, files_in(folder, use)};
}

/// The same except for the file's name.
void expect_same(const Done& done, const Done& expected, const FileUse& use) {
    EXPECT_EQ(done.outcome.code, 0) << use.name() << done.outcome.error;
    const auto without_name = [&](std::string text) {
        for (const std::string& name : {file_name(use), std::string("standard input")})
            for (std::size_t at = 0; (at = text.find(name)) != std::string::npos;)
                text.erase(at, name.size());
        return text.starts_with("-") ? text.substr(1) : text;
    };
    // The times that compare measures differ.
    if (use.command != "compare")
        EXPECT_EQ(without_name(done.outcome.output), without_name(expected.outcome.output)) << use.name();
    EXPECT_TRUE(done.files == expected.files) << use.name();
}

// Law: each option or operand that takes a file has a row above, so that the laws below cover it.
TEST(FileOptions, AllAreHere) {
    std::set<std::pair<std::string_view, std::string_view>> here;
    for (const FileUse& use : file_uses())
        EXPECT_TRUE(here.emplace(use.command, use.option).second) << use.name();
    std::set<std::pair<std::string_view, std::string_view>> all;
    for (const Command& command : queenreel::commands()) {
        if (command.operand.starts_with("FILE"))
            all.emplace(command.name, "FILE");
        for (const Option& option : command.options) {
            if (takes_path(option) || option.value.open ||
                option.help.find("file of your own") != std::string::npos)
                all.emplace(command.name, option.name);
            if (is_path(option.operands))
                all.emplace(command.name, "FILE");
        }
    }
    EXPECT_EQ(here, all);
}

TEST(FileOptions, ReadStandardInputThatDoesNotWaitToItsEnd) {
    struct Reader {
        explicit Reader(const FileUse& of)
            : use(of), child({.words = of.words_for("-"), .folder = folder.path(), .prepare = [this] {
                                  give_half_a_minute();
                                  dup2(pipe.ends[0], STDIN_FILENO);
                              }}) {}

        const FileUse& use;
        Folder folder;
        Pipe pipe{false, true};
        Child child;
    };
    std::vector<std::unique_ptr<Reader>> readers;
    for (const FileUse& use : file_uses())
        if (reads_standard_input(use))
            readers.push_back(std::make_unique<Reader>(use));
    const auto written_half = [](const FileUse& use, int half) {
        const std::size_t middle = use.text.find('\n', use.text.size() / 2) + 1;
        return half == 0 ? std::string_view(use.text).substr(0, middle)
                         : std::string_view(use.text).substr(middle);
    };
    for (const int half : {0, 1}) {
        std::this_thread::sleep_for(500ms);  // they have nothing to read, and the writer is still there
        for (const auto& reader : readers)
            write_text(reader->pipe.ends[1], written_half(reader->use, half));
    }
    for (const auto& reader : readers) {
        reader->pipe.close_end(1);
        const Outcome outcome = reader->child.wait();
        expect_same({outcome, files_in(reader->folder, reader->use)}, done_from_file(reader->use),
                    reader->use);
    }
}

/// Waits until the other end of a pipe has read everything; false after half a minute.
bool is_read(int pipe) {
    for (int tries = 0; tries < 3000; ++tries) {
        int unread = 0;
        if (ioctl(pipe, FIONREAD, &unread) == 0 && unread == 0)
            return true;
        std::this_thread::sleep_for(10ms);
    }
    return false;
}

// A signal ends the wait for the second half, and the first half is not taken for the whole.
TEST(FileOptions, StopReadingAtASignal) {
    for (const FileUse& use : file_uses()) {
        if (!reads_standard_input(use))
            continue;
        const Folder folder;
        Pipe pipe(true, true);
        Child child({.words = use.words_for("-"), .folder = folder.path(), .prepare = [&] {
                         give_half_a_minute();
                         dup2(pipe.ends[0], STDIN_FILENO);
                     }});
        write_text(pipe.ends[1], std::string_view(use.text).substr(0, use.text.find('\n') + 1));
        ASSERT_TRUE(is_read(pipe.ends[1])) << use.name();
        kill(child.pid(), SIGINT);
        const Outcome outcome = child.wait();
        EXPECT_EQ(outcome.code, 130) << use.name() << outcome.error;
        EXPECT_EQ(outcome.output, "") << use.name();
        EXPECT_TRUE(folder.names().empty()) << use.name();
    }
}

// When a terminal's other end is gone, what came is read, and then reading fails with EIO.
TEST(FileOptions, DoNotTakeAFailureForTheEnd) {
    for (const FileUse& use : file_uses()) {
        if (!reads_standard_input(use))
            continue;
        const Folder folder;
        int outer = -1;
        int inner = -1;
        termios raw{};
        cfmakeraw(&raw);
        ASSERT_EQ(openpty(&outer, &inner, nullptr, &raw, nullptr), 0);
        write_text(inner, use.text);
        close(inner);
        const Outcome outcome = run({.words = use.words_for("-"), .folder = folder.path(), .prepare = [&] {
                                         give_half_a_minute();
                                         dup2(outer, STDIN_FILENO);
                                     }});
        close(outer);
        EXPECT_EQ(outcome.code, 1) << use.name() << outcome.output;
        EXPECT_THAT(outcome.output + outcome.error, HasSubstr("nput/output error")) << use.name();
        EXPECT_TRUE(folder.names().empty());
    }
}

TEST(FileOptions, ReadANamedPipeOfWhichTheWriterComesLate) {
    for (const FileUse& use : file_uses()) {
        if (!waits_for_pipes(use))
            continue;
        const Folder folder;
        const std::string pipe = folder / file_name(use);
        ASSERT_EQ(mkfifo(pipe.c_str(), 0600), 0);
        Child child(
            {.words = use.words_for(file_name(use)), .folder = folder.path(), .prepare = give_half_a_minute});
        // Without waiting for a reader: if there is none, the test ends.
        int writer = -1;
        for (int i = 0; i < 1000 && writer < 0; ++i) {
            std::this_thread::sleep_for(20ms);
            writer = open(pipe.c_str(), O_WRONLY | O_NONBLOCK | O_CLOEXEC);
        }
        ASSERT_GE(writer, 0) << use.name() << child.wait().error;
        // Letter by letter at first, then all at once.
        const std::size_t slow = std::min<std::size_t>(use.text.size(), 20);
        for (std::size_t at = 0; at < slow; ++at)
            write_text(writer, std::string_view(use.text).substr(at, 1));
        std::this_thread::sleep_for(100ms);
        write_text(writer, std::string_view(use.text).substr(slow));
        close(writer);
        const Outcome outcome = child.wait();
        expect_same({outcome, files_in(folder, use)}, done_from_file(use), use);
    }
}

TEST(FileOptions, SayWhatTheyWaitForAfterTenSeconds) {
    std::vector<std::unique_ptr<Folder>> folders;
    std::vector<std::unique_ptr<Child>> children;
    std::vector<const FileUse*> uses;
    for (const FileUse& use : file_uses()) {
        if (!waits_for_pipes(use))
            continue;
        folders.push_back(std::make_unique<Folder>());
        ASSERT_EQ(mkfifo((*folders.back() / file_name(use)).c_str(), 0600), 0);
        children.push_back(std::make_unique<Child>(Launch{.words = use.words_for(file_name(use)),
                                                          .folder = folders.back()->path(),
                                                          .prepare = give_half_a_minute}));
        uses.push_back(&use);
    }
    std::this_thread::sleep_for(13s);
    for (const auto& child : children)
        kill(child->pid(), SIGTERM);
    for (std::size_t i = 0; i < children.size(); ++i) {
        const Outcome outcome = children[i]->wait();
        EXPECT_EQ(outcome.code, 143) << uses[i]->name() << outcome.error;
        EXPECT_EQ(outcome.error,
                  fmt::format("queenreel: {}: waiting for another program to write to it; Ctrl+C gives up\n"
                              "queenreel: interrupted\n",
                              file_name(*uses[i])))
            << uses[i]->name();
    }
}

TEST(FileOptions, RefuseWithoutWaitingWhatTheyDoNotReadFromPipes) {
    for (const FileUse& use : file_uses()) {
        if (use.use != Use::reads_regular && use.use != Use::reads_listed)
            continue;
        const Folder folder;
        ASSERT_EQ(mkfifo((folder / file_name(use)).c_str(), 0600), 0);
        const Outcome outcome = run(
            {.words = use.words_for(file_name(use)), .folder = folder.path(), .prepare = give_half_a_minute});
        EXPECT_EQ(outcome.code, 1) << use.name() << outcome.error;
        EXPECT_THAT(outcome.output + outcome.error, HasSubstr(file_name(use) + ": ")) << use.name();
    }
}

// Endless input is given up in little memory: 1 GiB of addresses, of which libraries take half.
TEST(FileOptions, ReadNoMoreThanTheirLimit) {
    for (const FileUse& use : file_uses()) {
        if (use.use == Use::writes || use.use == Use::reads_folder || use.use == Use::serves)
            continue;
        const Folder folder;
        std::filesystem::create_symlink("/dev/zero", folder / file_name(use));
        const Outcome outcome =
            run({.words = use.words_for(file_name(use)), .folder = folder.path(), .prepare = [] {
                     give_half_a_minute();
#ifndef QUEENREEL_SANITIZE  // sanitizers take terabytes of addresses
                     const rlimit limit{rlim_t{1} << 30, rlim_t{1} << 30};
                     setrlimit(RLIMIT_AS, &limit);
#endif
                 }});
        EXPECT_THAT(outcome.code, testing::AnyOf(1, 2)) << use.name() << outcome.error;
        EXPECT_THAT(outcome.error, testing::Not(HasSubstr("memory"))) << use.name();
        EXPECT_LT(outcome.output.size() + outcome.error.size(), 1000U) << use.name();
        EXPECT_EQ(folder.names().size(), 1U) << use.name();
    }
}

TEST(Verify, NamesTheFileThatCannotBeReadAndJudgesTheOthers) {
    const Folder folder;
    std::ofstream(folder / "list") << run({"solve", "5"}).output;
    // Reading a process's memory from its start fails with EIO.
    const Outcome outcome = run({.words = {"verify", "/proc/self/mem", "list"}, .folder = folder.path()});
    EXPECT_EQ(outcome.code, 1);
    const auto reports = lines(outcome.output);
    ASSERT_EQ(reports.size(), 3U) << outcome.output << outcome.error;
    EXPECT_EQ(reports[0], "/proc/self/mem: cannot be read: Input/output error");
    EXPECT_EQ(reports[1], "list: proven: list, n = 5, 10 pictures, 10 solutions");
}

TEST(Verify, DistinguishesUnreadableFromWrong) {
    const Folder folder;
    std::ofstream(folder / "list") << run({"solve", "4"}).output;
    std::ofstream(folder / "wrong") << "[0, 1, 2, 3]\n";
    std::ofstream(folder / "film.avi") << "RIFF\x01\x02\x03\x04 and so on\n";
    const auto verified = [&](std::vector<std::string> words) {
        words.insert(words.begin(), "verify");
        return run({.words = words, .folder = folder.path()});
    };
    const std::string unreadable =
        "film.avi: cannot be read: neither a list of solutions, a trace, nor a picture or film in "
        "PNG, SVG, GIF, WebP, APNG, MP4, MOV, WebM or Y4M; convert it to one of these";
    const Outcome alone = verified({"film.avi"});
    EXPECT_EQ(alone.code, 1);
    EXPECT_EQ(alone.output, unreadable + "\n");
    EXPECT_EQ(alone.error, "queenreel: verify: 1 of 1 file cannot be read; see standard output\n");
    const Outcome all = verified({"list", "wrong", "film.avi", "missing"});
    const auto reports = lines(all.output);
    ASSERT_EQ(reports.size(), 5U) << all.output;
    EXPECT_THAT(reports[0], HasSubstr("list: proven"));
    EXPECT_THAT(reports[1], HasSubstr("wrong: WRONG: line 1: queens"));
    EXPECT_EQ(reports[2], unreadable);
    EXPECT_EQ(reports[3], "missing: cannot be read: no such file");
    EXPECT_EQ(reports[4], "together: WRONG: 1 of 4 files wrong, 2 cannot be read");
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
              "queenreel: boards/: 1 file left out: neither picture nor film; name files to read them\n");
    std::filesystem::remove(folder / "boards/queens-6-3.svg");
    const Outcome partly = done({"verify", "--complete", "boards"});
    EXPECT_EQ(partly.code, 1);
    EXPECT_THAT(partly.output, HasSubstr("together: WRONG: 3 of 4 solutions; missing: [3, 0, 4, 1, 5, 2]"));
}

TEST(Verify, DoesNotOpenPipes) {
    const Folder folder;
    ASSERT_EQ(mkfifo((folder / "fifo").c_str(), 0600), 0);
    std::filesystem::create_symlink("fifo", folder / "link");
    std::ofstream(folder / "list") << run({"solve", "5"}).output;
    const Outcome outcome = run({.words = {"verify", "fifo", "link", "/dev/zero", ".", "list"},
                                 .folder = folder.path(),
                                 .prepare = give_half_a_minute});
    EXPECT_EQ(outcome.code, 1);
    const auto reports = lines(outcome.output);
    ASSERT_EQ(reports.size(), 6U) << outcome.output << outcome.error;
    for (const std::size_t special : {0, 1, 2})
        EXPECT_THAT(reports[special], HasSubstr(": cannot be read: a pipe or a device")) << special;
    EXPECT_THAT(reports[3], HasSubstr(".: cannot be read: a folder"));
    EXPECT_THAT(reports[4], HasSubstr("proven"));
}

TEST(StandardOutput, WaitsForANonBlockingReader) {
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

/// Returns true if the process, within ten seconds, sleeps in a call that waits, or ends.
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
        {.words = {"render", "9", "--format", "pdf", "-o", "-"}, .folder = folder.path(), .prepare = [&] {
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
