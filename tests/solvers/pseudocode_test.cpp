#include <gtest/gtest.h>

#include <algorithm>
#include <optional>
#include <vector>

#include "told.h"

namespace queenreel {
namespace {

TEST(Pseudocode, FitsItsPanel) {
    for (const Solver& solver : solvers()) {
        EXPECT_GE(solver.pseudocode.size(), 8U) << solver.name;
        EXPECT_LE(solver.pseudocode.size(), 16U) << solver.name;
        for (const std::string_view line : solver.pseudocode) {
            ASSERT_FALSE(line.empty()) << solver.name;
            EXPECT_LE(line.size(), 44U) << solver.name << ": " << line;
            EXPECT_TRUE(std::ranges::all_of(line, [](char c) { return c >= ' ' && c <= '~'; })) << line;
        }
    }
}

class EveryPseudocode : public OfEachSolver {};

INSTANTIATE_TEST_SUITE_P(Table, EveryPseudocode, testing::ValuesIn(solvers().begin(), solvers().end()),
                         test_name);

/// A line that is never lit opens what those below it finish. A line is lit by one kind of event.
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
    for (std::size_t line = 0; line < lines.size(); ++line)
        EXPECT_TRUE(reached[line] || lines[line].ends_with(':') || lines[line].ends_with(',')) << lines[line];
}

}  // namespace
}  // namespace queenreel
