// A trace is read as it was written, by every solver, as often as wanted.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <random>

#include "random_seed.h"
#include "written.h"

namespace queenreel::test {
namespace {

class EveryTrace : public testing::TestWithParam<Solver> {
  protected:
    /// For 2 and 3, there is nothing to find, and random solvers look for it for long; brute's 19 million
    /// queens are too many to read.
    static std::vector<int> sizes() {
        const bool is_slow = GetParam().name == "brute";
        return is_slow ? std::vector{1, 4, 5} : std::vector{1, 4, 5, 6};
    }
};

INSTANTIATE_TEST_SUITE_P(Table, EveryTrace, testing::ValuesIn(solvers().begin(), solvers().end()),
                         [](const testing::TestParamInfo<Solver>& row) {
                             std::string name(row.param.name);
                             std::ranges::replace(name, '-', '_');
                             return name;
                         });

TEST_P(EveryTrace, TellsTheEventsThatWereWritten) {
    for (const int n : sizes())
        for (const std::uint64_t seed : {1U, 7U}) {
            const Written file(trace_of(GetParam(), n, seed));
            const Trace trace(file.path());
            const auto expected = told(GetParam().search(n, {.detail = Detail::steps, .seed = seed}), n);
            EXPECT_EQ(told(trace.events(), n), expected) << n << ", seed " << seed;
            EXPECT_EQ(told(trace.events(), n), expected) << "a second time";
        }
}

// Also of a puzzle: given queens attack before they are placed.
TEST_P(EveryTrace, TellsTheEventsOfAPuzzle) {
    const Puzzle puzzle(5, {.queens = {{3, 1}}, .blocked = {{0, 0}, {1, 4}}});
    if (!GetParam().takes(puzzle))
        return;
    const Written file(trace_of(GetParam(), puzzle));
    const Trace trace(file.path());
    EXPECT_EQ(trace.puzzle(), puzzle);
    EXPECT_EQ(told(trace.events(), 5), told(GetParam().search(puzzle, {.detail = Detail::steps}), 5));
}

/// The same lines in a form that JSON readers must take: with a space where one is allowed.
std::string spaced(std::string_view trace) {
    std::string text;
    for (const char letter : trace) {
        text += letter;
        if (letter == ':')
            text += ' ';
    }
    return text;
}

// Also of a rule: attacks, solutions and free squares follow from it.
TEST_P(EveryTrace, TellsTheEventsOfARule) {
    for (const AttackRuleRow& rule : attack_rules())
        for (const int n : sizes()) {
            const Puzzle puzzle(n, {}, rule.rule);
            if (!GetParam().takes(puzzle))
                continue;
            const std::string text = trace_of(GetParam(), puzzle);
            EXPECT_EQ(text.substr(0, text.find('\n')).find("\"rule\"") == std::string::npos,
                      rule.rule == AttackRule::queens);
            const auto expected = told(GetParam().search(puzzle, {.detail = Detail::steps}), n);
            for (const std::string& written : {text, spaced(text)}) {
                const Written file(written);
                const Trace trace(file.path());
                EXPECT_EQ(trace.puzzle(), puzzle);
                EXPECT_EQ(told(trace.events(), n), expected) << rule.name << " " << n;
            }
        }
}

// Where rooks are, queens would attack each other.
TEST_P(EveryTrace, OfRooksIsNoneOfQueens) {
    const Puzzle rooks(4, {}, AttackRule::rooks);
    if (!GetParam().takes(rooks))
        return;
    std::string text = trace_of(GetParam(), rooks);
    EXPECT_EQ(error_of(text), "");
    const std::string_view rule = R"(,"rule":"rooks")";
    text.erase(text.find(rule), rule.size());
    EXPECT_NE(error_of(text), "");
}

// Law: lines are read the same on the short way and on the long one, whether they are right or wrong.
TEST_P(EveryTrace, IsReadAlikeHoweverItIsWritten) {
    for (const int n : sizes()) {
        const std::string plain = trace_of(GetParam(), n, 3);
        const Written file(plain);
        const Written other(spaced(plain));
        EXPECT_EQ(told(Trace(file.path()).events(), n), told(Trace(other.path()).events(), n)) << n;
    }
}

TEST_P(EveryTrace, IsRefusedAlikeHoweverItIsWritten) {
    std::mt19937 random(random_seed());
    const std::string plain = trace_of(GetParam(), 5, 3, 40);
    const std::size_t first = plain.find('\n') + 1;
    constexpr std::string_view others = "0123456789-.,}\"x";
    int refused = 0;
    for (int i = 0; i < 300; ++i) {
        std::string changed = plain;
        const std::size_t at = first + random() % (changed.size() - first);
        if (changed[at] == '\n' || changed[at] == ':')
            continue;
        changed[at] = others[random() % others.size()];
        std::string message = error_of(changed);
        const std::string long_way = error_of(spaced(changed));
        refused += message.find("the trace is cut") == std::string::npos;
        // Text that is not JSON fails at another byte, and text that is cut at its end.
        if (message.find("it is not JSON") == std::string::npos)
            EXPECT_EQ(message, long_way) << changed.substr(at < 60 ? 0 : at - 60, 90);
    }
    EXPECT_GT(refused, 50);
}

TEST_P(EveryTrace, TellsOfItsSolver) {
    const Written file(trace_of(GetParam(), 5, 7));
    const Trace trace(file.path());
    const SearchObserver observed = trace.check();
    EXPECT_EQ(trace.n(), 5);
    EXPECT_FALSE(trace.is_strange());
    EXPECT_EQ(trace.solver().name, GetParam().name);
    EXPECT_EQ(trace.solver().summary, GetParam().summary);
    EXPECT_EQ(trace.solver().complete, GetParam().complete);
    EXPECT_EQ(trace.solver().ordered, GetParam().ordered);
    EXPECT_TRUE(observed.is_ordered() || !GetParam().ordered);
    EXPECT_EQ(observed.is_complete(5), GetParam().complete);
    EXPECT_TRUE(std::ranges::equal(trace.solver().pseudocode, GetParam().pseudocode));
    EXPECT_EQ(trace.seed(), GetParam().deterministic ? std::nullopt : std::optional<std::uint64_t>(7));
}

TEST_P(EveryTrace, IsNoticedWhenItIsCut) {
    const std::string whole = trace_of(GetParam(), 5);
    ASSERT_EQ(error_of(whole), "");
    const std::size_t last = whole.rfind('\n', whole.size() - 2) + 1;
    for (const std::size_t size : {last + 1, whole.size() - 3})
        EXPECT_THAT(error_of(whole.substr(0, size)),
                    testing::EndsWith(": the trace is cut in the middle of this line; write it again"))
            << size;
    // A search may be left at any solution, so only missing lines after one are noticed.
    const std::string without_last = whole.substr(0, last);
    const std::size_t before = without_last.rfind('\n', last - 2) + 1;
    if (without_last.find(R"("event":"solution")", before) == std::string::npos)
        EXPECT_THAT(error_of(without_last), testing::HasSubstr("the trace is cut: it ends with"));
}

TEST(Traces, AreTwoAtATimeWithoutHurtingEachOther) {
    const Written file(trace_of(*find_solver("genetic"), 6, 3));
    const Trace trace(file.path());
    const auto expected = told(trace.events(), 6);
    std::vector<std::string> first;
    std::vector<std::string> second;
    auto one = trace.events();
    auto other = trace.events();
    auto at = one.begin();
    auto behind = other.begin();
    for (; at != one.end(); ++at) {
        first.push_back(as_text(*at, 6));
        if (first.size() % 3 == 0) {
            second.push_back(as_text(*behind, 6));
            ++behind;
        }
    }
    EXPECT_EQ(first, expected);
    ASSERT_GE(second.size(), 1U);
    EXPECT_TRUE(std::equal(second.begin(), second.end(), expected.begin()));
}

TEST(Traces, OutliveTheObjectThatOpenedThem) {
    const Written file(trace_of(*find_solver("tables"), 4));
    auto events = Trace(file.path()).events();
    EXPECT_EQ(told(std::move(events), 4),
              told(find_solver("tables")->search(4, {.detail = Detail::steps}), 4));
}

}  // namespace
}  // namespace queenreel::test
