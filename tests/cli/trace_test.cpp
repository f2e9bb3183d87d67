// A search that one command writes down and another tells, and traces that are wrong.

#include <fcntl.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <fstream>
#include <nlohmann/json.hpp>

#include "child.h"
#include "queenreel/solvers/solver.h"
#include "queenreel/trace/trace.h"

namespace queenreel::test {

namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::StartsWith;

const std::string header = R"({"trace":"queenreel","version":1,"n":8})"
                           "\n";

TEST(SolveTrace, IsWrittenWithTheSolutionsOfEverySolver) {
    for (const Solver& solver : solvers()) {
        const Folder folder;
        const std::vector<std::string> plain{"solve",   "5", "--solver", std::string(solver.name),
                                             "--limit", "1"};
        std::vector<std::string> words = plain;
        words.insert(words.end(), {"--trace", "events.jsonl"});
        const Outcome outcome = run({.words = words, .folder = folder.path()});
        EXPECT_EQ(outcome.code, 0) << outcome.error;
        EXPECT_EQ(outcome.output, run_inside(plain).output) << solver.name;
        ASSERT_THAT(folder.names(), ElementsAre("events.jsonl"));
        const Trace trace((folder / "events.jsonl").string());
        EXPECT_EQ(trace.solver().name, solver.name);
        std::uint64_t events = 0;
        SearchEvent::Kind last = SearchEvent::Kind::gave_up;
        for (const SearchEvent& event : trace.events()) {
            ++events;
            last = event.kind;
        }
        EXPECT_GT(events, 1U);
        EXPECT_EQ(last, SearchEvent::Kind::solution) << "it stops at the first";
    }
}

TEST(SolveTrace, GoesToStandardOutputInPlaceOfTheSolutions) {
    const Folder folder;
    const Outcome file = run({.words = {"solve", "6", "--trace", "x"}, .folder = folder.path()});
    EXPECT_EQ(file.code, 0);
    const Outcome outcome = run({"solve", "6", "--trace", "-"});
    EXPECT_EQ(outcome.code, 0);
    EXPECT_EQ(outcome.error, "");
    EXPECT_EQ(outcome.output, read_file(folder / "x"));
}

TEST(SolveTrace, ReplacesAFileOnlyWithForce) {
    const Folder folder;
    std::ofstream(folder / "x") << "precious";
    const Outcome kept = run({.words = {"solve", "4", "--trace", "x"}, .folder = folder.path()});
    EXPECT_EQ(kept.code, 1);
    EXPECT_EQ(kept.output, "");
    EXPECT_THAT(kept.error, testing::AllOf(HasSubstr("x: "), HasSubstr("--force")));
    EXPECT_EQ(read_file(folder / "x"), "precious");
    EXPECT_EQ(run({.words = {"solve", "4", "--trace", "x", "--force"}, .folder = folder.path()}).code, 0);
    EXPECT_THAT(read_file(folder / "x"), StartsWith("{\"trace\":\"queenreel\""));
    EXPECT_THAT(folder.names(), ElementsAre("x"));
}

TEST(SolveTrace, TellsOfASearchThatFoundNothing) {
    const Folder folder;
    const Outcome none = run({.words = {"solve", "3", "--trace", "x"}, .folder = folder.path()});
    EXPECT_EQ(none.code, 0);
    EXPECT_THAT(read_file(folder / "x"), HasSubstr("\"exhausted\""));
    const Outcome gave_up =
        run({.words = {"solve", "3", "--solver", "linear", "--limit", "1", "--trace", "y"},
             .folder = folder.path()});
    EXPECT_EQ(gave_up.code, 1);
    EXPECT_THAT(read_file(folder / "y"), HasSubstr("\"gave_up\""));
}

TEST(SolveTrace, FailsWithoutOutputIfItCannotBeWritten) {
    const Outcome missing = run({"solve", "4", "--trace", "missing/x"});
    EXPECT_EQ(missing.code, 1);
    EXPECT_EQ(missing.output, "");
    EXPECT_THAT(missing.error, HasSubstr("missing"));
    const Outcome full = run({"solve", "4", "--trace", "/dev/full"});
    EXPECT_EQ(full.code, 1);
    EXPECT_EQ(lines(full.error).size(), 1U) << full.error;
}

TEST(AnimateEvents, MakesTheFilmThatTheSolverItselfWould) {
    const Folder folder;
    const auto done = [&](std::vector<std::string> words) {
        const Outcome outcome = run({.words = std::move(words), .folder = folder.path()});
        EXPECT_EQ(outcome.code, 0) << outcome.error;
    };
    for (const std::string solver : {"backtracking", "min-conflicts"}) {
        done({"solve", "5", "--solver", solver, "--limit", "1", "--trace", "events", "--force"});
        done({"animate", "--events", "events", "--size", "360", "--duration", "30", "--first", "-o",
              "told.gif", "--force"});
        done({"animate", "5", "--story", "search", "--solver", solver, "--size", "360", "--duration", "30",
              "--first", "-o", "own.gif", "--force"});
        EXPECT_EQ(read_file(folder / "told.gif"), read_file(folder / "own.gif")) << solver;
    }
}

TEST(AnimateEvents, ReadsAPipe) {
    const Folder folder;
    ASSERT_EQ(
        run({.words = {"solve", "4", "--solver", "tables", "--trace", "x"}, .folder = folder.path()}).code,
        0);
    const auto from_file = [&] { dup2(open("x", O_RDONLY), STDIN_FILENO); };
    const Outcome outcome =
        run({.words = {"animate", "4", "--events", "-", "--size", "360", "-o", "x.gif", "--json"},
             .folder = folder.path(),
             .prepare = from_file});
    EXPECT_EQ(outcome.code, 0) << outcome.error;
    EXPECT_EQ(nlohmann::json::parse(outcome.output)["n"], 4);
}

/// Writes the trace of a search by a rule to `name`.
void trace_by_rule(const Folder& folder, const std::string& rule, const std::string& solver,
                   const std::string& name) {
    const Outcome outcome = run({.words = {"solve", "5", "--rule", rule, "--solver", solver, "--trace", name},
                                 .folder = folder.path()});
    ASSERT_EQ(outcome.code, 0) << outcome.error;
}

TEST(AnimateEvents, OnATorusMakeTheFilmThatTheSolverItselfWould) {
    const Folder folder;
    trace_by_rule(folder, "torus", "backtracking", "events");
    EXPECT_THAT(read_file(folder / "events"),
                StartsWith(R"({"trace":"queenreel","version":1,"n":5,"rule":"torus",)"));
    const std::vector<std::string> how{"--size", "360", "--duration", "30"};
    const auto done = [&](std::vector<std::string> words) {
        words.insert(words.end(), how.begin(), how.end());
        const Outcome outcome = run({.words = words, .folder = folder.path()});
        EXPECT_EQ(outcome.code, 0) << outcome.error;
    };
    done({"animate", "--events", "events", "-o", "told.gif"});
    done({"animate", "5", "--rule", "torus", "--story", "search", "--solver", "backtracking", "-o",
          "own.gif"});
    EXPECT_EQ(read_file(folder / "told.gif"), read_file(folder / "own.gif"));
}

// Law: attack lines in pictures of a trace follow its rule, as in pictures of the search itself.
TEST(RenderEvents, HaveTheLinesOfAttackOfTheirRule) {
    const Folder folder;
    for (const auto& [rule, n] : {std::pair("torus", "5"), {"rooks", "4"}}) {
        const std::vector<std::string> drawn{"--select", "solution:1", "--attacks",
                                             "blocked",  "--force",    "-o"};
        const auto picture = [&](std::vector<std::string> words, const char* file) {
            words.insert(words.begin(), "render");
            words.insert(words.end(), drawn.begin(), drawn.end());
            words.emplace_back(file);
            EXPECT_EQ(run_in(folder, words).code, 0) << rule;
            return read_file(folder / file);
        };
        ASSERT_EQ(run_in(folder, {"solve", n, "--rule", rule, "--solver", "backtracking", "--trace",
                                  "t.jsonl", "--force"})
                      .code,
                  0);
        EXPECT_EQ(picture({"--events", "t.jsonl"}, "trace.svg"),
                  picture({n, "--rule", rule, "--solver", "backtracking", "--story", "search"}, "search.svg"))
            << rule;
    }
}

// Law: what no film can show is refused before anything is written, naming the trace, not --rule.
TEST(AnimateEvents, OfARuleThatNoFilmShowsAreRefused) {
    struct Refused {
        std::string rule;
        std::string solver;
        std::vector<std::string> options;
        std::string says;
    };
    const std::vector<Refused> all{
        {"torus",
         "tables",
         {"--story", "occupancy"},
         "the story occupancy works only with chess queens; give --story search"},
        {"torus",
         "backtracking",
         {"--story", "race"},
         "events.jsonl:1: the rule is torus, and only chess queens race; leave it out, or animate it alone"},
        {"torus",
         "backtracking",
         {"--questions", "--format", "moodle", "-o", "x.xml"},
         "the rule of the search is torus, and Moodle's questions are judged by the rules of chess; write a "
         "film"},
    };
    for (const Refused& row : all) {
        const Folder folder;
        trace_by_rule(folder, row.rule, row.solver, "events.jsonl");
        std::vector<std::string> words{"animate", "--events", "events.jsonl"};
        words.insert(words.end(), row.options.begin(), row.options.end());
        const Outcome outcome = run({.words = words, .folder = folder.path()});
        EXPECT_EQ(outcome.code, 2) << row.says;
        EXPECT_EQ(outcome.error, "queenreel: --events: " + row.says + "\n");
        EXPECT_THAT(folder.names(), ElementsAre("events.jsonl"));
    }
}

// Law: a trace is judged by its own rule, unless another is asked for.
TEST(SolveTrace, IsProvenByItsRule) {
    for (const std::string rule : {"queens", "torus", "rooks"}) {
        const Folder folder;
        trace_by_rule(folder, rule, "backtracking", "events.jsonl");
        const auto verified = [&](std::vector<std::string> words) {
            words.insert(words.begin(), {"verify", "--complete", "events.jsonl"});
            return run({.words = words, .folder = folder.path()});
        };
        EXPECT_EQ(verified({}).code, 0) << verified({}).output;
        EXPECT_EQ(verified({"--rule", rule}).code, 0);
        const std::string other = rule == "rooks" ? "torus" : "rooks";
        const Outcome wrong = verified({"--rule", other});
        EXPECT_EQ(wrong.code, 1);
        EXPECT_EQ(wrong.output, "events.jsonl: WRONG: line 1: a search by the rule " + rule +
                                    " where the rule " + other + " is expected\n");
    }
}

/// The chapters of a race's film.
std::string chapters_of(const Folder& folder, std::vector<std::string> words) {
    std::vector<std::string> all{"animate"};
    all.insert(all.end(), words.begin(), words.end());
    all.insert(all.end(), {"--story", "race", "--size", "400", "-o", "x.gif", "--clips", "clips", "--force",
                           "--quiet", "--pace", "demo"});
    const Outcome outcome = run({.words = all, .folder = folder.path()});
    EXPECT_EQ(outcome.code, 0) << outcome.error;
    std::string titles;
    const auto manifest = nlohmann::json::parse(read_file(folder / "clips/manifest.json"));
    for (const auto& clip : manifest["clips"])
        titles += clip["title"].get<std::string>() + "; ";
    return titles;
}

// A trace of a solver's search comes in with the solver, and a student's own is among them.
TEST(AnimateEvents, TakePartInARace) {
    const Folder folder;
    ASSERT_EQ(run({.words = {"solve", "4", "--solver", "tables", "--trace", "tables.jsonl"},
                   .folder = folder.path()})
                  .code,
              0);
    std::ofstream(folder / "mine.jsonl")
        << R"({"trace":"queenreel","version":1,"n":4,"solver":"mine"})" << '\n'
        << R"({"event":"placed","row":0,"column":1,"looks":2})" << '\n'
        << R"({"event":"placed","row":1,"column":3,"looks":4})" << '\n'
        << R"({"event":"placed","row":2,"column":0,"looks":6})" << '\n'
        << R"({"event":"placed","row":3,"column":2,"looks":8})" << '\n'
        << R"({"event":"solution"})" << '\n';
    EXPECT_THAT(chapters_of(folder, {"4", "--solver", "tables", "--events", "tables.jsonl"}),
                HasSubstr("1st, a tie: tables and tables (trace); "));
    EXPECT_THAT(chapters_of(folder, {"--events", "mine.jsonl,tables.jsonl"}),
                HasSubstr("1st: mine; 2nd: tables; "));
    EXPECT_THAT(chapters_of(folder, {"--events", "mine.jsonl"}),
                HasSubstr("1st: mine; 2nd: forward-checking; 3rd: backtracking; 4th: dancing-links; "));
}

// Whatever is wrong with a trace in a race is reported before anything is written.
TEST(AnimateEvents, AreCheckedToTheirEndInARace) {
    const std::string solved = R"({"event":"placed","row":0,"column":0})"
                               "\n"
                               R"({"event":"solution"})"
                               "\n";
    const std::string one = R"({"trace":"queenreel","version":1,"n":1})"
                            "\n";
    const std::vector<std::tuple<std::string, std::vector<std::string>, int, std::string>> bad{
        {one + solved + "nonsense\n", {"--first"}, 1, "events.jsonl:4: it is not JSON"},
        {one + solved + R"({"event":"removed","row":0,"column":0})" + "\n",
         {},
         1,
         "events.jsonl:4: the trace is cut: it ends with 'removed'"},
        {one + solved, {"4"}, 2, "--events: events.jsonl:1: n is 1, and the race is of n = 4"},
        {header + solved, {}, 1, "events.jsonl:3: it is not a solution"},
        {R"({"trace":"queenreel","version":1,"n":33})"
         "\n"
         R"({"event":"exhausted"})"
         "\n",
         {"--solver", "tables,linear"},
         2,
         "N: 33 is out of range"},
    };
    for (const auto& [trace, options, code, says] : bad) {
        const Folder folder;
        std::ofstream(folder / "events.jsonl", std::ios::binary) << trace;
        std::vector<std::string> words{"animate", "--story", "race", "--events", "events.jsonl"};
        words.insert(words.end(), options.begin(), options.end());
        const Outcome outcome = run({.words = words, .folder = folder.path()});
        EXPECT_EQ(outcome.code, code) << says;
        EXPECT_EQ(lines(outcome.error).size(), 1U) << outcome.error;
        EXPECT_THAT(outcome.error, StartsWith("queenreel: " + says));
        EXPECT_THAT(folder.names(), ElementsAre("events.jsonl"));
    }
}

struct BadTrace {
    std::string trace;
    std::vector<std::string> options;
    int code;
    std::string says;
};

TEST(AnimateEvents, ReportsErrorsInOneLineAndWritesNothing) {
    const std::vector<BadTrace> bad{
        {"", {}, 1, "events.jsonl: it is empty"},
        {"nonsense\n", {}, 1, "events.jsonl:1: it is not JSON"},
        {header, {}, 1, "events.jsonl:1: the trace is cut: no event follows"},
        {header + "{\"event\":\"pla", {}, 1, "events.jsonl:2: the trace is cut in the middle"},
        {header + "{\"event\":\"placed\",\"row\":9,\"column\":0}\n",
         {},
         1,
         "events.jsonl:2: row 9 is off the board"},
        {header + "{\"event\":\"removed\",\"row\":1,\"column\":0}\n",
         {},
         1,
         "events.jsonl:2: no queen stands"},
        {header + "\xff\n", {}, 1, "events.jsonl:2: it is not UTF-8"},
        {header + std::string(5'000'000, '['), {}, 1, "events.jsonl:2: the line is longer than 1 MiB"},
        {header + "{\"event\":\"exhausted\"}\n", {"6"}, 2, "N: 6 contradicts the trace, which has n = 8"},
        {header + "{\"event\":\"exhausted\"}\n",
         {"--solver", "tables"},
         2,
         "--solver: the trace of --events"},
        {header + "{\"event\":\"exhausted\"}\n", {"--seed", "3"}, 2, "--seed: the trace of --events"},
        {header + "{\"event\":\"exhausted\"}\n",
         {"--story", "solutions"},
         2,
         "--events: the story solutions"},
        {header + "{\"event\":\"exhausted\"}\n", {"--story", "symmetry"}, 2, "--events: the story symmetry"},
        {header + "{\"event\":\"exhausted\"}\n",
         {"--panels", "tree"},
         2,
         "--panels: a tree panel has nothing to show of a search by a trace; choose from counters, legend, "
         "none"},
        {header + "{\"event\":\"exhausted\"}\n",
         {"--panels", "code"},
         2,
         "--panels: a code panel has nothing to show of a search by a trace; choose from counters, legend, "
         "none"},
    };
    for (const BadTrace& row : bad) {
        const Folder folder;
        std::ofstream(folder / "events.jsonl", std::ios::binary) << row.trace;
        std::vector<std::string> words{"animate", "--events", "events.jsonl"};
        words.insert(words.end(), row.options.begin(), row.options.end());
        const Outcome outcome = run({.words = words, .folder = folder.path()});
        EXPECT_EQ(outcome.code, row.code) << row.says;
        EXPECT_EQ(outcome.output, "");
        EXPECT_EQ(lines(outcome.error).size(), 1U) << outcome.error;
        EXPECT_THAT(outcome.error, StartsWith("queenreel: " + row.says));
        EXPECT_THAT(folder.names(), ElementsAre("events.jsonl"));
    }
}

}  // namespace

}  // namespace queenreel::test
