#include "queenreel/puzzle/attack_rule.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

namespace queenreel {
namespace {

// Law: squares in different rows and columns attack each other exactly if they share a line, and both ways.
TEST(AttackRule, AttacksAlongItsLines) {
    for (const AttackRuleRow& rule : attack_rules())
        for (int n = 1; n <= 7; ++n)
            for (int i = 0; i < n * n; ++i)
                for (int k = 0; k < n * n; ++k) {
                    const Square a{i / n, i % n};
                    const Square b{k / n, k % n};
                    const std::vector<int> lines = rule.lines(n, a);
                    for (const int line : lines) {
                        EXPECT_GE(line, 0);
                        EXPECT_LT(line, rule.line_count(n)) << rule.name;
                    }
                    EXPECT_EQ(attacks(rule.rule, n, a, b), attacks(rule.rule, n, b, a));
                    if (a.row == b.row || a.column == b.column) {
                        EXPECT_EQ(attacks(rule.rule, n, a, b), a != b);
                        continue;
                    }
                    const bool share = std::ranges::any_of(rule.lines(n, b), [&](int line) {
                        return std::ranges::find(lines, line) != lines.end();
                    });
                    EXPECT_EQ(attacks(rule.rule, n, a, b), share)
                        << rule.name << ' ' << n << ' ' << i << ' ' << k;
                }
}

TEST(AttackRule, DiagonalsOfATorusComeBack) {
    EXPECT_TRUE(attacks(AttackRule::torus, 5, {0, 3}, {2, 0}));
    EXPECT_FALSE(attacks(AttackRule::queens, 5, {0, 3}, {2, 0}));
    EXPECT_TRUE(attacks(AttackRule::superqueens, 5, {0, 3}, {1, 1}));
    EXPECT_FALSE(attacks(AttackRule::rooks, 5, {0, 0}, {1, 1}));
}

}  // namespace
}  // namespace queenreel
