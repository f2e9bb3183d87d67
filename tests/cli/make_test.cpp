// A reel: a file of outputs that are made together, and made again after changes.

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <fcntl.h>
#include <unistd.h>

#include <array>
#include <chrono>
#include <csignal>
#include <exception>
#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>
#include <optional>
#include <span>
#include <string>
#include <thread>

#include "child.h"
#include "client.h"
#include "decoded_film.h"
#include "queenreel/cli/command.h"
#include "queenreel/cli/docs/docs.h"
#include "queenreel/cli/options/reel_keys.h"
#include "queenreel/cli/options/reel_line.h"
#include "queenreel/reel/made.h"
#include "queenreel/terminal/console.h"

namespace queenreel::test {

namespace {

using testing::ElementsAre;
using testing::EndsWith;
using testing::HasSubstr;

constexpr const char* lecture = R"(theme = "print"
n = 4
[one]
command = "render"
solution = 1
output = "figures/one.svg"
[all]
command = "render"
output = "all/"
[list]
command = "solve"
format = "squares"
output = "list.txt"
)";

/// Saves a file in one step, as editors do: a command that watches it never sees a part of it.
void save(const Folder& folder, const std::string& name, const std::string& text) {
    std::ofstream(folder / ".new") << text;
    std::filesystem::rename(folder / ".new", folder / name);
}

void write_reel(const Folder& folder, const std::string& text) {
    save(folder, "lecture.toml", text);
}

Outcome make(const Folder& folder, std::vector<std::string> more = {}) {
    std::vector<std::string> words{"make", "lecture.toml"};
    words.insert(words.end(), more.begin(), more.end());
    return run_in(folder, words);
}

std::string replaced(std::string text, const std::string& from, const std::string& to) {
    return text.replace(text.find(from), from.size(), to);
}

// Law: an output's files are those of its command line.
TEST(Make, WritesWhatTheCommandLinesWrite) {
    const Folder folder;
    write_reel(folder, lecture);
    const Outcome outcome = make(folder);
    ASSERT_EQ(outcome.code, 0) << outcome.error;
    EXPECT_EQ(
        outcome.output,
        "one: made figures/one.svg: new\nall: made all/queens-4-1.svg and 1 more: new\nlist: made list.txt: "
        "new\n");
    const Folder plain;
    run_in(plain, {"render", "4", "--theme", "print", "--solution", "1", "-o", "one.svg"});
    run_in(plain, {"render", "4", "--theme", "print", "-o", "all/"});
    EXPECT_EQ(read_file(folder / "figures/one.svg"), read_file(plain / "one.svg"));
    EXPECT_EQ(read_file(folder / "all/queens-4-2.svg"), read_file(plain / "all/queens-4-2.svg"));
    EXPECT_EQ(read_file(folder / "list.txt"), run_inside({"solve", "4", "--format", "squares"}).output);
    EXPECT_THAT(folder.names(),
                ElementsAre(".lecture.toml.made", "all", "all/queens-4-1.svg", "all/queens-4-2.svg",
                            "figures", "figures/one.svg", "lecture.toml", "list.txt"));
}

TEST(Make, MakesAgainOnlyWhatChanged) {
    const Folder folder;
    write_reel(folder, lecture);
    ASSERT_EQ(make(folder).code, 0);
    EXPECT_EQ(make(folder).output, "lecture.toml: nothing to do, all 3 outputs are up to date\n");

    write_reel(folder, replaced(lecture, "solution = 1", "solution = 2"));
    EXPECT_EQ(make(folder).output, "one: made figures/one.svg: its options changed\n2 others up to date\n");

    std::filesystem::remove(folder / "list.txt");
    EXPECT_EQ(make(folder, {"--dry-run"}).output,
              "list: would be made: list.txt is missing\n2 others up to date\n");
    EXPECT_FALSE(std::filesystem::exists(folder / "list.txt"));
    EXPECT_EQ(make(folder).output, "list: made list.txt: list.txt is missing\n2 others up to date\n");
}

TEST(Make, FollowsTheContentOfWhatItReads) {
    const Folder folder;
    std::ofstream(folder / "boards.txt") << "b4,d3,a2,c1\n";
    write_reel(folder,
               "[a]\ncommand = \"render\"\nn = 4\nqueens-from = \"boards.txt\"\noutput = \"a.svg\"\n");
    ASSERT_EQ(make(folder).code, 0);
    std::ofstream(folder / "boards.txt") << "b4,d3,a2,c1\n";
    EXPECT_THAT(make(folder).output, HasSubstr("nothing to do"));
    std::ofstream(folder / "boards.txt") << "c4,a3,d2,b1\n";
    EXPECT_EQ(make(folder).output, "a: made a.svg: a file it is made of changed\n");
}

TEST(Make, RemovesFilesThatAnOutputHasNoLonger) {
    const Folder folder;
    write_reel(folder, lecture);
    ASSERT_EQ(make(folder).code, 0);
    write_reel(folder, replaced(lecture, "output = \"all/\"", "output = \"all/\"\nunique = true"));
    EXPECT_EQ(make(folder).code, 0);
    EXPECT_TRUE(std::filesystem::exists(folder / "all/queens-4-1.svg"));
    EXPECT_FALSE(std::filesystem::exists(folder / "all/queens-4-2.svg"));
}

// Law: if one output fails, everything stays as it was.
TEST(Make, ShowsAllOrNone) {
    const Folder folder;
    write_reel(folder, replaced(lecture, "solution = 1", "solution = 7"));
    const auto before = folder.names();
    const Outcome outcome = make(folder);
    EXPECT_EQ(outcome.code, 2);
    EXPECT_EQ(outcome.error,
              "queenreel: lecture.toml:5:1: [one] solution: 7 is out of range, as n = 4 has 2 solutions; "
              "give 1 to 2\n");
    EXPECT_EQ(folder.names(), before);
}

TEST(Make, KeepsFilesThatItDidNotMake) {
    const Folder folder;
    std::ofstream(folder / "list.txt") << "mine";
    write_reel(folder, lecture);
    const Outcome outcome = make(folder);
    EXPECT_EQ(outcome.code, 1);
    EXPECT_EQ(outcome.error,
              "queenreel: list.txt: it exists, and lecture.toml did not make it; keep it under another name, "
              "or replace "
              "it with --force\n");
    EXPECT_EQ(read_file(folder / "list.txt"), "mine");
    EXPECT_FALSE(std::filesystem::exists(folder / "all"));
    EXPECT_EQ(make(folder, {"--force"}).code, 0);
    EXPECT_NE(read_file(folder / "list.txt"), "mine");
    std::ofstream(folder / "list.txt") << "changed";
    EXPECT_THAT(make(folder).error, HasSubstr("list.txt: it was changed after it was made"));
}

TEST(Make, TakesTheOutputsThatAreNamed) {
    const Folder folder;
    write_reel(folder, lecture);
    EXPECT_EQ(make(folder, {"--only", "list"}).output, "list: made list.txt: new\n");
    EXPECT_FALSE(std::filesystem::exists(folder / "all"));
    EXPECT_EQ(make(folder, {"--only", "lits"}).error,
              "queenreel: --only: there is no 'lits' in lecture.toml; did you mean list?\n");
    const auto json = nlohmann::json::parse(make(folder, {"--json"}).output);
    EXPECT_EQ(json["made"], 2);
    EXPECT_EQ(json["outputs"][1]["files"],
              (std::vector<std::string>{"all/queens-4-1.svg", "all/queens-4-2.svg"}));
    EXPECT_EQ(json["outputs"][2]["up_to_date"], true);
}

/// `queenreel make lecture.toml --watch …` while it runs.
class Watching {
  public:
    explicit Watching(const Folder& folder, const std::vector<std::string>& more = {}) {
        std::vector<std::string> words{"make", "lecture.toml", "--watch"};
        words.insert(words.end(), more.begin(), more.end());
        EXPECT_EQ(pipe2(pipe_.data(), O_CLOEXEC), 0);
        child_.emplace(Launch{.words = words, .folder = folder.path(), .prepare = [&] {
                                  alarm(60);
                                  dup2(pipe_[1], STDOUT_FILENO);
                                  dup2(pipe_[1], STDERR_FILENO);
                              }});
        close(pipe_[1]);
    }
    ~Watching() { close(pipe_[0]); }
    Watching(const Watching&) = delete;
    Watching& operator=(const Watching&) = delete;

    /// The next line that it prints, to standard output or error; waits for it.
    std::string line() {
        std::string text;
        for (char letter = 0; read(pipe_[0], &letter, 1) == 1 && letter != '\n';)
            text += letter;
        return text;
    }

    /// Its exit code after that signal.
    int code_after(int number) {
        kill(child_->pid(), number);
        return child_->wait().code;
    }

  private:
    std::array<int, 2> pipe_{};
    std::optional<Child> child_;
};

constexpr const char* watching =
    "queenreel: lecture.toml is made again when it or a file that it reads is saved; Ctrl+C ends it";

TEST(Make, WatchesTheReelAndItsInputsAndFaultsDoNotEndIt) {
    const Folder folder;
    const std::string reel =
        "[a]\ncommand = \"render\"\nn = 4\nqueens-from = \"boards.txt\"\noutput = \"a.svg\"\n";
    save(folder, "boards.txt", "b4,d3,a2,c1\n");
    write_reel(folder, reel);
    Watching make(folder);
    EXPECT_EQ(make.line(), watching);
    EXPECT_EQ(make.line(), "a: made a.svg: new");
    const std::string first = read_file(folder / "a.svg");

    save(folder, "boards.txt", "c4,a3,d2,b1\n");
    EXPECT_EQ(make.line(), "a: made a.svg: a file it is made of changed");
    const std::string second = read_file(folder / "a.svg");
    EXPECT_NE(second, first);

    save(folder, "boards.txt", "c9\n");
    EXPECT_THAT(make.line(), testing::StartsWith("queenreel: lecture.toml:1:2: [a] boards.txt: line 1: "));
    EXPECT_EQ(read_file(folder / "a.svg"), second);
    write_reel(folder, reel + "stroy = \"x\"\n");
    EXPECT_THAT(make.line(), testing::StartsWith("queenreel: lecture.toml:6:1: [a] stroy: "));
    write_reel(folder, reel + "theme = \"slate\"\n");
    EXPECT_THAT(make.line(), testing::StartsWith("queenreel: lecture.toml:1:2: [a] boards.txt: line 1: "));

    save(folder, "boards.txt", "c4,a3,d2,b1\n");
    EXPECT_EQ(make.line(), "a: made a.svg: its options changed");
    write_reel(folder, reel + "theme = \"slate\"\n# saved as it was\n");
    EXPECT_EQ(make.line(), "lecture.toml: nothing to do, its output is up to date");
    EXPECT_EQ(make.code_after(SIGINT), 130);
    EXPECT_EQ(make.line(), "queenreel: interrupted");
    EXPECT_THAT(folder.names(), ElementsAre(".lecture.toml.made", "a.svg", "boards.txt", "lecture.toml"));
}

// A theme that a command would reject is watched, too: its author mends it there.
TEST(Make, WatchesInputsThatAreWrongOrMissing) {
    const Folder folder;
    write_reel(folder,
               "[a]\ncommand = \"render\"\nn = 4\nsolution = 1\ntheme = \"my.toml\"\noutput = \"a.svg\"\n");
    Watching make(folder, {"--quiet"});
    EXPECT_THAT(make.line(), testing::EndsWith("my.toml: cannot be read: No such file or directory"));
    save(folder, "my.toml", "base = \"print\"\n");
    EXPECT_EQ(make.line(), "a: made a.svg: new");
    EXPECT_EQ(make.code_after(SIGTERM), 143);
}

// --force holds only the first time: later, outputs that are up to date stay.
TEST(Make, WatchesWithForceOnce) {
    const Folder folder;
    std::ofstream(folder / "list.txt") << "mine";
    write_reel(folder, lecture);
    Watching make(folder, {"--quiet", "--force", "--only", "one,list"});
    EXPECT_THAT(make.line(), testing::StartsWith("one: made "));
    EXPECT_THAT(make.line(), testing::StartsWith("list: made "));
    write_reel(folder, replaced(lecture, "solution = 1", "solution = 2"));
    EXPECT_EQ(make.line(), "one: made figures/one.svg: its options changed");
    EXPECT_EQ(make.line(), "1 other up to date");
    EXPECT_EQ(make.code_after(SIGINT), 130);
}

/// The page at that port, once it has `part`; asks for up to half a minute.
std::string page_with(int port, const std::string& part) {
    for (int asked = 0; asked < 600; ++asked) {
        try {
            const std::string page = http::ask(port).body;
            if (page.find(part) != std::string::npos)
                return page;
        } catch (const std::exception&) {  // the server is being replaced
        }
        std::this_thread::sleep_for(std::chrono::milliseconds(50));
    }
    return "";
}

// The page shows pictures by content and text as it is, and follows each save.
TEST(Make, ShowsWhatItMakesInABrowser) {
    const Folder folder;
    const std::string reel =
        "[a]\ncommand = \"render\"\nn = 4\nsolution = 1\noutput = \"a.svg\"\n"
        "[b]\ncommand = \"count\"\nn = 8\noutput = \"b.txt\"\n";
    write_reel(folder, reel);
    Watching make(folder, {"--browser", "--quiet"});
    const std::string address = make.line();
    ASSERT_THAT(address, testing::MatchesRegex("http://127.0.0.1:[0-9]+/"));
    const int port = std::stoi(address.substr(17));
    EXPECT_THAT(make.line(), testing::StartsWith("a: made "));
    const std::string first = page_with(port, "/" + fingerprint(read_file(folder / "a.svg")) + ".svg");
    EXPECT_THAT(first, HasSubstr("<pre>92\n</pre>"));
    write_reel(folder, replaced(reel, "solution = 1", "solution = 2"));
    EXPECT_THAT(make.line(), testing::StartsWith("b: made "));
    EXPECT_THAT(make.line(), testing::StartsWith("a: made "));
    const std::string second = page_with(port, "/" + fingerprint(read_file(folder / "a.svg")) + ".svg");
    EXPECT_THAT(second, HasSubstr("<pre>92\n</pre>"));
    EXPECT_NE(first, second);
    EXPECT_EQ(make.code_after(SIGTERM), 143);
    EXPECT_EQ(run({"make", "x.toml", "--browser"}).error,
              "queenreel: --browser: it follows what is made; add --watch\n");
}

/// The address of the first file on the page with that extension.
std::string address_on(const std::string& page, const std::string& extension) {
    const std::size_t end = page.find(extension + '"');
    const std::size_t begin = page.rfind('"', end);
    return end == std::string::npos ? "" : page.substr(begin + 1, end + extension.size() - begin - 1);
}

// A film's first seconds are shown while it is made, then the whole; another output stays.
TEST(Make, ShowsAFilmsFirstSecondsInABrowserWhileItIsMade) {
    const Folder folder;
    write_reel(folder,
               "[search]\ncommand = \"animate\"\nn = 6\nstory = \"search\"\nsize = \"960x540\"\n"
               "output = \"films/search.mp4\"\n"
               "[one]\ncommand = \"render\"\nn = 4\nsolution = 1\noutput = \"one.svg\"\n");
    Watching make(folder, {"--browser", "--quiet"});
    const int port = std::stoi(make.line().substr(17));
    const std::string early = page_with(port, "search: its first seconds, while it is made");
    ASSERT_FALSE(early.empty());
    EXPECT_THAT(make.line(), testing::HasSubstr(": made "));
    const std::string whole = read_file(folder / "films/search.mp4");
    const std::string page = page_with(port, "/" + fingerprint(whole) + ".mp4");
    EXPECT_THAT(page, testing::Not(HasSubstr("while it is made")));
    EXPECT_THAT(page, HasSubstr("one.svg"));
    EXPECT_NE(address_on(early, ".mp4"), address_on(page, ".mp4"));
    EXPECT_EQ(make.code_after(SIGTERM), 143);
    EXPECT_THAT(folder.names(), testing::Each(testing::Not(testing::HasSubstr(".queenreel"))));
}

TEST(Make, WritesOnlyTheBeginningOfAFilmForItsPreview) {
    const Folder folder;
    Console console(STDOUT_FILENO, STDERR_FILENO);
    const std::string path = folder / "begun.mp4";
    EXPECT_EQ(run_beginning(std::vector<std::string>{"animate", "--output=" + path, "--size=160", "--", "8"},
                            console),
              0);
    const std::string bytes = read_file(path);
    const DecodedFilm begun = decode(std::as_bytes(std::span(bytes)));
    EXPECT_GE(begun.duration, 6'000'000);
    EXPECT_LT(begun.duration, 9'000'000);
    EXPECT_EQ(run_beginning(std::vector<std::string>{"animate", "--output=x.mp4", "--", "99"}, console), 2);
}

TEST(Make, WatchesOnlyWhatCanBeMade) {
    EXPECT_EQ(run({"make", "none.toml", "--watch"}).error,
              "queenreel: none.toml: cannot be read: No such file or directory\n");
    for (const char* other : {"--dry-run", "--json"})
        EXPECT_EQ(
            run({"make", "x.toml", "--watch", other}).error,
            fmt::format("queenreel: --watch: it makes the outputs and prints a line for each, again and "
                        "again; leave out this or {}\n",
                        other));
}

struct WrongReel {
    const char* text;
    const char* error;
};

const WrongReel wrong_reels[]{
    {"[a]\ncommand = \"animate\"\nn = 4\nstroy = \"search\"\noutput = \"a.gif\"\n",
     "lecture.toml:4:1: [a] stroy: animate has no such key; did you mean story?"},
    {"thme = \"print\"\n[a]\ncommand = \"render\"\nn = 4\noutput = \"a/\"\n",
     "lecture.toml:1:1: thme: no command has such a key; did you mean theme?"},
    {"[a]\ncommand = \"rendr\"\n",
     "lecture.toml:2:1: [a] command: 'rendr' makes no file; did you mean render?"},
    {"[a]\nn = 4\n", "lecture.toml:1:2: [a] command: there is none; give one such as command = \"animate\""},
    {"[a]\ncommand = \"render\"\nn = 4\n",
     "lecture.toml:1:2: [a] output: there is none; name the file, such as output = \"queens.svg\""},
    {"[a]\ncommand = \"render\"\nn = 4\noutput = \"a/\"\ntheme = \"grene\"\n",
     "lecture.toml:5:1: [a] theme: there is no 'grene'; did you mean green? A theme of your own is a file "
     "that ends "
     "in .toml"},
    {"[a]\ncommand = \"render\"\nn = 4\noutput = \"-\"\n",
     "lecture.toml:4:1: [a] output: a reel has no standard output; name a file"},
    {"[a]\ncommand = \"render\"\nn = 4\noutput = \"a/\"\nbare = 3\n",
     "lecture.toml:5:1: [a] bare: it is true or false; give one of them"},
    {"[a]\ncommand = \"render\"\nn = 4\noutput = \"a/\"\ntheme = true\n",
     "lecture.toml:5:1: [a] theme: true is no value; give NAME"},
    {"[a]\ncommand = \"render\"\nn = 4\nsolution = 1\noutput = \"a.svg\"\n[b]\ncommand = \"render\"\nn = 4\n"
     "solution = 2\noutput = \"a.svg\"\n",
     "lecture.toml:6:2: [b] a.svg: [a] has the same file; name another"},
    {"n = 4\n", "lecture.toml: it has no outputs; write a table for each, see queenreel help reel"},
    {"[a]\ncommand = \"render\"\nn = 4\noutput = \"a/\"\nforce = true\n",
     "lecture.toml:5:1: [a] force: render has no such key; see queenreel help reel"},
};

TEST(Make, ReportsErrorsWithTheirPlace) {
    for (const auto& [text, error] : wrong_reels) {
        const Folder folder;
        write_reel(folder, text);
        const Outcome outcome = make(folder);
        EXPECT_EQ(outcome.code, 2) << text;
        EXPECT_EQ(outcome.error, std::string("queenreel: ") + error + "\n");
        EXPECT_THAT(folder.names(), ElementsAre("lecture.toml"));
    }
    EXPECT_EQ(run({"make", "none.toml"}).error,
              "queenreel: none.toml: cannot be read: No such file or directory\n");
    EXPECT_EQ(
        run({"make"}).error,
        "queenreel: FILE: the reel is missing; name one such as lecture.toml, see queenreel help reel\n");
}

// Law: the table for a command line asks for the same as the line.
TEST(Make, TablesOfLinesAskForTheSame) {
    for (const Command* command : reel_commands())
        for (const Example& example : command->examples) {
            if (example.line.find('|') != std::string_view::npos ||
                example.line.find('>') != std::string_view::npos)
                continue;
            if (example.line.find(" - ") != std::string_view::npos || example.line.ends_with(" -"))
                continue;
            ReelTable table = reel_table(example.line);
            const bool has_output =
                std::ranges::find(table.entries, "output", &ReelEntry::key) != table.entries.end();
            if (!has_output)
                table.entries.push_back({.key = "output", .values = {"all/"}});
            Reel reel = parse_reel("x.toml", reel_text(table));
            ReelLine line = reel_lines(reel, "/x").front();
            EXPECT_EQ(line.command, command) << example.line;
            for (const std::string& operand : line.operands)
                EXPECT_THAT(example.line, HasSubstr(operand));
            for (const ReelEntry& entry : line.options)
                if (has_output || entry.key != "output")
                    for (const std::string& value : entry.values)
                        EXPECT_THAT(example.line, HasSubstr(value)) << reel_text(table);
        }
    EXPECT_EQ(
        run_inside({"make", "--from", "animate 8 --title 'The first' --bare -o films/a.mp4 -o films/a.webm"})
            .output,
        "[a]\ncommand = \"animate\"\nn = 8\noutput = [\"films/a.mp4\", \"films/a.webm\"]\ntitle = \"The "
        "first\"\nbare = true\n");
    for (const char* line : {"queenreel count 8-12 --csv > x.csv", "count 8-12 --csv >x.csv"})
        EXPECT_EQ(run_inside({"make", "--from", line}).output,
                  "[x]\ncommand = \"count\"\nn = \"8-12\"\ncsv = true\noutput = \"x.csv\"\n");
    EXPECT_EQ(run_inside({"make", "--from", "animate 8 -o a.mp4 > log.txt"}).output,
              "[a]\ncommand = \"animate\"\nn = 8\noutput = \"a.mp4\"\n");
    EXPECT_EQ(run_inside({"make", "--from", "verify x.mp4"}).code, 2);
}

TEST(Make, TheHelpsReelIsMade) {
    const Folder folder;
    const std::string help = reel_help();
    const std::size_t begin = help.find("  theme = ");
    const std::size_t end = help.find("Keys\n");
    write_reel(folder, help.substr(begin, end - begin));
    const Outcome outcome = make(folder);
    EXPECT_EQ(outcome.code, 0) << outcome.error;
    for (const char* name : {"figures/title.svg", "films/search.mp4", "films/search.webm", "films/search.vtt",
                             "films/search.srt", "counts.csv"})
        EXPECT_TRUE(std::filesystem::exists(folder / name)) << name;
    EXPECT_THAT(make(folder).output, HasSubstr("nothing to do"));
}

// Law: the schema has every key that a reel may have.
TEST(Make, TheSchemaHasEveryKey) {
    const auto schema = nlohmann::json::parse(generated("reel-schema"));
    const auto& outputs = schema.at("additionalProperties").at("anyOf");
    ASSERT_EQ(outputs.size(), reel_commands().size());
    for (std::size_t i = 0; i < outputs.size(); ++i) {
        const Command& command = *reel_commands()[i];
        const auto& keys = outputs[i].at("properties");
        EXPECT_EQ(keys.at("command").at("const"), command.name);
        for (const Option& option : command.options)
            EXPECT_EQ(keys.contains(option.name), !is_left_to_make(option.name)) << option.name;
        for (const std::string& key : operand_keys(command))
            EXPECT_TRUE(keys.contains(key)) << key;
    }
    EXPECT_EQ(operand_keys(*find_command("chart")), (std::vector<std::string>{"kind", "n"}));
}

// Law: make knows whether an option that names a file reads or writes it.
TEST(Make, KnowsWhichFilesAreReadAndWhichAreWritten) {
    for (const Command* command : reel_commands())
        for (const Option& option : command->options) {
            if (!takes_path(option) || is_left_to_make(option.name))
                continue;
            const std::string text =
                fmt::format("[a]\ncommand = \"{}\"\nn = 4\noutput = \"o.svg\"\n{}", command->name,
                            option.name == "output" ? "" : fmt::format("{} = \"x/y.svg\"\n", option.name));
            const Reel reel = parse_reel("x.toml", text);
            const ReelLine line = reel_lines(reel, "/f").front();
            const bool written =
                std::ranges::find(line.written, "/f/x/y.svg", &ReelPath::path) != line.written.end();
            const bool read = std::ranges::count(line.read, "/f/x/y.svg") > 0;
            const bool writes = option.help.find("write") != std::string::npos || option.group == "Output";
            if (option.name != "output")
                EXPECT_TRUE(written != read && written == writes) << command->name << " --" << option.name;
        }
}

}  // namespace

}  // namespace queenreel::test
