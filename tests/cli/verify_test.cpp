// What solve prints is proven, however it is ordered and wrapped; and what verify prints of many files.

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <algorithm>
#include <fstream>
#include <nlohmann/json.hpp>
#include <random>

#include "child.h"
#include "extent.h"
#include "queenreel/boards/solution_format.h"
#include "queenreel/boards/solution_text.h"
#include "queenreel/solvers/solver.h"
#include "random_seed.h"

namespace queenreel::test {

namespace {

using testing::HasSubstr;
using testing::StartsWith;

/// Verifies a text in a file, in this process.
Outcome verified(const Folder& folder, const std::string& text, std::vector<std::string> options = {}) {
    const std::string file = folder / "text";
    std::ofstream(file, std::ios::binary) << text;
    options.insert(options.begin(), {"verify", file});
    return run_inside(options);
}

/// A command line that solves with all that the solver finds.
std::vector<std::string> solving(const Solver& solver, int n, std::vector<std::string> options) {
    options.insert(options.begin(), {"solve", std::to_string(n), "--solver", std::string(solver.name)});
    if (!solver.complete)
        options.insert(options.end(), {"--limit", "1"});
    return options;
}

// Law: whatever solve prints, in any format and by any solver, is proven.
TEST(Verify, ProvesWhatEverySolverPrintsInEveryFormat) {
    const Folder folder;
    for (const SolutionFormat& format : solution_formats())
        for (const Solver& solver : solvers())
            for (const int n : {1, 4, 6}) {
                if (n < solver.min_n || n > solver.max_n)
                    continue;
                const Outcome solved = run_inside(solving(solver, n, {"--format", std::string(format.name)}));
                ASSERT_EQ(solved.code, 0) << solved.error;
                std::vector<std::string> options;
                if (solver.complete)
                    options = {"--complete"};
                const Outcome judged = verified(folder, solved.output, options);
                EXPECT_EQ(judged.code, 0) << solver.name << format.name << n << judged.output;
            }
}

TEST(Verify, ProvesTheTracesOfEverySolver) {
    const Folder folder;
    for (const Solver& solver : solvers()) {
        const Outcome solved = run_inside(solving(solver, 4, {"--trace", "-"}));
        ASSERT_EQ(solved.code, 0) << solved.error;
        const Outcome judged = verified(folder, solved.output);
        EXPECT_EQ(judged.code, 0) << solver.name << judged.output;
        EXPECT_THAT(judged.output, HasSubstr(": proven: trace, n = 4, ")) << solver.name;
    }
    const Outcome events = run({"solve", "6", "--solver", "backtracking", "--trace", "-"});
    std::ofstream(folder / "trace", std::ios::binary) << events.output;
    const Outcome piped =
        run({.words = {"verify", "--complete", "-"}, .folder = folder.path(), .prepare = [] {
                 if (!std::freopen("trace", "r", stdin))
                     _exit(127);
             }});
    EXPECT_EQ(piped.output, "-: proven: trace, n = 6, 1,945 events, all 4 solutions, each once\n")
        << piped.error;
}

/// What people and programs write around the boards.
struct Wrapping {
    std::string first = "";   ///< before everything
    std::string before = "";  ///< each board
    std::string behind = "";  ///< each board, instead of its line end
    std::string last = "";    ///< after everything
};

// Law: so it is in any order, with comments, labels and lines of dashes between boards.
TEST(Verify, ProvesWhatSolvePrintsShuffledAndWrapped) {
    const Folder folder;
    std::mt19937_64 random(random_seed());
    for (const SolutionFormat& format : solution_formats())
        for (const int n : {1, 4, 6})
            for (const Wrapping& wrapping : {Wrapping{},
                                             {.before = "# a board\n"},
                                             {.first = "% by hand\n\n", .before = "% a board\n"},
                                             {.before = "----------\n", .last = "----------\n==========\n"},
                                             {.before = "Solution 1:\n"},
                                             {.before = "q = ", .behind = ";\n", .last = "==========\n"}}) {
                const bool one_line = format.name == "list";
                const bool document = format.name == "json";
                if ((!wrapping.behind.empty() && !one_line) || (wrapping.before.ends_with(":\n") && document))
                    continue;
                std::vector<std::vector<int>> solutions;
                const Outcome solved = run_inside({"solve", std::to_string(n), "--format", "json"});
                const auto document_of_all = nlohmann::json::parse(solved.output);
                for (const auto& columns : document_of_all["solutions"])
                    solutions.push_back(columns.get<std::vector<int>>());
                std::ranges::shuffle(solutions, random);
                std::string text = wrapping.first + (format.opening ? format.opening(n) : "");
                for (const std::vector<int>& columns : solutions) {
                    std::string board(SolutionText(format, n).next(columns));
                    if (!wrapping.behind.empty())
                        board.replace(board.size() - 1, 1, wrapping.behind);
                    text.append(&columns == &solutions.front() ? "" : format.between_boards)
                        .append(wrapping.before)
                        .append(board);
                }
                text.append(format.closing).append(wrapping.last);
                const Outcome judged = verified(folder, text, {"--complete"});
                EXPECT_EQ(judged.code, 0) << format.name << judged.output << text;
                EXPECT_THAT(judged.output, HasSubstr(": proven: ")) << text;
            }
}

TEST(Verify, TellsThatColumnsAreCountedFromOne) {
    const Folder folder;
    const Outcome judged = verified(folder, "q = [2, 4, 1, 3];\n----------\n");
    EXPECT_THAT(judged.output, HasSubstr("proven: list, n = 4, 1 picture, 1 solution, columns from 1\n"));
    EXPECT_EQ(nlohmann::json::parse(
                  verified(folder, "[2, 4, 1, 3]\n", {"--json"}).output)["files"][0]["first_column"],
              1);
    const Outcome wrong = verified(folder, "q = [1, 1, 1, 1]\n");
    EXPECT_EQ(wrong.code, 1);
    EXPECT_THAT(wrong.output, HasSubstr(": WRONG: line 1: queens b4 and b3 attack each other"));
}

// Law: each line of a list that is wrong is told on a line of its own, with who attacks whom.
TEST(Verify, TellsEachFaultOfAListOnALineOfItsOwn) {
    const Folder folder;
    const Outcome judged = verified(folder, "# Anna's\n[1, 3, 0, 2]\n[0, 1, 2, 3]\n[1, 3, 0, 3]\na1,b2\n");
    EXPECT_EQ(judged.code, 1);
    const std::vector<std::string> told = lines(judged.output);
    ASSERT_EQ(told.size(), 3U) << judged.output;
    EXPECT_THAT(told[0], HasSubstr("line 3: queens a4 and b3 attack each other, and 5 more pairs"));
    EXPECT_THAT(told[1], HasSubstr("line 4: queens d3 and d1 attack each other"));
    EXPECT_THAT(told[2], HasSubstr("line 5"));
    const Outcome partial = verified(folder, "a1,b2,c3\n");
    EXPECT_THAT(partial.output, HasSubstr("queens c3 and b2 attack each other, so do c3 and a1, b2 and a1"));
}

// A film's end card is one picture, though the queens before it leave at once. Quick runs show one search,
// and its board alone.
class MovingDrawingLaws : public Law {};
LAW_EXTENTS(MovingDrawingLaws);

TEST_P(MovingDrawingLaws, OfStoriesAreReadBackWithTheirCards) {
    const Folder folder;
    using Words = std::vector<std::string>;
    const std::vector<Words> searches{{"--story", "search", "--solver", "genetic"},
                                      {"--story", "search", "--solver", "min-conflicts"},
                                      {"--story", "search", "--solver", "backtracking", "--first"}};
    const std::vector<Words> boards{
        {"--story", "symmetry"}, {"--story", "funnel"}, {"--story", "walkthrough"}};
    Words quick = searches.back();
    quick.insert(quick.end(), {"--panels", "none"});
    std::vector<Words> all = by_extent(std::vector<Words>{quick}, searches);
    all.insert(all.end(), boards.begin(), boards.end());
    for (const Words& words : all) {
        std::vector<std::string> animate{"animate", "4", "-o", "x.svg", "--force"};
        animate.insert(animate.end(), words.begin(), words.end());
        ASSERT_EQ(run_in(folder, animate).code, 0);
        const Outcome proof = run_in(folder, {"verify", "--any-placement", "x.svg"});
        EXPECT_EQ(proof.code, 0) << words.back() << ": " << proof.output << proof.error;
    }
}

// A GIF's palette gives a queen that arrives nearly the shade of one that stands, which must not be taken for
// the shade of all.
TEST(Verify, ReadsTheQueensOfASmallGif) {
    const Folder folder;
    ASSERT_EQ(run_in(folder, {"animate", "4", "--story", "search", "--size", "480x360", "-o", "x.gif"}).code,
              0);
    const Outcome proof = run_in(folder, {"verify", "--any-placement", "x.gif"});
    EXPECT_EQ(proof.code, 0) << proof.output << proof.error;
    EXPECT_THAT(proof.output, HasSubstr(", 2 solutions"));
}

std::vector<std::string> all_but(const std::vector<std::string>& queens, int n) {
    std::vector<std::string> others;
    for (char file = 'a'; file < 'a' + n; ++file)
        for (int rank = 1; rank <= n; ++rank)
            if (const std::string square = file + std::to_string(rank);
                std::ranges::find(queens, square) == queens.end())
                others.push_back(square);
    return others;
}

std::string joined(const std::vector<std::string>& squares) {
    std::string all;
    for (const std::string& square : squares)
        all += (all.empty() ? "" : ",") + square;
    return all;
}

// Law: the picture of a dead end, with its hatched row or column and its arrows, shows exactly its queens.
// Quick runs take every theme with two of the four.
class DeadEndLaws : public Law {};
LAW_EXTENTS(DeadEndLaws);

TEST_P(DeadEndLaws, AreRead) {
    struct DeadEnd {
        std::string solver;
        int n;
        std::vector<std::string> queens;
    };
    const std::vector<DeadEnd> ends{{"backtracking", 8, {"a8", "c7", "e6", "b5", "d4"}},
                                    {"backtracking", 4, {"a4", "c3"}},
                                    {"forward-checking", 6, {"a6", "c5", "e4", "b3"}},
                                    {"dancing-links", 4, {"b3", "d2"}}};
    const std::vector<std::string> themes{"classic", "slate", "print", "contrast", "blue", "green"};
    const Folder folder;
    for (std::size_t i = 0; i < themes.size() * ends.size(); ++i) {
        if (is_quick() && (i + i / ends.size()) % 2 != 0)
            continue;
        const DeadEnd& end = ends[i % ends.size()];
        const std::string& theme = themes[i / ends.size()];
        const std::string size = i % 2 == 0 ? "960x540" : "540x540";
        const std::string n = std::to_string(end.n);
        SCOPED_TRACE(end.solver + ' ' + n + ' ' + theme + ' ' + size);
        ASSERT_EQ(run_in(folder, {"render", n, "--story", "search", "--solver", end.solver, "--select",
                                  "deadend:1", "--theme", theme, "--size", size, "-o", "x.png", "--force"})
                      .code,
                  0);
        const Outcome proof =
            run_in(folder, {"verify", "--any-placement", "-n", n, "--place", joined(end.queens), "--block",
                            joined(all_but(end.queens, end.n)), "x.png"});
        EXPECT_EQ(proof.code, 0) << proof.output << proof.error;
    }
}

TEST(Verify, EndsWithTheLineThatMatters) {
    const Folder folder;
    ASSERT_EQ(run_in(folder, {"render", "7", "-o", "boards/"}).code, 0);
    const std::string whole = "together: proven: 40 files, 40 pictures, all 40 solutions, each once";
    const auto reports = [&](std::vector<std::string> options) {
        options.insert(options.begin(), {"verify", "--complete"});
        return lines(run_in(folder, options).output);
    };
    EXPECT_EQ(reports({"boards/"}), std::vector{whole});
    const auto all = reports({"boards/", "--verbose"});
    ASSERT_EQ(all.size(), 41U);
    EXPECT_EQ(all.back(), whole);
    EXPECT_EQ(all.front(), "boards/queens-7-01.svg: proven: svg, n = 7, 1 picture, 1 solution");
    EXPECT_TRUE(reports({"boards/", "--quiet"}).empty());
    EXPECT_EQ(reports({"boards/queens-7-01.svg", "boards/queens-7-02.svg"}).size(), 3U);

    std::ofstream(folder / "boards/queens-7-05.svg") << "<svg/>";
    const auto wrong = reports({"boards/"});
    ASSERT_EQ(wrong.size(), 3U);
    EXPECT_THAT(wrong[0], StartsWith("boards/queens-7-05.svg: "));
    EXPECT_THAT(wrong[1], StartsWith("together: WRONG: 39 of 40 solutions; missing: "));
    EXPECT_THAT(wrong[2], StartsWith("together: WRONG: 1 of 40 files "));
    EXPECT_EQ(reports({"boards/", "--quiet"}).size(), 2U);

    const Outcome both = run_in(folder, {"verify", "boards/", "--verbose", "--json"});
    EXPECT_EQ(both.code, 2);
    EXPECT_EQ(both.error, "queenreel: --verbose: --json prints something else; leave out one of them\n");
}

}  // namespace

}  // namespace queenreel::test
