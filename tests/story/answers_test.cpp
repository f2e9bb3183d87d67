// The answers to choose from, checked against what the search does next and the rule of attack.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <optional>
#include <string>
#include <vector>

#include "extent.h"
#include "queenreel/solvers/solver.h"
#include "tales.h"

namespace queenreel {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

std::vector<Square> queens_on(const BoardPanel& board) {
    std::vector<Square> queens;
    for (int row = 0; row < board.size; ++row)
        for (int column = 0; column < board.size; ++column)
            if (board.cells[static_cast<std::size_t>(row * board.size + column)].queen)
                queens.push_back({row, column});
    return queens;
}

bool shares_a_line(Square a, Square b) {
    return a != b && (a.row == b.row || a.column == b.column ||
                      std::abs(a.row - b.row) == std::abs(a.column - b.column));
}

std::string in_words(Square square) {
    return "Row " + std::to_string(square.row + 1) + ", column " + std::to_string(square.column + 1);
}

/// The square whose queen comes or goes first after a picture; empty if a dead end or solution comes first.
std::optional<Square> next_change(const std::vector<Frame>& frames, std::size_t at) {
    const std::vector<Square> before = queens_on(frames[at].board);
    for (std::size_t next = at + 1; next < frames.size(); ++next) {
        const std::vector<Square> now = queens_on(frames[next].board);
        for (const auto& [one, other] : {std::pair(now, before), std::pair(before, now)})
            for (const Square queen : one)
                if (std::ranges::find(other, queen) == other.end())
                    return queen;
        if (frames[next].chapter == "Dead end" ||
            std::ranges::any_of(frames[next].board.cells,
                                [](const Cell& cell) { return cell.mark == Mark::wiped_out; }))
            return std::nullopt;
    }
    return std::nullopt;
}

std::vector<std::string> right_answers(const Question& question) {
    std::vector<std::string> right;
    for (const QuestionAnswer& answer : question.answers)
        if (answer.is_right)
            right.push_back(answer.text);
    return right;
}

/// Returns true if an answer about where a queen can go is right, by the rule of attack alone.
void expect_free_squares(const Frame& frame, int row) {
    const std::vector<Square> queens = queens_on(frame.board);
    bool is_any = false;
    for (int column = 0; column < frame.board.size; ++column) {
        const Square square{row, column};
        const bool is_free = std::ranges::none_of(
            queens, [&](Square queen) { return queen.row != row && shares_a_line(queen, square); });
        is_any |= is_free;
        const auto answer =
            std::ranges::find(frame.question->answers, in_words(square), &QuestionAnswer::text);
        ASSERT_NE(answer, frame.question->answers.end());
        EXPECT_EQ(answer->is_right, is_free) << answer->text;
        EXPECT_EQ(answer->reason == "No queen attacks it.", is_free) << answer->reason;
    }
    EXPECT_EQ(frame.question->answers.back().text, "Nowhere");
    EXPECT_EQ(frame.question->answers.back().is_right, !is_any);
}

class AnswersLaws : public Law {};
LAW_EXTENTS(AnswersLaws);

// Law: each question has at least one right answer, and what the search does next is among them.
TEST_P(AnswersLaws, AreRightAsTheSearchGoesOn) {
    for (const Solver& solver : solvers()) {
        if (!refusal("search", {.solver = &solver, .n = 4, .questions = true}).empty())
            continue;
        for (const int n : by_extent<std::vector<int>>({4}, {4, 5, 6})) {
            if (solver.name == "brute" && n > 4)
                continue;
            SCOPED_TRACE(std::string(solver.name) + ' ' + std::to_string(n));
            const std::vector<Frame> frames = tale("search", {.solver = &solver, .n = n, .questions = true});
            for (std::size_t at = 0; at < frames.size(); ++at) {
                const std::optional<Question>& question = frames[at].question;
                EXPECT_EQ(question.has_value(), frames[at].chapter.ends_with('?'));
                if (!question || question->answers.empty())
                    continue;
                SCOPED_TRACE(question->text + " at " + std::to_string(at));
                EXPECT_EQ(question->text, frames[at].chapter);
                const std::vector<std::string> right = right_answers(*question);
                EXPECT_FALSE(right.empty());
                const std::optional<Square> next = next_change(frames, at);
                if (question->text.starts_with("Where can")) {
                    const int row = frames[at].board.asked->row;
                    expect_free_squares(frames[at], row);
                    EXPECT_THAT(right,
                                testing::Contains(next && next->row == row ? in_words(*next) : "Nowhere"));
                } else if (question->text.starts_with("Where should")) {
                    ASSERT_TRUE(next);
                    EXPECT_THAT(right, testing::Contains(in_words(*next)));
                } else if (question->text.ends_with("What now?")) {
                    ASSERT_TRUE(next);
                    EXPECT_THAT(right,
                                ElementsAre("Take back the queen of row " + std::to_string(next->row + 1)));
                } else if (question->text.starts_with("Do two")) {
                    const std::vector<Square> queens = queens_on(frames[at].board);
                    const bool attack = std::ranges::any_of(queens, [&](Square one) {
                        return std::ranges::any_of(queens,
                                                   [&](Square other) { return shares_a_line(one, other); });
                    });
                    EXPECT_THAT(right, ElementsAre(attack ? "Yes" : "No"));
                }
            }
        }
    }
}

TEST(Answers, SayWhichQueensAttackASquare) {
    const auto frames = tale("search", {.solver = find_solver("backtracking"), .n = 4, .questions = true});
    const auto second = std::ranges::find(frames, "Where can the queen of row 2 go?", &Frame::chapter);
    ASSERT_NE(second, frames.end());
    const std::vector<QuestionAnswer>& answers = second->question->answers;
    ASSERT_EQ(answers.size(), 5U);
    EXPECT_EQ(answers[0].reason, "The queen of row 1 attacks it.");
    EXPECT_EQ(answers[2].reason, "No queen attacks it.");
    EXPECT_EQ(answers[4].reason, "Row 2, column 3 is free.");
}

TEST(Answers, LeaveOutBlockedSquares) {
    const auto frames = tale("search", {.solver = find_solver("backtracking"),
                                        .n = 4,
                                        .givens = {.queens = {}, .blocked = {{1, 3}}},
                                        .questions = true});
    const auto second = std::ranges::find(frames, "Where can the queen of row 2 go?", &Frame::chapter);
    ASSERT_NE(second, frames.end());
    EXPECT_EQ(second->question->answers.size(), 4U);
}

}  // namespace
}  // namespace queenreel
