// Tables of numbers: solvers side by side, and counts.

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <fstream>
#include <nlohmann/json.hpp>

#include "child.h"
#include "queenreel/counting/count.h"
#include "queenreel/puzzle/known_counts.h"
#include "queenreel/solvers/solver.h"

namespace queenreel::test {

namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::StartsWith;
using Json = nlohmann::json;

Json compared(std::vector<std::string> words) {
    words.insert(words.begin(), "compare");
    words.emplace_back("--json");
    const Outcome outcome = run_inside(words);
    EXPECT_EQ(outcome.code, 0) << outcome.error;
    return Json::parse(outcome.output);
}

// Law: the numbers of eight queens are those in the manual.
TEST(Compare, CountsNodesTestsAndLooks) {
    const Json answer = compared({"8", "bitmask", "backtracking,tables", "forward-checking-mrv", "linear"});
    EXPECT_EQ(answer["n"], 8);
    const auto row = [&](std::size_t i) {
        const Json& solver = answer["solvers"].at(i);
        return std::vector<Json>{solver["solver"], solver["solutions"], solver["nodes"], solver["tests"],
                                 solver["looks"]};
    };
    EXPECT_EQ(answer["solvers"].size(), 5U);
    EXPECT_THAT(row(0), ElementsAre("bitmask", 92, 2057, nullptr, 16449));
    EXPECT_THAT(row(1), ElementsAre("backtracking", 92, 2057, 15720, 97888));
    EXPECT_THAT(row(2), ElementsAre("tables", 92, 2057, 15720, 41096));
    EXPECT_THAT(row(3), ElementsAre("forward-checking-mrv", 92, 1361, nullptr, 15861));
    EXPECT_THAT(row(4), ElementsAre("linear", 1, nullptr, 205, 4872));
    for (const Json& solver : answer["solvers"])
        EXPECT_GT(solver["seconds"].get<double>(), 0) << solver;
}

TEST(Compare, TellsHowFarTheFirstSolutionIs) {
    const Json whole = compared({"6", "backtracking"})["solvers"][0];
    EXPECT_EQ(whole["solutions"], 4);
    EXPECT_EQ(whole["first"]["columns"], Json({1, 3, 5, 0, 2, 4}));
    EXPECT_EQ(whole["first"]["nodes"], 32);
    EXPECT_LT(whole["first"]["looks"], whole["looks"]);
    const Json first = compared({"6", "backtracking", "--first"})["solvers"][0];
    EXPECT_EQ(first["first"], whole["first"]);
    EXPECT_EQ(first["solutions"], 1);
    for (const char* number : {"nodes", "tests", "looks"})
        EXPECT_EQ(first[number], whole["first"][number]) << number;
    EXPECT_EQ(compared({"3", "backtracking"})["solvers"][0]["first"], nullptr);
}

TEST(Compare, TakesAllSolversThatCanWhereNoneIsNamed) {
    const Outcome outcome = run_inside({"compare", "17", "--first", "--csv"});
    const std::vector<std::string> rows = lines(outcome.output);
    EXPECT_EQ(rows.at(0), "solver,solutions,nodes,tests,looks,first_looks,seconds");
    std::size_t row = 1;
    for (const Solver& solver : solvers())
        if (solver.max_n >= 17)
            EXPECT_THAT(rows.at(row++), StartsWith(std::string(solver.name) + ",1,"));
        else
            EXPECT_THAT(outcome.error, HasSubstr(fmt::format("{}: takes n from {} to {}, so it is left out",
                                                             solver.name, solver.min_n, solver.max_n)));
    EXPECT_EQ(row, rows.size());
}

TEST(Compare, ATraceTakesPart) {
    const Folder folder;
    run({.words = {"solve", "6", "--solver", "backtracking", "--trace", "own.jsonl"},
         .folder = folder.path()});
    std::ofstream(folder / "mine.jsonl") << R"({"trace":"queenreel","version":1,"n":6,"solver":"mine"})"
                                         << "\n"
                                         << R"({"event":"tested","row":0,"column":1})"
                                         << "\n"
                                         << R"({"event":"placed","row":0,"column":1})"
                                         << "\n"
                                         << R"({"event":"removed","row":0,"column":1})"
                                         << "\n"
                                         << R"({"event":"gave_up"})"
                                         << "\n";
    const Outcome outcome =
        run({.words = {"compare", "backtracking", "--events", "own.jsonl,mine.jsonl", "--json"},
             .folder = folder.path()});
    ASSERT_EQ(outcome.code, 0) << outcome.error;
    const Json answer = Json::parse(outcome.output);
    EXPECT_EQ(answer["n"], 6);
    Json own = answer["solvers"].at(1);
    EXPECT_EQ(own["events"], "own.jsonl");
    EXPECT_EQ(own["seconds"], nullptr);
    own.erase("events");
    own["seconds"] = answer["solvers"][0]["seconds"];
    EXPECT_EQ(own, answer["solvers"][0]);
    const Json mine = answer["solvers"].at(2);
    EXPECT_EQ(mine["solver"], "mine");
    EXPECT_EQ(mine["nodes"], 2);
    EXPECT_EQ(mine["tests"], 1);
    EXPECT_EQ(mine["solutions"], 0);

    run({.words = {"solve", "5", "--solver", "tables", "--trace", "same.jsonl"}, .folder = folder.path()});
    const Outcome same =
        run({.words = {"compare", "5", "tables", "--events", "same.jsonl"}, .folder = folder.path()});
    EXPECT_THAT(lines(same.output), testing::Contains(testing::StartsWith("tables (same.jsonl) ")))
        << same.output << same.error;
    const Outcome other = run({.words = {"compare", "8", "--events", "mine.jsonl"}, .folder = folder.path()});
    EXPECT_EQ(other.code, 2);
    EXPECT_EQ(
        other.error,
        "queenreel: --events: mine.jsonl:1: n is 6, and the others have n = 8; give searches of one n\n");
}

// Law: for every rule, the solvers that support it find the same number of solutions, and the others are
// named.
TEST(Compare, TakesTheSolversOfARule) {
    for (const auto& [rule, n, solutions] : std::vector<std::tuple<std::string, std::string, int>>{
             {"torus", "7", 28}, {"superqueens", "10", 4}, {"rooks", "5", 120}}) {
        const Outcome outcome = run_inside({"compare", n, "--rule", rule, "--json"});
        ASSERT_EQ(outcome.code, 0) << outcome.error;
        const Json answer = Json::parse(outcome.output);
        EXPECT_EQ(answer["rule"], rule);
        std::size_t row = 0;
        for (const Solver& solver : solvers())
            if (solver.takes_rules) {
                EXPECT_EQ(answer["solvers"].at(row)["solver"], solver.name);
                EXPECT_EQ(answer["solvers"].at(row++)["solutions"], solutions) << solver.name << " " << rule;
            } else {
                EXPECT_THAT(outcome.error, HasSubstr(std::string(solver.name)));
            }
        EXPECT_EQ(answer["solvers"].size(), row);
        EXPECT_EQ(lines(outcome.error).size(), 1U) << outcome.error;
    }
    EXPECT_FALSE(compared({"5", "backtracking"}).contains("rule"));
}

TEST(Compare, ATraceBringsItsRule) {
    const Folder folder;
    ASSERT_EQ(run({.words = {"solve", "5", "--rule", "torus", "--solver", "tables", "--trace", "x.jsonl"},
                   .folder = folder.path()})
                  .code,
              0);
    const Outcome outcome =
        run({.words = {"compare", "tables", "--events", "x.jsonl", "--json"}, .folder = folder.path()});
    ASSERT_EQ(outcome.code, 0) << outcome.error;
    const Json answer = Json::parse(outcome.output);
    EXPECT_EQ(answer["rule"], "torus");
    EXPECT_EQ(answer["solvers"].at(0)["looks"], answer["solvers"].at(1)["looks"]);
    const Outcome other = run(
        {.words = {"compare", "tables", "--events", "x.jsonl", "--rule", "rooks"}, .folder = folder.path()});
    EXPECT_EQ(other.code, 2);
    EXPECT_EQ(other.error,
              "queenreel: --events: x.jsonl:1: the rule is torus, and the others have rooks; "
              "give searches by one rule\n");
}

// Law: all solvers that complete a board find the same number of solutions, and the others are named.
TEST(Compare, TakesTheSolversOfGivens) {
    for (const auto& [options, solutions] : std::vector<std::pair<std::vector<std::string>, int>>{
             {{"--place", "a1"}, 4}, {{"--place", "a1", "--block", "e7"}, 3}, {{"--block", "d4"}, 32}}) {
        std::vector<std::string> words{"compare", "7", "--json"};
        words.insert(words.end(), options.begin(), options.end());
        const Outcome outcome = run_inside(words);
        ASSERT_EQ(outcome.code, 0) << outcome.error;
        const Json answer = Json::parse(outcome.output);
        EXPECT_EQ(answer.contains("given"), options.front() == "--place");
        std::size_t row = 0;
        for (const Solver& solver : solvers())
            if (solver.no_givens.empty()) {
                EXPECT_EQ(answer["solvers"].at(row)["solver"], solver.name);
                EXPECT_EQ(answer["solvers"].at(row++)["solutions"], solutions) << solver.name;
            } else {
                EXPECT_THAT(outcome.error, HasSubstr(std::string(solver.name)));
            }
        EXPECT_EQ(answer["solvers"].size(), row);
        EXPECT_EQ(lines(outcome.error).size(), 1U) << outcome.error;
    }
    EXPECT_THAT(run_inside({"compare", "6", "tables", "--place", "a1"}).error,
                HasSubstr("n = 6: no solutions, as row 5 from the top runs out of squares first"));
}

TEST(Compare, ATraceBringsItsGivens) {
    const Folder folder;
    const auto in = [&](std::vector<std::string> words) {
        return run({.words = std::move(words), .folder = folder.path()});
    };
    ASSERT_EQ(in({"solve", "6", "--place", "b1", "--solver", "tables", "--trace", "x.jsonl"}).code, 0);
    const Outcome outcome = in({"compare", "tables", "--events", "x.jsonl", "--json"});
    ASSERT_EQ(outcome.code, 0) << outcome.error;
    const Json answer = Json::parse(outcome.output);
    EXPECT_EQ(answer["given"], Json::array({"b1"}));
    EXPECT_EQ(answer["solvers"].at(0)["looks"], answer["solvers"].at(1)["looks"]);
    EXPECT_EQ(
        in({"compare", "tables", "--events", "x.jsonl", "--place", "c1"}).error,
        "queenreel: --events: x.jsonl:1: it begins with other queens or blocked squares than the others; "
        "give searches of one board\n");
}

TEST(Compare, ATableIsReadable) {
    const Outcome outcome = run_inside({"compare", "8", "backtracking", "linear"});
    const std::vector<std::string> rows = lines(outcome.output);
    ASSERT_EQ(rows.size(), 3U);
    EXPECT_THAT(rows[0], StartsWith("solver        solutions  nodes   tests   looks  looks to first"));
    EXPECT_THAT(rows[1], StartsWith("backtracking         92  2,057  15,720  97,888           5,343"));
    EXPECT_THAT(rows[2], StartsWith("linear                1      -     205   4,872           4,872"));
    for (const std::string& row : rows)
        EXPECT_EQ(row.size(), rows[0].size());
}

TEST(Compare, NamesWhatItCannotCompare) {
    for (const auto& [words, code, says] :
         std::vector<std::tuple<std::vector<std::string>, int, const char*>>{
             {{}, 2, "N: the board size is missing; write such as queenreel compare 8"},
             {{"backtracking"}, 2, "N: the board size is missing"},
             {{"8x"}, 2, "N: '8x' is not a whole number"},
             {{"8", "bitmaks"}, 2, "bitmaks: there is no such solver; did you mean bitmask?"},
             {{"8", "brute", "brute"}, 2, "brute: it is named twice; name it once"},
             {{"9", "brute"}, 2, "N: 9 is out of range; brute takes 1 to 8"},
             {{"7", "tables,brute", "--rule", "torus"},
              2,
              "--rule: brute supports no rule but queens; choose from bitmask, backtracking, "},
             {{"18", "tables", "--rule", "torus"}, 4, "N: 18 has up to 666,090,624 solutions"},
             {{"20", "tables", "--rule", "rooks"}, 4, "N: 20 has 2,432,902,008,176,640,000 solutions"},
             {{"8", "brute", "--solver", "linear"}, 2, "--solver: the solvers are already named after N"},
             {{"8", "--json", "--csv"}, 2, "--csv: it cannot be combined with --json"},
             {{"18", "tables"}, 4, "N: 18 has 666,090,624 solutions, and counting every step"},
             {{"18", "tables", "--block", "a1"}, 4, "N: 18 has up to 666,090,624 solutions"},
             {{"8", "linear", "--place", "a1"}, 2, "--solver: linear takes no given queens"},
             {{"8", "tables", "--place", "j1"}, 2, "--place: 'j1' is not a square of this board"},
             {{"8", "--events", "missing.jsonl"}, 1, "missing.jsonl: No such file"}}) {
        std::vector<std::string> line = words;
        line.insert(line.begin(), "compare");
        const Outcome outcome = run_inside(line);
        EXPECT_EQ(outcome.code, code) << outcome.error;
        EXPECT_THAT(outcome.error, StartsWith(std::string("queenreel: ") + says));
        EXPECT_EQ(outcome.output, "");
    }
}

TEST(CountRange, IsATable) {
    EXPECT_EQ(run_inside({"count", "7-9"}).output,
              "n  solutions\n7         40\n8         92\n9        352\n");
    EXPECT_EQ(run_inside({"count", "7-9", "--unique"}).output,
              "n  fundamental\n7            6\n8           12\n9           46\n");
    EXPECT_EQ(run_inside({"count", "7-9", "--csv"}).output, "n,solutions\n7,40\n8,92\n9,352\n");
    EXPECT_EQ(run_inside({"count", "8-8", "--csv", "--unique"}).output, "n,fundamental\n8,12\n");
    EXPECT_EQ(run_inside({"count", "8", "--csv"}).output, "n,solutions\n8,92\n");
    const Json all = Json::parse(run_inside({"count", "1-12", "--json"}).output);
    ASSERT_EQ(all.size(), 12U);
    for (int n = 1; n <= 12; ++n)
        EXPECT_EQ(all.at(static_cast<std::size_t>(n) - 1),
                  (Json{{"n", n},
                        {"solutions", *known_solutions(n)},
                        {"fundamental", *known_fundamental_solutions(n)},
                        {"technique", count_method().technique},
                        {"target", count_method().target}}));
}

TEST(CountRange, WrongOnesAreNamed) {
    for (const auto& [words, code, says] :
         std::vector<std::tuple<std::vector<std::string>, int, const char*>>{
             {{"9-5"}, 2, "N: 9-5 runs backwards; write 5-9"},
             {{"0-5"}, 2, "N: 0-5 begins at 0; start at 1 or later"},
             {{"1-28"}, 2, "N: 28 is out of range; give a whole number from 1 to 27"},
             {{"1-"}, 2, "N: '1-' is not a range; give one such as 1-10"},
             {{"1-2-3"}, 2, "N: '1-2-3' is not a range"},
             {{"1-27"}, 4, "N: counting 27 takes about "},
             {{"1-8", "--shard", "1/2"}, 2, "--shard: it divides one count; give one N"},
             {{"8", "--csv", "--json"}, 2, "--csv: it cannot be combined with --json"},
             {{"8", "--csv", "--shard", "1/2"}, 2, "--csv: a part is a line of JSON"}}) {
        std::vector<std::string> line = words;
        line.insert(line.begin(), "count");
        const Outcome outcome = run_inside(line);
        EXPECT_EQ(outcome.code, code) << outcome.error;
        EXPECT_THAT(outcome.error, StartsWith(std::string("queenreel: ") + says));
        EXPECT_EQ(outcome.output, "");
    }
}

}  // namespace

}  // namespace queenreel::test
