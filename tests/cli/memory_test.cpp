// What runs out or is missing while the program loads and works: memory, threads, modules.

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/resource.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>

#include "child.h"
#include "extent.h"
#include "project_paths.h"
#include "queenreel/page/parts.h"

namespace queenreel::test {

namespace {

using testing::HasSubstr;

/// Limits the memory of a program that is about to start.
std::function<void()> with_kibibytes(rlim_t count) {
    return [count] {
        const rlimit limit{count << 10, count << 10};
        setrlimit(RLIMIT_AS, &limit);
    };
}

std::function<void()> with_mebibytes(rlim_t count) {
    return with_kibibytes(count << 10);
}

#ifdef QUEENREEL_SANITIZE
constexpr bool takes_more_address_space = true;
#else
constexpr bool takes_more_address_space = false;
#endif

// Law: with any amount of memory, a program ends by itself, done or with one line and 1; no signal ends it.
// Quick runs take larger steps from limit to limit.
class MemoryLaws : public Law {};
LAW_EXTENTS(MemoryLaws);

TEST_P(MemoryLaws, ReportExhaustionInOneLine) {
    if (takes_more_address_space)
        GTEST_SKIP() << "built with sanitizers, which take terabytes of address space";
    std::vector<std::vector<std::string>> commands{
        {"count", "13"},
        {"count", "12", "--threads", "300"},
        {"solve", "9"},
        {"render", "4", "--caption", "Four queens", "--coordinates", "outside", "-f", "-o", "x/"},
        {"render", "4", "--solution", "1", "--caption", "Four queens", "--size", "4000", "-f", "-o", "x.png"},
        {"animate", "4", "-f", "--size", "1080", "-o", "x.gif"},
        {"animate", "4", "-f", "--size", "1080", "-o", "x.mp4"},
        {"verify", "good.gif", "good.svg"},
    };
    if (has_page_engine())
        commands.push_back({"explore", "-f", "-o", "x.html"});
    const Folder folder;
    for (const auto& words : {std::vector<std::string>{"animate", "4", "-q", "-o", "good.gif"},
                              {"render", "4", "--solution", "1", "-q", "-o", "good.svg"}})
        ASSERT_EQ(run({.words = words, .folder = folder.path()}).code, 0);
    std::size_t done = 0;
    std::size_t failed = 0;
    const rlim_t step = by_extent(72, 12);
    const rlim_t large_step = by_extent(200, 100);
    for (rlim_t mebibytes = 40; mebibytes <= 700; mebibytes += mebibytes < 300 ? step : large_step)
        for (const auto& words : commands) {
            SCOPED_TRACE(words[0] + " " + words[1] + " in " + std::to_string(mebibytes) + " MiB");
            const Outcome outcome = run({.words = words,
                                         .folder = folder.path(),
                                         .environment = {{"LC_ALL", "C"}},
                                         .prepare = with_mebibytes(mebibytes)});
            if (outcome.code == 127)
                continue;  // the program itself does not fit
            EXPECT_TRUE(outcome.code == 0 || outcome.code == 1) << outcome.code << ": " << outcome.error;
            std::vector<std::string> said = lines(outcome.error);
            std::erase_if(said, [](const std::string& line) { return line.starts_with("x264 [error]"); });
            EXPECT_EQ(said.size(), outcome.code == 0 ? 0U : 1U) << outcome.error;
            ++(outcome.code == 0 ? done : failed);
        }
    // With small steps, more than fifty for all nine commands, and as many each without the engine's command.
    EXPECT_GT(done, 600 / step * commands.size() / 9);
    EXPECT_GT(failed, 600 / step * commands.size() / 9);
}

// Fontconfig and Pango's threads crash if memory runs out within some hundred kibibytes.
TEST_P(MemoryLaws, ReportExhaustionWhileLoadingFonts) {
    if (takes_more_address_space)
        GTEST_SKIP() << "built with sanitizers, which take terabytes of address space";
    const Folder folder;
    for (rlim_t kibibytes = 36 << 10; kibibytes < 62 << 10; kibibytes += by_extent(1024, 256)) {
        SCOPED_TRACE(kibibytes);
        const Outcome outcome = run({.words = {"render", "4", "--caption", "Four queens", "-f", "-o", "x/"},
                                     .folder = folder.path(),
                                     .environment = {{"LC_ALL", "C"}},
                                     .prepare = with_kibibytes(kibibytes)});
        if (outcome.code == 127)
            continue;  // the program itself does not fit
        EXPECT_TRUE(outcome.code == 0 || outcome.code == 1) << outcome.code << ": " << outcome.error;
        EXPECT_EQ(lines(outcome.error).size(), outcome.code == 0 ? 0U : 1U) << outcome.error;
    }
}

// A film of 233 MB.
TEST(Memory, OfAFilmThatIsHeldAgainstALimitIsFlat) {
    if (takes_more_address_space)
        GTEST_SKIP() << "built with sanitizers, which take terabytes of address space";
    const Folder folder;
    // A thread that waits for another's allocation gets an arena of its own, which reserves 64 MiB of address
    // space however little it holds: on a busy machine there may be several.
    const Outcome outcome =
        run({.words = {"animate", "8", "--limit", "40", "--fps", "3", "--max-bytes", "1G", "-o", "x.y4m"},
             .folder = folder.path(),
             .environment = {{"MALLOC_ARENA_MAX", "1"}},
             .prepare = with_mebibytes(300)});
    EXPECT_EQ(outcome.code, 0) << outcome.error;
    EXPECT_GT(std::filesystem::file_size(folder / "x.y4m"), 200'000'000U);
}

// Law: if a module is missing, no unrelated module is mentioned.
TEST(Modules, NameMissingOnesWithARemedy) {
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
    EXPECT_THAT(judged.error, HasSubstr("neither beside the program, in " + folder.path().string()));
    EXPECT_THAT(judged.error, HasSubstr("copy it along with the program\n"));
    const Outcome filmed = outcome_of({"animate", "4", "-o", "x.gif"});
    EXPECT_EQ(filmed.code, 3);
    EXPECT_THAT(filmed.error, HasSubstr("libqueenreel-film.so"));
    EXPECT_THAT(filmed.error, HasSubstr("use a format that is not a film"));
    const Outcome coded = outcome_of({"render", "4", "-o", "x.avif", "--solution", "1"});
    EXPECT_EQ(coded.code, 3);
    EXPECT_THAT(coded.error, HasSubstr("libqueenreel-still.so"));
    EXPECT_THAT(coded.error, HasSubstr("use another format, such as png"));
    const Outcome drawn = outcome_of({"render", "4", "--pieces", "x.svg", "-o", "y.svg"});
    EXPECT_EQ(drawn.code, 3);
    EXPECT_THAT(drawn.error, HasSubstr("libqueenreel-drawing.so"));
    EXPECT_THAT(drawn.error, HasSubstr("use the program's own pieces"));
    if (!has_page_engine())
        return;
    const Outcome served = outcome_of({"explore"});
    EXPECT_EQ(served.code, 3);
    EXPECT_EQ(served.output, "");
    EXPECT_THAT(served.error, HasSubstr("libqueenreel-serve.so"));
    EXPECT_THAT(served.error, HasSubstr("write the page with --output"));
    EXPECT_EQ(outcome_of({"explore", "-o", "x.html"}).code, 0);
}

TEST(Memory, ForThreadsThatIsRefusedMeansFewerOfThem) {
    if (takes_more_address_space)
        GTEST_SKIP() << "built with sanitizers, which take terabytes of address space";
    const Folder folder;
    // With each two mebibytes more, another thread has room for its stack, its working memory, or neither. At
    // 92, the last one left too little for the work in some 3 of 10 runs.
    for (rlim_t mebibytes = 60; mebibytes < 100; mebibytes += 2) {
        const Outcome outcome = run({.words = {"count", "12", "--threads", "300"},
                                     .folder = folder.path(),
                                     .prepare = with_mebibytes(mebibytes)});
        EXPECT_EQ(outcome.error, "") << mebibytes;
        EXPECT_EQ(outcome.output, "14200\n");
    }
}

}  // namespace

}  // namespace queenreel::test
