#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <initializer_list>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "child.h"
#include "queenreel/cli/chart_data.h"
#include "queenreel/puzzle/known_counts.h"
#include "queenreel/solvers/solver.h"
#include "queenreel/story/funnel/stages.h"

namespace queenreel::test {
namespace {

using testing::HasSubstr;
using testing::StartsWith;

Outcome charted(Folder& folder, std::vector<std::string> words) {
    words.insert(words.begin(), "chart");
    return run({.words = std::move(words), .folder = folder.path()});
}

// Law: what a chart of growth shows are the known counts, each n once, but for those without solutions.
TEST(Chart, ShowsTheKnownCounts) {
    const ChartData data = growth_chart(1, max_known);
    const auto& lines = data.chart.plots.at(0).lines;
    std::size_t next = 0;
    for (int n = 1; n <= max_known; ++n) {
        EXPECT_EQ(data.json[static_cast<std::size_t>(n - 1)]["solutions"], *known_solutions(n));
        if (*known_solutions(n) == 0)
            continue;
        for (const auto& line : lines)
            EXPECT_EQ(line.points.at(next).x, n);
        EXPECT_EQ(lines[0].points[next].y, static_cast<double>(*known_solutions(n)));
        EXPECT_EQ(lines[1].points[next].y, static_cast<double>(*known_fundamental_solutions(n)));
        ++next;
    }
    EXPECT_EQ(lines[0].points.size(), next);
}

TEST(Chart, ShowsTheStagesOfTheFunnel) {
    for (const int n : {1, 2, 8, 13, 27}) {
        StoryOptions options;
        options.n = n;
        options.solver = find_solver("backtracking");
        const auto stages = funnel_stages(options);
        const ChartData data = funnel_chart(n);
        ASSERT_EQ(data.chart.bars.size(), stages.size());
        for (std::size_t i = 0; i < stages.size(); ++i) {
            EXPECT_EQ(data.chart.bars[i].length, stages[i].boards.rounded);
            EXPECT_THAT(data.about, HasSubstr(in_words(stages[i].boards)));
        }
    }
}

TEST(Chart, WritesTheSameBytesEachTime) {
    Folder folder;
    for (const std::string kind : {"growth", "funnel"})
        for (const std::string format : {"svg", "pdf", "png", "gif"}) {
            const std::string first = "a-" + kind + "." + format;
            const std::string second = "b-" + kind + "." + format;
            for (const std::string& name : {first, second}) {
                const Outcome outcome = charted(folder, {kind, "8", "--size", "320x240", "-o", name});
                EXPECT_EQ(outcome.code, 0) << outcome.error;
                EXPECT_EQ(outcome.error, "");
            }
            EXPECT_GT(read_file(folder / first).size(), 500U);
            EXPECT_EQ(read_file(folder / first), read_file(folder / second));
        }
}

TEST(Chart, NamesItsSourceAndSaysWhatItShows) {
    Folder folder;
    ASSERT_EQ(charted(folder, {"growth"}).code, 0);
    const std::string svg = read_file(folder / "growth.svg");
    EXPECT_THAT(svg, HasSubstr("<title>Solutions of the n-queens problem</title>"));
    EXPECT_THAT(svg, HasSubstr("234.9 quadrillion for n = 27"));
    EXPECT_THAT(growth_chart(1, 27).chart.source, HasSubstr("OEIS A000170"));
}

// Where a line ends before the others, and what is not searched for all solutions, is said below.
TEST(Chart, SaysWhatItCompares) {
    const auto source = [](std::initializer_list<const char*> names, int first, int last) {
        std::vector<ComparedSearch> searches;
        for (const char* name : names) {
            const Solver* solver = find_solver(name);
            for (int n = std::max(first, solver->min_n); n <= std::min(last, solver->max_n); ++n)
                searches.push_back({.n = n, .solver = solver});
        }
        return compare_chart(searches, "this").chart.source;
    };
    const std::string times = ". Times are medians of several runs on this";
    EXPECT_EQ(source({"bitmask", "tables"}, 4, 5), "All solutions" + times);
    EXPECT_EQ(source({"linear"}, 4, 5), "One solution" + times);
    EXPECT_EQ(source({"brute", "bitmask"}, 8, 9), "All solutions; brute only up to n = 8" + times);
    EXPECT_EQ(source({"linear", "genetic"}, 16, 17), "One solution; genetic only up to n = 16" + times);
    EXPECT_EQ(source({"brute", "bitmask", "linear", "constructive"}, 8, 9),
              "All solutions; only one by linear, constructive; brute only up to n = 8" + times);
}

TEST(Chart, PrintsItsNumbersInsteadOfDrawing) {
    Folder folder;
    const Outcome csv = charted(folder, {"growth", "4-6", "--csv"});
    EXPECT_EQ(csv.output, "n,solutions,fundamental\n4,2,1\n5,10,2\n6,4,1\n");
    const auto json =
        nlohmann::json::parse(charted(folder, {"compare", "4-5", "tables,bitmask", "--json"}).output);
    ASSERT_EQ(json["searches"].size(), 4U);
    EXPECT_EQ(json["searches"][1]["solutions"], 10);
    EXPECT_GT(json["searches"][1]["seconds"], 0);
    EXPECT_NE(json["machine"], "");
    EXPECT_THAT(folder.names(), testing::IsEmpty());
}

// A picture for each n, and as long as asked: the delays in the file's graphic control extensions.
TEST(Chart, GrowsAsAFilm) {
    Folder folder;
    const Outcome outcome =
        charted(folder, {"growth", "4-9", "--size", "320x240", "--duration", "6s", "-o", "growth.gif"});
    ASSERT_EQ(outcome.code, 0) << outcome.error;
    const std::string film = read_file(folder / "growth.gif");
    EXPECT_THAT(film, StartsWith("GIF89a"));
    const std::string extension("\x21\xF9\x04", 3);
    int pictures = 0;
    int centiseconds = 0;
    for (std::size_t at = 0; (at = film.find(extension, at)) != std::string::npos; at += extension.size()) {
        ++pictures;
        centiseconds +=
            static_cast<unsigned char>(film[at + 4]) + 256 * static_cast<unsigned char>(film[at + 5]);
    }
    EXPECT_EQ(pictures, 6);
    EXPECT_EQ(centiseconds, 600);
}

TEST(Chart, RefusesWhatIsNoChart) {
    Folder folder;
    const std::vector<std::vector<std::string>> lines{{},
                                                      {"pie"},
                                                      {"growth", "28"},
                                                      {"growth", "9-4"},
                                                      {"growth", "0"},
                                                      {"funnel", "4-8"},
                                                      {"funnel", "8", "bitmask"},
                                                      {"growth", "-o", "x.html"},
                                                      {"growth", "-o", "many/"},
                                                      {"growth", "--fps", "30"},
                                                      {"compare", "8", "bitmask,bitmask"},
                                                      {"compare", "8", "nobody"},
                                                      {"compare", "500", "bitmask"},
                                                      {"growth", "-o", "x.svg", "--size", "20x2000"}};
    for (const auto& line : lines) {
        const Outcome outcome = charted(folder, line);
        EXPECT_EQ(outcome.code, 2) << testing::PrintToString(line) << outcome.error;
        EXPECT_EQ(test::lines(outcome.error).size(), 1U) << outcome.error;
    }
    EXPECT_EQ(charted(folder, {"growth", "3"}).code, 1);
    EXPECT_EQ(charted(folder, {"compare", "30", "bitmask"}).code, 4);
    EXPECT_THAT(folder.names(), testing::IsEmpty());
}

}  // namespace
}  // namespace queenreel::test
