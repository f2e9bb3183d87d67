// Why squares are refused, and by whom.

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <span>
#include <string>
#include <vector>

#include "queenreel/solvers/pseudocode.h"
#include "told.h"

namespace queenreel {
namespace {

using Law = bool (*)(Square queen, Square square);

bool on_column(Square queen, Square square) {
    return queen.column == square.column;
}
bool on_diagonal(Square queen, Square square) {
    return queen.column - queen.row == square.column - square.row;
}
bool on_antidiagonal(Square queen, Square square) {
    return queen.column + queen.row == square.column + square.row;
}
bool on_a_diagonal(Square queen, Square square) {
    return on_diagonal(queen, square) || on_antidiagonal(queen, square);
}
bool on_any_line(Square queen, Square square) {
    return on_column(queen, square) || on_a_diagonal(queen, square);
}

/// A pseudocode line that refuses a square, found by its words, and its claim about a queen above.
struct CodeTest {
    std::string_view words;
    Law law;
};

/// The tests in a solver's pseudocode, in order.
std::span<const CodeTest> code_tests(std::string_view solver) {
    static const std::map<std::string_view, std::vector<CodeTest>> tests{
        {"backtracking", {{"in this column?", on_column}, {"on a diagonal?", on_a_diagonal}}},
        {"tables", {{"    column taken", on_column}, {"    diagonal or antidiagonal taken?", on_a_diagonal}}},
        {"threats", {{"threatened?", on_any_line}}},
        {"brute", {{"two queens attack?", on_any_line}}},
    };
    const auto found = tests.find(solver);
    return found == tests.end() ? std::span<const CodeTest>() : found->second;
}

/// The queens above a square.
std::vector<Square> queens_above(const SearchEvent& event) {
    std::vector<Square> queens;
    for (int row = 0; row < event.square.row; ++row)
        queens.push_back({row, event.columns[static_cast<std::size_t>(row)]});
    return queens;
}

class EveryRefusal : public OfEachSolver {};

INSTANTIATE_TEST_SUITE_P(Table, EveryRefusal, testing::ValuesIn(solvers().begin(), solvers().end()),
                         test_name);

TEST_P(EveryRefusal, LightsTheFirstLineThatIsTrueAndNamesAQueenOfWhichItIs) {
    const auto tests = code_tests(solver().name);
    for (const int n : {1, 4, 5, 6, 8}) {
        if (n > (solver().name == "brute" ? 6 : solver().max_n))
            continue;
        const auto code = code_lines(solver(), BoardNames(n));
        for (const SearchEvent& event : solver().search(n, in_steps)) {
            if (event.kind != Kind::rejected)
                continue;
            const auto first = std::ranges::find_if(tests, [&](const CodeTest& test) {
                return std::ranges::any_of(queens_above(event),
                                           [&](Square queen) { return test.law(queen, event.square); });
            });
            ASSERT_NE(first, tests.end()) << as_text(event);
            const std::string& lit = code.at(static_cast<std::size_t>(event.line));
            ASSERT_NE(lit.find(first->words), std::string::npos) << as_text(event) << ": " << lit;
            ASSERT_TRUE(first->law(event.attacker, event.square)) << as_text(event);
            ASSERT_LT(event.attacker.row, event.square.row);
            ASSERT_EQ(event.columns[static_cast<std::size_t>(event.attacker.row)], event.attacker.column);
        }
    }
}

std::vector<std::string> refusals(std::string_view solver, int n) {
    std::vector<std::string> told;
    for (const SearchEvent& event : find_solver(solver)->search(n, in_steps))
        if (event.kind == Kind::rejected)
            told.push_back(as_text(event));
    return told;
}

TEST(RowByRowSolvers, NameTheSameQueenForEachSquareRefused) {
    for (const int n : {1, 4, 5, 6, 8}) {
        const auto expected = refusals("backtracking", n);
        EXPECT_EQ(expected.empty(), n == 1);
        for (const std::string_view name : {"tables", "threats"})
            EXPECT_EQ(refusals(name, n), expected) << name << ' ' << n;
    }
}

}  // namespace
}  // namespace queenreel
