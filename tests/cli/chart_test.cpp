#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <string>
#include <utility>
#include <vector>

#include "child.h"
#include "queenreel/solvers/solver.h"

namespace queenreel::test {
namespace {

using testing::HasSubstr;
using testing::StartsWith;

Outcome charted(Folder& folder, std::vector<std::string> words) {
    words.insert(words.begin(), "chart");
    return run({.words = std::move(words), .folder = folder.path()});
}

TEST(Chart, WritesTheSameBytesEachTime) {
    Folder folder;
    for (const std::string kind : {"growth", "funnel", "map"})
        for (const std::string format : {"svg", "pdf", "png", "gif"}) {
            const std::string first = "a-" + kind + "." + format;
            const std::string second = "b-" + kind + "." + format;
            for (const std::string& name : {first, second}) {
                const Outcome outcome = charted(folder, {kind, "8", "--size", "480x320", "-o", name});
                EXPECT_EQ(outcome.code, 0) << outcome.error;
                EXPECT_EQ(outcome.error, "");
            }
            EXPECT_GT(read_file(folder / first).size(), 500U);
            EXPECT_EQ(read_file(folder / first), read_file(folder / second));
        }
}

TEST(Chart, SaysWhatItShows) {
    Folder folder;
    ASSERT_EQ(charted(folder, {"growth"}).code, 0);
    const std::string svg = read_file(folder / "growth.svg");
    EXPECT_THAT(svg, HasSubstr("<title>Solutions of the n-queens problem</title>"));
    EXPECT_THAT(svg, HasSubstr("234.9 quadrillion for n = 27"));
}

// Numbers as a table are data: they have the same names in every language.
TEST(Chart, SpeaksTheLanguageThatIsAskedFor) {
    Folder folder;
    ASSERT_EQ(charted(folder, {"growth", "--lang", "de"}).code, 0);
    const std::string svg = read_file(folder / "growth.svg");
    EXPECT_THAT(svg, HasSubstr("<title>Lösungen des n-Damen-Problems</title>"));
    EXPECT_THAT(svg, HasSubstr("234,9 Brd. für n = 27"));
    EXPECT_EQ(charted(folder, {"funnel", "6", "--csv", "--lang", "de"}).output,
              charted(folder, {"funnel", "6", "--csv"}).output);
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

TEST(Chart, MapsSearches) {
    Folder folder;
    const Outcome csv = charted(folder, {"map", "8", "--csv"});
    EXPECT_EQ(csv.output,
              "solver,n,solutions,nodes,looks,dead_ends,by_first_queen\n"
              "backtracking,8,92,2057,97888,644,4 8 16 18 18 16 8 4\n");
    const auto json =
        nlohmann::json::parse(charted(folder, {"map", "6", "forward-checking,genetic", "--json"}).output);
    ASSERT_EQ(json["searches"].size(), 2U);
    EXPECT_EQ(json["searches"][0]["byFirstQueen"], nlohmann::json::parse("[0,1,1,1,1,0]"));
    EXPECT_FALSE(json["searches"][1].contains("nodes"));
    const Outcome poster = charted(folder, {"map", "--solver", "backtracking,tables", "-o", "poster.svg"});
    ASSERT_EQ(poster.code, 0) << poster.error;
    EXPECT_THAT(read_file(folder / "poster.svg"), HasSubstr("<title>The whole search for 8 queens</title>"));
}

TEST(Chart, ShowsBoardsWithGivens) {
    Folder folder;
    const Outcome density = charted(folder, {"density", "8", "--place", "a1", "--json"});
    ASSERT_EQ(density.code, 0) << density.error;
    const auto numbers = nlohmann::json::parse(density.output);
    EXPECT_EQ(numbers["solutions"], 4);
    EXPECT_EQ(numbers["density"][7][0], 4);
    const Outcome map = charted(folder, {"map", "6", "--place", "b1", "--json"});
    ASSERT_EQ(map.code, 0) << map.error;
    EXPECT_EQ(nlohmann::json::parse(map.output)["searches"][0]["solutions"], 1);
    const Outcome none = charted(folder, {"density", "6", "--place", "a1"});
    EXPECT_EQ(none.code, 0);
    EXPECT_THAT(none.error,
                testing::HasSubstr("no solutions, as row 5 from the top runs out of squares first"));
    EXPECT_EQ(charted(folder, {"density", "9", "--rule", "rooks"}).code, 4);
}

// Law: all solvers that complete a board, or know a rule, are charted and find the same number of solutions;
// the others are noted.
TEST(Chart, ComparesSolversOnEveryPuzzle) {
    struct Line {
        std::vector<std::string> words;
        int solutions;
        std::string title;
        std::vector<std::string> left_out;
    };
    const std::vector<Line> all{
        {{"7", "--place", "a1", "--block", "e7"}, 3, "n = 7 with a given queen and a blocked square", {}},
        {{"7", "--rule", "torus"}, 28, "n = 7 on a torus", {"brute", "threats"}},
        {{"5", "--rule", "rooks"}, 120, "n = 5 with rooks", {"brute", "threats"}}};
    for (const Line& line : all) {
        SCOPED_TRACE(line.title);
        Folder folder;
        std::vector<std::string> words{"compare"};
        words.insert(words.end(), line.words.begin(), line.words.end());
        words.insert(words.end(), {"--json", "-o", "x.svg"});
        const Outcome outcome = charted(folder, words);
        ASSERT_EQ(outcome.code, 0) << outcome.error;
        const auto answer = nlohmann::json::parse(outcome.output);
        EXPECT_EQ(answer.contains("given"), line.words[1] == "--place");
        EXPECT_EQ(answer.value("rule", "queens"), line.words[1] == "--rule" ? line.words[2] : "queens");
        const auto& searches = answer["searches"];
        for (const auto& search : searches)
            EXPECT_EQ(search["solutions"], line.solutions) << search["solver"];
        const auto complete = std::ranges::count_if(solvers(), &Solver::complete);
        EXPECT_EQ(searches.size() + line.left_out.size(), static_cast<std::size_t>(complete));
        for (const std::string& name : line.left_out)
            EXPECT_THAT(outcome.error, HasSubstr(name));
        EXPECT_THAT(read_file(folder / "x.svg"),
                    HasSubstr("<title>What solvers take, " + line.title + "</title>"));
    }
}

TEST(Chart, MapsEveryRule) {
    for (const auto& [rule, title] : std::vector<std::pair<std::string, std::string>>{
             {"torus", "The whole search for 5 queens on a torus with a given queen"},
             {"superqueens", "The whole search for 5 superqueens with a given queen"},
             {"rooks", "The whole search for 5 rooks with a given rook"}}) {
        Folder folder;
        const Outcome map = charted(folder, {"map", "5", "--rule", rule, "--place", "a1", "-o", "x.svg"});
        ASSERT_EQ(map.code, 0) << map.error;
        EXPECT_THAT(read_file(folder / "x.svg"), HasSubstr("<title>" + title + "</title>"));
    }
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

TEST(Chart, RefusesUnknownNames) {
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
                                                      {"map", "4-8"},
                                                      {"growth", "8", "--place", "a1"},
                                                      {"growth", "8", "--rule", "torus"},
                                                      {"funnel", "8", "--block", "a1"},
                                                      {"compare", "4-8", "--place", "a1"},
                                                      {"compare", "8", "brute", "--rule", "rooks"},
                                                      {"map", "8", "min-conflicts", "--block", "a1"},
                                                      {"map", "8", "constructive"},
                                                      {"map", "12", "brute"},
                                                      {"map", "-o", "x.svg", "--size", "2000x20"},
                                                      {"compare", "8", "bitmask,bitmask"},
                                                      {"compare", "8", "nobody"},
                                                      {"compare", "500", "bitmask"},
                                                      {"map", "8", "--measure", "time"},
                                                      {"compare", "8", "genetic", "--measure", "nodes"},
                                                      {"compare", "8", "--measure", "steps"},
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
