// Searches for superqueens and for rooks: attack lines, captions, cards, and code that fits them.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string>
#include <string_view>
#include <tuple>
#include <variant>
#include <vector>

#include "queenreel/puzzle/attacks.h"
#include "queenreel/story/story_spec.h"
#include "queenreel/story/wording.h"
#include "tales.h"

namespace queenreel {
namespace {

using testing::HasSubstr;

/// The solvers whose searches are told with every rule.
const std::vector<std::string_view> told{"backtracking",  "forward-checking", "forward-checking-mrv",
                                         "dancing-links", "bitmask",          "tables"};

StoryOptions search_by(AttackRule rule, int n, std::string_view solver = "backtracking") {
    return {.solver = find_solver(solver), .n = n, .rule = rule, .cards = {.title = true, .end = true}};
}

const CodePanel& code_of(const Frame& frame) {
    return std::get<CodePanel>(*std::ranges::find_if(
        frame.panels, [](const Panel& panel) { return std::holds_alternative<CodePanel>(panel); }));
}

// Law: marks, lines and solutions are those of the rule.
TEST(OtherPieces, AttackByTheirRule) {
    for (const auto& [rule, n, solutions] :
         {std::tuple{AttackRule::superqueens, 5, 0U}, {AttackRule::rooks, 4, 24U}})
        for (const std::string_view solver : told) {
            SCOPED_TRACE(solver);
            std::set<std::string> found;
            for (const Frame& frame : tale("search", search_by(rule, n, solver))) {
                if (frame.board.size != n)
                    continue;
                const Board pieces = queens_of(frame.board);
                const std::vector<bool> attacked = attacked_squares(pieces, rule);
                for (std::size_t i = 0; i < attacked.size(); ++i) {
                    const Mark mark = frame.board.cells[i].mark;
                    if (mark == Mark::eliminated || mark == Mark::rejected || mark == Mark::wiped_out)
                        EXPECT_TRUE(attacked[i]);
                    if (mark == Mark::solved)
                        EXPECT_TRUE(is_solution(pieces, rule));
                    if (mark == Mark::solved)
                        found.insert(queens_in_words(pieces, Words()));
                }
                for (const AttackLine& line : frame.board.lines)
                    EXPECT_TRUE(
                        attacks(rule, n, {line.from_row, line.from_column}, {line.to_row, line.to_column}));
            }
            EXPECT_EQ(found.size(), solutions);
        }
}

TEST(Superqueens, SayWhichSquaresAKnightWouldAttack) {
    int moves = 0;
    for (const Frame& frame : tale("search", search_by(AttackRule::superqueens, 5))) {
        const bool by_knight = frame.caption.find("knight's move") != std::string::npos;
        moves += by_knight ? 1 : 0;
        if (frame.moment != MomentKind::reject || frame.caption.empty() || frame.board.lines.empty())
            continue;
        const AttackLine& line = frame.board.lines.front();
        EXPECT_EQ(by_knight, !share_line({line.from_row, line.from_column}, {line.to_row, line.to_column}))
            << frame.caption;
    }
    EXPECT_GT(moves, 0);
}

TEST(Superqueens, AreIntroducedByTheirCard) {
    const auto frames = tale("search", search_by(AttackRule::superqueens, 8));
    const Card& card = *frames.front().card();
    EXPECT_EQ(card.title, "Place 8 superqueens so that no two attack each other");
    EXPECT_THAT(card.subtitle, HasSubstr("also moves like a knight"));
    EXPECT_EQ(card.rays.size(), 8U);
    EXPECT_EQ(std::ranges::count(card.board.cells, Mark::attacked, &Cell::mark), 8);
    EXPECT_EQ(frames.back().card()->subtitle, "8 superqueens, searched by backtracking");
}

TEST(Rooks, HaveACardWithTheirLines) {
    const auto frames = tale("search", search_by(AttackRule::rooks, 4));
    const Card& card = *frames.front().card();
    EXPECT_EQ(card.title, "Place 4 rooks so that no two attack each other");
    EXPECT_EQ(card.rays.size(), 4U);
    EXPECT_EQ(frames.front().description(),
              "Place 4 rooks so that no two attack each other. Go row by row; when stuck, go back. A rook on "
              "b2. The lines along which it attacks are drawn.");
    EXPECT_TRUE(scene_of("search", search_by(AttackRule::rooks, 4)).rooks);
    EXPECT_FALSE(scene_of("search", search_by(AttackRule::superqueens, 4)).rooks);
    EXPECT_EQ(frames.back().card()->subtitle, "4 rooks, solved by backtracking");
}

// Law: the lit line says what happens, even if lines that the pieces do not need are left out.
TEST(OtherPieces, HaveCodeOfTheirOwn) {
    struct Lit {
        MomentKind kind;
        std::string_view superqueens;
        std::string_view rooks;
    };
    const std::vector<Lit> all{{MomentKind::place, "    place a queen", "    place a rook"},
                               {MomentKind::back, "    take the queen back", "    take the rook back"}};
    for (const AttackRule rule : {AttackRule::superqueens, AttackRule::rooks})
        for (const std::string_view solver : told) {
            int lit = 0;
            for (const Frame& frame : tale("search", search_by(rule, 4, solver))) {
                if (frame.card())
                    continue;
                const CodePanel& code = code_of(frame);
                for (const std::string& line : code.lines)
                    if (rule == AttackRule::rooks)
                        EXPECT_EQ(line.find("diagonal"), std::string::npos) << line;
                for (const Lit& row : all)
                    if (frame.moment == row.kind && code.active >= 0) {
                        ++lit;
                        EXPECT_THAT(code.lines[static_cast<std::size_t>(code.active)],
                                    testing::StartsWith(std::string(
                                        rule == AttackRule::rooks ? row.rooks : row.superqueens)));
                    }
                if (frame.moment == MomentKind::reject && code.active >= 0)
                    EXPECT_THAT(code.lines[static_cast<std::size_t>(code.active)], HasSubstr("? reject"));
            }
            EXPECT_GT(lit, 0);
        }
}

TEST(OtherPieces, AreRefusedByStoriesAndPanelsOfChessQueens) {
    const auto by_brute_force = error_of("search", search_by(AttackRule::superqueens, 5, "brute"));
    ASSERT_TRUE(by_brute_force);
    EXPECT_EQ(by_brute_force->option, StoryOption::solver);
    EXPECT_THAT(by_brute_force->what(), HasSubstr("brute shows only the lines of chess queens"));
    EXPECT_EQ(by_brute_force->solvers, std::vector<std::string_view>{"backtracking"});
    const auto error = error_of("race", search_by(AttackRule::rooks, 5));
    EXPECT_EQ(error->option, StoryOption::rule);
}

// Law: attackers on a full board are counted by the rules of chess, so such searches have no others.
TEST(OtherPieces, AreNotRepairedOnAFullBoard) {
    const auto strange = [](AttackRule rule) {
        Solver own = *find_solver("backtracking");
        own.name = "mine";
        StoryOptions options = search_by(rule, 3);
        options.solver = &own;
        options.events = []() -> Generator<SearchEvent> {
            const std::vector<int> full{0, 0, 0};
            const std::vector<int> less{0, -1, 0};
            co_yield SearchEvent{.kind = SearchEvent::Kind::placed, .square = {2, 0}, .columns = full};
            co_yield SearchEvent{.kind = SearchEvent::Kind::removed, .square = {1, 0}, .columns = less};
            co_yield SearchEvent{.kind = SearchEvent::Kind::tested, .square = {1, 1}, .columns = less};
            co_yield SearchEvent{.kind = SearchEvent::Kind::placed, .square = {1, 0}, .columns = full};
            co_yield SearchEvent{.kind = SearchEvent::Kind::gave_up, .columns = full};
        };
        return refusal("search", options);
    };
    EXPECT_EQ(strange(AttackRule::queens), "");
    EXPECT_EQ(strange(AttackRule::rooks), "a search that repairs full boards is told only of chess queens");
}

}  // namespace
}  // namespace queenreel
