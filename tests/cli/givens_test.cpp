// Boards that have queens and blocked squares from the start.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <fstream>
#include <string>
#include <vector>

#include "child.h"
#include "queenreel/solvers/solver.h"

namespace queenreel::test {

namespace {

using Words = std::vector<std::string>;

Words with(Words words, const Words& more) {
    words.insert(words.end(), more.begin(), more.end());
    return words;
}

// Law: every complete solver prints those solutions of the empty board that have the givens.
TEST(Givens, SolversPrintTheSolutionsThatHaveThem) {
    Words expected;
    for (const std::string& line : lines(run_inside({"solve", "6"}).output))
        if (line.starts_with("[1,") && !line.ends_with("4]"))
            expected.push_back(line);
    for (const Solver& solver : solvers()) {
        if (!solver.complete)
            continue;
        const Outcome solved = run_inside(
            {"solve", "6", "--place", "b6", "--block", "e1", "--solver", std::string(solver.name)});
        EXPECT_EQ(solved.code, 0) << solved.error;
        EXPECT_THAT(lines(solved.output), testing::UnorderedElementsAreArray(expected)) << solver.name;
    }
}

TEST(Givens, CountIsHowManySolvePrints) {
    for (const Words& givens : {Words{"--place", "a1"},
                                {"--place", "7:0,6:4"},
                                {"--block", "a1,h8,d4"},
                                {"--place", "c5", "--block", "a1"}}) {
        const auto solved = lines(run_inside(with({"solve", "8"}, givens)).output);
        EXPECT_EQ(run_inside(with({"count", "8"}, givens)).output, std::to_string(solved.size()) + "\n");
    }
    EXPECT_EQ(run_inside({"count", "8", "--place", "a1"}).output, "4\n");
}

TEST(Givens, ABoardIsReadFromAFile) {
    const Folder folder;
    std::ofstream(folder / "b.txt") << "........\n........\n........\n........\n"
                                       "........\n........\n........\nQ.......\n";
    EXPECT_EQ(run_in(folder, {"count", "--board", "b.txt"}).output, "4\n");
    EXPECT_EQ(run_in(folder, {"count", "8", "--board", "b.txt", "--place", "c2"}).output,
              run_inside({"count", "8", "--place", "a1,c2"}).output);
    EXPECT_EQ(run_in(folder, {"solve", "--board", "b.txt"}).output,
              run_inside({"solve", "8", "--place", "a1"}).output);
    EXPECT_EQ(run_in(folder, {"count", "6", "--board", "b.txt"}).error,
              "queenreel: N: 6 contradicts --board, which has 8 rows; leave out N\n");
}

TEST(Givens, WithoutASolutionSayWhy) {
    for (const auto& [givens, why] : {
             std::pair(Words{"--place", "a1,d4"}, "as the given queens d4 and a1 attack each other"),
             {{"--block", "a4,b4,c4,d4"}, "as row 1 from the top has no square left from the start"},
             {{"--place", "a4"}, "as row 4 from the top runs out of squares first, whatever stands above"},
         }) {
        const std::string note = std::string("queenreel: n = 4: no solutions, ") + why + "\n";
        for (const auto& [command, output] : {std::pair("solve", ""), {"count", "0\n"}}) {
            const Outcome outcome = run_inside(with({command, "4"}, givens));
            EXPECT_EQ(outcome.code, 0);
            EXPECT_EQ(outcome.output, output);
            EXPECT_EQ(outcome.error, note) << command;
        }
    }
}

TEST(Givens, RefuseImpossibleBoards) {
    const Folder folder;
    std::ofstream(folder / "bad.txt") << "Q.\n.x\n";
    for (const auto& [words, said] : {
             std::pair(Words{"solve", "8", "--place", "a9"}, "--place: "),
             {{"solve", "8", "--block", "a1", "--place", "a1"},
              "--block: a1 is blocked and has a queen; give one of the two"},
             {{"solve", "8", "--place", "a1", "--unique"}, "--place: --unique is for empty boards"},
             {{"count", "8", "--block", "a1", "--shard", "1/2"}, "--block: --shard is for empty boards"},
             {{"solve", "8", "--place", "a1", "--queens", "b1"}, "--queens: nothing is solved, so --place"},
             {{"solve", "8", "--place", "a1", "--solver", "linear", "--limit", "1"},
              "--solver: linear takes no given queens or blocked squares: it swaps the columns of any two "
              "queens, and would move a given one; use --solver bitmask"},
             {{"count", "--board", "bad.txt"}, "bad.txt: line 2, column 2: 'x' is no square"},
         }) {
        const Outcome outcome = run_in(folder, words);
        EXPECT_EQ(outcome.code, 2) << words.back();
        EXPECT_THAT(outcome.error, testing::StartsWith("queenreel: " + std::string(said)));
    }
    EXPECT_EQ(run_in(folder, {"count", "--board", "none.txt"}).code, 1);
    EXPECT_EQ(run_inside({"count", "27", "--place", "a1"}).code, 4);
}

TEST(Givens, AreInTheTrace) {
    const Folder folder;
    ASSERT_EQ(run_in(folder, {"solve", "6", "--place", "b6", "--block", "e1", "--solver", "tables", "--trace",
                              "t.jsonl"})
                  .code,
              0);
    EXPECT_THAT(read_file(folder / "t.jsonl"),
                testing::HasSubstr(R"("given":[{"row":0,"column":1}],"blocked":[{"row":5,"column":4}])"));
    EXPECT_EQ(run_in(folder, {"verify", "t.jsonl"}).code, 0);
    EXPECT_EQ(
        run_in(folder, {"animate", "--events", "t.jsonl", "--size", "360", "--panels", "none", "-o", "t.gif"})
            .code,
        0);
    EXPECT_EQ(
        run_in(folder, {"verify", "--any-placement", "-n", "6", "--place", "b6", "--block", "e1", "t.gif"})
            .code,
        0);
}

// Law: a placement is drawn with given queens and blocked squares around it, and nothing is solved.
TEST(Givens, AreDrawnWithAPlacement) {
    const Folder folder;
    const auto picture = [&](Words words) {
        EXPECT_EQ(run_in(folder, with({"render", "8", "--force", "-o", "p.svg"}, words)).code, 0);
        return read_file(folder / "p.svg");
    };
    EXPECT_THAT(picture({"--queens", "none", "--place", "a1,b3", "--block", "d4"}),
                testing::HasSubstr("Given: b3 and a1. Blocked: d4."));
    EXPECT_NE(picture({"--queens", "a1,b3"}), picture({"--queens", "b3", "--place", "a1"}));
    std::ofstream(folder / "b.txt") << "....\n.Q..\n....\n..#.\n";
    EXPECT_EQ(run_in(folder, {"render", "--board", "b.txt", "--queens", "none", "-o", "b.svg"}).code, 0);
    EXPECT_THAT(read_file(folder / "b.svg"), testing::HasSubstr("Given: b3. Blocked: c1."));
    EXPECT_EQ(run_in(folder, {"render", "8", "--queens", "d4", "--block", "d4", "-o", "c.svg"}).error,
              "queenreel: --block: d4 is blocked and has a queen; give one of the two\n");
}

// Law: what is drawn is read back with its givens, in pictures and films, large and small.
TEST(Givens, PicturesAndFilmsShowThem) {
    const Folder folder;
    const Words givens{"--place", "c3", "--block", "d4,e5"};
    const std::string count = run_inside(with({"count", "8"}, givens)).output;
    for (const Words& look : {Words{"--size", "480"},
                              {"--size", "240", "--theme", "slate"},
                              {"--size", "100"},
                              {"--size", "240", "--theme", "print"}})
        for (const Words& written : {Words{"animate", "8", "-o", "f.mp4"},
                                     {"animate", "8", "-o", "f.gif"},
                                     {"render", "8", "-o", "f/"},
                                     {"render", "8", "--format", "png", "-o", "p/"}}) {
            SCOPED_TRACE(written.back() + ' ' + (look.empty() ? "" : look.back()));
            const Outcome made = run_in(folder, with(with(with(written, givens), look), {"--force"}));
            ASSERT_EQ(made.code, 0) << made.error;
            const Outcome proven =
                run_in(folder, with({"verify", "--complete", "-n", "8", written.back()}, givens));
            EXPECT_EQ(proven.code, 0) << proven.output;
            EXPECT_THAT(proven.output, testing::HasSubstr(count.substr(0, count.size() - 1)));
        }
    const Outcome other = run_in(folder, {"verify", "-n", "8", "--place", "a1", "f.gif"});
    EXPECT_EQ(other.code, 1);
    EXPECT_THAT(other.output, testing::HasSubstr("no queen on a1, which is given"));
    const Outcome blocked = run_in(folder, {"verify", "-n", "8", "--block", "c3", "f.gif"});
    EXPECT_THAT(blocked.output, testing::HasSubstr("a queen on c3, which is blocked"));
    EXPECT_EQ(run_in(folder, {"verify", "--complete", "-n", "8", "f.gif"}).code, 1);
    EXPECT_THAT(run_in(folder, {"verify", "--place", "a1", "f.gif"}).error,
                testing::HasSubstr("add --board-size"));
}

TEST(Givens, ASheetHasTheSolutionsThatHaveThem) {
    const Folder folder;
    ASSERT_EQ(run_in(folder, {"sheet", "8", "--place", "a1", "-o", "s.svg"}).code, 0);
    EXPECT_THAT(read_file(folder / "s.svg"),
                testing::HasSubstr("All 4 solutions of the 8-queens problem with a given queen"));
}

TEST(Givens, QueensOfASearchAreGiven) {
    const Folder folder;
    const Words story{"--story", "search", "--solver", "backtracking", "--select", "1-3"};
    const Outcome placed = run_in(folder, with({"render", "6", "--place", "b6", "-o", "p.pdf"}, story));
    const Outcome queens = run_in(folder, with({"render", "6", "--queens", "b6", "-o", "q.pdf"}, story));
    EXPECT_EQ(placed.code, 0) << placed.error;
    EXPECT_EQ(queens.code, 0) << queens.error;
    EXPECT_THAT(queens.error, testing::HasSubstr("it means --place here"));
    EXPECT_EQ(read_file(folder / "p.pdf"), read_file(folder / "q.pdf"));
    EXPECT_EQ(run_in(folder, {"render", "8", "--queens-from", "-", "--story", "search"}).code, 2);
}

TEST(Givens, WithoutASolutionNothingIsWritten) {
    const Folder folder;
    for (const Words& words : {Words{"render", "4"}, {"animate", "4"}, {"sheet", "4"}}) {
        const Outcome outcome = run_in(folder, with(words, {"--place", "a4"}));
        EXPECT_EQ(outcome.code, 1) << words.front();
        EXPECT_THAT(outcome.error, testing::HasSubstr("row 4 from the top runs out of squares first"));
    }
    EXPECT_TRUE(std::filesystem::is_empty(folder.path()));
}

}  // namespace

}  // namespace queenreel::test
