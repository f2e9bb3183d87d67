// What goes wrong while the program works: signals, closed and full outputs, missing fonts.

#include <fcntl.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <signal.h>
#include <sys/resource.h>
#include <unistd.h>

#include <fstream>
#include <sstream>
#include <thread>

#include "child.h"
#include "cli/errors.h"
#include "cli/signals.h"
#include "project_paths.h"

namespace queenreel::test {

namespace {

using namespace std::chrono_literals;
using testing::HasSubstr;

/// Waits, a minute at the most, until `happened`; false when the child ended before.
template <typename Condition>
bool wait_until(Child& child, Condition happened) {
    for (int i = 0; i < 60'000 && child.is_running(); ++i) {
        if (happened())
            return true;
        std::this_thread::sleep_for(1ms);
    }
    return false;
}

/// Whether the process has a handler for the signal.
bool catches(pid_t process, int signal) {
    std::ifstream status("/proc/" + std::to_string(process) + "/status");
    for (std::string line; std::getline(status, line);)
        if (line.starts_with("SigCgt:"))
            return std::stoull(line.substr(7), nullptr, 16) >> (signal - 1) & 1;
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
            ASSERT_TRUE(wait_until(child, [&] { return !folder.names().empty(); }));
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
        EXPECT_EQ(outcome.error, "queenreel: interrupted\n");
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
    const std::vector<std::vector<std::string>> lines{
        {"count", "20"}, {"solve", "20"}, {"solve", "30", "--solver", "backtracking", "--limit", "1"}};
    for (const auto& words : lines)
        for (const Stop& stop : stops) {
            const Folder folder;
            const auto drop_output = [] { dup2(open("/dev/null", O_WRONLY), STDOUT_FILENO); };
            Child child({.words = words, .folder = folder.path(), .prepare = drop_output});
            ASSERT_TRUE(wait_until(child, [&] { return catches(child.pid(), stop.signal); }));
            kill(child.pid(), stop.signal);
            const Outcome outcome = child.wait();
            EXPECT_EQ(outcome.code, stop.code) << words[0];
            EXPECT_EQ(outcome.error, "queenreel: interrupted\n") << words[0];
        }
}

// How long the film must be is found by a search of n = 14 to its end, which takes minutes.
TEST(Signals, StopThePacingOfAFilm) {
    for (const std::vector<std::string>& pace : {std::vector<std::string>{}, {"--duration", "60"}})
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

TEST(Signals, ThoseIgnoredFromTheStartStayIgnored) {
    const Folder folder;
    Child child(
        {.words = {"count", "20"}, .folder = folder.path(), .prepare = [] { signal(SIGHUP, SIG_IGN); }});
    ASSERT_TRUE(wait_until(child, [&] { return catches(child.pid(), SIGTERM); }));
    EXPECT_FALSE(catches(child.pid(), SIGHUP));
    kill(child.pid(), SIGHUP);
    kill(child.pid(), SIGTERM);
    EXPECT_EQ(child.wait().code, 143);
}

// A NothingToLose that ends leaves those around it as they are.
TEST(NothingToLose, EndsTheProgramAtASignalAsLongAsOneOfThemLives) {
    const auto signalled_inside = [] {
        catch_signals();
        const NothingToLose outer;
        {
            const NothingToLose inner;
        }
        raise(SIGTERM);
        _exit(0);
    };
    EXPECT_EXIT(signalled_inside(), testing::ExitedWithCode(143), "^queenreel: interrupted\n$");
}

TEST(NothingToLose, LeavesSignalsToTheFlagBeforeAndAfter) {
    const auto signalled_after = [] {
        catch_signals();
        {
            const NothingToLose waiting;
        }
        raise(SIGTERM);
        if (!interrupted())
            _exit(1);
        try {
            const NothingToLose late;
            _exit(2);
        } catch (const Interrupted& interruption) {
            raise(SIGTERM);  // that nothing was begun: this one is not answered at once either
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

TEST(StandardOutput, ThatIsClosedIsReported) {
    expect_output_error([] { close(STDOUT_FILENO); });
}

TEST(StandardOutput, ThatIsFullIsReported) {
    expect_output_error([] { dup2(open("/dev/full", O_WRONLY), STDOUT_FILENO); });
}

TEST(StandardOutput, WhoseReaderIsGoneIsReported) {
    expect_output_error([] {
        int ends[2];
        if (pipe(ends) == 0)
            dup2(ends[1], STDOUT_FILENO);
        close(ends[0]);
    });
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

TEST(StandardError, ThatIsClosedOrFullHurtsNobody) {
    for (const auto& prepare : std::vector<std::function<void()>>{
             [] { close(STDERR_FILENO); }, [] { dup2(open("/dev/full", O_WRONLY), STDERR_FILENO); }}) {
        const Folder folder;
        EXPECT_EQ(run({.words = {"solve", "2"}, .folder = folder.path(), .prepare = prepare}).code, 0);
        EXPECT_EQ(run({.words = {"solve", "0"}, .folder = folder.path(), .prepare = prepare}).code, 2);
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

TEST(Fonts, ThatAreMissingAreReportedAndThePicturesWrittenAllTheSame) {
    const Folder fonts;
    std::ofstream(fonts / "fonts.conf") << "<?xml version=\"1.0\"?><fontconfig></fontconfig>\n";
    const std::map<std::string, std::string> environment{{"FONTCONFIG_FILE", fonts / "fonts.conf"}};
    for (const std::vector<std::string>& words :
         {std::vector<std::string>{"animate", "4", "-o", "x.gif"},
          {"render", "4", "--solution", "1", "--caption", "one", "-o", "x.svg"},
          {"render", "4", "--solution", "1", "--coordinates", "outside", "-o", "x.png"}}) {
        const Folder folder;
        const Outcome outcome = run({.words = words, .folder = folder.path(), .environment = environment});
        EXPECT_EQ(outcome.code, 0);
        EXPECT_EQ(lines(outcome.error).size(), 1U) << outcome.error;
        EXPECT_THAT(outcome.error, HasSubstr("install fonts-inter and fonts-jetbrains-mono"));
        EXPECT_EQ(folder.names().size(), 1U);
    }
    const Folder folder;
    const Outcome bare = run({.words = {"animate", "4", "--bare", "-o", "x.gif"},
                              .folder = folder.path(),
                              .environment = environment});
    EXPECT_EQ(bare.error, "");
}

/// Limits the memory of a program that is about to start.
std::function<void()> with_mebibytes(rlim_t count) {
    return [count] {
        const rlimit limit{count << 20, count << 20};
        setrlimit(RLIMIT_AS, &limit);
    };
}

#ifdef QUEENREEL_SANITIZE
constexpr bool takes_more_address_space = true;
#else
constexpr bool takes_more_address_space = false;
#endif

// Law: however little memory there is, a program ends by itself, done or with one line and 1; no signal ends
// it.
TEST(Memory, ThatRunsOutIsSaidInALine) {
    if (takes_more_address_space)
        GTEST_SKIP() << "sanitizers take terabytes of address space";
    const std::vector<std::vector<std::string>> commands{
        {"count", "13"},
        {"count", "12", "--threads", "300"},
        {"solve", "9"},
        {"render", "4", "--caption", "Four queens", "--coordinates", "outside", "-f", "-o", "x/"},
        {"render", "4", "--solution", "1", "--caption", "Four queens", "--size", "4000", "-f", "-o", "x.png"},
        {"animate", "4", "-f", "--size", "1080", "-o", "x.gif"},
        {"animate", "4", "-f", "--size", "1080", "-o", "x.mp4"},
        {"verify", "good.gif", "good.svg"},
    };
    const Folder folder;
    for (const auto& words : {std::vector<std::string>{"animate", "4", "-q", "-o", "good.gif"},
                              {"render", "4", "--solution", "1", "-q", "-o", "good.svg"}})
        ASSERT_EQ(run({.words = words, .folder = folder.path()}).code, 0);
    int done = 0;
    int failed = 0;
    for (rlim_t mebibytes = 40; mebibytes <= 700; mebibytes += mebibytes < 300 ? 12 : 100)
        for (const auto& words : commands) {
            SCOPED_TRACE(words[0] + " " + words[1] + " in " + std::to_string(mebibytes) + " MiB");
            const Outcome outcome = run({.words = words,
                                         .folder = folder.path(),
                                         .environment = {{"LC_ALL", "C"}},
                                         .prepare = with_mebibytes(mebibytes)});
            if (outcome.code == 127)
                continue;  // the program itself found no room
            EXPECT_TRUE(outcome.code == 0 || outcome.code == 1) << outcome.code << ": " << outcome.error;
            std::vector<std::string> said = lines(outcome.error);
            std::erase_if(said, [](const std::string& line) { return line.starts_with("x264 [error]"); });
            EXPECT_EQ(said.size(), outcome.code == 0 ? 0U : 1U) << outcome.error;
            ++(outcome.code == 0 ? done : failed);
        }
    EXPECT_GT(done, 50);
    EXPECT_GT(failed, 50);
}

// Law: where a module is missing, no word is said of another that has nothing to do with it.
TEST(Modules, ThatAreMissingAreNamedWithWhatWouldHelp) {
    const Folder folder;
    const std::string alone = (folder / "queenreel").string();
    std::filesystem::copy_file(QUEENREEL_BINARY_DIR "/queenreel", alone);
    std::ofstream(folder / "x.svg") << "<svg/>";
    const auto outcome_of = [&](const std::vector<std::string>& words) {
        return run({.words = {}, .folder = folder.path(), .prepare = [&] {
                        std::vector<char*> pointers{const_cast<char*>(alone.c_str())};
                        for (const std::string& word : words)
                            pointers.push_back(const_cast<char*>(word.c_str()));
                        pointers.push_back(nullptr);
                        execv(alone.c_str(), pointers.data());
                    }});
    };
    const Outcome judged = outcome_of({"verify", "x.svg"});
    EXPECT_EQ(judged.code, 3);
    EXPECT_THAT(judged.error, HasSubstr("libqueenreel-verify.so"));
    EXPECT_THAT(judged.error, testing::Not(HasSubstr("film")));
    const Outcome filmed = outcome_of({"animate", "4", "-o", "x.gif"});
    EXPECT_EQ(filmed.code, 3);
    EXPECT_THAT(filmed.error, HasSubstr("libqueenreel-film.so"));
    EXPECT_THAT(filmed.error, HasSubstr("use a format that is not a film"));
}

TEST(Memory, ForThreadsThatIsRefusedMeansFewerOfThem) {
    if (takes_more_address_space)
        GTEST_SKIP() << "sanitizers take terabytes of address space";
    const Folder folder;
    // From two mebibytes to the next, another thread has room for its stack, for what it works in, or for
    // neither.
    for (rlim_t mebibytes = 60; mebibytes < 100; mebibytes += 2) {
        const Outcome outcome = run({.words = {"count", "12", "--threads", "300"},
                                     .folder = folder.path(),
                                     .prepare = with_mebibytes(mebibytes)});
        EXPECT_EQ(outcome.error, "") << mebibytes;
        EXPECT_EQ(outcome.output, "14200\n");
    }
}

/// A configuration of fontconfig with some fonts of this machine, which are copied.
class CopiedFonts {
  public:
    /// Each of `families` in its regular weight.
    explicit CopiedFonts(const std::vector<std::string>& families) {
        std::filesystem::create_directory(folder_ / "fonts");
        for (const std::string& family : families) {
            const std::string file = answer_of("fc-match -f '%{file}' '" + family + ":regular'");
            std::filesystem::copy(file, path_of(family));
        }
        std::ofstream(folder_ / "fonts.conf")
            << "<?xml version=\"1.0\"?><fontconfig><dir>" << (folder_ / "fonts").string()
            << "</dir><cachedir>" << (folder_ / "cache").string() << "</cachedir></fontconfig>\n";
    }

    std::filesystem::path path_of(const std::string& family) const { return folder_ / "fonts" / family; }

    std::map<std::string, std::string> environment() const {
        return {{"FONTCONFIG_FILE", folder_ / "fonts.conf"}};
    }

    /// Has fontconfig list the fonts from now on as it finds them now.
    void list() const {
        answer_of("FONTCONFIG_FILE='" + (folder_ / "fonts.conf").string() + "' fc-cache -f");
    }

  private:
    static std::string answer_of(const std::string& command) {
        const std::unique_ptr<FILE, int (*)(FILE*)> pipe(popen(command.c_str(), "r"), pclose);
        std::string answer;
        for (int letter = 0; (letter = std::fgetc(pipe.get())) != EOF;)
            answer += static_cast<char>(letter);
        return answer;
    }

    Folder folder_;
};

const std::vector<std::string> with_text{"render", "4",         "--solution",  "1",  "--size",
                                         "240",    "--caption", "Four queens", "-o", "x.png"};

TEST(Fonts, ThatAreListedAndCannotBeReadAreNamedAndOthersUsed) {
    const CopiedFonts right({"DejaVu Sans"});
    const Folder folder;
    ASSERT_EQ(run({.words = with_text, .folder = folder.path(), .environment = right.environment()}).code, 0);
    const std::string expected = read_file(folder / "x.png");

    const CopiedFonts wrong({"Inter", "DejaVu Sans"});
    wrong.list();
    std::filesystem::resize_file(wrong.path_of("Inter"), 100);
    const Folder other;
    const Outcome outcome =
        run({.words = with_text, .folder = other.path(), .environment = wrong.environment()});
    EXPECT_EQ(outcome.code, 0);
    EXPECT_EQ(outcome.error,
              "queenreel: " + wrong.path_of("Inter").string() +
                  ": this font cannot be read, so another was used; install its package again\n");
    EXPECT_EQ(read_file(other / "x.png"), expected);
}

TEST(Fonts, OfWhichNoneCanBeReadAreAsIfThereWereNone) {
    const CopiedFonts fonts({"Inter", "DejaVu Sans"});
    fonts.list();
    for (const char* family : {"Inter", "DejaVu Sans"})
        std::filesystem::resize_file(fonts.path_of(family), 100);
    const Folder folder;
    const Outcome outcome =
        run({.words = with_text, .folder = folder.path(), .environment = fonts.environment()});
    EXPECT_EQ(outcome.code, 0);
    const auto said = lines(outcome.error);
    ASSERT_EQ(said.size(), 3U) << outcome.error;
    EXPECT_THAT(said[0], HasSubstr("this font cannot be read, so it was left out"));
    EXPECT_THAT(said[1], HasSubstr("this font cannot be read, so it was left out"));
    EXPECT_THAT(said[2], HasSubstr("so the pictures have no text"));
}

TEST(Fonts, WithoutSomeCharactersAreNotedOnceWithThePackageThatHelps) {
    const CopiedFonts fonts({"DejaVu Sans"});
    const auto error_of = [&](const std::string& caption, const std::vector<std::string>& more = {}) {
        std::vector<std::string> words{"animate", "4",       "--size", "240",  "--caption",
                                       caption,   "--force", "-o",     "x.gif"};
        words.insert(words.end(), more.begin(), more.end());
        const Folder folder;
        const Outcome outcome =
            run({.words = words, .folder = folder.path(), .environment = fonts.environment()});
        EXPECT_EQ(outcome.code, 0);
        return outcome.error;
    };
    EXPECT_EQ(error_of("Queens, éж♛"), "");
    EXPECT_EQ(error_of("王王"),
              "queenreel: text: no font here has 王 (U+738B), so boxes stand in its place; "
              "install fonts-noto-cjk\n");
    EXPECT_EQ(error_of("王 ก 🩻"),
              "queenreel: text: no font here has ก (U+0E01), 王 (U+738B), 🩻 (U+1FA7B), so boxes "
              "stand in their place; install fonts-noto-core, fonts-noto-cjk, fonts-symbola\n");
    EXPECT_THAT(error_of("一丁丂七丄丅丆万丈三"), HasSubstr("(U+4E07) and 2 more, so boxes"));
    EXPECT_THAT(error_of(""), HasSubstr("its place; leave them out"));
    EXPECT_EQ(error_of("王", {"--quiet"}), "");
}

}  // namespace

}  // namespace queenreel::test
