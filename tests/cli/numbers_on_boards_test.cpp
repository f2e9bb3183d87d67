// Boards with numbers: densities, threats, exercises; and puzzles of other pieces.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <fstream>
#include <string>
#include <vector>

#include "child.h"

namespace queenreel::test {

namespace {

using testing::HasSubstr;
using testing::StartsWith;
using Words = std::vector<std::string>;

TEST(Density, IsABoardATableAndJson) {
    const Folder folder;
    EXPECT_EQ(run_in(folder, {"chart", "density", "8", "-o", "d.svg"}).code, 0);
    EXPECT_THAT(read_file(folder / "d.svg"), HasSubstr("92 solutions: how many have a queen on each square"));
    EXPECT_THAT(run_in(folder, {"chart", "density", "8", "--csv"}).output,
                StartsWith("row,column,solutions\n0,0,4\n0,1,8\n"));
    EXPECT_THAT(run_in(folder, {"chart", "density", "8", "--json"}).output, HasSubstr("\"solutions\": 92"));
    EXPECT_EQ(run_in(folder, {"chart", "density", "13"}).code, 2);
    EXPECT_THAT(run_in(folder, {"chart", "density", "8", "-o", "d.mp4"}).error,
                HasSubstr("--output: a density is one picture"));
}

TEST(Threats, NumberEachSquare) {
    const Folder folder;
    const Outcome drawn = run_in(
        folder, {"render", "4", "--queens", "a1,b1", "--marks", "threats", "--text", "text", "-o", "t.svg"});
    EXPECT_EQ(drawn.code, 0) << drawn.error;
    // 2 on each square of the first rank without a queen, and on those that two lines cross.
    const std::string svg = read_file(folder / "t.svg");
    EXPECT_THAT(svg, HasSubstr(">2</"));
    EXPECT_THAT(svg, HasSubstr(">1</"));
    EXPECT_THAT(svg, HasSubstr(">0</"));
    EXPECT_THAT(svg, testing::Not(HasSubstr(">3</")));
}

TEST(Exercises, AreTheSameForASeed) {
    const Folder folder;
    const Words sheet{"sheet", "8", "--exercises", "6", "--missing", "3"};
    const auto written = [&](Words words, const std::string& file) {
        for (const std::string& word : {std::string("-o"), file})
            words.push_back(word);
        const Outcome outcome = run_in(folder, words);
        EXPECT_EQ(outcome.code, 0) << outcome.error;
        return read_file(folder / file);
    };
    const std::string first = written(sheet, "1.pdf");
    EXPECT_EQ(written(sheet, "2.pdf"), first);
    Words other = sheet;
    other.insert(other.end(), {"--seed", "2"});
    EXPECT_NE(written(other, "3.pdf"), first);
    EXPECT_THAT(run_in(folder, {"sheet", "8", "--missing", "2"}).error, HasSubstr("add --exercises"));
    EXPECT_EQ(run_in(folder, {"sheet", "8", "--exercises", "6", "--handout"}).code, 2);
    EXPECT_THAT(run_in(folder, {"sheet", "8", "--exercises", "6", "--missing", "8"}).error,
                HasSubstr("with a single completion"));
}

TEST(Exercises, MayHaveSeveralSolutions) {
    const Folder folder;
    const auto sheet = [&](Words words) {
        words.insert(words.begin(), {"sheet", "8"});
        return run_in(folder, words);
    };
    EXPECT_EQ(sheet({"--exercises", "4", "--missing", "4", "-o", "one.pdf"}).code, 0);
    EXPECT_EQ(sheet({"--exercises", "4", "--missing", "4", "--completions", "2", "-o", "two.pdf"}).code, 0);
    EXPECT_EQ(pdf_pages(read_file(folder / "two.pdf")), 2);
    EXPECT_NE(read_file(folder / "two.pdf"), read_file(folder / "one.pdf"));
    EXPECT_THAT(sheet({"--exercises", "6", "--missing", "1", "--completions", "2"}).error,
                HasSubstr("--completions: 2 allows only 0 of 6 exercises with 1 queen missing; give another "
                          "number, another --missing, or fewer exercises"));
    EXPECT_THAT(sheet({"--completions", "2"}).error, HasSubstr("add --exercises"));
}

TEST(Exercises, AreCardsWithTheirAnswersBehindThem) {
    const Folder folder;
    const auto sheet = [&](Words words) {
        words.insert(words.begin(), {"sheet", "6", "--exercises", "9"});
        return run_in(folder, words);
    };
    EXPECT_EQ(sheet({"--duplex", "long", "-o", "long.pdf"}).code, 0);
    EXPECT_EQ(pdf_pages(read_file(folder / "long.pdf")) % 2, 0);
    EXPECT_EQ(sheet({"--duplex", "short", "-o", "short.pdf"}).code, 0);
    EXPECT_NE(read_file(folder / "long.pdf"), read_file(folder / "short.pdf"));
    EXPECT_THAT(sheet({"--duplex", "left"}).error, HasSubstr("choose from long, short"));
    EXPECT_THAT(sheet({"--duplex", "long", "--completions", "2"}).error,
                HasSubstr("leave out --completions"));
    EXPECT_THAT(run_in(folder, {"sheet", "8", "--duplex", "long"}).error, HasSubstr("add --exercises 6"));
}

TEST(Rule, CountsAreTheKnownOnes) {
    for (const auto& [words, count] : {std::pair(Words{"count", "7", "--rule", "torus"}, "28\n"),
                                       {{"count", "8", "--rule", "torus"}, "0\n"},
                                       {{"count", "10", "--rule", "superqueens"}, "4\n"},
                                       {{"count", "7", "--rule", "rooks"}, "5040\n"},
                                       {{"count", "5", "--rule", "torus", "--place", "a1"}, "2\n"},
                                       {{"count", "20", "--rule", "rooks"}, "2432902008176640000\n"},
                                       {{"count", "5", "--rule", "superqueens"}, "0\n"},
                                       {{"count", "5", "--rule", "torus", "--block", "a1"}, "8\n"},
                                       {{"count", "8", "--rule", "queens"}, "92\n"}})
        EXPECT_EQ(run_inside(words).output, count);
    EXPECT_EQ(lines(run_inside({"solve", "5", "--rule", "torus"}).output).size(), 10);
}

TEST(Rule, PicturesAndFilmsAreProven) {
    const Folder folder;
    const auto done = [&](const Words& words) {
        const Outcome outcome = run_in(folder, words);
        EXPECT_EQ(outcome.code, 0) << outcome.error << outcome.output;
        return outcome.output;
    };
    done({"render", "5", "--rule", "torus", "-o", "torus/"});
    EXPECT_THAT(read_file(folder / "torus/queens-5-01.svg"), HasSubstr("5-queens problem on a torus"));
    done({"verify", "--complete", "--rule", "torus", "torus/"});
    done({"verify", "torus/"});
    EXPECT_EQ(run_in(folder, {"verify", "--complete", "--rule", "superqueens", "torus/"}).code, 1);
    done({"animate", "5", "--rule", "torus", "--story", "search", "--duration", "30s", "--size", "640x360",
          "-o", "search.mp4"});
    EXPECT_THAT(done({"verify", "--any-placement", "--rule", "torus", "search.mp4"}), HasSubstr("10 "));
    done({"animate", "5", "--rule", "torus", "--hold", "0.5", "--size", "320", "-o", "torus.mp4"});
    done({"verify", "--complete", "--rule", "torus", "torus.mp4"});
    done({"animate", "5", "--rule", "torus", "--story", "search", "--first", "--static", "-o", "x.html"});
    done({"sheet", "7", "--rule", "torus", "-o", "sheet.svg"});
    EXPECT_THAT(read_file(folder / "sheet.svg"),
                HasSubstr("All 28 solutions of the 7-queens problem on a torus"));
    done({"sheet", "5", "--rule", "torus", "--story", "search", "-o", "strip.pdf"});
}

TEST(Rule, DrawsRooksAndProvesThem) {
    const Folder folder;
    const auto done = [&](const Words& words) {
        const Outcome outcome = run_in(folder, words);
        EXPECT_EQ(outcome.code, 0) << outcome.error;
        return outcome.output;
    };
    for (const std::string pieces : {"crown", "disc", "letter"}) {
        done({"animate", "4", "--rule", "rooks", "--pieces", pieces, "--cards", "end", "--size", "320", "-o",
              pieces + ".mp4"});
        done({"verify", "--complete", "--rule", "rooks", pieces + ".mp4"});
        done({"render", "3", "--rule", "rooks", "--pieces", pieces, "--size", "240", "-o", pieces + "/"});
        done({"verify", "--complete", "--rule", "rooks", pieces + "/"});
    }
    const auto picture = [&](const std::string& rule, const std::string& pieces) {
        return done({"render", "4", "--queens", "b3", "--rule", rule, "--pieces", pieces, "--format", "svg",
                     "-o", "-"});
    };
    for (const std::string pieces : {"crown", "letter"})
        EXPECT_NE(picture("rooks", pieces), picture("queens", pieces));
    EXPECT_NE(done({"render", "4", "--queens", "b3", "--rule", "rooks", "--attacks", "blocked", "--format",
                    "svg", "-o", "-"}),
              picture("rooks", "crown"));
    done({"sheet", "3", "--rule", "rooks", "-o", "sheet.svg"});
    EXPECT_THAT(read_file(folder / "sheet.svg"), HasSubstr("All 6 solutions of the 3-rooks problem"));
    done({"sheet", "4", "--rule", "rooks", "--story", "search", "-o", "strip.svg"});
    EXPECT_THAT(read_file(folder / "strip.svg"), HasSubstr("The 4-rooks problem by backtracking"));
}

// Law: a film of a search proves what a search by the rule finds.
TEST(Rule, FilmsSearchesForOtherPieces) {
    const Folder folder;
    const auto done = [&](Words words) {
        const Outcome outcome = run_in(folder, words);
        EXPECT_EQ(outcome.code, 0) << outcome.error;
        return outcome.output;
    };
    const auto film = [&](Words words) {
        words.insert(words.begin(), "animate");
        words.insert(words.end(), {"--story", "search", "--size", "480x270"});
        return done(words);
    };
    film({"3", "--rule", "rooks", "--duration", "25", "--fps", "6", "-o", "rooks.mp4"});
    EXPECT_THAT(done({"verify", "--any-placement", "--rule", "rooks", "rooks.mp4"}),
                HasSubstr("6 solutions"));
    film({"5", "--rule", "rooks", "--solver", "forward-checking", "--duration", "full", "--static", "-o",
          "rooks.html"});
    film({"7", "--rule", "superqueens", "--first", "--duration", "40", "--fps", "6", "-o", "super.gif"});
    done({"verify", "--any-placement", "--rule", "superqueens", "super.gif"});
    done({"animate", "10", "--rule", "superqueens", "--static", "-o", "solutions.html"});
}

TEST(Rule, JudgesEachBoardByIt) {
    const Folder folder;
    std::ofstream(folder / "rooks.txt") << "[0, 1, 2]\n";
    EXPECT_EQ(run_in(folder, {"verify", "--rule", "rooks", "rooks.txt"}).code, 0);
    EXPECT_EQ(run_in(folder, {"verify", "rooks.txt"}).code, 1);
    std::ofstream(folder / "queens.txt") << "[1, 3, 0, 2]\n";
    EXPECT_EQ(run_in(folder, {"verify", "queens.txt"}).code, 0);
    EXPECT_THAT(run_in(folder, {"verify", "--rule", "torus", "queens.txt"}).output,
                HasSubstr("attack each other"));
    EXPECT_THAT(run_in(folder, {"verify", "--rule", "superqueens", "queens.txt"}).output,
                HasSubstr("attack each other"));
}

TEST(Rule, OthersSayWhyNot) {
    const auto refusal = [](const Words& words) {
        const Outcome outcome = run_inside(words);
        EXPECT_EQ(outcome.code, 2);
        EXPECT_EQ(lines(outcome.error).size(), 1);
        return outcome.error;
    };
    EXPECT_THAT(refusal({"animate", "5", "--rule", "torus", "--story", "race"}),
                StartsWith("queenreel: --rule: the story race works only with chess queens"));
    EXPECT_THAT(refusal({"animate", "5", "--rule", "torus", "--story", "search", "--questions", "--format",
                         "moodle", "-o", "x.xml"}),
                HasSubstr("Moodle's questions are judged by the rules of chess"));
    EXPECT_THAT(refusal({"sheet", "5", "--rule", "torus", "--handout"}), HasSubstr("chess queens"));
    EXPECT_THAT(run_inside({"solve", "8", "--rule", "torus"}).error,
                HasSubstr("only where neither 2 nor 3 divides n"));
    EXPECT_THAT(run_inside({"count", "28", "--rule", "torus"}).output, "0\n");
    EXPECT_THAT(run_inside({"solve", "5", "--rule", "torus", "--solver", "threats"}).error,
                StartsWith("queenreel: --rule: threats supports no rule but queens; use"));
    EXPECT_THAT(run_inside({"solve", "5", "--rule", "torus", "--unique"}).error,
                HasSubstr("--unique works only with chess queens"));
    EXPECT_EQ(run_inside({"solve", "5", "--rule", "bishops"}).code, 2);
}

}  // namespace

}  // namespace queenreel::test
