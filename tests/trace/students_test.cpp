// Traces as programs in other languages print them: with few keys, with keys of their own, with other
// systems' line ends.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

#include "queenreel/puzzle/attacks.h"
#include "written.h"

namespace queenreel::test {
namespace {

using Kind = SearchEvent::Kind;

/// Each event as its kind's number, and the board after it as text.
std::vector<SearchEvent> squares(const Trace& trace) {
    std::vector<SearchEvent> all;
    for (SearchEvent event : trace.events()) {
        event.columns = {};
        event.population = nullptr;
        all.push_back(event);
    }
    return all;
}

/// A student's first program prints this: n = 4 by backtracking, without unnecessary keys.
std::string students_trace(int n) {
    std::string text = header(n) + "\n";
    std::vector<int> columns;
    const auto print = [&](const char* event, std::size_t row, int column) {
        text += std::string("{\"event\":\"") + event + "\",\"row\":" + std::to_string(row) +
                ",\"column\":" + std::to_string(column) + "}\n";
    };
    const auto is_safe = [&](int column) {
        for (std::size_t row = 0; row < columns.size(); ++row)
            if (share_line({static_cast<int>(row), columns[row]}, {static_cast<int>(columns.size()), column}))
                return false;
        return true;
    };
    const auto search = [&](const auto& self) -> void {
        const std::size_t row = columns.size();
        if (row == static_cast<std::size_t>(n)) {
            text += "{\"event\":\"solution\"}\n";
            return;
        }
        for (int column = 0; column < n; ++column) {
            print("tested", row, column);
            if (!is_safe(column)) {
                print("rejected", row, column);
                continue;
            }
            print("placed", row, column);
            columns.push_back(column);
            self(self);
            columns.pop_back();
            print("removed", row, column);
        }
    };
    search(search);
    return text + "{\"event\":\"exhausted\"}\n";
}

TEST(StudentsTrace, TellsTheSearchOfBacktracking) {
    for (const int n : {1, 4, 6}) {
        const Written file(students_trace(n));
        const Trace trace(file.path());
        std::vector<std::string> expected;
        std::uint64_t tests = 0;
        for (SearchEvent event : find_solver("backtracking")->search(n, {.detail = Detail::steps})) {
            event.line = -1;
            event.looks = tests += event.kind == Kind::tested;
            expected.push_back(as_text(event, n));
        }
        EXPECT_EQ(told(trace.events(), n), expected);
    }
}

std::vector<std::uint64_t> looks(const std::vector<std::string>& lines) {
    const Written file(trace_text(4, lines));
    std::vector<std::uint64_t> all;
    for (const SearchEvent& event : Trace(file.path()).events())
        all.push_back(event.looks);
    return all;
}

TEST(StudentsTrace, MayCountItsLooks) {
    using testing::ElementsAre;
    EXPECT_THAT(
        looks({R"({"event":"tested","row":0,"column":0,"looks":3})",
               R"({"event":"placed","row":0,"column":0,"looks":3})",
               R"({"event":"tested","row":1,"column":0})", R"({"event":"exhausted","looks":9000000000})"}),
        ElementsAre(3, 3, 3, 9'000'000'000));
    EXPECT_THAT(looks({R"({"event":"tested","row":0,"column":0})", R"({"event":"placed","row":0,"column":0})",
                       R"({"event":"exhausted","looks":1})"}),
                ElementsAre(1, 1, 1))
        << "counted until they are told";
}

// A square is looked at once, tested or not; a generation takes a single look.
TEST(StudentsTrace, CountsALookForEachSquareWhereItTellsNone) {
    using testing::ElementsAre;
    EXPECT_THAT(
        looks({R"({"event":"tested","row":0,"column":0})", R"({"event":"placed","row":0,"column":0})",
               R"({"event":"tested","row":1,"column":0})", R"({"event":"rejected","row":1,"column":0})",
               R"({"event":"rejected","row":1,"column":1})", R"({"event":"placed","row":1,"column":2})",
               R"({"event":"removed","row":1,"column":2})", R"({"event":"placed","row":1,"column":2})",
               R"({"event":"wiped_out","row":2})", R"({"event":"exhausted"})"}),
        ElementsAre(1, 1, 2, 2, 3, 4, 4, 5, 5, 5));
    EXPECT_THAT(
        looks({R"({"event":"generation","boards":[{"columns":[1,3,0,2]}]})",
               R"({"event":"generation","boards":[{"columns":[1,3,0,2]}]})", R"({"event":"solution"})"}),
        ElementsAre(1, 2, 2));
}

TEST(StudentsTrace, ShowsWhatKindOfSearchItWas) {
    const Written file(students_trace(4));
    const Trace trace(file.path());
    EXPECT_TRUE(trace.is_strange());
    EXPECT_EQ(trace.solver().name, "a trace");
    EXPECT_TRUE(trace.solver().pseudocode.empty());
    EXPECT_THROW(trace.solver().search(4), std::logic_error);
    EXPECT_FALSE(trace.solver().ordered);
    EXPECT_FALSE(trace.solver().complete);
    const SearchObserver observed = trace.check();
    EXPECT_TRUE(observed.is_ordered());
    EXPECT_TRUE(observed.is_complete(4));
    EXPECT_EQ(observed.profile().approach, Approach::backtracking);

    const Written jumping(
        trace_text(4, {R"({"event":"placed","row":2,"column":0})", R"({"event":"gave_up"})"}));
    const SearchObserver other = Trace(jumping.path()).check();
    EXPECT_FALSE(other.is_ordered());
    EXPECT_FALSE(other.is_complete(4));
    EXPECT_EQ(other.profile().approach, Approach::construction);
}

TEST(StudentsTrace, MayFillItsRowsInAnotherOrderThanTheSolverItNames) {
    const Written file(R"({"trace":"queenreel","version":1,"n":4,"solver":"backtracking"})"
                       "\n"
                       R"({"event":"placed","row":2,"column":0})"
                       "\n"
                       R"({"event":"gave_up"})");
    const Trace trace(file.path());
    EXPECT_FALSE(trace.is_strange());
    EXPECT_FALSE(trace.check().is_ordered());
    EXPECT_TRUE(trace.solver().ordered);
}

TEST(StudentsTrace, HasItsOwnNameAndPseudocode) {
    const Written file(
        R"({"trace":"queenreel","version":1,"n":1,"solver":"Zoë's","pseudocode":["für","  §"]})"
        "\n"
        R"({"event":"placed","row":0,"column":0,"line":1})"
        "\n"
        R"({"event":"solution","line":0})");
    const Trace trace(file.path());
    EXPECT_EQ(trace.solver().name, "Zoë's");
    EXPECT_THAT(trace.solver().pseudocode, testing::ElementsAre("für", "  §"));
    EXPECT_EQ(squares(trace).front().line, 1);
}

TEST(StudentsTrace, MayBorrowAKnownNameWithOtherPseudocode) {
    const Written file(R"({"trace":"queenreel","version":1,"n":1,"solver":"bitmask","pseudocode":["mine"]})"
                       "\n"
                       R"({"event":"exhausted","line":0})");
    const Trace trace(file.path());
    EXPECT_EQ(trace.solver().name, "bitmask");
    EXPECT_THAT(trace.solver().pseudocode, testing::ElementsAre("mine"));
}

TEST(StudentsTrace, MayHaveWindowsLinesBlankOnesAMarkAndKeysOfItsOwn) {
    std::string text = students_trace(4);
    const auto expected = told(Trace(Written(text).path()).events(), 4);
    std::string other = "\xef\xbb\xbf";
    for (const char letter : text)
        other += letter == '\n'  ? std::string("\r\n\r\n")
                 : letter == '{' ? "{ \"mine\": [true, null], "
                                 : std::string(1, letter);
    other.resize(other.find_last_not_of("\r\n") + 1);  // and no last line end
    const Written file(other);
    EXPECT_EQ(told(Trace(file.path()).events(), 4), expected);
}

TEST(StudentsTrace, WipesOutRowsAndColumns) {
    const Written file(
        trace_text(4, {R"({"event":"placed","row":0,"column":0})", R"({"event":"placed","row":1,"column":2})",
                       R"({"event":"wiped_out","row":2})", R"({"event":"removed","row":1,"column":2})",
                       R"({"event":"placed","row":3,"column":2})", R"({"event":"wiped_out","column":1})",
                       R"({"event":"exhausted"})"}));
    const auto events = squares(Trace(file.path()));
    EXPECT_EQ(events[2].square, (Square{2, -1}));
    EXPECT_EQ(events[5].square, (Square{-1, 1}));
}

TEST(StudentsTrace, CountsTheConflictsOfItsBoards) {
    const Written file(
        trace_text(4, {R"({"event":"generation","boards":[{"columns":[0,0,0,0]},{"columns":[1,3,0,2]}]})",
                       R"({"event":"solution"})"}));
    const Trace trace(file.path());
    auto all = trace.events();
    const auto generation = all.begin();
    ASSERT_TRUE(generation->population);
    EXPECT_EQ(generation->population->individuals[0].conflicts, 6);
    EXPECT_EQ(generation->population->best, 1);
    EXPECT_THAT(std::vector(generation->columns.begin(), generation->columns.end()),
                testing::ElementsAre(1, 3, 0, 2));
}

}  // namespace
}  // namespace queenreel::test
