// Everything that may be wrong with a trace: one line names the file, the line, why, and what to do.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "written.h"

namespace queenreel::test {
namespace {

using testing::HasSubstr;
using testing::StartsWith;

const std::string first = R"({"event":"placed","row":0,"column":0})";
const std::string second = R"({"event":"placed","row":1,"column":2})";
const std::string end = R"({"event":"exhausted"})";
const std::vector<std::string> solution_of_4{
    R"({"event":"placed","row":0,"column":1})", R"({"event":"placed","row":1,"column":3})",
    R"({"event":"placed","row":2,"column":0})", R"({"event":"placed","row":3,"column":2})",
    R"({"event":"solution"})"};

/// Repeats a text.
std::string times(int count, const std::string& text) {
    std::string all;
    for (int i = 0; i < count; ++i)
        all += text;
    return all;
}

/// With few classes that allocate: compilers take long to make hundreds of those.
struct BadTrace {
    const char* name;
    std::string text;
    int line;  ///< the one named
    const char* says;
};

void PrintTo(const BadTrace& bad, std::ostream* stream) {
    *stream << bad.name;
}

/// An event that is wrong after two placed queens on a board of 8.
BadTrace event(const char* name, std::string_view line, const char* says) {
    return {name, trace_text(8, {first, second, std::string(line), end}), 4, says};
}

BadTrace first_line(const char* name, std::string_view line, const char* says) {
    return {name, std::string(line) + "\n" + end + "\n", 1, says};
}

/// Events after a header of their own; the last one is wrong.
BadTrace after_header(const char* name, const std::string& header, const std::vector<std::string>& events,
                      const char* says) {
    std::string text = header + '\n';
    for (const std::string& event : events)
        text += event + '\n';
    return {name, text, static_cast<int>(events.size()) + 1, says};
}

/// A generation of n = 4 as its only event.
BadTrace generation(const char* name, std::string_view boards, const char* says) {
    return {name, trace_text(4, {R"({"event":"generation","boards":)" + std::string(boards) + "}", end}), 2,
            says};
}

/// A child of two boards of n = 4.
BadTrace child(const char* name, std::string_view child, const char* says) {
    return {name,
            trace_text(4, {R"({"event":"generation","boards":[{"columns":[0,1,2,3]},{"columns":[3,2,1,0]}]})",
                           R"({"event":"bred","child":)" + std::string(child) + "}", end}),
            3, says};
}

const std::vector<BadTrace> bad_traces{
    // Headers
    first_line("NoHeader", first, "not the header of a trace; begin with {\"trace\":\"queenreel\""),
    first_line("OtherHeader", R"({"trace":"knights","version":1,"n":8})", "not the header"),
    first_line("Version2", R"({"trace":"queenreel","version":2,"n":8})", "version 2 is unknown"),
    first_line("NoVersion", R"({"trace":"queenreel","n":8})", R"('version' is missing; write "version":1)"),
    first_line("NoN", R"({"trace":"queenreel","version":1})", "'n' is missing"),
    first_line("N0", header(0), "n 0 is out of range; give 1 to 1000"),
    first_line("HugeN", header(1'000'000'000), "n 1000000000 is out of range"),
    first_line("NTwice", R"({"trace":"queenreel","version":1,"n":8,"n":6})", "'n' is given twice"),
    first_line("SolverNumber", R"({"trace":"queenreel","version":1,"n":8,"solver":3})", "not text"),
    first_line("SolverLines", R"({"trace":"queenreel","version":1,"n":8,"solver":"a\nb"})",
               "control character"),
    first_line("SolverLong",
               R"({"trace":"queenreel","version":1,"n":8,"solver":")" + std::string(41, 'x') + "\"}",
               "solver has 41 bytes; give at most 40"),
    first_line("GivenText", R"({"trace":"queenreel","version":1,"n":8,"given":"a1"})",
               R"(not a list; write it as [{"row":0,"column":0}])"),
    first_line("GivenNumber", R"({"trace":"queenreel","version":1,"n":8,"given":[3]})",
               R"(given has 3, not a square; write {"row":0,"column":0})"),
    first_line("BlockedOffBoard",
               R"({"trace":"queenreel","version":1,"n":8,"blocked":[{"row":0,"column":8}]})",
               "column 8 is off the board of n = 8"),
    first_line("GivenAndBlocked",
               R"({"trace":"queenreel","version":1,"n":8,"given":[{"row":0,"column":1}],)"
               R"("blocked":[{"row":0,"column":1}]})",
               "row 0, column 1 is both given and blocked; name it once"),
    after_header("PlacedOnBlocked",
                 R"({"trace":"queenreel","version":1,"n":4,"blocked":[{"row":0,"column":0}]})", {first},
                 "row 0, column 0 is blocked; place queens on other squares"),
    after_header("SolutionOfOtherQueens",
                 R"({"trace":"queenreel","version":1,"n":4,"given":[{"row":0,"column":2}]})", solution_of_4,
                 "the given queen on row 0, column 2 does not stand; place it"),
    first_line("RuleUnknown", R"({"trace":"queenreel","version":1,"n":8,"rule":"tours"})",
               "rule 'tours' is unknown; did you mean torus?"),
    first_line("RuleNumber", R"({"trace":"queenreel","version":1,"n":8,"rule":2})", "rule is 2, not text"),
    after_header("NoSolutionOnATorus", R"({"trace":"queenreel","version":1,"n":4,"rule":"torus"})",
                 solution_of_4, "it is not a solution: two queens attack each other"),
    after_header("RejectedByNoRook", R"({"trace":"queenreel","version":1,"n":4,"rule":"rooks"})",
                 {first, R"({"event":"rejected","row":1,"column":1})"},
                 "no queen attacks row 1, column 1; reject only attacked squares"),
    after_header("NotWipedOutOnABoard", R"({"trace":"queenreel","version":1,"n":3,"rule":"rooks"})",
                 {first, R"({"event":"placed","row":1,"column":1})", R"({"event":"wiped_out","row":2})"},
                 "row 2 is not wiped out: nothing attacks row 2, column 2"),
    first_line("SeedNegative", R"({"trace":"queenreel","version":1,"n":8,"seed":-1})", "seed is -1"),
    first_line("CodeText", R"({"trace":"queenreel","version":1,"n":8,"pseudocode":"x"})",
               R"(not a list; write it as ["line","line"])"),
    first_line("CodeNumber", R"({"trace":"queenreel","version":1,"n":8,"pseudocode":[1]})", "not text"),
    first_line("CodeLong",
               R"({"trace":"queenreel","version":1,"n":8,"pseudocode":["")" + times(40, ",\"\"") + "]}",
               "41 lines; give at most 40"),

    // No JSON, or not such
    event("Words", "placed 3 4", "it is not JSON from byte 1 on; write one object per line"),
    event("Comma", R"({"event":"exhausted",})", "it is not JSON from byte 22 on"),
    event("TwoObjects", end + end, "it is not JSON"),
    event("Latin1", "{\"event\":\"plac\xe9\"}", "it is not UTF-8; save the file in that encoding"),
    event("Array", "[1,2]", "it is JSON but not an object"),
    event("Number", "7", "it is JSON but not an object"),
    event("KeyTwice", R"({"event":"placed","row":2,"row":3,"column":4})", "'row' is given twice"),
    event("KeyTwiceInside", R"({"event":"rejected","row":1,"column":1,"by":{"row":0,"row":0,"column":0}})",
          "'row' is given twice"),
    event("Deep", "{\"x\":" + times(400'000, "["), "nested more than 4 levels deep"),
    event("DeepObjects", times(200'000, "{\"x\":"), "nested more than 4 levels deep"),
    event("Long", "{\"x\":\"" + times(1 << 20, "x") + "\"}", "longer than 1 MiB"),

    // Events
    {"LooksFall",
     trace_text(8, {R"({"event":"placed","row":0,"column":0,"looks":7})",
                    R"({"event":"placed","row":1,"column":2,"looks":6})", end}),
     3, "looks falls from 7 to 6; give how many there have been since the beginning"},
    event("LooksFewerThanTests", R"({"event":"tested","row":2,"column":4,"looks":1})",
          "looks falls from 2 to 1"),
    event("LooksNegative", R"({"event":"tested","row":2,"column":4,"looks":-1})", "looks -1 is out of range"),
    event("LooksText", R"({"event":"tested","row":2,"column":4,"looks":"2"})", "looks is"),
    event("NoKind", R"({"row":2,"column":4})", "'event' is missing"),
    event("OtherKind", R"({"event":"moved","row":2})",
          "'moved' is not an event; choose from tested, rejected"),
    event("KindNumber", R"({"event":7})", "event is 7, not text"),
    event("NoRow", R"({"event":"tested","column":3})", "'row' is missing; give 0 to 7"),
    event("NoColumn", R"({"event":"tested","row":3})", "'column' is missing"),
    event("RowOff", R"({"event":"tested","row":9,"column":0})",
          "row 9 is off the board of n = 8; give 0 to 7"),
    event("ColumnOff", R"({"event":"tested","row":0,"column":-1})", "column -1 is off the board of n = 8"),
    event("RowText", R"({"event":"tested","row":"3","column":0})", "row is \"3\", not a whole number"),
    event("RowPart", R"({"event":"tested","row":1.5,"column":0})", "row is 1.5, not a whole number"),
    event("RowNull", R"({"event":"tested","row":null,"column":0})", "row is null"),
    event("RowPastInt", R"({"event":"tested","row":4294967296,"column":0})", "row 4294967296 is off"),
    event("RowPastLong", R"({"event":"tested","row":18446744073709551615,"column":0})", "is off the board"),
    event("RowPastAll", R"({"event":"tested","row":1e999,"column":0})", "a number is too large"),
    event("LineNegative", R"({"event":"tested","row":1,"column":0,"line":-1})", "line -1 is out of range"),

    // What does not follow from earlier events
    event("PlacedTwice", R"({"event":"placed","row":1,"column":5})",
          "row 1 already has a queen, in column 2"),
    event("RemovedNone", R"({"event":"removed","row":5,"column":5})", "no queen stands on row 5, column 5"),
    event("ChoiceOfAnother", R"({"event":"placed","row":2,"column":4,"choice":{"row":3}})",
          "row 2, column 4 is not in row 3"),
    event("ChoiceOff", R"({"event":"placed","row":2,"column":4,"choice":{"column":8}})",
          "column 8 is off the board"),
    event("ChoiceOfBoth", R"({"event":"placed","row":2,"column":4,"choice":{"row":2,"column":4}})",
          "choice is {\"row\":2,\"column\":4}, not a line of the board"),
    event("ChoiceNumber", R"({"event":"removed","row":1,"column":2,"choice":1})",
          "choice is 1, not a line of the board"),
    event("DrawnFromMore", R"({"event":"removed","row":1,"column":2,"drawn_from":9})",
          "drawn_from 9 is more than there are"),
    event("DrawZero", R"({"event":"tested","row":1,"column":2,"draw":0})", "draw 0 is out of range"),
    event("ChildOfNobody", R"({"event":"bred","child":{"columns":[1,3,0,2]}})",
          "a child has no generation to come from"),
    event("NoChild", R"({"event":"bred"})", "what is bred is a child"),
    child("ChildWithoutParents", R"({"columns":[0,1,1,0]})", "a child has no parents"),
    child("ChildOfAnother", R"({"columns":[0,1,1,0],"upper":0,"lower":2,"cut":2})",
          "lower 2 is not a board of the generation before"),
    child("ChildNotJoined", R"({"columns":[0,1,1,3],"upper":0,"lower":1,"cut":2})",
          "row 3 of the child is not that of board 1"),
    child("ChildMutatedElsewhere", R"({"columns":[0,1,1,3],"upper":0,"lower":1,"cut":2,"mutated":2})",
          "row 3 of the child is not that of board 1"),
    event("RemovedBeside", R"({"event":"removed","row":1,"column":3})", "no queen stands on row 1, column 3"),
    event("RejectedByNone", R"({"event":"rejected","row":2,"column":0,"by":{"row":4,"column":0}})",
          "no queen stands on row 4, column 0 to attack row 2, column 0"),
    event("RejectedByBlind", R"({"event":"rejected","row":2,"column":4,"by":{"row":0,"column":0}})",
          "the queen on row 0, column 0 does not attack row 2, column 4"),
    event("RejectedFree", R"({"event":"rejected","row":2,"column":4})", "no queen attacks row 2, column 4"),
    event("RejectedByNumber", R"({"event":"rejected","row":2,"column":0,"by":0})", "by is 0, not a square"),
    event("WipedFree", R"({"event":"wiped_out","row":2})",
          "row 2 is not wiped out: nothing attacks row 2, column 4"),
    event("WipedFilled", R"({"event":"wiped_out","row":1})", "row 1 is not wiped out"),
    event("WipedFilledColumn", R"({"event":"wiped_out","column":2})",
          "column 2 is not wiped out: it has a queen"),
    event("WipedBoth", R"({"event":"wiped_out","row":2,"column":2})", "give either \"row\" or \"column\""),
    event("WipedNothing", R"({"event":"wiped_out"})", "give either \"row\" or \"column\""),
    event("SolvedEarly", R"({"event":"solution"})", "2 of 8 queens stand"),
    event("SolvedOther", R"({"event":"solution","columns":[0,4,7,5,2,6,1,3]})",
          "columns differ from the queens on the board"),
    {"PastTheEnd", trace_text(8, {first, end, second}), 4, "the search ended with 'exhausted'"},

    // Generations
    generation("BoardsNone", "[]", "a generation has 0 boards"),
    generation("BoardsNumber", "3", R"(boards is 3, not a list; write it as [{"columns")"),
    generation("BoardNumber", "[3]", "a board is not an object"),
    generation("BoardShort", R"([{"columns":[1,3]}])", "a board has 2 columns; give one for each of 4 rows"),
    generation("BoardOff", R"([{"columns":[1,3,0,4]}])", "column 4 is off the board"),
    generation("BoardConflicts", R"([{"columns":[1,3,0,2],"conflicts":1}])",
               "a board claims 1 conflicts but has 0"),
    generation("BoardParents", R"([{"columns":[1,3,0,2],"upper":0,"lower":0,"cut":2}])",
               "upper 0 is not a board of the generation before"),
    generation("BoardMutated", R"([{"columns":[1,3,0,2],"mutated":4}])", "mutated 4 is off the board"),
    {"GenerationNumber",
     trace_text(4, {R"({"event":"generation","number":1,"boards":[{"columns":[0,0,0,0]}]})", end}), 2,
     "generation 1 is out of order; the next is number 0"},

    // Cut, or not a trace to the end
    {"HeaderOnly", header(8) + "\n", 1, "the trace is cut: no event follows the header"},
    {"HeaderCut", R"({"trace":"queenreel","ver)", 1, "cut in the middle of this line"},
    {"NoEnd", trace_text(8, {first, second}), 3,
     "the trace is cut: it ends with 'placed'; write it again, or end"},
    {"CutLine", trace_text(8, {first}) + R"({"event":"pla)", 3, "cut in the middle of this line"},
    {"CutBlank", trace_text(8, {first, "", "  ", "\r", "x"}), 6, "it is not JSON"},
    {"NotASolution",
     trace_text(2, {first, R"({"event":"placed","row":1,"column":1})", R"({"event":"solution"})"}), 4,
     "two queens attack each other"},
    {"LineOfNoCode",
     R"({"trace":"queenreel","version":1,"n":8,"pseudocode":["do it"]})"
     "\n"
     R"({"event":"exhausted","line":1})",
     2, "line 1 is not a line of the pseudocode; give 0 to 0"},
    {"LineOfNoKnownCode",
     R"({"trace":"queenreel","version":1,"n":8,"solver":"backtracking"})"
     "\n"
     R"({"event":"exhausted","line":10})",
     2, "line 10 is not a line of the pseudocode; give 0 to 9"},
    {"Utf16", std::string("\xff\xfe{\0\"\0", 6), 1, "it is not UTF-8"},
    {"Utf16WithoutMark", std::string("{\0\"\0", 4), 1, "it is not UTF-8"},
};

class BadTraces : public testing::TestWithParam<BadTrace> {};

INSTANTIATE_TEST_SUITE_P(Table, BadTraces, testing::ValuesIn(bad_traces),
                         [](const testing::TestParamInfo<BadTrace>& row) {
                             return std::string(row.param.name);
                         });

TEST_P(BadTraces, AreRefusedInOneLineThatNamesThePlace) {
    const std::string error = error_of(GetParam().text);
    EXPECT_THAT(error, StartsWith("events.jsonl:" + std::to_string(GetParam().line) + ": "));
    EXPECT_THAT(error, HasSubstr(GetParam().says));
    EXPECT_THAT(error, HasSubstr("; "));
    EXPECT_EQ(error.find('\n'), std::string::npos);
    EXPECT_LT(error.size(), 300U);
}

TEST(BadTraces, AreShownUpToTheBadLine) {
    const Written file(trace_text(8, {first, second, "nonsense", end}));
    const Trace trace(file.path());
    EXPECT_EQ(trace.n(), 8);
    int events = 0;
    try {
        for ([[maybe_unused]] const SearchEvent& event : trace.events())
            ++events;
        FAIL() << "it was read to its end";
    } catch (const TraceError& error) {
        EXPECT_THAT(error.what(), HasSubstr("events.jsonl:4: it is not JSON"));
    }
    EXPECT_EQ(events, 2);
}

TEST(BadTraces, AnEmptyFileIsNoTrace) {
    for (const std::string text : {"", "\n", "\r\n \n"})
        EXPECT_THAT(error_of(text), StartsWith("events.jsonl: it is empty; a trace begins with {"));
}

/// Five million levels in 5 MB: refused for its length, and if short enough, for its depth.
TEST(BadTraces, DepthCostsNothing) {
    const std::string deep = times(5'000'000, "[");
    EXPECT_THAT(error_of(deep), StartsWith("events.jsonl:1: the line is longer than 1 MiB"));
    EXPECT_THAT(error_of(deep.substr(0, 1'000'000) + "\n"), StartsWith("events.jsonl:1: it is nested"));
}

}  // namespace
}  // namespace queenreel::test
