// Text lists: every format is recognized by content and read, and cuts and changes are caught.

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <gmock/gmock.h>

#include <random>

#include "drawing.h"
#include "extent.h"
#include "judging.h"
#include "queenreel/puzzle/notation.h"
#include "queenreel/puzzle/symmetry.h"
#include "random_seed.h"
#include "writing.h"

namespace queenreel::test {
namespace {

using testing::HasSubstr;

std::vector<int> columns_of(const Board& board) {
    std::vector<int> columns;
    for (Square queen : board.queens())
        columns.push_back(queen.column);
    return columns;
}

std::string list(const std::vector<Board>& boards) {
    std::string text;
    for (const Board& board : boards)
        text += fmt::format("{}\n", columns_of(board));
    return text;
}

std::string squares(const std::vector<Board>& boards, char queen, char empty, const std::string& between) {
    std::string text;
    for (const Board& board : boards) {
        text += text.empty() ? "" : "\n";
        for (int column : columns_of(board)) {
            std::vector<char> row(board.size(), empty);
            row[column] = queen;
            text += fmt::format("{}\n", fmt::join(row, between));
        }
    }
    return text;
}

std::string grid(const std::vector<Board>& boards) {
    return squares(boards, 'Q', '.', "");
}
std::string spaced_grid(const std::vector<Board>& boards) {
    return squares(boards, 'Q', '.', " ");
}
std::string matrix(const std::vector<Board>& boards) {
    return squares(boards, '1', '0', " ");
}
std::string run_matrix(const std::vector<Board>& boards) {
    return squares(boards, '1', '0', "");
}

std::string fen_lines(const std::vector<Board>& boards) {
    std::string text;
    for (const Board& board : boards)
        text += fen(board) + "\n";
    return text;
}

std::string csv(const std::vector<Board>& boards, bool numbered) {
    std::string text = numbered ? "solution" : "";
    for (int row = 0; row < boards.front().size(); ++row)
        text += fmt::format("{}row_{}", text.empty() ? "" : ",", row);
    text += "\n";
    int number = 0;
    for (const Board& board : boards)
        text += fmt::format("{}{}\n", numbered ? fmt::format("{},", ++number) : "",
                            fmt::join(columns_of(board), ","));
    return text;
}

std::string csv_of_rows(const std::vector<Board>& boards) {
    return csv(boards, false);
}
std::string numbered_csv(const std::vector<Board>& boards) {
    return csv(boards, true);
}

std::string json(const std::vector<Board>& boards) {
    std::vector<std::string> all;
    for (const Board& board : boards)
        all.push_back(fmt::format("{}", columns_of(board)));
    return fmt::format("[{}]\n", fmt::join(all, ",\n"));
}

std::string json_object(const std::vector<Board>& boards) {
    return fmt::format("{{\"n\": {}, \"solutions\": {}}}\n", boards.front().size(), json(boards));
}

/// The columns of each board, counted from `first`, between two marks.
std::string columns_between(const std::vector<Board>& boards, int first, const char* open,
                            const char* between, const char* close) {
    std::string text;
    for (const Board& board : boards) {
        std::vector<int> columns = columns_of(board);
        for (int& column : columns)
            column += first;
        text += fmt::format("{}{}{}\n", open, fmt::join(columns, between), close);
    }
    return text;
}

std::string tuples(const std::vector<Board>& boards) {
    return columns_between(boards, 0, "(", ", ", ")");
}
std::string list_from_one(const std::vector<Board>& boards) {
    return columns_between(boards, 1, "[", ", ", "]");
}
std::string numbers(const std::vector<Board>& boards) {
    return columns_between(boards, 0, "", " ", "");
}
std::string numbers_from_one(const std::vector<Board>& boards) {
    return columns_between(boards, 1, "", " ", "");
}
std::string csv_from_one(const std::vector<Board>& boards) {
    return columns_between(boards, 1, "", ",", "");
}

/// As Python prints a list of tuples, in one line.
std::string list_of_tuples(const std::vector<Board>& boards) {
    std::string text;
    for (const Board& board : boards)
        text += fmt::format("{}({})", text.empty() ? "[" : ", ", fmt::join(columns_of(board), ", "));
    return text + "]\n";
}

std::string json_from_one(const std::vector<Board>& boards) {
    return "[" + columns_between({boards.begin(), boards.end() - 1}, 1, "[", ", ", "],") +
           columns_between({boards.back()}, 1, "[", ", ", "]]");
}

std::string square_names(const std::vector<Board>& boards) {
    std::string text;
    for (const Board& board : boards) {
        std::vector<std::string> names;
        for (const Square queen : board.queens())
            names.push_back(square_name(queen, board.size()));
        text += fmt::format("{}\n", fmt::join(names, " "));
    }
    return text;
}

std::string with_each(std::string text, std::string_view what, std::string_view by) {
    for (std::size_t at = 0; (at = text.find(what, at)) != std::string::npos; at += by.size())
        text.replace(at, what.size(), by);
    return text;
}

std::string unicode_grid(const std::vector<Board>& boards) {
    return with_each(with_each(spaced_grid(boards), "Q", "♛"), ".", "·");
}
std::string white_queens(const std::vector<Board>& boards) {
    return with_each(with_each(grid(boards), "Q", "♕"), ".", "_");
}

/// The queens' rows and columns, as Python prints tuples, one board per line.
std::string pairs(const std::vector<Board>& boards) {
    std::string text;
    for (const Board& board : boards) {
        std::string line;
        for (const Square queen : board.queens())
            line += fmt::format("{}({}, {})", line.empty() ? "" : ", ", queen.row + 1, queen.column + 1);
        text += line + "\n";
    }
    return text;
}

/// One queen per line, and a blank line between boards.
std::string pair_lines(const std::vector<Board>& boards) {
    std::string text;
    for (const Board& board : boards) {
        text += text.empty() ? "" : "\n";
        for (const Square queen : board.queens())
            text += fmt::format("{} {}\n", queen.row, queen.column);
    }
    return text;
}

/// Arrays of `row(queen, n)`.
template <typename Row>
std::string nested(const std::vector<Board>& boards, Row row) {
    std::vector<std::string> all;
    for (const Board& board : boards) {
        std::vector<std::string> rows;
        for (const Square queen : board.queens())
            rows.push_back(row(queen, board.size()));
        all.push_back(fmt::format("[{}]", fmt::join(rows, ", ")));
    }
    return fmt::format("[{}]\n", fmt::join(all, ",\n"));
}

std::string nested_pairs(const std::vector<Board>& boards) {
    return nested(boards, [](Square queen, int) { return fmt::format("({}, {})", queen.row, queen.column); });
}
std::string nested_squares(const std::vector<Board>& boards) {
    return nested(boards, [](Square queen, int n) {
        std::vector<int> row(n);
        row[queen.column] = 1;
        return fmt::format("{}", row);
    });
}
std::string nested_text(const std::vector<Board>& boards) {
    return nested(boards, [](Square queen, int n) {
        std::string row(n, '.');
        row[queen.column] = 'Q';
        return "'" + row + "'";
    });
}

/// As MiniZinc and Matlab print arrays.
std::string minizinc(const std::vector<Board>& boards) {
    return columns_between(boards, 1, "----------\nq = [", ", ", "];");
}
std::string minizinc_arrays(const std::vector<Board>& boards) {
    return columns_between(boards, 1, "----------\n% time elapsed: 0.1 s\nn = 8;\nq = array1d(1..8, [", ", ",
                           "]);");
}
std::string matlab(const std::vector<Board>& boards) {
    return columns_between(boards, 1, "\nq =\n\n     ", "     ", "");
}

/// A row for each form of list.
struct Form {
    std::string name;
    FileKind kind;
    std::string (*write)(const std::vector<Board>&);
};

const std::vector<Form> forms{{"list", FileKind::list, list},
                              {"grid", FileKind::grid, grid},
                              {"spaced_grid", FileKind::grid, spaced_grid},
                              {"matrix", FileKind::matrix, matrix},
                              {"run_matrix", FileKind::matrix, run_matrix},
                              {"fen", FileKind::fen, fen_lines},
                              {"csv", FileKind::csv, csv_of_rows},
                              {"numbered_csv", FileKind::csv, numbered_csv},
                              {"json", FileKind::json, json},
                              {"json_object", FileKind::json, json_object},
                              {"tuples", FileKind::list, tuples},
                              {"list_from_one", FileKind::list, list_from_one},
                              {"numbers", FileKind::list, numbers},
                              {"numbers_from_one", FileKind::list, numbers_from_one},
                              {"csv_from_one", FileKind::csv, csv_from_one},
                              {"list_of_tuples", FileKind::json, list_of_tuples},
                              {"json_from_one", FileKind::json, json_from_one},
                              {"squares", FileKind::squares, square_names},
                              {"unicode_grid", FileKind::grid, unicode_grid},
                              {"white_queens", FileKind::grid, white_queens},
                              {"pairs", FileKind::list, pairs},
                              {"pair_lines", FileKind::list, pair_lines},
                              {"nested_pairs", FileKind::json, nested_pairs},
                              {"nested_squares", FileKind::json, nested_squares},
                              {"nested_text", FileKind::json, nested_text},
                              {"minizinc", FileKind::list, minizinc},
                              {"minizinc_arrays", FileKind::list, minizinc_arrays},
                              {"matlab", FileKind::list, matlab}};

class Lists : public testing::TestWithParam<Form> {
  protected:
    Judgement judge_text(const std::string& text, const Expectations& expectations) {
        write_bytes(folder_.file("list"), text);
        return judge({folder_.file("list")}, expectations);
    }

    Folder folder_;
};

TEST_P(Lists, AreRecognizedAndComplete) {
    for (int n : {1, 4, 5, 6, 7, 8}) {
        if (n == 1 && (GetParam().kind == FileKind::fen || GetParam().kind == FileKind::csv))
            continue;  // a lone `Q` is also a grid; see below for one-column tables
        if (n == 1 && GetParam().name.starts_with("numbers"))
            continue;  // a lone 0 or 1 is a matrix
        if (n == 1 && (GetParam().name.find("pair") != std::string::npos || GetParam().name == "matlab"))
            continue;  // a lone pair is a board of two rows, a lone number with a name is no board
        SCOPED_TRACE(n);
        const std::vector<Board> boards = solutions(n);
        const Judgement judgement = judge_text(GetParam().write(boards), {.complete = true});
        EXPECT_EQ(judgement.faults(), "");
        EXPECT_TRUE(judgement.summary.proven());
        EXPECT_EQ(judgement.reports.at(0).kind, GetParam().kind);
        EXPECT_EQ(judgement.reports.at(0).n, n);
        EXPECT_EQ(judgement.reports.at(0).solutions, boards.size());
    }
}

// Wherever the first board begins: at the end of the part first read, and far behind it.
TEST_P(Lists, AreFoundBehindCommentsOfAnyLength) {
    const std::string text = GetParam().write(solutions(6));
    for (const std::size_t length : {16'381, 16'384, 16'387, 16'500, 70'000, 1'200'000}) {
        std::string comments;
        while (comments.size() + 80 < length)
            comments += "# what a program says before it begins: of its options, its seed and its time\n\n";
        comments += "%" + std::string(length - comments.size() - 2, ' ') + "\n";
        for (const char* mark : {"", "\xef\xbb\xbf"}) {
            const Judgement judgement = judge_text(mark + comments + text, {.complete = true});
            EXPECT_EQ(judgement.faults(), "") << length;
            EXPECT_EQ(judgement.reports.at(0).kind, GetParam().kind) << length;
        }
    }
}

TEST_P(Lists, OfCarriageReturnsAreTheSame) {
    std::string text;
    for (char letter : GetParam().write(solutions(6)))
        text += letter == '\n' ? "\r\n" : std::string(1, letter);
    EXPECT_EQ(judge_text(text, {.complete = true}).faults(), "");
}

TEST_P(Lists, CutShortAnywhereAreNotComplete) {
    const std::string text = GetParam().write(solutions(6));
    // JSON ends with its last bracket: the line end after it says nothing.
    const std::size_t whole = GetParam().kind == FileKind::json ? text.size() - 1 : text.size();
    for (std::size_t size = 0; size < whole; ++size)
        EXPECT_FALSE(judge_text(text.substr(0, size), {.complete = true}).summary.proven()) << size;
}

TEST_P(Lists, OfAnySizeAreReadWithoutExpectations) {
    EXPECT_EQ(judge_text(GetParam().write(solutions(40)), {}).faults(), "");
}

TEST_P(Lists, NameAMissingSolution) {
    std::vector<Board> boards = solutions(6);
    const std::string name = fmt::format("{}", columns_of(boards[2]));
    boards.erase(boards.begin() + 2);
    EXPECT_EQ(judge_text(GetParam().write(boards), {.complete = true}).faults(),
              "3 of 4 solutions; missing: " + name + "\n");
}

TEST_P(Lists, NameASolutionThatIsThereTwice) {
    std::vector<Board> boards = solutions(6);
    boards.push_back(boards.back());
    EXPECT_THAT(judge_text(GetParam().write(boards), {.complete = true}).faults(),
                HasSubstr(fmt::format("solution {} is shown twice: ", columns_of(boards.back()))));
}

TEST_P(Lists, NameQueensThatAttackEachOther) {
    std::vector<Board> boards = solutions(6);
    boards[1] = board_of(".Q.... ...Q.. .....Q Q..... ..Q... ....Q.");
    boards[1].remove({5, 4});
    boards[1].place({5, 3});
    EXPECT_THAT(judge_text(GetParam().write(boards), {}).faults(),
                HasSubstr("queens d5 and d1 attack each other"));
}

TEST_P(Lists, AreCompleteInAnyOrder) {
    std::vector<Board> boards = solutions(6);
    std::swap(boards[0], boards[1]);
    EXPECT_EQ(judge_text(GetParam().write(boards), {.complete = true}).faults(), "");
}

TEST_P(Lists, OfAnotherSizeThanExpectedAreWrong) {
    EXPECT_THAT(judge_text(GetParam().write(solutions(6)), {.n = 8}).faults(),
                HasSubstr("a board of 6 × 6 where 8 × 8 is expected"));
}

INSTANTIATE_TEST_SUITE_P(EachForm, Lists, testing::ValuesIn(forms),
                         [](const auto& each) { return each.param.name; });

struct Case {
    const char* text;
    const char* fault;
};

TEST(OddLists, AreNamedByLine) {
    const std::vector<Case> cases{
        {"[1, 3, 0, 2]\n[1, 3, 0\n", "line 2: not a solution in brackets"},
        {"[1, 3, 0, 4]\n", "line 1: column 4 is not on a board of 4 rows"},
        {"[1, 3, 0, -1]\n", "line 1: column -1 is not on a board of 4 rows"},
        {"[1, 3, 0, x]\n", "line 1: `x` is not a column"},
        {"[1, 3, 0, 99999999999999999999]\n", "line 1: `99999999999999999999` is not a column"},
        {"[1, 3, 0, 2]\n[0, 2, 4, 1, 3]\n", "line 2: a board of 5 × 5 where 4 × 4 is expected"},
        {"[1, 3, 0, 2]", "line 1: cut short: the last line has no line end"},
        {".Q..\n...Q\nQ...\n", "line 1: row 1 has 4 squares on a board of 3 rows"},
        {".Q..\n...Q\nQ..\n..Q.\n", "line 1: row 3 has 3 squares on a board of 4 rows"},
        {".Q..\n...Q\nQxx.\n..Q.\n", "line 1: row 3 has a character that is neither Q nor ."},
        {"0 1 0 0\n0 0 0 1\n1 0 0 0\n0 0 2 0\n", "line 1: row 4 has a character that is neither 1 nor 0"},
        {".Q..\n...Q\nQ...\n....\n", "line 1: 3 queens on a board of 4 × 4"},
        {"1Q2/3Q/Q3/2Q1\n1Q2/3Q/Q3\n", "line 2: not a FEN piece placement of queens"},
        {"row_0,row_1,row_2,row_3\n1,3,0\n", "line 2: 3 fields under a header of 4"},
        {"[[1, 3, 0, 2], [1, 3, \"a\", 2]]\n", "solution 2: has a value that is not a column"},
        {"{\"n\": 4}\n", "JSON without solutions"},
        {"[[1, 3, 0, 2],\n", "cut short: the JSON text does not end"},
        {"[[1, 3, 0, 2]] tail\n", "not JSON from here"},
        {"(1, 3, 0, 2)\n(1, 3, 0]\n", "line 2: not a solution in brackets"},
        {"(2, 4, 1, 5)\n", "line 1: column 5 is not on a board of 4 rows, whose columns are counted from 1"},
        {"[1, 3, 0, 2]\n[2, 4, 1, 3]\n", "line 2: columns are counted from 1, and from 0 before"},
        {"[2, 4, 1, 3]\n[2, 0, 3, 1]\n", "line 2: columns are counted from 0, and from 1 before"},
        {"[[2, 4, 1, 3], [1, 3, 0, 2]]\n", "solution 2: columns are counted from 0, and from 1 before"},
        {"2 4 1 x\n", "neither a list of solutions, a trace, nor"},
        {"1 3 0 2\n1 3 0 x\n", "line 2: `x` is not a column"},
        {"1302\n1305\n", "line 2: column 5 is not on a board of 4 rows"},
        {"a3 b1 c4 d2\na3 b1 c4 d5\n", "line 2: `d5` is not a square of a board of 4 rows"},
        {"a3 b1 c4 d2\na3 b1 c4 c4\n", "line 2: `c4` is named twice"},
        {"a3 b1 c4 d4\n", "queens c4 and d4 attack each other"},
        {"a1,b2,c8\n", "line 1: 3 queens on a board of 8 × 8; queens b2 and a1 attack each other"},
        {"a1 h5 c8\na2,b4,h3\n", "line 1: 3 queens on a board of 8 × 8"},
        {"x1,y1,x2,y2\n0,1,1,3\n", "line 2: queens a2 and b1 attack each other"},
        {"·♛··\n···♛\n♛···\n··x·\n", "line 1: row 4 has a character that is neither Q nor ."},
        {"--------\n", "neither a list of solutions, a trace, nor"},
        {"what is this?\n", "neither a list of solutions, a trace, nor"},
        {"q = [1, 1, 1, 1]\n", "line 1: queens b4 and b3 attack each other"},
        {"q = [1, 5, 8\n", "line 1: not a solution in brackets"},
        {"Q is a word\n", "neither a list of solutions, a trace, nor"},
        {"1Q2/3Q/Q3/2Q1 and so on\n", "line 1: not a FEN piece placement of queens"},
        {"row0,row1x\n1,0\n", "line 2: queens b2 and a1 attack each other"},
        {"x1,total\n0,5\n", "line 2: column 5 is not on a board of 2 rows"},
        {"a,b,c\n1,3,0,2\n", "line 2: 4 fields under a header of 3"},
        {"(0, 1)\n(1, 3)\n(2, 0)\n(2, 0)\n", "line 1: the pair of row 2 and column 0 appears twice"},
        {"(0, 1)\n(1, 3)\n(2, 0)\n(3, 3)\n", "line 1: queens d3 and d1 attack each other"},
        {"[[0, 1], [1, 3], [2, 0]]\n", "solution 1: 3 queens on a board of 4 × 4"},
        {"[[1, 3, 0, 2], 7]\n", "solution 2: has a value that is not a column"},
        {"hello [[1, 3, 0, 2]]\n", "holds no solution, so nothing is proven"},
        {"[\".Q..\", \"...Q\", \"Q...\", \"..x.\"]\n", "row 4 has a character that is neither Q nor ."},
        {"\\queens{1,3,0,2\n", "line 1: cut short: the macro does not end"},
        {"\\queens{1,3,0,3}\n", "line 1: queens d3 and d1 attack each other"},
        {"\\chessboard[setfen=1Q2/3Q/Q3/3]\n", "line 1: row 4 has 3 squares on a board of 4 rows"},
        {"<table><tr><td>Q</td></tr>", "table 1: cut short: the table does not end"},
        {"<table><tr><td>Q</td><td>R</td></tr></table>", "table 1: a cell is neither empty nor a queen"},
        {"<html><p>Q</p></html>\n", "holds no solution, so nothing is proven"},
    };
    const Folder folder;
    for (const Case& each : cases) {
        write_bytes(folder.file("odd"), each.text);
        EXPECT_THAT(judge({folder.file("odd")}).faults(), HasSubstr(each.fault)) << each.text;
    }
}

TEST(OddLists, ReadDigitsAndCommas) {
    const Folder folder;
    for (const char* text :
         {"1302\n2031\n", "2413\n3142\n", "(1, 3, 0, 2),\n(2, 0, 3, 1),\n", "b4,d3,a2,c1\nc4,a3,d2,b1\n",
          "((1, 3, 0, 2), (2, 0, 3, 1))\n", "[2 4 1 3]\n[3 1 4 2]\n"}) {
        write_bytes(folder.file("list"), text);
        EXPECT_EQ(judge({folder.file("list")}, {.complete = true}).faults(), "") << text;
    }
}

// Text between boards is skipped, whatever the boards look like.
TEST(OddLists, WithCommentsLabelsAndLinesBetweenAreRead) {
    const Folder folder;
    for (const char* text :
         {"# four\n% queens\n// here\n[1, 3, 0, 2]\n[2, 0, 3, 1]\n",
          "q = [2, 4, 1, 3];\n----------\nq = [3, 1, 4, 2];\n----------\n==========\n",
          "Solution 1: 1 3 0 2\nSolution 2: 2 0 3 1\n", "x[1]=(1, 3, 0, 2)\nx[2]=(2, 0, 3, 1)\n",
          "First:\n.Q..\n...Q\nQ...\n..Q.\nSecond:\n..Q.\nQ...\n...Q\n.Q..\n",
          "-Q--\n---Q\nQ---\n--Q-\n----------\n--Q-\nQ---\n---Q\n-Q--\n==========\n",
          "1Q2/3Q/Q3/2Q1 w - - 0 1\n2Q1/Q3/3Q/1Q2 b\n", "# x\nrow0,row1,row2,row3\n# y\n1,3,0,2\n2,0,3,1\n",
          "% found\nsolutions = [\n# the first\n[1, 3, 0, 2], [2, 0, 3, 1]];\n==========\n",
          "{\"by\": \"O'Brien\", \"solutions\": [[1, 3, 0, 2],\n----------\n[2, 0, 3, 1]]}",
          "all = [['.Q..', '...Q', 'Q...', '..Q.'], ['..Q.', 'Q...', '...Q', '.Q..']]\n",
          "<p>The board <b>Q</b></p><TABLE "
          "class='x'><tr><td></td><td>Q</td><td></td><td></td></tr><tr><td><td><td>"
          "<td>♛</tr><tr><td>♕</td><td></td><td></td><td></td></tr><tr><td></td><td></td><td>♛</td><td></"
          "td></tr>"
          "</"
          "TABLE><table><tr><td><td><td>Q<td><tr><td>Q<td><td><td><tr><td><td><td><td>Q<tr><td><td>Q<td><td><"
          "/table>",
          "\\section{Queens}\n\\queens{1,3,0,2} and % \\queens{0,0}\n% \\queens{0,0}\n"
          "\\chessboard[setfen=2Q1/Q3/3Q/1Q2]\n"}) {
        write_bytes(folder.file("list"), text);
        EXPECT_EQ(judge({folder.file("list")}, {.complete = true}).faults(), "") << text;
    }
    // A row of ten dashes in a board of ten rows is a row.
    std::string rows;
    for (int row = 0; row < 10; ++row)
        rows += row == 0 ? "Q---------\n" : "----------\n";
    write_bytes(folder.file("list"), rows);
    const Judgement judgement = judge({folder.file("list")}, {.solutions = false});
    EXPECT_EQ(judgement.faults(), "");
    EXPECT_EQ(judgement.reports.at(0).n, 10);
}

TEST(OddLists, TellWhatColumnsAreCountedFrom) {
    const Folder folder;
    for (const auto& [text, from_one] : {std::pair("[2, 4, 1, 3]\n", true),
                                         {"[1, 3, 0, 2]\n", false},
                                         {"[[2, 4, 1, 3]]\n", true},
                                         {"2,4,1,3\n", true},
                                         {"[[1, 3, 0, 2]]\n", false}}) {
        write_bytes(folder.file("list"), text);
        EXPECT_EQ(judge({folder.file("list")}).reports.at(0).columns_from_one, from_one) << text;
    }
}

const std::string four_queens_trace = R"({"trace":"queenreel","version":1,"n":4}
{"event":"placed","row":0,"column":1}
{"event":"placed","row":1,"column":3}
{"event":"placed","row":2,"column":0}
{"event":"placed","row":3,"column":2}
{"event":"solution"}
)";

TEST(Traces, AreProvenStepByStep) {
    const Folder folder;
    write_bytes(folder.file("trace"), four_queens_trace);
    const Judgement judgement = judge({folder.file("trace")});
    EXPECT_EQ(judgement.faults(), "");
    const FileReport& report = judgement.reports.at(0);
    EXPECT_EQ(report.kind, FileKind::trace);
    EXPECT_EQ(report.n, 4);
    EXPECT_EQ(report.events, 5U);
    EXPECT_EQ(report.solutions, 1U);
    EXPECT_EQ(judge({folder.file("trace")}, {.complete = true}).faults(),
              "1 of 2 solutions; missing: [2, 0, 3, 1]\n");
    EXPECT_THAT(judge({folder.file("trace")}, {.n = 5}).faults(),
                HasSubstr("a board of 4 × 4 where 5 × 5 is expected"));
    // Even without a solution, its steps are proven.
    write_bytes(folder.file("none"),
                "{\"trace\":\"queenreel\",\"version\":1,\"n\":2}\n{\"event\":\"exhausted\"}\n");
    EXPECT_EQ(judge({folder.file("none")}).faults(), "");
}

TEST(Traces, AreJudgedByTheirOwnGivens) {
    const Folder folder;
    const auto with_header = [&](const char* name, const std::string& more) {
        write_bytes(folder.file(name), with_each(four_queens_trace, "\"n\":4", "\"n\":4," + more));
        return folder.file(name);
    };
    const std::string given = with_header("given", R"("given":[{"row":2,"column":0}])");
    const std::string blocked = with_header("blocked", R"("blocked":[{"row":0,"column":2}])");
    for (const std::string& file : {given, blocked})
        EXPECT_EQ(judge({file}, {.complete = true}).faults(), "");
    EXPECT_THAT(judge({given}, {.n = 4, .givens = {.queens = {{0, 2}}}}).faults(),
                HasSubstr("no queen on c4, which is given"));
    // Its givens do not affect other files.
    write_bytes(folder.file("list"), "[2, 0, 3, 1]\n");
    EXPECT_EQ(judge({given, folder.file("list")}, {.complete = true}).faults(), "");
}

TEST(Traces, NameTheLineThatDoesNotFollow) {
    const Folder folder;
    const std::string file = folder.file("trace");
    write_bytes(file, with_each(four_queens_trace, "\"column\":0", "\"column\":4"));
    EXPECT_THAT(judge({file}).faults(), testing::StartsWith("line 4: "));
    write_bytes(file, with_each(four_queens_trace, "\"column\":0", "\"column\":2"));
    EXPECT_THAT(judge({file}).faults(), testing::StartsWith("line 6: "));
    for (std::size_t size = four_queens_trace.find('\n') + 1; size + 1 < four_queens_trace.size(); ++size) {
        write_bytes(file, four_queens_trace.substr(0, size));
        EXPECT_FALSE(judge({file}).summary.proven()) << size;
    }
}

TEST(OddLists, OfSomeQueensTellWhichAttackEachOther) {
    const Folder folder;
    write_bytes(folder.file("some"), "a1,b2\na1,b3,c1\n");
    const std::string faults = judge({folder.file("some")}, {.n = 8}).faults();
    EXPECT_THAT(faults,
                HasSubstr("line 1: 2 queens on a board of 8 × 8; queens b2 and a1 attack each other"));
    EXPECT_THAT(faults,
                HasSubstr("line 2: 3 queens on a board of 8 × 8; queens a1 and c1 attack each other"));
}

// A header may look like squares.
TEST(OddLists, OfColumnsNamedAsSquaresAreTables) {
    const Folder folder;
    write_bytes(folder.file("table"), "c1,c2,c3,c4\n1,3,0,2\n2,0,3,1\n");
    const Judgement judgement = judge({folder.file("table")}, {.complete = true});
    EXPECT_EQ(judgement.faults(), "");
    EXPECT_EQ(judgement.reports.at(0).kind, FileKind::csv);
}

TEST(OddLists, OfOneQueenAreReadInEachForm) {
    const Folder folder;
    for (const char* text : {"[0]\n", "(0)\n", "[1]\n", "a1\n", "♛\n", "Q\n", "1\n", "row0\n0\n", "[[0]]\n",
                             "{\"n\": 1, \"solutions\": [\n[0]\n]}\n"}) {
        write_bytes(folder.file("one"), text);
        EXPECT_EQ(judge({folder.file("one")}, {.complete = true}).faults(), "") << text;
    }
}

TEST(OddLists, OfNothingAreCompleteWhereThereIsNoSolution) {
    const Folder folder;
    write_bytes(folder.file("none"), "");
    EXPECT_EQ(judge({folder.file("none")}, {.n = 3, .complete = true}).faults(), "");
    EXPECT_THAT(judge({folder.file("none")}, {.n = 4, .complete = true}).faults(), HasSubstr("empty"));
    EXPECT_THAT(judge({folder.file("none")}).faults(), HasSubstr("empty"));
}

// Law: without a board, nothing is proven, unless there are no solutions.
TEST(OddLists, WithoutABoardProveNothing) {
    const Folder folder;
    for (const char* text :
         {"\n", "\n\n", "[]\n", "{\"n\": 4, \"solutions\": []}\n", "row_0,row_1,row_2,row_3\n"}) {
        SCOPED_TRACE(text);
        for (const char* name : {"list", "list.csv", "list.grid", "list.list"}) {
            const std::string file = folder.file(name);
            write_bytes(file, text);
            for (const Expectations& expected :
                 {Expectations{}, Expectations{.n = 4}, Expectations{.solutions = false},
                  Expectations{.n = 4, .complete = true}, Expectations{.n = 3},
                  Expectations{.complete = true}}) {
                EXPECT_FALSE(judge({file}, expected).summary.proven());
                EXPECT_FALSE(judge({file, file}, expected).summary.proven());
            }
        }
    }
    const std::string file = folder.file("list.json");
    write_bytes(file, "[]\n");
    EXPECT_THAT(judge({file}).faults(), HasSubstr("holds no solution, so nothing is proven"));
    EXPECT_EQ(judge({file}, {.n = 3, .complete = true}).faults(), "");
}

/// Words, numbers, prose and code without a line that is a board: numbers repeat a digit and are too large
/// for a column, and lists repeat a number.
class RandomText {
  public:
    explicit RandomText(std::uint64_t seed) : random_(seed) {}

    std::string next() {
        std::string text;
        const int lines = 1 + below(6);
        for (int line = 0; line < lines; ++line)
            text += this->line() + (below(10) == 0 ? "\r\n" : "\n");
        return text;
    }

  private:
    int below(int end) { return std::uniform_int_distribution<int>(0, end - 1)(random_); }

    template <typename Item>
    std::string joined(int count, const char* between, Item item) {
        std::string text;
        for (int i = 0; i < count; ++i)
            text += (i > 0 ? between : "") + item();
        return text;
    }

    std::string word() {
        std::string text;
        for (int size = 2 + below(7); size > 0; --size)
            text += static_cast<char>('a' + below(26));
        if (below(8) == 0)
            text[0] = static_cast<char>(text[0] - 'a' + 'A');
        return text;
    }

    std::string number() {
        const std::string digit = std::to_string(1 + below(9));
        return digit + digit + (below(3) == 0 ? std::to_string(below(100)) : "");
    }

    /// Columns of a board on which two queens share one.
    std::string columns() {
        const int n = 3 + below(6);
        std::vector<int> numbers;
        for (int i = 0; i < n; ++i)
            numbers.push_back(below(n));
        numbers.back() = numbers.front();
        const char* const between = below(2) == 0 ? ", " : below(2) == 0 ? " " : ",";
        return fmt::format("{}", fmt::join(numbers, between));
    }

    std::string line() {
        const auto a_word = [this] { return word(); };
        const auto a_number = [this] { return number(); };
        switch (below(22)) {
            case 0:
                return joined(1 + below(9), " ", a_word);
            case 1:
                return joined(1 + below(9), " ", a_word) + ".";
            case 2:
                return joined(1 + below(6), " ", a_number);
            case 3:
                return joined(2 + below(6), ",", a_number);
            case 4:
                return joined(2 + below(4), ",", a_word);
            case 5:
                return word() + " = " + number() + (below(2) == 0 ? ";" : "");
            case 6:
                return word() + " = [" + columns() + "]" + (below(2) == 0 ? ";" : "");
            case 7:
                return columns();
            case 8:
                return "(" + columns() + ")";
            case 9:
                return "[[" + columns() + "], [" + columns() + "]]";
            case 10:
                return word() + "(" + word() + ", " + number() + ");";
            case 11:
                return "for (int " + word() + " = 0; " + word() + " < " + number() + "; ++" + word() + ") {";
            case 12:
                return "# " + joined(3, " ", a_word);
            case 13:
                return below(2) == 0 ? "----------" : "==========";
            case 14:
                return "";
            case 15:
                return "Q " + joined(2, " ", a_word);
            case 16:
                return "{\"" + word() + "\": [" + joined(3, ", ", a_number) + "]}";
            case 17:
                return "<p>" + joined(3, " ", a_word) + "</p>";
            case 18:
                return "\\" + word() + "{" + joined(3, ",", a_number) + "}";
            case 19:
                return std::string(3 + below(6), '.');
            case 20:
                return word() + "/" + word() + "/Q/" + number();
            default:
                return word() + ": " + joined(3, " ", a_word);
        }
    }

    std::mt19937_64 random_;
};

// Law: a text without a board proves nothing.
class RandomTextsLaws : public Law {};
LAW_EXTENTS(RandomTextsLaws);

TEST_P(RandomTextsLaws, WithoutABoardProveNothing) {
    const Folder folder;
    RandomText random(random_seed());
    const int texts = by_extent(300, 2000);
    for (int i = 0; i < texts; ++i) {
        const std::string text = random.next();
        for (const char* name : {"text", "text.csv"}) {
            write_bytes(folder.file(name), text);
            EXPECT_FALSE(judge({folder.file(name)}).summary.proven()) << text;
            EXPECT_FALSE(judge({folder.file(name)}, {.complete = true}).summary.proven()) << text;
        }
    }
}

TEST(OddLists, AreOneScopeTogether) {
    const Folder folder;
    const std::vector<Board> all = solutions(8);
    write_bytes(folder.file("a"), list({all.begin(), all.begin() + 50}));
    write_bytes(folder.file("b.json"), json({all.begin() + 50, all.end()}));
    EXPECT_EQ(judge({folder.file("a"), folder.file("b.json")}, {.complete = true}).faults(), "");
    write_bytes(folder.file("b.json"), json({all.begin() + 51, all.end()}));
    EXPECT_EQ(judge({folder.file("a"), folder.file("b.json")}, {.complete = true}).faults(),
              fmt::format("91 of 92 solutions; missing: {}\n", columns_of(all[50])));
}

TEST(OddLists, OfFundamentalSolutionsAreUnique) {
    const Folder folder;
    std::vector<Board> fundamental;
    for (const Board& board : solutions(8))
        if (is_canonical(columns_of(board)))
            fundamental.push_back(board);
    ASSERT_EQ(fundamental.size(), 12U);
    write_bytes(folder.file("twelve"), list(fundamental));
    EXPECT_EQ(judge({folder.file("twelve")}, {.complete = true, .unique = true}).faults(), "");
    write_bytes(folder.file("all"), list(solutions(8)));
    EXPECT_THAT(judge({folder.file("all")}, {.unique = true}).faults(), HasSubstr("turned or mirrored"));
    fundamental.pop_back();
    write_bytes(folder.file("eleven"), list(fundamental));
    EXPECT_THAT(judge({folder.file("eleven")}, {.complete = true, .unique = true}).faults(),
                HasSubstr("11 of 12 fundamental solutions; missing: "));
}

TEST(OddLists, OfPlacementsAreFineWhereNoSolutionIsExpected) {
    const Folder folder;
    write_bytes(folder.file("clash"), "Q..\nQ..\n...\n");
    EXPECT_EQ(judge({folder.file("clash")}, {.solutions = false}).faults(), "");
    EXPECT_THAT(judge({folder.file("clash")}).faults(),
                HasSubstr("line 1: 2 queens on a board of 3 × 3; queens a3 and a2 attack each other"));
}

}  // namespace
}  // namespace queenreel::test
