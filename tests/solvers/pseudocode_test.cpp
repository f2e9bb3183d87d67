#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <optional>
#include <vector>

#include "queenreel/solvers/pseudocode.h"
#include "told.h"

namespace queenreel {
namespace {

TEST(Pseudocode, FitsItsPanel) {
    for (const Solver& solver : solvers()) {
        EXPECT_GE(solver.pseudocode.size(), 8U) << solver.name;
        EXPECT_LE(solver.pseudocode.size(), 16U) << solver.name;
        for (const NumberingRow& row : numberings())
            for (const std::string& line : code_lines(solver, BoardNames(32, row.numbering))) {
                ASSERT_FALSE(line.empty()) << solver.name;
                EXPECT_LE(line.size(), 44U) << solver.name << ": " << line;
                EXPECT_TRUE(std::ranges::all_of(line, [](char c) { return c >= ' ' && c <= '~'; })) << line;
                EXPECT_EQ(line.find_first_of("{}"), std::string::npos) << line;
            }
    }
}

TEST(Pseudocode, FitsItsPanelByEveryRule) {
    for (const Solver& solver : solvers())
        for (const AttackRuleRow& rule : attack_rules())
            for (const std::string_view written : solver.pseudocode) {
                const std::string line = code_line(written, BoardNames(32), rule.rule);
                EXPECT_LE(line.size(), 44U) << solver.name << ": " << line;
                EXPECT_EQ(line.find_first_of("{}"), std::string::npos) << line;
            }
}

TEST(Pseudocode, CountsRowsAndColumnsAsThePictureDoes) {
    const auto in = [](Numbering numbering, std::string_view line) {
        return code_line(line, BoardNames(8, numbering));
    };
    constexpr std::string_view line = "search({first}) if {past}: ({row}, {column}), {next}, {column 3}";
    EXPECT_EQ(in(Numbering::from_one, line), "search(1) if row > n: (row, column), row + 1, 4");
    EXPECT_EQ(in(Numbering::from_zero, line), "search(0) if row = n: (row, column), row + 1, 3");
    EXPECT_EQ(in(Numbering::chess, line), "search(8) if rank = 0: (rank, file), rank - 1, d");
    for (const NumberingRow& row : numberings())
        for (const std::string_view own : {"", "{", "}", "{}", "if (a) { b(); }", "{{x}", "{column x}"})
            EXPECT_EQ(in(row.numbering, own), own) << "a student's own code";
    EXPECT_EQ(in(Numbering::chess, "{ {row} }"), "{ rank }");
}

TEST(Pseudocode, NamesThePiecesAndTheirLines) {
    const auto by = [](AttackRule rule, std::string_view line) {
        return code_line(line, BoardNames(8), rule);
    };
    constexpr std::string_view line = "take {the queen}, place {a queen}: {its lines}";
    EXPECT_EQ(by(AttackRule::torus, line), "take the queen, place a queen: its lines");
    EXPECT_EQ(by(AttackRule::superqueens, line), "take the queen, place a queen: all it attacks");
    EXPECT_EQ(by(AttackRule::rooks, line), "take the rook, place a rook: its lines");
    EXPECT_EQ(by(AttackRule::queens, "{a queen} above {on a diagonal}?"), "a queen above on a diagonal?");
    EXPECT_EQ(by(AttackRule::superqueens, "{a queen} above {on a diagonal}?"), "a queen above attacks it?");
    EXPECT_EQ(by(AttackRule::rooks, "{a queen} above {on a diagonal}?"), "");
    constexpr std::string_view bits =
        "~({column}s{ | right | left}) {set the bit in all; shift right and left}";
    EXPECT_EQ(by(AttackRule::queens, bits),
              "~(columns | right | left) set the bit in all; shift right and left");
    EXPECT_EQ(by(AttackRule::torus, bits),
              "~(columns | right | left) set its bit in all; rotate right, left");
    EXPECT_EQ(by(AttackRule::rooks, bits), "~(columns) set its bit");
}

class EveryPseudocode : public OfEachSolver {};

INSTANTIATE_TEST_SUITE_P(Table, EveryPseudocode, testing::ValuesIn(solvers().begin(), solvers().end()),
                         test_name);

/// A line that is lit by no event is of what comes between them, or opens what those below it finish. A line
/// is lit by one kind of event, or by none.
TEST_P(EveryPseudocode, IsReachedLineByLine) {
    const auto lines = solver().pseudocode;
    std::vector<std::optional<Kind>> reached(lines.size());
    auto all = sizes(solver().name == "brute" ? 4 : 8);
    if (!solver().complete)
        all.push_back(3);
    for (const int n : all)
        for (const SearchEvent& event : solver().search(n, in_steps)) {
            ASSERT_GE(event.line, 0);
            ASSERT_LT(event.line, static_cast<int>(lines.size()));
            auto& kind = reached[static_cast<std::size_t>(event.line)];
            ASSERT_EQ(kind.value_or(event.kind), event.kind) << event.line;
            kind = event.kind;
        }
    const SilentLines& silent = solver().silent;
    std::vector<bool> is_silent(lines.size());
    for (const int line : {silent.choose, silent.repeat, silent.spread, silent.call, silent.go_back})
        if (line >= 0) {
            ASSERT_LT(line, static_cast<int>(lines.size()));
            EXPECT_FALSE(reached[static_cast<std::size_t>(line)]) << lines[static_cast<std::size_t>(line)];
            is_silent[static_cast<std::size_t>(line)] = true;
        }
    for (std::size_t line = 0; line < lines.size(); ++line)
        EXPECT_TRUE(reached[line] || is_silent[line] || lines[line].ends_with(':') ||
                    lines[line].ends_with(','))
            << lines[line];
}

// Law: each listing of a search that backtracks calls itself once and says when a call has nothing left to
// try.
TEST_P(EveryPseudocode, SaysWhenACallReturns) {
    if (solver().profile.approach != Approach::backtracking)
        return;
    const auto line_at = [&](int line) {
        return std::string(solver().pseudocode[static_cast<std::size_t>(line)]);
    };
    EXPECT_TRUE(line_at(solver().silent.go_back).ends_with(" left: return"));
    EXPECT_NE(line_at(solver().silent.call).find("search("), std::string::npos);
    EXPECT_THAT(line_at(solver().silent.place),
                testing::AnyOf(testing::HasSubstr("place a queen"), testing::HasSubstr("place {a queen}")));
}

}  // namespace
}  // namespace queenreel
