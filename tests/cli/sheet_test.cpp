#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <fstream>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "child.h"
#include "queenreel/cli/command.h"
#include "queenreel/cli/options/sheet_args.h"
#include "queenreel/puzzle/notation.h"
#include "queenreel/sheet/pages.h"
#include "queenreel/solvers/solver.h"

namespace queenreel::test {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::StartsWith;

/// A folder where `queenreel sheet` runs.
class Desk {
  public:
    Outcome sheet(std::vector<std::string> words) {
        words.insert(words.begin(), "sheet");
        return test::run({.words = std::move(words), .folder = folder_.path()});
    }

    /// Runs a command that must succeed silently, and returns the file.
    std::string written(const std::string& name, std::vector<std::string> words) {
        words.insert(words.end(), {"-o", name});
        const Outcome outcome = sheet(std::move(words));
        EXPECT_EQ(outcome.code, 0) << outcome.error;
        EXPECT_EQ(outcome.error, "");
        return read_file(folder_ / name);
    }

    /// The message of a command that must fail and leave nothing.
    std::string refused(int code, std::vector<std::string> words) {
        const Outcome outcome = sheet(std::move(words));
        EXPECT_EQ(outcome.code, code);
        EXPECT_EQ(lines(outcome.error).size(), 1U) << outcome.error;
        EXPECT_THAT(names(), testing::IsEmpty());
        return outcome.error;
    }

    std::vector<std::string> names() const { return folder_.names(); }
    const Folder& folder() const { return folder_; }

  private:
    Folder folder_;
};

TEST(Sheet, TellsAStoryAsAStrip) {
    Desk desk;
    const std::string svg = desk.written("x.svg", {"6", "--story", "search"});
    EXPECT_THAT(svg, HasSubstr("<title>The 6-queens problem by backtracking, step by step</title>"));
    EXPECT_EQ(pdf_pages(desk.written("x.pdf", {"4", "--story", "walkthrough", "--page", "16:9"})), 1);
    EXPECT_NE(desk.written("y.svg", {"6", "--story", "search", "--select", "1-3"}), svg);
    EXPECT_THAT(desk.written("z.svg", {"6", "--story", "search", "--solver", "dancing-links"}),
                HasSubstr("by dancing-links, step"));
    Desk other;
    EXPECT_THAT(other.refused(2, {"6", "--story", "race"}), HasSubstr("race has no board of its own"));
    EXPECT_THAT(other.refused(2, {"8", "--story", "search", "--select", "1-2000"}),
                HasSubstr("would be a film"));
    EXPECT_THAT(other.refused(1, {"8", "--story", "search", "--select", "restart:1"}),
                HasSubstr("no such moments"));
}

// Law: the output has the board size that was asked for.
TEST(Sheet, AnswersWithItsBoardSize) {
    Desk desk;
    for (const int n : {1, 4, 9}) {
        const std::string typed = std::to_string(n);
        const auto planned =
            nlohmann::json::parse(desk.sheet({typed, "--limit", "1", "--dry-run", "--json"}).output);
        EXPECT_EQ(planned["n"], n);
        const auto written =
            nlohmann::json::parse(desk.sheet({typed, "--limit", "1", "--json", "-o", typed + ".svg"}).output);
        EXPECT_EQ(written["n"], n);
    }
    EXPECT_EQ(nlohmann::json::parse(desk.sheet({"13", "--handout", "--dry-run", "--json"}).output)["n"], 13);
}

TEST(Sheet, HasPlacementsOfAList) {
    Desk desk;
    std::ofstream(desk.folder() / "list.txt") << "c3,f6\na1,b3,c5\nd4\n";
    EXPECT_THAT(desk.written("x.svg", {"8", "--queens-from", "list.txt"}),
                HasSubstr("<title>3 placements on boards of 8×8 squares</title>"));
    std::ofstream(desk.folder() / "open.txt") << "c3,f5\na1,b5,c8\nd4\n";
    EXPECT_THAT(
        desk.written("y.svg", {"8", "--queens-from", "open.txt", "--handout"}),
        HasSubstr("<title>Place the queens that are missing so that no two attack each other</title>"));
}

TEST(Sheet, SpeaksTheLanguageThatIsAskedFor) {
    Desk desk;
    EXPECT_THAT(desk.written("a.svg", {"4", "--lang", "de"}),
                HasSubstr("<title>Beide Lösungen des 4-Damen-Problems</title>"));
    EXPECT_THAT(desk.written("b.svg", {"6", "--story", "search", "--lang", "fr"}),
                HasSubstr("<title>Le problème des 6 dames par backtracking, pas à pas</title>"));
    EXPECT_THAT(desk.written("c.svg", {"6", "--handout", "--lang", "pt"}),
                HasSubstr("<title>Coloque 6 rainhas sem que duas se ataquem</title>"));
    EXPECT_EQ(desk.written("d.svg", {"4", "--lang", "en"}), desk.written("e.svg", {"4"}));
}

TEST(Sheet, HasAllNinetyTwoOnAPageOfA4) {
    Desk desk;
    const std::string pdf = desk.written("sheet.pdf", {"8"});
    EXPECT_EQ(pdf_pages(pdf), 1);
    EXPECT_THAT(pdf_info(pdf), HasSubstr("Page size: 595 x 842 pts (A4)"));
    EXPECT_LE(pdf.size(), 60'000U);
}

TEST(Sheet, WritesEveryFormat) {
    Desk desk;
    EXPECT_THAT(desk.written("x.png", {"6"}), StartsWith("\x89PNG"));
    const std::string svg = desk.written("x.svg", {"6", "--page", "letter", "--landscape"});
    EXPECT_THAT(svg, HasSubstr(R"(width="1056" height="816")"));
    EXPECT_THAT(svg, HasSubstr("<title>All 4 solutions of the 6-queens problem</title>"));
    EXPECT_THAT(svg, HasSubstr("<desc>Boards of 6 by 6 squares"));
    EXPECT_THAT(svg, HasSubstr("role=\"img\""));
    EXPECT_THAT(desk.sheet({"6", "--format", "svg", "-o", "-"}).output, HasSubstr("</svg>"));
    EXPECT_EQ(desk.sheet({"6"}).code, 0);
    EXPECT_EQ(desk.sheet({"6", "--format", "png"}).code, 0);
    EXPECT_THAT(desk.names(), ElementsAre("sheet.pdf", "sheet.png", "x.png", "x.svg"));
}

TEST(Sheet, TakesSeveralPagesWhereBoardsCouldNotBeRead) {
    Desk desk;
    EXPECT_THAT(desk.refused(2, {"10", "-o", "x.svg"}),
                testing::AllOf(HasSubstr("x.svg is one page and the boards take"), HasSubstr("--limit")));
    const int pages = pdf_pages(desk.written("x.pdf", {"10"}));
    EXPECT_GT(pages, 1);
    EXPECT_LT(pages, 20);
    EXPECT_EQ(pdf_pages(desk.written("one.pdf", {"8", "--columns", "1"})), 92);
    const auto answer = nlohmann::json::parse(desk.sheet({"10", "-o", "pages/", "--json"}).output);
    EXPECT_EQ(answer["files"], pages);
    EXPECT_THAT(desk.names(), testing::Contains("pages/sheet-10-1.svg"));
}

TEST(Sheet, ShowsTheChosenSolutions) {
    Desk desk;
    const auto title = [&](std::vector<std::string> words) {
        words.emplace_back("--force");
        const std::string svg = desk.written("x.svg", std::move(words));
        const std::size_t begin = svg.find("<title>") + 7;
        return svg.substr(begin, svg.find("</title>") - begin);
    };
    EXPECT_EQ(title({"8", "--unique"}), "All 12 fundamental solutions of the 8-queens problem");
    EXPECT_EQ(title({"8", "--limit", "10"}), "10 of the 92 solutions of the 8-queens problem");
    EXPECT_EQ(title({"8", "--solution", "7"}), "Solution 7 of the 92 of the 8-queens problem");
    EXPECT_EQ(title({"1"}), "The solution of the 1-queen problem");
    EXPECT_EQ(title({"4"}), "Both solutions of the 4-queens problem");
    EXPECT_EQ(title({"30", "--solver", "constructive", "--limit", "1"}),
              "A solution of the 30-queens problem");
    EXPECT_EQ(title({"8", "--queens", "c3,f6"}), "2 queens on a board of 8×8 squares");
    EXPECT_EQ(title({"8", "--title", "Mine"}), "Mine");
    EXPECT_EQ(title({"8", "--handout"}), "Place 8 queens so that no two attack each other");
    EXPECT_EQ(title({"8", "--handout", "--queens", "a1"}),
              "Place 7 more queens so that no two attack each other");
}

TEST(Sheet, EveryLookChangesThePage) {
    Desk desk;
    const auto page = [&](std::vector<std::string> options) {
        options.insert(options.begin(), {"6", "--force"});
        return desk.written("x.svg", std::move(options));
    };
    const std::string standard = page({});
    for (const std::vector<std::string>& options : {std::vector<std::string>{"--theme", "slate"},
                                                    {"--pieces", "disc"},
                                                    {"--marks", "attacks"},
                                                    {"--coordinates", "outside"},
                                                    {"--coordinates", "inside"},
                                                    {"--background", "transparent"},
                                                    {"--page", "16:9"},
                                                    {"--landscape"},
                                                    {"--columns", "4"},
                                                    {"--title", ""}})
        EXPECT_NE(page(options), standard) << options[0];
    EXPECT_EQ(page({"--page", "a4", "--coordinates", "none", "--theme", "print"}), standard);
}

TEST(Sheet, HandoutsHaveTheirAnswersOnTheLastPage) {
    Desk desk;
    EXPECT_EQ(pdf_pages(desk.written("blank.pdf", {"8", "--handout"})), 1);
    EXPECT_EQ(pdf_pages(desk.written("with.pdf", {"8", "--handout", "--limit", "4"})), 2);
    EXPECT_EQ(pdf_pages(desk.written("many.pdf", {"8", "--handout", "--boards", "7", "--columns", "2"})), 1);
    EXPECT_EQ(pdf_pages(desk.written("each.pdf", {"8", "--handout", "--boards", "3", "--columns", "1"})), 1);
    EXPECT_NE(desk.written("a.svg", {"8", "--handout"}),
              desk.written("b.svg", {"8", "--handout", "--boards", "2"}));
    Desk other;
    EXPECT_THAT(other.refused(2, {"8", "--handout", "--limit", "4", "-o", "x.png"}), HasSubstr("one page"));
}

/// The queens of a board, row by row.
std::vector<int> queens_of(const BoardPanel& board) {
    std::vector<int> columns;
    for (int row = 0; row < board.size; ++row)
        for (int column = 0; column < board.size; ++column)
            if (cell_at(board, row, column).queen)
                columns.push_back(column);
    return columns;
}

/// The answers of a handout.
struct Answers {
    std::string title;
    std::vector<std::vector<int>> queens;  // for each board, the column in each row
    std::vector<std::string> labels;
};

Answers answers_of(std::vector<std::string> words) {
    words.insert(words.begin() + 1, "--handout");
    const Command command = sheet_command();
    const Arguments arguments(command.options, words, {});
    std::vector<Section> sections = sections_of(read_args<SheetArgs>(command.options, arguments), {595, 842});
    EXPECT_EQ(sections.size(), 2U);
    Answers answers{.title = sections.back().title, .queens = {}, .labels = {}};
    for (const SheetBoard& board : sections.back().boards) {
        answers.queens.push_back(queens_of(board.board));
        answers.labels.push_back(board.label);
    }
    return answers;
}

/// The solutions of n = 8 with a queen on each of these squares.
std::vector<std::vector<int>> solutions_with(const std::vector<Square>& queens) {
    std::vector<std::vector<int>> solutions;
    for (const SearchEvent& event : find_solver("bitmask")->search(8))
        if (event.kind == SearchEvent::Kind::solution && std::ranges::all_of(queens, [&](Square queen) {
                return event.columns[static_cast<std::size_t>(queen.row)] == queen.column;
            }))
            solutions.emplace_back(event.columns.begin(), event.columns.end());
    return solutions;
}

// Law: a handout's answers are the solutions with its queens, in the order of solve.
TEST(Sheet, AnswersHaveTheGivenQueens) {
    for (int row = 0; row < 8; ++row)
        for (int column = 0; column < 8; ++column) {
            const Square queen{row, column};
            const auto expected = solutions_with({queen});
            const Answers answers = answers_of({"8", "--queens", square_name(queen, 8), "--limit", "100"});
            EXPECT_EQ(answers.queens, expected);
            EXPECT_EQ(answers.title,
                      fmt::format("Answers: all {} solutions with this queen", expected.size()));
        }
    const auto with_d1 = solutions_with({{7, 3}});
    const Answers some = answers_of({"8", "--queens", "d1", "--solutions", "2,5-6"});
    EXPECT_THAT(some.queens, ElementsAre(with_d1[1], with_d1[4], with_d1[5]));
    EXPECT_THAT(some.labels, ElementsAre("2", "5", "6"));
    EXPECT_EQ(some.title, "Answers: 3 of the 18 solutions with this queen");
    EXPECT_EQ(answers_of({"8", "--queens", "d1", "--solution", "18"}).title,
              "Answer: 1 of the 18 solutions with this queen");
    EXPECT_EQ(answers_of({"8", "--queens", "a1,b5", "--limit", "6"}).title,
              "Answer: the only solution with these queens");
    EXPECT_EQ(answers_of({"8", "--queens", "none", "--limit", "6"}).title,
              "Answers: 6 of the 92 solutions of the 8-queens problem");
    EXPECT_EQ(answers_of({"20", "--queens", "d1", "--limit", "2"}).title,
              "Answers: 2 of more than 10,000 solutions with this queen");
}

// Law: given queens and blocked squares are on the boards of a handout and of its answers, which are the
// solutions with those queens that leave those squares empty.
TEST(Sheet, HandoutsHaveGivenQueensAndBlockedSquares) {
    const auto without = [](std::vector<std::vector<int>> solutions, Square blocked) {
        std::erase_if(solutions, [&](const std::vector<int>& columns) {
            return columns[static_cast<std::size_t>(blocked.row)] == blocked.column;
        });
        return solutions;
    };
    const auto expected = without(solutions_with({{7, 3}}), {1, 1});
    ASSERT_LT(expected.size(), solutions_with({{7, 3}}).size());
    const Answers answers = answers_of({"8", "--place", "d1", "--block", "b7", "--limit", "100"});
    EXPECT_EQ(answers.queens, expected);
    EXPECT_EQ(answers.title, fmt::format("Answers: all {} solutions with a given queen and a blocked square",
                                         expected.size()));
    EXPECT_EQ(answers_of({"8", "--block", "a1", "--solution", "3"}).title,
              "Answer: 1 of the 88 solutions with a blocked square");
    Desk desk;
    const Folder folder;
    const std::string drawn = (folder / "b.txt").string();
    std::ofstream(drawn) << ".Q..\n....\n....\n..#.\n";
    EXPECT_THAT(desk.refused(1, {"--handout", "--board", drawn}),
                HasSubstr("N: no solution of n = 4 fits the given board; move or leave out a queen or a "));
    EXPECT_THAT(desk.written("p.svg", {"8", "--handout", "--place", "a1", "--block", "d4"}),
                HasSubstr("Given: a1. Blocked: d4."));
    const Outcome few = desk.sheet({"8", "--handout", "--place", "a1", "--block", "d4", "--solution", "9"});
    EXPECT_THAT(few.error, HasSubstr("solutions fit the given board, and 9 is not among them"));
}

TEST(Sheet, EveryBoardOfAListHasItsAnswers) {
    Desk desk;
    const std::string list = (desk.folder() / "list.txt").string();
    std::ofstream(list) << "a1,b5\nc3,f5\nd1\n";
    const auto first = solutions_with({{7, 0}, {3, 1}});
    const auto second = solutions_with({{5, 2}, {3, 5}});
    const auto third = solutions_with({{7, 3}});
    const Answers answers = answers_of({"8", "--queens-from", list, "--limit", "2"});
    EXPECT_THAT(answers.queens, ElementsAre(first[0], second[0], second[1], third[0], third[1]));
    EXPECT_THAT(answers.labels, ElementsAre("Board 1, the only solution", "Board 2, solution 1 of 2",
                                            "Board 2, solution 2 of 2", "Board 3, solution 1 of 18",
                                            "Board 3, solution 2 of 18"));
    EXPECT_EQ(answers.title, "Answers");
    const Outcome outcome = desk.sheet({"8", "--handout", "--queens-from", "list.txt", "--solution", "2"});
    EXPECT_EQ(outcome.code, 1);
    EXPECT_THAT(outcome.error,
                HasSubstr("list.txt: board 1: 1 solution has these queens, and 2 is not among"));
}

TEST(Sheet, HandoutsThatCannotBeSolvedAreRefused) {
    Desk desk;
    EXPECT_THAT(desk.refused(1, {"8", "--handout", "--queens", "a1,b1"}),
                HasSubstr("--queens: a1 and b1 attack each other"));
    EXPECT_THAT(desk.refused(1, {"8", "--handout", "--queens", "a1,b3,c5", "--limit", "2"}),
                HasSubstr("--queens: no solution of n = 8 has all these queens"));
    EXPECT_THAT(desk.refused(1, {"6", "--handout", "--queens", "a1"}),
                HasSubstr("--queens: no solution of n = 6 has this queen"));
    EXPECT_THAT(desk.refused(1, {"3", "--handout"}), HasSubstr("N: n = 3 has no solutions"));
    EXPECT_THAT(desk.refused(2, {"8", "--handout", "--queens", "a1", "--unique"}), HasSubstr("--unique: "));
    EXPECT_THAT(desk.refused(2, {"40", "--handout", "--queens", "a1", "--limit", "1"}),
                HasSubstr("more than 32 rows"));
    EXPECT_THAT(desk.refused(1, {"40", "--handout", "--queens", "a1,b2"}), HasSubstr("attack each other"));
    Desk list;
    std::ofstream(list.folder() / "list.txt") << "a1,b5\nc3,f6\n";
    const Outcome outcome = list.sheet({"8", "--handout", "--queens-from", "list.txt"});
    EXPECT_EQ(outcome.code, 1);
    EXPECT_EQ(
        outcome.error,
        "queenreel: list.txt: board 2: f6 and c3 attack each other, so no solution has both; move one of "
        "them\n");
    EXPECT_THAT(list.names(), ElementsAre("list.txt"));
    // Full boards pose another question.
    Desk full;
    full.written("x.pdf", {"4", "--handout", "--queens", "a1,b2,c3,d4"});
}

TEST(Sheet, ExplainsErrors) {
    Desk desk;
    EXPECT_THAT(desk.refused(1, {"3"}), HasSubstr("n = 3: no solutions"));
    EXPECT_THAT(desk.refused(2, {"101"}), HasSubstr("N: 101"));
    EXPECT_THAT(desk.refused(2, {"8", "--boards", "4"}), HasSubstr("add --handout"));
    EXPECT_THAT(desk.refused(2, {"8", "--page", "nonsense"}), HasSubstr("--page: 'nonsense' is not a size"));
    EXPECT_THAT(desk.refused(2, {"8", "--page", "40x40"}), HasSubstr("--page: 40x40 is too small"));
    EXPECT_THAT(desk.refused(2, {"8", "--columns", "500", "-o", "x.png"}),
                HasSubstr("--columns: 500 boards"));
    EXPECT_THAT(desk.refused(2, {"8", "--columns", "0"}), HasSubstr("--columns"));
    EXPECT_THAT(desk.refused(2, {"8", "--queens", "c3", "--limit", "4"}), HasSubstr("--limit has no effect"));
    EXPECT_THAT(desk.refused(2, {"8", "-o", "x-{queens}.svg"}), HasSubstr("{index}"));
    EXPECT_THAT(desk.refused(2, {"8", "-o", "x.mp4"}), HasSubstr("x.mp4"));
    EXPECT_THAT(desk.refused(4, {"20"}), HasSubstr("more than a day's work"));
}

}  // namespace
}  // namespace queenreel::test
