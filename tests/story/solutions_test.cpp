#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "board_text.h"
#include "held.h"
#include "queenreel/puzzle/attacks.h"
#include "queenreel/puzzle/known_counts.h"
#include "queenreel/puzzle/symmetry.h"
#include "queenreel/story/story.h"
#include "queenreel/story/wording.h"
#include "queenreel/timing/pacer.h"
#include "tales.h"

namespace queenreel {
namespace {

using namespace std::chrono_literals;

std::vector<Frame> solutions_told(const StoryOptions& options, const Pace& pace = {}) {
    return tale("solutions", options, pace);
}

TEST(Story, NamesAreFound) {
    for (const Story& story : stories())
        EXPECT_EQ(find_story(story.name), &story);
    EXPECT_EQ(stories().front().name, "solutions");
    EXPECT_EQ(find_story("no such story"), nullptr);
}

// Law: the card after the solutions says for each square how many of those shown have a queen there.
TEST(SolutionsStory, EndsWithTheNumbersOfEachSquareIfAsked) {
    StoryOptions options{.n = 8, .cards = {.end = true}};
    for (const std::uint64_t last : {92, 5}) {
        options.last = last;
        const auto frames = solutions_told(options);
        ASSERT_EQ(frames.size(), last + 1);
        ASSERT_TRUE(frames.back().card());
        EXPECT_EQ(frames.back().number, last + 1);
        const BoardPanel& card = frames.back().card()->board;
        for (int row = 0; row < 8; ++row)
            for (int column = 0; column < 8; ++column)
                EXPECT_EQ(cell_at(card, row, column).number,
                          std::count_if(frames.begin(), frames.end() - 1, [&](const Frame& frame) {
                              return cell_at(frame.board, row, column).queen;
                          }));
        EXPECT_EQ(frames.back().card()->subtitle, std::to_string(last) + " solutions");
        EXPECT_EQ(card.tint_scale, std::ranges::max(card.cells, {}, &Cell::number).number);
    }
    EXPECT_FALSE(solutions_told({.n = 8}).back().card());
    options.cards.title = true;
    EXPECT_THROW(find_story("solutions")->open(options), StoryError);
    EXPECT_THROW(find_story("solutions")->open({.n = 13, .last = 5, .cards = {.end = true}}), StoryError);
}

// Law: with every complete solver, each solution is told once, numbered from 1, and is a solution.
TEST(SolutionsStory, TellsEachSolutionOnce) {
    for (const Solver& solver : solvers()) {
        for (int n = solver.min_n; n <= 8 && solver.complete; ++n) {
            SCOPED_TRACE(std::string(solver.name) + " n " + std::to_string(n));
            std::set<std::string> different;
            const auto frames = solutions_told({.solver = &solver, .n = n});
            for (std::size_t i = 0; i < frames.size(); ++i) {
                EXPECT_EQ(frames[i].number, i + 1);
                EXPECT_TRUE(is_solution(board_of(text_of(frames[i].board))));
                different.insert(text_of(frames[i].board));
            }
            EXPECT_EQ(different.size(), frames.size());
            EXPECT_EQ(frames.size(), known_solutions(n));
        }
    }
}

TEST(SolutionsStory, TellsFundamentalSolutionsAlone) {
    for (const int n : {1, 2, 3, 4, 5, 6, 7, 8}) {
        const auto frames = solutions_told({.n = n, .unique = true});
        EXPECT_EQ(frames.size(), known_fundamental_solutions(n)) << n;
    }
    const auto frames = solutions_told({.unique = true});
    EXPECT_EQ(frames.at(2).caption, "Fundamental solution 3 of 12");
    EXPECT_EQ(frames.at(2).title(), "Fundamental solution 3 of 12 to the 8-queens problem");
}

TEST(SolutionsStory, ShowsAnEmptyStoryWithoutSolutions) {
    EXPECT_TRUE(solutions_told({.n = 2}).empty());
    EXPECT_TRUE(solutions_told({.n = 3}).empty());
}

TEST(SolutionsStory, HasDescriptions) {
    const auto frames = solutions_told({.n = 8});
    EXPECT_EQ(frames.at(16).caption, "First queen on column 3: 16 solutions");
    EXPECT_EQ(solutions_told({.n = 8, .last = 17}).at(16).caption, "17 of 92");
    EXPECT_EQ(solutions_told({.solver = find_solver("dancing-links")}).at(16).caption, "17 of 92");
    EXPECT_EQ(solutions_told({.n = 6}).at(1).caption, "2 of 4") << "a sentence a second is too much to read";
    EXPECT_EQ(frames.at(16).title(), "Solution 17 of 92 to the 8-queens problem");
    EXPECT_EQ(frames.at(0).description(), "Solution 1 of 92. Queens on a8, e7, h6, f5, c4, g3, b2 and d1.");
    EXPECT_EQ(solutions_told({.n = 6}).at(1).description(), "Queens on c6, f5, b4, e3, a2 and d1.");
    EXPECT_EQ(solutions_told({.n = 1}).at(0).title(), "Solution 1 of 1 to the 1-queen problem");
    EXPECT_EQ(solutions_told({.n = 8, .captions = false}).at(16).caption, "");
    EXPECT_EQ(solutions_told({.n = 12, .first = 1024, .last = 1024}).at(0).caption, "1,024 of 14,200");
}

TEST(SolutionsStory, ShowsThePartAskedForUnderItsOwnNumbers) {
    const auto all = solutions_told({.n = 6});
    const auto part = solutions_told({.n = 6, .first = 2, .last = 3});  // the first one's cell is filled
    ASSERT_EQ(part.size(), 2u);
    EXPECT_EQ(part[0], all[1]);
    EXPECT_EQ(part[1], all[2]);
    EXPECT_EQ(solutions_told({.n = 6, .first = 4, .last = 100}).size(), 1u);
    EXPECT_TRUE(solutions_told({.n = 6, .first = 5}).empty());
    EXPECT_TRUE(solutions_told({.n = 6, .first = 3, .last = 2}).empty());
    EXPECT_TRUE(solutions_told({.n = 6, .first = 0, .last = 0}).empty());
}

TEST(SolutionsStory, ShowsThoseChosenUnderTheirOwnNumbers) {
    const auto all = solutions_told({.last = 9});
    const auto some = solutions_told({.first = 2, .last = 9, .chosen = Numbers({{2, 2}, {5, 6}, {9, 9}})});
    ASSERT_EQ(some.size(), 4u);
    for (std::size_t i = 0; const int number : {2, 5, 6, 9})
        EXPECT_EQ(some[i++], all[static_cast<std::size_t>(number) - 1]);
    EXPECT_EQ(some[1].caption, "5 of 92");
    EXPECT_EQ(some[1].chapter, "Solution 5 of 92");
}

std::vector<int> columns_of(const Board& board) {
    std::vector<int> columns;
    for (const Square queen : board.queens())
        columns.push_back(queen.column);
    return columns;
}

const std::vector<StatePanel::Cell>& dots_of(const Frame& frame) {
    return std::get<StatePanel>(frame.panels.at(0)).rows.at(0).cells;
}

// Law: with every complete solver, each solution has a cell in lexicographic order, filled from when it is
// found; two have the same color exactly if they are of the same class.
TEST(SolutionsStory, FillsACellForEachSolutionInTheColorOfItsClass) {
    for (const Solver& solver : solvers())
        for (const bool unique : {false, true})
            for (int n = std::max(solver.min_n, 4); n <= 8 && solver.complete; ++n) {
                SCOPED_TRACE(std::string(solver.name) + " n " + std::to_string(n));
                const auto frames = solutions_told({.solver = &solver, .n = n, .unique = unique});
                if (frames.size() < 2)
                    continue;
                std::vector<std::vector<int>> found;
                for (const Frame& frame : frames)
                    found.push_back(columns_of(board_of(text_of(frame.board))));
                std::vector<std::vector<int>> in_order = found;
                std::ranges::sort(in_order);
                std::map<std::vector<int>, int> hue_of_class;
                for (std::size_t i = 0; i < frames.size(); ++i) {
                    const auto& dots = dots_of(frames[i]);
                    ASSERT_EQ(dots.size(), frames.size());
                    for (std::size_t at = 0; at < dots.size(); ++at) {
                        const auto when = std::ranges::find(found, in_order[at]) - found.begin();
                        ASSERT_EQ(dots[at].hue >= 0, static_cast<std::size_t>(when) <= i);
                        if (dots[at].hue >= 0)
                            ASSERT_EQ(
                                hue_of_class.try_emplace(canonical(in_order[at]), dots[at].hue).first->second,
                                dots[at].hue);
                    }
                }
                std::set<int> hues;
                for (const auto& [of_class, hue] : hue_of_class)
                    EXPECT_TRUE(hues.insert(hue).second);
                EXPECT_EQ(hues.size(), known_fundamental_solutions(n));
            }
}

TEST(SolutionsStory, HasNoCellsWhereTheyWouldBeFewOrTooMany) {
    EXPECT_TRUE(solutions_told({.n = 1}).at(0).panels.empty());
    EXPECT_TRUE(solutions_told({.n = 9, .last = 1}).at(0).panels.empty());
    EXPECT_TRUE(solutions_told({.captions = false}).at(0).panels.empty());
    EXPECT_TRUE(solutions_told({.panels = std::vector<PanelKind>{}}).at(0).panels.empty());
    EXPECT_TRUE(solutions_told({.solver = find_solver("min-conflicts")}).at(0).panels.empty());
}

TEST(SolutionsStory, SaysHowManyClassesThereAre) {
    const auto heading = [](const StoryOptions& options) {
        const auto story = find_story("solutions")->open(options);
        measure(*story, {});
        return story->scene().panels.at(0).title;
    };
    EXPECT_EQ(heading({}), "92 solutions in 12 classes");
    EXPECT_EQ(heading({.n = 6, .last = 2}), "4 solutions of one class");
    EXPECT_EQ(heading({.unique = true}), "12 solutions");
}

TEST(SolutionsStory, HoldsTheLastPictureLonger) {
    for (const std::uint64_t last : {1u, 2u, 3u, 100u}) {
        const auto frames = solutions_told({.n = 6, .last = last}, held(500ms, 3s));
        for (std::size_t i = 0; i + 1 < frames.size(); ++i)
            EXPECT_EQ(frames[i].duration, 500ms);
        EXPECT_EQ(frames.back().duration, 3500ms) << last;
    }
}

TEST(SolutionsStory, BeginsAChapterAtEachOfAFewSolutions) {
    for (const Frame& frame : solutions_told({.n = 8}))
        EXPECT_EQ(frame.chapter, "Solution " + std::to_string(frame.number) + " of 92");
    EXPECT_EQ(solutions_told({.n = 8, .unique = true}).at(2).chapter, "Fundamental solution 3 of 12");
    EXPECT_EQ(solutions_told({.n = 20, .first = 3, .last = 257}).at(0).chapter.find("Solution 3 of "), 0u);
}

TEST(SolutionsStory, HasNoChaptersForOneSolutionOrForMany) {
    EXPECT_EQ(solutions_told({.n = 1}).at(0).chapter, "");
    EXPECT_EQ(solutions_told({.n = 8, .first = 5, .last = 5}).at(0).chapter, "");
    EXPECT_EQ(solutions_told({.n = 4, .first = 2, .last = 100}).at(0).chapter, "");
    EXPECT_EQ(solutions_told({.solver = find_solver("min-conflicts")}).at(0).chapter, "");
    // If far apart, they are few.
    EXPECT_EQ(solutions_told({.n = 10, .last = 724, .chosen = Numbers({{1, 1}, {724, 724}})}).at(1).chapter,
              "Solution 724 of 724");
    for (const Frame& frame : solutions_told({.n = 10, .last = 256}))
        EXPECT_EQ(frame.chapter, "");
}

TEST(SolutionsStory, FitsADuration) {
    Pace pace = held(500ms, 1s);
    for (const auto duration : {2s, 3s, 60s}) {
        pace.duration = duration;
        std::chrono::microseconds total{0};
        for (const Frame& frame : solutions_told({.n = 6}, pace))
            total += frame.duration;
        EXPECT_EQ(total, duration);
        EXPECT_EQ(solutions_told({.n = 6}, pace).size(), 4u);
    }
    pace.duration = 1s;
    EXPECT_THROW(solutions_told({.n = 6}, pace), PaceError);
}

TEST(SolutionsStory, ShowsTheMomentsSelectedUnderTheirOwnNumbers) {
    Pace pace;
    pace.parts = {{.first = 2, .last = 3}, {.kind = MomentKind::solution, .first = 5, .last = 5}};
    const auto frames = solutions_told({.n = 20}, pace);
    ASSERT_EQ(frames.size(), 3u);
    EXPECT_EQ(frames[0].number, 2u);
    EXPECT_EQ(frames[1].number, 3u);
    EXPECT_EQ(frames[2].number, 5u);
}

TEST(SolutionsStory, MarksEverySquareThatNoQueenHolds) {
    for (const Frame& frame : solutions_told({.n = 6, .attacks = true, .conflicts = true}))
        for (const Cell& cell : frame.board.cells)
            EXPECT_EQ(cell.mark, cell.queen ? Mark::none : Mark::attacked);
}

// It must not search past the last picture: all of n = 20 would take weeks.
TEST(SolutionsStory, StopsAfterTheLastAskedFor) {
    EXPECT_EQ(solutions_told({.n = 20, .last = 2}).size(), 2u);
}

// A solver that may not find all has no "k of N" to tell.
TEST(SolutionsStory, NamesTheSolverWhereItFindsJustOne) {
    for (const Solver& solver : solvers()) {
        if (solver.complete)
            continue;
        const auto frames = solutions_told({.solver = &solver, .n = 8});
        ASSERT_EQ(frames.size(), 1u) << solver.name;
        EXPECT_TRUE(is_solution(board_of(text_of(frames[0].board))));
        EXPECT_EQ(frames[0].caption, "found by " + std::string(solver.name));
        EXPECT_EQ(frames[0].title(), "Solution to the 8-queens problem");
    }
}

TEST(Wording, GroupsDigits) {
    EXPECT_EQ(grouped(0), "0");
    EXPECT_EQ(grouped(999), "999");
    EXPECT_EQ(grouped(1'000), "1,000");
    EXPECT_EQ(grouped(14'200), "14,200");
    EXPECT_EQ(grouped(18'446'744'073'709'551'615u), "18,446,744,073,709,551,615");
}

}  // namespace
}  // namespace queenreel
