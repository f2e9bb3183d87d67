// Text lists: every format is recognized by its content, read, and cut or changed, caught.

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <gmock/gmock.h>

#include "drawing.h"
#include "judging.h"
#include "puzzle/notation.h"
#include "puzzle/symmetry.h"
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

/// As Python prints a list of tuples: in one line.
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

/// A row for each form a list may have.
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
                              {"white_queens", FileKind::grid, white_queens}};

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
            continue;  // a lone `Q` is a grid as well; see below for the table of one column
        if (n == 1 && GetParam().name.starts_with("numbers"))
            continue;  // a lone 0 or 1 is a matrix
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

TEST_P(Lists, OutOfOrderAreNotComplete) {
    std::vector<Board> boards = solutions(6);
    std::swap(boards[0], boards[1]);
    EXPECT_THAT(judge_text(GetParam().write(boards), {.complete = true}).faults(),
                HasSubstr("not in lexicographic order"));
    EXPECT_EQ(judge_text(GetParam().write(boards), {}).faults(), "");
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
        {"2 4 1 x\n", "neither a list of solutions nor"},
        {"1 3 0 2\n1 3 0 x\n", "line 2: `x` is not a column"},
        {"1302\n1305\n", "line 2: column 5 is not on a board of 4 rows"},
        {"a3 b1 c4 d2\na3 b1 c4 d5\n", "line 2: `d5` is not a square of a board of 4 rows"},
        {"a3 b1 c4 d2\na3 b1 c4 c4\n", "line 2: `c4` is named twice"},
        {"a3 b1 c4 d4\n", "queens c4 and d4 attack each other"},
        {"·♛··\n···♛\n♛···\n··x·\n", "line 1: row 4 has a character that is neither Q nor ."},
        {"--------\n", "neither a list of solutions nor"},
        {"what is this?\n", "neither a list of solutions nor"},
    };
    const Folder folder;
    for (const Case& each : cases) {
        write_bytes(folder.file("odd"), each.text);
        EXPECT_THAT(judge({folder.file("odd")}).faults(), HasSubstr(each.fault)) << each.text;
    }
}

TEST(OddLists, OfDigitsAndOfCommasAreRead) {
    const Folder folder;
    for (const char* text :
         {"1302\n2031\n", "2413\n3142\n", "(1, 3, 0, 2),\n(2, 0, 3, 1),\n", "b4,d3,a2,c1\nc4,a3,d2,b1\n",
          "((1, 3, 0, 2), (2, 0, 3, 1))\n", "[2 4 1 3]\n[3 1 4 2]\n"}) {
        write_bytes(folder.file("list"), text);
        EXPECT_EQ(judge({folder.file("list")}, {.complete = true}).faults(), "") << text;
    }
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

// Law: where there is no board, nothing is proven, unless there is no solution to hold.
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
