#include "queenreel/boards/solution_format.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <random>

#include "queenreel/base/spec_error.h"
#include "queenreel/boards/read.h"
#include "queenreel/boards/solution_text.h"
#include "queenreel/puzzle/notation.h"
#include "queenreel/solvers/solver.h"
#include "random_seed.h"

namespace queenreel {
namespace {

std::string written(const SolutionFormat& format, int n) {
    SolutionText text(format, n);
    std::string all = format.opening ? format.opening(n) : "";
    for (const SearchEvent& event : solvers().front().search(n))
        if (event.kind == SearchEvent::Kind::solution)
            all += text.next(event.columns);
    return all + std::string(format.closing);
}

// The format's text for the board, in the plainest possible code.
std::string plain(const SolutionFormat& format, Solution columns) {
    std::string text(format.before_board);
    for (std::size_t row = 0; row < columns.size(); ++row) {
        text += format.row(columns[row], static_cast<int>(columns.size()));
        if (format.row_end)
            text += format.row_end(static_cast<int>(row), static_cast<int>(columns.size()));
        text += row + 1 < columns.size() ? format.between_rows : format.after_board;
    }
    return text;
}

bool is_one_a_row(const Board& board) {
    std::vector<int> queens(static_cast<std::size_t>(board.size()));
    for (const Square queen : board.queens())
        ++queens[static_cast<std::size_t>(queen.row)];
    return std::ranges::count(queens, 1) == board.size();
}

TEST(SolutionText, WritesInEveryFormatWhatThePlainWayWrites) {
    for (const SolutionFormat& format : solution_formats())
        for (int n : {1, 4, 5, 6, 8, 11}) {
            SCOPED_TRACE(std::string(format.name) + " " + std::to_string(n));
            std::string expected = format.opening ? format.opening(n) : "";
            std::string between;
            for (const SearchEvent& event : solvers().front().search(n)) {
                if (event.kind != SearchEvent::Kind::solution)
                    continue;
                expected += between + plain(format, event.columns);
                between = format.between_boards;
            }
            EXPECT_EQ(written(format, n), expected + std::string(format.closing));
        }
}

Board random_board(int n, unsigned eighths, std::mt19937& random) {
    Board board(n);
    if (n == 1)  // a lone 0 or 1 may be a column, too
        board.place({0, 0});
    for (int i = 0; n > 1 && i < n * n; ++i)
        if (random() % 8 < eighths)
            board.place({i / n, i % n});
    return board;
}

// Law: the text of any placement is read back as that placement, in every format that reads.
TEST(PlacementsText, IsReadBack) {
    std::mt19937 random(random_seed());
    for (const SolutionFormat& format : solution_formats())
        for (const int n : {1, 2, 4, 8, 20})
            for (const unsigned eighths : {0U, 1U, 4U}) {
                const Board board = random_board(n, eighths, random);
                const std::vector<Board> boards{board};
                if (!format.squares && !format.placement && !is_one_a_row(board)) {
                    EXPECT_THROW(placements_text(format, boards), SpecError) << format.name;
                    continue;
                }
                const std::string text = placements_text(format, boards);
                if (!format.read)
                    continue;
                // For one square, forms are alike.
                EXPECT_TRUE(n == 1 || format.read(without_blanks(text), n)) << format.name << ' ' << text;
                const Board read = read_board(text, n);
                EXPECT_TRUE(std::ranges::equal(read.queens(), board.queens())) << format.name << ' ' << text;
            }
}

// Law: a format is read back unless it is other programs' markup, LaTeX and HTML.
TEST(SolutionFormat, AllAreReadBackButThoseOfLatexAndHtml) {
    for (const SolutionFormat& format : solution_formats()) {
        const bool is_markup = format.name == "tikz" || format.name == "chessboard" || format.name == "html";
        EXPECT_EQ(format.read == nullptr, is_markup) << format.name;
        if (is_markup)
            EXPECT_THROW(read_board(placements_text(format, {{Board(4, std::vector{1, 3, 0, 2})}}), 4),
                         BoardTextError)
                << format.name;
    }
}

// Law: if a solution is a placement like any other, both ways to write it agree, except for LaTeX macros.
TEST(PlacementsText, OfSolutionsIsAsTheyAreSolved) {
    for (const SolutionFormat& format : solution_formats()) {
        std::vector<Board> boards;
        for (const SearchEvent& event : solvers().front().search(6)) {
            if (event.kind != SearchEvent::Kind::solution)
                continue;
            boards.emplace_back(6);
            for (int row = 0; row < 6; ++row)
                boards.back().place({row, event.columns[static_cast<std::size_t>(row)]});
        }
        if (!format.placement)
            EXPECT_EQ(placements_text(format, boards), written(format, 6)) << format.name;
    }
}

TEST(SolutionText, FormatsAreFoundByName) {
    for (const SolutionFormat& format : solution_formats())
        EXPECT_EQ(find_solution_format(format.name), &format);
    EXPECT_EQ(find_solution_format("xml"), nullptr);
}

TEST(SolutionText, FourQueensInEachFormat) {
    const auto text = [](std::string_view name) { return written(*find_solution_format(name), 4); };
    EXPECT_EQ(text("list"), "[1, 3, 0, 2]\n[2, 0, 3, 1]\n");
    EXPECT_EQ(text("grid"),
              ". Q . .\n. . . Q\nQ . . .\n. . Q .\n"
              "\n"
              ". . Q .\nQ . . .\n. . . Q\n. Q . .\n");
    EXPECT_EQ(text("matrix"),
              "0 1 0 0\n0 0 0 1\n1 0 0 0\n0 0 1 0\n"
              "\n"
              "0 0 1 0\n1 0 0 0\n0 0 0 1\n0 1 0 0\n");
    EXPECT_EQ(text("fen"), "1Q2/3Q/Q3/2Q1\n2Q1/Q3/3Q/1Q2\n");
    EXPECT_EQ(text("squares"), "b4,d3,a2,c1\nc4,a3,d2,b1\n");
    EXPECT_EQ(text("csv"), "row0,row1,row2,row3\n1,3,0,2\n2,0,3,1\n");
    EXPECT_EQ(text("json"), "{\"n\": 4, \"solutions\": [\n[1, 3, 0, 2],\n[2, 0, 3, 1]\n]}\n");
}

TEST(SolutionFormat, ColumnsAreCountedFromOneWhereTheyAreNumbers) {
    const auto text = [](std::string_view name) {
        return written(counted_from_one(*find_solution_format(name)).value(), 4);
    };
    EXPECT_EQ(text("list"), "[2, 4, 1, 3]\n[3, 1, 4, 2]\n");
    EXPECT_EQ(text("csv"), "row1,row2,row3,row4\n2,4,1,3\n3,1,4,2\n");
    EXPECT_EQ(text("json"), "{\"n\": 4, \"solutions\": [\n[2, 4, 1, 3],\n[3, 1, 4, 2]\n]}\n");
    for (const char* name : {"grid", "matrix", "fen", "squares", "unicode", "tikz", "chessboard", "html"})
        EXPECT_FALSE(counted_from_one(*find_solution_format(name))) << name;
}

TEST(SolutionText, FourQueensForTerminalsPapersAndPages) {
    const auto text = [](std::string_view name) { return written(*find_solution_format(name), 4); };
    EXPECT_EQ(text("unicode"),
              "· ♛ · ·\n· · · ♛\n♛ · · ·\n· · ♛ ·\n"
              "\n"
              "· · ♛ ·\n♛ · · ·\n· · · ♛\n· ♛ · ·\n");
    EXPECT_THAT(text("tikz"), testing::StartsWith("% \\usepackage{tikz}\n\\providecommand\\queens[1]{%\n"));
    EXPECT_THAT(text("tikz"),
                testing::EndsWith("\\end{tikzpicture}}\n\\queens{1,3,0,2}\n\\queens{2,0,3,1}\n"));
    EXPECT_EQ(text("chessboard"),
              "% \\usepackage{chessboard}\n\\setchessboard{maxfield=d4,showmover=false}\n"
              "\\chessboard[setfen=1Q2/3Q/Q3/2Q1]\n\\chessboard[setfen=2Q1/Q3/3Q/1Q2]\n");
    EXPECT_THAT(text("html"), testing::StartsWith("<style>\n.queens {"));
    EXPECT_THAT(text("html"), testing::EndsWith("<table class=\"queens\">\n"
                                                "<tr><td></td><td></td><td>♛</td><td></td></tr>\n"
                                                "<tr><td>♛</td><td></td><td></td><td></td></tr>\n"
                                                "<tr><td></td><td></td><td></td><td>♛</td></tr>\n"
                                                "<tr><td></td><td>♛</td><td></td><td></td></tr>\n"
                                                "</table>\n"));
}

// TeX groups end where they begin.
TEST(SolutionText, BracesOfLatexMatch) {
    for (const std::string_view name : {"tikz", "chessboard"}) {
        int depth = 0;
        for (const char letter : written(*find_solution_format(name), 6)) {
            depth += letter == '{' ? 1 : letter == '}' ? -1 : 0;
            ASSERT_GE(depth, 0) << name;
        }
        EXPECT_EQ(depth, 0) << name;
    }
}

// A row of twelve squares is written digit by digit.
TEST(SolutionText, TheChessboardPackageIsGivenSingleDigits) {
    SolutionText text(*find_solution_format("chessboard"), 12);
    const std::vector<int> first{0, 2, 4, 7, 9, 11, 5, 10, 1, 6, 8, 3};
    EXPECT_EQ(text.next(first), "\\chessboard[setfen=Q92/2Q9/4Q7/7Q4/9Q2/92Q/5Q6/91Q1/1Q91/6Q5/8Q3/3Q8]\n");
}

TEST(SolutionText, FenAgreesWithThePuzzlesOwn) {
    SolutionText text(*find_solution_format("fen"), 10);
    for (const SearchEvent& event : solvers().front().search(10))
        if (event.kind == SearchEvent::Kind::solution)
            ASSERT_EQ(text.next(event.columns), fen(Board(10, event.columns)) + "\n");
}

TEST(SolutionText, JsonIsOneDocumentWhateverTheNumber) {
    for (int n : {1, 2, 6}) {
        const auto document = nlohmann::json::parse(written(*find_solution_format("json"), n));
        EXPECT_EQ(document["n"], n);
        EXPECT_EQ(document["solutions"].size(), n == 1 ? 1U : n == 2 ? 0U : 4U);
    }
}

}  // namespace

}  // namespace queenreel
