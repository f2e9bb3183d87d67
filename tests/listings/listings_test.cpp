// The programs for students as texts: what is printed, and what films show of them.

#include "queenreel/listings/listings.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string>

#include "queenreel/listings/embedded.h"
#include "queenreel/listings/marked_source.h"

namespace queenreel {

void PrintTo(const ListingFile& file, std::ostream* out) {
    *out << file.name;
}

namespace {

using testing::AnyOf;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::Not;

class Listing : public testing::TestWithParam<ListingFile> {};

INSTANTIATE_TEST_SUITE_P(Files, Listing, testing::ValuesIn(listing_files()), [](const auto& info) {
    std::string name = info.param.name;
    std::ranges::replace(name, '.', '_');
    return name;
});

TEST(Listings, HaveEachSolverInEveryLanguageAndATracerForEach) {
    std::set<std::string_view> solvers;
    for (const ListingFile& file : listing_files())
        if (file.solver)
            solvers.insert(file.solver->name);
    EXPECT_TRUE(solvers.contains("backtracking"));
    for (const CodeLanguage& language : code_languages()) {
        for (const std::string_view name : solvers)
            EXPECT_TRUE(find_listing(*find_solver(name), language)) << name << " in " << language.name;
        EXPECT_EQ(std::ranges::count_if(
                      listing_files(),
                      [&](const auto& file) { return !file.solver && file.language == &language; }),
                  1)
            << language.name;
    }
}

TEST(Listings, AreFoundByName) {
    for (const ListingFile& file : listing_files()) {
        EXPECT_EQ(find_listing(file.name), &file);
        if (file.solver)
            EXPECT_EQ(find_listing(*file.solver, *file.language), &file);
    }
    EXPECT_EQ(find_listing("backtracking"), nullptr);
}

TEST_P(Listing, HasNoMarks) {
    for (const std::string& text : {GetParam().plain, GetParam().traced})
        for (const char* mark : {"//-", "//:", "//[", "//]", "#-", "#:", "#[", "#]"})
            EXPECT_THAT(text, Not(HasSubstr(mark)));
}

TEST_P(Listing, HasLinesForAnyScreenAndPaper) {
    for (const std::string& text : {GetParam().plain, GetParam().traced}) {
        EXPECT_TRUE(text.ends_with('\n') && !text.ends_with("\n\n"));
        for (std::size_t begin = 0; begin < text.size(); begin = text.find('\n', begin) + 1) {
            const std::string line = text.substr(begin, text.find('\n', begin) - begin);
            EXPECT_LE(line.size(), 110U) << line;
            EXPECT_THAT(line, AnyOf("", Not(testing::EndsWith(" "))));
            EXPECT_THAT(line, Not(HasSubstr("\t")));
        }
    }
}

TEST_P(Listing, OfASolverNamesTheTracerOnlyIfItIsWanted) {
    if (!GetParam().solver)
        return;
    for (const char* word : {"trace", "Trace"})
        EXPECT_THAT(GetParam().plain, Not(HasSubstr(word)));
    EXPECT_THAT(GetParam().traced, AnyOf(HasSubstr("trace.placed("), HasSubstr("trace_placed(")));
}

TEST_P(Listing, FitsTheCodePanelAsPseudocodeDoes) {
    if (!GetParam().solver) {
        EXPECT_TRUE(GetParam().shown.lines.empty());
        return;
    }
    const auto& lines = GetParam().shown.lines;
    EXPECT_GE(lines.size(), 8U);
    EXPECT_LE(lines.size(), 16U);
    for (const std::string& line : lines)
        EXPECT_LE(line.size(), 44U) << line;
}

TEST_P(Listing, ShowsLinesOfTheProgram) {
    for (const std::string& line : GetParam().shown.lines)
        EXPECT_THAT(GetParam().plain, HasSubstr(line + "\n"));
}

// Every line of pseudocode that a search lights, at or between events, has a line in the listing.
TEST_P(Listing, HasALineForEachStep) {
    const Solver* solver = GetParam().solver;
    if (!solver)
        return;
    const CodeListing& shown = GetParam().shown;
    std::set<int> lit;
    for (const int n : {1, 2, 3, 4, 5, 6, 8})
        for (const SearchEvent& event : solver->search(n, {.detail = Detail::steps}))
            lit.insert(event.line);
    const SilentLines& silent = solver->silent;
    lit.insert({silent.place, silent.choose, silent.repeat, silent.spread, silent.call, silent.go_back});
    lit.erase(-1);
    for (const int line : lit) {
        ASSERT_GE(shown.line(line), 0) << solver->pseudocode[static_cast<std::size_t>(line)];
        ASSERT_LT(shown.line(line), static_cast<int>(shown.lines.size()));
    }
    EXPECT_EQ(shown.line(-1), -1);
    EXPECT_EQ(shown.line(100), -1);
}

TEST(MarkedSource, LeavesOutMarksAndTheTracer) {
    const MarkedSource source(
        "import tracer  //-\n"
        "//[\n"
        "  begin {  //: 0\n"
        "    if (a) { trace.x(1, 2); go; }  //: 1 3\n"
        "    if (b) { trace.x(); print(); go; }\n"
        "    call();  //: 1\n"
        "    trace.y();  //-\n"
        "  }\n"
        "//]\n"
        "\n"
        "//[\n"
        "end // of all  //: 2\n"
        "//]\n",
        "//");
    EXPECT_EQ(source.plain(),
              "  begin {\n"
              "    if (a) go;\n"
              "    if (b) { print(); go; }\n"
              "    call();\n"
              "  }\n"
              "\n"
              "end // of all\n");
    EXPECT_EQ(source.traced(),
              "import tracer\n"
              "  begin {\n"
              "    if (a) { trace.x(1, 2); go; }\n"
              "    if (b) { trace.x(); print(); go; }\n"
              "    call();\n"
              "    trace.y();\n"
              "  }\n"
              "\n"
              "end // of all\n");
    const CodeListing shown = source.shown();
    EXPECT_THAT(shown.lines, ElementsAre("begin {", "  if (a) go;", "  if (b) { print(); go; }", "  call();",
                                         "}", "end // of all"));
    EXPECT_THAT(shown.line_of, ElementsAre(0, 1, 5, 1));
}

}  // namespace
}  // namespace queenreel
