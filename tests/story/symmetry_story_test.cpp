#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <map>
#include <set>
#include <string>
#include <vector>

#include "puzzle/attacks.h"
#include "puzzle/known_counts.h"
#include "puzzle/symmetry.h"
#include "tales.h"

namespace queenreel {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

std::vector<Frame> symmetry(int n) {
    return tale("symmetry", default_options("symmetry", n));
}

const BoardsPanel& images(const Frame& frame) {
    return std::get<BoardsPanel>(frame.panels.at(0));
}

std::vector<std::string> captions(const std::vector<Frame>& frames) {
    std::vector<std::string> all;
    for (const Frame& frame : frames)
        all.push_back(frame.caption);
    return all;
}

// Law: every board shown is a solution, and so is every small one; a class has no board twice.
TEST(SymmetryStory, ShowsTrueSolutionsAndNoneTwiceInAClass) {
    for (const int n : {1, 4, 5, 6, 7, 8}) {
        for (const Frame& frame : symmetry(n)) {
            EXPECT_TRUE(is_solution(queens_of(frame.board))) << n << ", " << frame.caption;
            std::set<std::string> different;
            for (const auto& small : images(frame).boards) {
                EXPECT_TRUE(is_solution(queens_of(small.board)));
                different.insert(marks_of(small.board));
            }
            EXPECT_EQ(different.size(), images(frame).boards.size());
        }
    }
}

// Law: the classes are complete, and together they are all solutions, each once.
TEST(SymmetryStory, TellsEverySolutionOnceInItsClass) {
    for (const int n : {1, 4, 5, 6, 7, 8, 9}) {
        std::set<std::string> all;
        std::size_t sum = 0;
        std::uint64_t classes = 0;
        const auto frames = symmetry(n);
        for (std::size_t i = 0; i + 1 < frames.size(); ++i) {
            // The last picture of a class comes before another's first, or the sum.
            if (frames[i + 1].chapter.empty())
                continue;
            ++classes;
            sum += images(frames[i]).boards.size();
            for (const auto& small : images(frames[i]).boards)
                all.insert(marks_of(small.board));
            std::vector<int> columns;
            const Board board = queens_of(frames[i].board);
            for (const Square queen : board.queens())
                columns.push_back(queen.column);
            EXPECT_EQ(images(frames[i]).boards.size(), class_size(columns));
        }
        EXPECT_EQ(classes, known_fundamental_solutions(n));
        EXPECT_EQ(sum, known_solutions(n));
        EXPECT_EQ(all.size(), sum);
    }
}

// Law: moves lead from the queens of the picture before to those of this one.
TEST(SymmetryStory, SaysWhereEachQueenGoes) {
    for (const int n : {1, 4, 5, 6, 8}) {
        Board before(n);
        for (const Frame& frame : symmetry(n)) {
            const Board now = queens_of(frame.board);
            if (!frame.moves.empty()) {
                Board from(n);
                Board to(n);
                for (const Move& move : frame.moves) {
                    from.place({move.from_row, move.from_column});
                    to.place({move.to_row, move.to_column});
                }
                EXPECT_EQ(from, before) << frame.caption;
                EXPECT_EQ(to, now) << frame.caption;
            }
            before = now;
        }
    }
}

// Each step is one that can be followed by eye: three quarter turns, a mirror from left to right, three
// quarter turns, and that mirror again.
TEST(SymmetryStory, GoesByQuarterTurnsAndOneMirror) {
    const auto frames = symmetry(8);
    for (std::size_t i = 1; i < 9; ++i) {
        const Symmetry step = i % 4 == 0 ? Symmetry::flip_columns : Symmetry::rotate_90;
        ASSERT_EQ(frames[i].moves.size(), 8u);
        for (const Move& move : frames[i].moves)
            EXPECT_EQ(image(step, {move.from_row, move.from_column}, 8),
                      (Square{move.to_row, move.to_column}))
                << frames[i].caption;
    }
}

TEST(SymmetryStory, NamesEachImageForWhatItIs) {
    const std::map<std::string, Symmetry> named{
        {"as found", Symmetry::identity},    {"90°", Symmetry::rotate_90},
        {"180°", Symmetry::rotate_180},      {"270°", Symmetry::rotate_270},
        {"top-bottom", Symmetry::flip_rows}, {"left-right", Symmetry::flip_columns},
        {"diagonal", Symmetry::transpose},   {"antidiagonal", Symmetry::antitranspose}};
    for (const int n : {4, 5, 6, 8}) {
        for (const Frame& frame : symmetry(n)) {
            const auto& boards = images(frame).boards;
            const Board found = queens_of(boards[0].board);
            for (const auto& small : boards) {
                Board expected(n);
                for (const Square queen : found.queens())
                    expected.place(image(named.at(small.label), queen, n));
                EXPECT_EQ(queens_of(small.board), expected) << small.label;
            }
        }
    }
}

TEST(SymmetryStory, SaysWhereAnImageWasSeenBefore) {
    EXPECT_THAT(captions(symmetry(4)),
                ElementsAre("Class 1 of 1: its first board",                    //
                            "A quarter turn: the same board as at first",       //
                            "A half turn: the same board as at first",          //
                            "Three quarter turns: the same board as at first",  //
                            "Mirrored in the antidiagonal: a new solution",     //
                            "Mirrored from top to bottom: the same board as mirrored in the antidiagonal",
                            "Mirrored in the diagonal: the same board as mirrored in the antidiagonal",
                            "Mirrored from left to right: the same board as mirrored in the antidiagonal",
                            "Class 1 of 1: 2 solutions",  //
                            "1 class, 2 solutions"));
}

// One small board is lit, that of the board shown, until the class is summed up.
TEST(SymmetryStory, LightsTheImageThatIsShown) {
    for (const Frame& frame : symmetry(6)) {
        for (const auto& small : images(frame).boards) {
            const bool summed = frame.caption.find("solutions") != std::string::npos;
            EXPECT_EQ(small.lit, summed || queens_of(small.board) == queens_of(frame.board)) << frame.caption;
        }
    }
}

TEST(SymmetryStory, SumsUp) {
    EXPECT_EQ(symmetry(8).back().caption, "12 classes, 92 solutions");
    EXPECT_EQ(symmetry(8).at(17).caption, "Class 2 of 12: 8 solutions, 16 in all so far");
    EXPECT_EQ(symmetry(1).back().caption, "1 class, 1 solution");
    EXPECT_THAT(captions(symmetry(3)), ElementsAre("No solution, and so no class"));
}

TEST(SymmetryStory, TellsThePartAskedForOfLargerBoardsToo) {
    StoryOptions options = default_options("symmetry", 14);
    EXPECT_THAT(refusal("symmetry", options), HasSubstr("the classes of 14"));
    options.first = 2;
    options.last = 3;
    EXPECT_EQ(refusal("symmetry", options), "");
    const auto frames = tale("symmetry", options);
    EXPECT_EQ(frames.size(), 19u);
    EXPECT_EQ(frames.front().chapter, "Class 2 of 45,752");
    EXPECT_EQ(frames.back().caption, "2 of the 45,752 classes, 16 solutions");
    EXPECT_EQ(scene_of("symmetry", options).panels.at(0).rows, 8);
}

TEST(SymmetryStory, MayDoWithoutThePanel) {
    StoryOptions options = default_options("symmetry", 5);
    options.panels.emplace();
    EXPECT_TRUE(scene_of("symmetry", options).is_plain());
    for (const Frame& frame : tale("symmetry", options))
        EXPECT_TRUE(frame.panels.empty());
}

TEST(SymmetryStory, NeedsASolverThatFindsAll) {
    StoryOptions options = default_options("symmetry", 8);
    options.solver = find_solver("genetic");
    EXPECT_THAT(refusal("symmetry", options), HasSubstr("genetic finds one solution"));
}

// Law: any complete solver tells the same classes.
TEST(SymmetryStory, IsTheSameSumWithEverySolver) {
    for (const Solver& solver : solvers()) {
        if (!solver.complete)
            continue;
        StoryOptions options = default_options("symmetry", 6);
        options.solver = &solver;
        EXPECT_EQ(tale("symmetry", options).back().caption, "1 class, 4 solutions") << solver.name;
    }
}

}  // namespace
}  // namespace queenreel
