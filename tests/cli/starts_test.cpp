// How often a film starts its solver's search: once to measure it, if needed, and once to tell it. The linker
// redirects calls of Solver::search() to this file (see CMakeLists.txt).

#include <fcntl.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <map>
#include <string>
#include <utility>
#include <vector>

#include "child.h"
#include "queenreel/cli/command.h"
#include "queenreel/story/story.h"
#include "queenreel/terminal/console.h"

namespace queenreel {
namespace {

std::map<std::string, int, std::less<>>& starts() {
    static std::map<std::string, int, std::less<>> all;
    return all;
}

}  // namespace

// A member function takes its object as its first parameter (Itanium C++ ABI).
Generator<SearchEvent> really_search(const Solver* solver, Puzzle puzzle, SearchOptions options) asm(
    "__real__ZNK9queenreel6Solver6searchENS_6PuzzleENS_13SearchOptionsE");
Generator<SearchEvent> counted_search(const Solver* solver, Puzzle puzzle, SearchOptions options) asm(
    "__wrap__ZNK9queenreel6Solver6searchENS_6PuzzleENS_13SearchOptionsE");

Generator<SearchEvent> counted_search(const Solver* solver, Puzzle puzzle, SearchOptions options) {
    ++starts()[std::string(solver->name)];
    return really_search(solver, std::move(puzzle), options);
}

namespace {

/// The most often that `animate` with these words starts any solver. Transitions affect only pictures and
/// would just take time.
int max_starts(std::vector<std::string> words, const test::Folder& folder) {
    static int films = 0;
    words.insert(words.begin(), "animate");
    words.insert(words.end(),
                 {"--size", "320", "--transition", "cut", "-o", folder / (std::to_string(++films) + ".gif")});
    starts().clear();
    const int nowhere = ::open("/dev/null", O_WRONLY | O_CLOEXEC);
    {
        Console console(nowhere, STDERR_FILENO);
        EXPECT_EQ(run_program(words, console), 0);
    }
    ::close(nowhere);
    int max = 0;
    for (const auto& [solver, count] : starts())
        max = std::max(max, count);
    return max;
}

TEST(Starts, AreAtMostTwoForAFilmOfEveryStory) {
    const test::Folder folder;
    for (const Story& story : stories()) {
        SCOPED_TRACE(story.name);
        const std::vector<std::string> plain{"6", "--story", std::string(story.name)};
        const auto with = [&](std::initializer_list<std::string> more) {
            std::vector<std::string> words = plain;
            words.insert(words.end(), more);
            return max_starts(std::move(words), folder);
        };
        for (const int starts : {with({}), with({"--duration", "60s"}), with({"--end-pause", "1s"})}) {
            EXPECT_GE(starts, 1);
            EXPECT_LE(starts, 2);
        }
    }
}

TEST(Starts, AreAtMostTwoWithCurvesTreesAndPopulations) {
    const test::Folder folder;
    for (const char* solver : {"min-conflicts", "genetic", "bitmask", "constructive"}) {
        SCOPED_TRACE(solver);
        EXPECT_LE(max_starts({"5", "--story", "search", "--solver", solver}, folder), 2);
        EXPECT_LE(max_starts({"8", "--story", "search", "--solver", solver, "--duration", "90s", "--hold",
                              "solution=9s"},
                             folder),
                  2);
    }
}

}  // namespace
}  // namespace queenreel
