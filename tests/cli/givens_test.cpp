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

TEST(Givens, WhatCannotBeIsRefused) {
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
    const Outcome film = run_in(folder, {"animate", "--events", "t.jsonl", "-o", "t.gif"});
    EXPECT_EQ(film.code, 2);
    EXPECT_THAT(film.error, testing::StartsWith("queenreel: --events: the trace has given queens"));
}

}  // namespace

}  // namespace queenreel::test
