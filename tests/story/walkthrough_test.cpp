#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>
#include <span>
#include <sstream>
#include <string>
#include <variant>
#include <vector>

#include "queenreel/puzzle/attacks.h"
#include "tales.h"

namespace queenreel {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

std::vector<Frame> walkthrough(int n) {
    return tale("walkthrough", default_options("walkthrough", n));
}

// The survey's pictures in order: corner first, forced failure, back, back again, no corner, the second
// start.
TEST(Walkthrough, WalksThroughFourQueensAsByHand) {
    std::vector<std::string> boards;
    for (const Frame& frame : walkthrough(4))
        boards.push_back(marks_of(frame.board));
    EXPECT_THAT(boards, ElementsAre("....\n....\n....\n....\n",  //
                                    "Qxxx\nxx..\nx.x.\nx..x\n",  // corner first
                                    "Qxxx\nxxQx\nxxxx\nx.xx\n",  //
                                    "Qxxx\nxxQx\nWWWW\nx.xx\n",  // forced failure
                                    "Qxxx\nxxL.\nx.x.\nx..x\n",  // back
                                    "Qxxx\nxxxQ\nx.xx\nxx.x\n",  //
                                    "Qxxx\nxxxQ\nxQxx\nxxxx\n",  //
                                    "Qxxx\nxxxQ\nxQxx\nWWWW\n",  //
                                    "Qxxx\nxxxQ\nWLWW\nxx.x\n",  // back
                                    "Qxxx\nWWXL\nx.x.\nx..x\n",  // and back again
                                    "L...\n....\n....\n....\n",  // no corner
                                    "xQxx\nxxx.\n.x.x\n.x..\n",  // second start
                                    "xQxx\nxxxQ\n.xxx\n.x.x\n",  //
                                    "xQxx\nxxxQ\nQxxx\nxx.x\n",  //
                                    "xQxx\nxxxQ\nQxxx\nxxQx\n",  //
                                    ".S..\n...S\nS...\n..S.\n"));
}

// Law: for each row without a queen, the panel shows and counts the squares that the board leaves free: those
// without a mark, which no queen attacks and from which none was taken back. Each is below its column's name.
TEST(Walkthrough, CountsTheSquaresThatTheBoardLeavesFree) {
    for (const int n : {1, 2, 3, 4, 5, 6, 7, 8}) {
        SCOPED_TRACE(n);
        int empty = 0;
        for (const Frame& frame : walkthrough(n)) {
            const StatePanel* panel = std::get_if<StatePanel>(&frame.panels.at(0));
            ASSERT_TRUE(panel);
            ASSERT_EQ(std::ssize(panel->rows), n + 1);
            for (int column = 0; column < n; ++column)
                EXPECT_EQ(panel->rows[0].cells.at(column).text, std::to_string(column + 1));
            std::istringstream rows(marks_of(frame.board));
            for (const StatePanel::Row& row : std::span(panel->rows).subspan(1)) {
                std::string squares;
                ASSERT_TRUE(std::getline(rows, squares));
                const bool queen = squares.find_first_of("QS") != std::string::npos;
                const auto free = std::ranges::count(squares, '.');
                ASSERT_EQ(row.value, queen ? "queen" : std::to_string(free)) << squares;
                ASSERT_EQ(std::ranges::count(row.cells, StatePanel::Fill::on, &StatePanel::Cell::fill),
                          queen ? 0 : free);
                for (std::size_t i = 0; i < row.cells.size() && !queen; ++i)
                    EXPECT_EQ(row.cells[i].fill == StatePanel::Fill::on, squares[i] == '.') << squares;
                empty += row.value == "0" && row.lit;
            }
        }
        EXPECT_EQ(empty > 0, n != 1 && n != 5);
    }
}

TEST(Walkthrough, SaysWhyEachStepIsDone) {
    const auto frames = walkthrough(4);
    EXPECT_THAT(frames.at(0).caption, HasSubstr("four queens"));
    EXPECT_EQ(frames.at(1).caption, "Start in the corner: row, column and diagonal are attacked.");
    EXPECT_EQ(frames.at(3).caption, "Every square of row 3 is attacked: a dead end.");
    EXPECT_EQ(frames.at(4).caption, "Take back the queen of row 2 and try its next column.");
    EXPECT_EQ(frames.at(9).caption, "Row 2 has no columns left: we go back further.");
    EXPECT_EQ(frames.at(10).caption, "The corner fails, and so do the others: they mirror it.");
    EXPECT_THAT(frames.at(15).caption, HasSubstr("none attacks another: a solution."));
    EXPECT_THAT(frames.at(3).description(),
                HasSubstr("Row 1: Q X X X; row 2: X X Q X; row 3: X X X X; row 4: X . X X."));
    for (const Frame& frame : frames) {
        EXPECT_NE(frame.chapter, "");
        EXPECT_TRUE(frame.caption.ends_with('.')) << frame.caption;
    }
}

// Law: all captions are about as long as fits below a board, so that none is much smaller than another.
TEST(Walkthrough, SaysItBriefly) {
    for (int n = 1; n <= 8; ++n)
        for (const Frame& frame : walkthrough(n))
            EXPECT_LE(frame.caption.size(), 60u) << frame.caption;
}

// Law: steps have full captions up to the third dead end, and then few words, except for new starts and the
// end; so a film of eight queens takes less than half of the nine minutes of full captions.
TEST(Walkthrough, RepeatsInFewWords) {
    using namespace std::chrono_literals;
    for (int n = 1; n <= 8; ++n) {
        std::chrono::microseconds length{0};
        int dead_ends = 0;
        for (const Frame& frame : tale("walkthrough", default_options("walkthrough", n), Pace())) {
            SCOPED_TRACE(frame.caption);
            length += frame.duration;
            dead_ends += frame.caption.find("dead end") != std::string::npos ? 1 : 0;
            const bool starts = frame.caption.starts_with("Start again") ||
                                frame.caption.starts_with("This start leads nowhere") ||
                                frame.caption.find("corner") != std::string::npos;
            const bool ends = frame.caption.find("solution") != std::string::npos;
            EXPECT_EQ(frame.moment == MomentKind::repeat, dead_ends > 2 && !starts && !ends);
            if (frame.moment == MomentKind::repeat)
                EXPECT_LE(frame.caption.size(), 24U);
            EXPECT_GE(frame.duration, reading_time(frame.caption));
        }
        EXPECT_LT(length, n == 8 ? 260s : 100s) << n;
    }
}

// Law: a picture's queens are those of the event it tells.
TEST(Walkthrough, FollowsForwardChecking) {
    for (int n = 1; n <= 8; ++n) {
        const auto frames = walkthrough(n);
        std::size_t at = 0;
        EXPECT_EQ(queens_of(frames.at(at++).board), Board(n));
        for (const SearchEvent& event :
             find_solver("forward-checking")->search(n, {.detail = Detail::steps})) {
            ASSERT_LT(at, frames.size()) << n;
            EXPECT_EQ(frames[at].event, at);
            EXPECT_EQ(queens_of(frames[at++].board), board_of(n, event.columns));
            if (event.kind == SearchEvent::Kind::solution)
                break;
        }
        EXPECT_EQ(at, frames.size());
    }
}

TEST(Walkthrough, EndsAtTheFirstSolutionOrWithNone) {
    for (int n = 1; n <= 8; ++n) {
        const Frame end = walkthrough(n).back();
        EXPECT_EQ(is_solution(queens_of(end.board)), n != 2 && n != 3);
        EXPECT_THAT(end.chapter, n == 2 || n == 3 ? "No solution" : "A solution");
    }
    EXPECT_EQ(walkthrough(3).back().caption, "All possibilities tried: three queens have no solution.");
}

// Law: no queen attacks a square in a later row that is not crossed out.
TEST(Walkthrough, CrossesOutExactlyTheAttackedSquares) {
    for (const int n : {4, 5, 6, 7, 8}) {
        for (const Frame& frame : walkthrough(n)) {
            if (frame.chapter == "A solution")
                continue;
            const auto attacked = attacked_squares(queens_of(frame.board));
            for (std::size_t i = 0; i < attacked.size(); ++i) {
                const Cell& cell = frame.board.cells[i];
                if (!cell.queen && attacked[i])
                    EXPECT_TRUE(cell.mark == Mark::eliminated || cell.mark == Mark::wiped_out);
                if (!attacked[i])
                    EXPECT_TRUE(cell.mark != Mark::eliminated && cell.mark != Mark::wiped_out);
            }
        }
    }
}

// Law: a row is hatched while the caption says that it has no square left.
TEST(Walkthrough, HatchesTheRowWhileItIsSaidToHaveNoSquareLeft) {
    int said = 0;
    for (const int n : {4, 5, 6, 7, 8})
        for (const Frame& frame : walkthrough(n)) {
            const bool is_full = frame.caption.find("has no columns left") != std::string::npos ||
                                 frame.caption.find("no column left") != std::string::npos;
            const bool is_dead_end = frame.caption.find("a dead end") != std::string::npos;
            said += is_full ? 1 : 0;
            for (int row = 0; row < n; ++row) {
                const auto cells = std::span(frame.board.cells).subspan(static_cast<std::size_t>(row) * n, n);
                const bool is_hatched =
                    std::ranges::any_of(cells, [](const Cell& cell) { return cell.mark == Mark::wiped_out; });
                const std::string name = "ow " + std::to_string(row + 1);
                const bool is_named = frame.caption.find(name + ' ') != std::string::npos ||
                                      frame.caption.find(name + ':') != std::string::npos;
                EXPECT_EQ(is_hatched, (is_full || is_dead_end) && is_named)
                    << frame.caption << " row " << row;
            }
        }
    EXPECT_GT(said, 2);
}

// Law: at a dead end, each of the row's squares has a line from a queen that attacks it.
TEST(Walkthrough, ShowsWhoAttacksTheSquaresOfADeadEnd) {
    for (const int n : {4, 6})
        for (const Frame& frame : walkthrough(n)) {
            const bool is_dead_end = frame.caption.find("a dead end") != std::string::npos;
            ASSERT_EQ(frame.board.lines.size(), is_dead_end ? static_cast<std::size_t>(n) : 0U)
                << frame.caption;
            for (const AttackLine& line : frame.board.lines) {
                EXPECT_TRUE(cell_at(frame.board, line.from_row, line.from_column).queen);
                EXPECT_EQ(cell_at(frame.board, line.to_row, line.to_column).mark, Mark::wiped_out);
                EXPECT_TRUE(
                    Puzzle(n).attacks({line.from_row, line.from_column}, {line.to_row, line.to_column}));
            }
        }
}

TEST(Walkthrough, RefusesOtherSolvers) {
    EXPECT_THAT(refusal("walkthrough", default_options("walkthrough", 9)), HasSubstr("9 takes more steps"));
    StoryOptions options = default_options("walkthrough", 4);
    options.solver = find_solver("backtracking");
    EXPECT_THAT(refusal("walkthrough", options), HasSubstr("the walkthrough follows"));
    options = default_options("walkthrough", 4);
    options.panels.emplace(1, PanelKind::code);
    EXPECT_EQ(refusal("walkthrough", options), "the story walkthrough has no code panel");
    options.panels.emplace();
    EXPECT_EQ(refusal("walkthrough", options), "");
}

}  // namespace
}  // namespace queenreel
