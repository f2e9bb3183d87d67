// What captions say of a solver's own ways follows from the board, square by square.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <string>
#include <vector>

#include "extent.h"
#include "pictures_of_events.h"
#include "queenreel/story/search/conflict_count.h"

namespace queenreel {
namespace {

using Kind = SearchEvent::Kind;
using testing::HasSubstr;
using testing::StartsWith;

std::vector<int> caption_sizes() {
    return by_extent<std::vector<int>>({1, 4, 5}, {1, 4, 5, 6, 8});
}

int attackers_on(const Board& board, Square square) {
    return static_cast<int>(std::ranges::count_if(
        board.queens(), [&](Square queen) { return queen.row != square.row && share_line(queen, square); }));
}

class OwnCaptionsLaws : public Law {};
LAW_EXTENTS(OwnCaptionsLaws);

// Law: the queen taken off is drawn from all that are attacked most, or at all, and she goes to a square of
// her row that the fewest attack; the caption says from how many each was drawn.
TEST_P(OwnCaptionsLaws, SayWhichQueenMovesAndWhereTo) {
    for (const std::string_view solver : {"min-conflicts", "min-conflicts-random"})
        for (const int n : caption_sizes()) {
            Square from;
            each_picture(solver, n, [&](const Shown& shown) {
                if (shown.event.kind == Kind::removed) {
                    from = shown.event.square;
                    std::vector<int> counts;
                    for (const Square queen : shown.before.queens())
                        counts.push_back(attackers_on(shown.before, queen));
                    const int own = attackers_on(shown.before, from);
                    const int least = solver == "min-conflicts" ? *std::ranges::max_element(counts) : 1;
                    EXPECT_GE(own, least);
                    const auto equals =
                        std::ranges::count_if(counts, [&](int count) { return count >= least; });
                    EXPECT_EQ(shown.event.drawn_from, equals);
                    EXPECT_THAT(shown.frame.caption, HasSubstr(std::to_string(own)));
                    if (equals > 1)
                        EXPECT_THAT(shown.frame.caption, StartsWith(std::to_string(equals) + " queens are"));
                }
                if (shown.event.kind == Kind::placed && shown.event.drawn_from > 0) {
                    std::vector<int> counts;
                    for (Square square{from.row, 0}; square.column < n; ++square.column)
                        if (square != from)
                            counts.push_back(attackers_on(shown.before, square));
                    const int fewest = *std::ranges::min_element(counts);
                    EXPECT_EQ(attackers_on(shown.board, shown.event.square), fewest);
                    EXPECT_EQ(shown.event.drawn_from, std::ranges::count(counts, fewest));
                    EXPECT_THAT(shown.frame.caption, HasSubstr(std::to_string(fewest)));
                }
            });
        }
}

// Law: where a solver that places row by row looks at an empty square, or refuses it, its queen is tried
// there; at no other moment is there one.
TEST_P(OwnCaptionsLaws, TryAQueenOnTheSquareThatIsLookedAt) {
    for (const Solver& solver : solvers()) {
        int tried = 0;
        for (const int n : caption_sizes()) {
            if (solver.name == "brute" && n > 5)
                continue;  // millions of pictures
            each_picture(solver.name, n, [&](const Shown& shown) {
                if (!shown.frame.board.tried)
                    return;
                ++tried;
                EXPECT_TRUE(shown.event.kind == Kind::tested || shown.event.kind == Kind::rejected);
                EXPECT_EQ(*shown.frame.board.tried,
                          (TriedQueen{shown.event.square.row, shown.event.square.column}));
                EXPECT_FALSE(cell_at(shown.frame.board, shown.event.square).queen);
            });
        }
        const bool places_row_by_row = solver.name == "backtracking" || solver.name == "tables";
        EXPECT_TRUE(tried > 0 || !places_row_by_row) << solver.name;
    }
}

// Law: a swap that is tested names both rows, marks where both queens would go, and says how many pairs
// attack each other before and after; it is made when they get no more, and that is one sentence for all that
// it takes.
TEST_P(OwnCaptionsLaws, SayWhatASwapWouldChange) {
    int swaps = 0;
    for (const int n : caption_sizes()) {
        bool accepted = false;
        std::string made;  // what is said of the swap then
        each_picture("linear", n, [&](const Shown& shown) {
            if (accepted)
                EXPECT_EQ(shown.event.kind, Kind::removed) << "the swap that was accepted";
            accepted = false;
            const bool whole = std::ssize(shown.board.queens()) == n;
            if (!made.empty() && (shown.event.kind == Kind::removed || shown.event.kind == Kind::placed))
                EXPECT_EQ(shown.frame.caption, made);
            if (shown.event.kind == Kind::restarted)
                made.clear();
            if (shown.event.kind != Kind::tested || !whole)
                return;
            ++swaps;
            const auto queens = shown.board.queens();
            const auto other = std::ranges::find(queens, shown.event.square.column, &Square::column)->row;
            const int column = std::ranges::find(queens, shown.event.square.row, &Square::row)->column;
            std::vector<int> columns(shown.event.columns.begin(), shown.event.columns.end());
            const int before = attacking_pairs(columns);
            std::swap(columns[static_cast<std::size_t>(other)],
                      columns[static_cast<std::size_t>(shown.event.square.row)]);
            const int after = attacking_pairs(columns);
            accepted = after <= before;
            made = "Queens of rows " + std::to_string(shown.event.square.row + 1) + " and " +
                   std::to_string(other + 1) + " swap columns: pairs " + std::to_string(before) + " → " +
                   std::to_string(after);
            EXPECT_THAT(shown.frame.caption,
                        HasSubstr("rows " + std::to_string(shown.event.square.row + 1) + " and " +
                                  std::to_string(other + 1) + "? Attacking pairs " + std::to_string(before) +
                                  " → " + std::to_string(after) + (accepted ? ": yes" : ": no")));
            EXPECT_EQ(cell_at(shown.frame.board, shown.event.square).mark, Mark::tested);
            EXPECT_EQ(cell_at(shown.frame.board, other, column).mark, Mark::tested);
            const auto& counters = shown.panel<CountersPanel>().counters;
            const auto pairs = std::ranges::find(counters, "attacking pairs", &CountersPanel::Counter::name);
            EXPECT_EQ(pairs->value, std::to_string(before));
        });
    }
    EXPECT_GT(swaps, 0);
}

TEST(OwnCaptions, CountTheDrawsForOneQueen) {
    int last = 0;
    each_picture("linear", 8, [&](const Shown& shown) {
        EXPECT_TRUE(shown.event.draw <= 1 || shown.event.draw == last + 1);
        if (shown.event.draw > 1 && std::ssize(shown.board.queens()) == 8)
            EXPECT_THAT(shown.frame.caption,
                        StartsWith("Try " + std::to_string(shown.event.draw) + ": swap "));
        last = shown.event.draw;
    });
}

/// A small board as columns.
std::vector<int> columns_of(const BoardPanel& panel) {
    std::vector<int> columns;
    const Board board = queens_of(panel);
    for (const Square queen : board.queens())
        columns.push_back(queen.column);
    return columns;
}

// Law: a square that is drawn says whether it is safe, and one that is not lights the line that asks so.
TEST_P(OwnCaptionsLaws, SayWhetherASquareThatIsDrawnIsSafe) {
    int refused = 0;
    for (const int n : {4, 5, 8})
        each_picture("linear", n, [&](const Shown& shown) {
            if (shown.event.kind != Kind::tested || std::ssize(shown.board.queens()) == n)
                return;
            const bool safe = attackers_on(shown.board, shown.event.square) == 0;
            EXPECT_THAT(shown.frame.caption, HasSubstr(safe ? ": safe, no queen" : " attack"));
            EXPECT_THAT(shown.line(), HasSubstr(safe ? "draw a column" : "attacked there, draw again"));
            refused += safe ? 0 : 1;
        });
    EXPECT_GT(refused, 0);
}

// Law: while a queen moves, few words stand for her and for the squares of her row, and one for where she
// goes: all of a search that fits is told.
TEST(OwnCaptions, TellEachMoveOfAShortSearch) {
    const StoryOptions options{.solver = find_solver("min-conflicts"), .n = 8};
    int moves = 0;
    for (const Frame& frame : tale("search", options, lasting(std::chrono::seconds(90)))) {
        EXPECT_FALSE(frame.hurried);
        moves += frame.caption.ends_with(" attackers") || frame.caption.ends_with(" attacker");
    }
    int all = 0;
    for (const SearchEvent& event :
         options.solver->search(options.n, {.detail = Detail::steps, .seed = options.seed}))
        all += event.kind == Kind::placed && event.drawn_from > 0 ? 1 : 0;
    // But the first: she who goes, the first square and where she goes are told in full.
    EXPECT_EQ(moves, all * (options.n + 1) - 3);
}

// Law: a child's two parents are lit in the wall and shown with the rows that each gives; the child is joined
// of them, but for the queen that moved then; the code line says what was done.
TEST_P(OwnCaptionsLaws, ShowHowAChildIsBred) {
    for (const int n : caption_sizes()) {
        int children = 0;
        each_picture(
            "genetic", n,
            [&](const Shown& shown) {
                if (shown.event.kind == Kind::generation) {
                    children = 0;
                    return;
                }
                if (shown.event.kind != Kind::bred)
                    return;
                ++children;
                const Individual& child = *shown.event.child;
                const int cut = child.cut;
                const auto rows = [](int first, int last) {
                    return first == last ? "ow " + std::to_string(first)
                                         : "ows " + std::to_string(first) + "–" + std::to_string(last);
                };
                if (children == 1)
                    EXPECT_EQ(shown.frame.caption, "The fittest, board " +
                                                       std::to_string(child.upper_parent + 1) +
                                                       ", lives on unchanged");
                else if (child.is_whole())
                    EXPECT_THAT(shown.frame.caption,
                                StartsWith("Child " + std::to_string(children) + " copies board "));
                else
                    EXPECT_THAT(shown.frame.caption, StartsWith('R' + rows(1, cut) + " of board " +
                                                                std::to_string(child.upper_parent + 1) +
                                                                " + r" + rows(cut + 1, n) + " of " +
                                                                std::to_string(child.lower_parent + 1)));
                const std::string mutated = "row " + std::to_string(child.mutated_row + 1);
                EXPECT_EQ(shown.frame.caption.ends_with(child.is_whole() ? "queen of " + mutated + " jumps"
                                                                         : mutated + "'s queen jumps"),
                          child.mutated_row >= 0);
                EXPECT_THAT(shown.line(), HasSubstr(children == 1            ? "keep the fittest"
                                                    : child.mutated_row >= 0 ? "move a queen anywhere"
                                                    : child.is_whole()       ? "draw two parents"
                                                                             : "join the parts"));
                const auto& boards = shown.panel<BoardsPanel>().boards;
                EXPECT_TRUE(std::ranges::equal(columns_of(boards.back().board), child.columns));
                const auto& wall = shown.state().rows;
                for (const int parent : {child.upper_parent, child.lower_parent}) {
                    const auto at = static_cast<std::size_t>(parent);
                    EXPECT_EQ(wall[at / 10].cells[at % 10].fill, StatePanel::Fill::lit);
                }
                if (boards.size() == 1) {
                    EXPECT_EQ(child.upper_parent, child.lower_parent);
                    return;
                }
                ASSERT_EQ(boards.size(), 3u);
                for (int row = 0; row < n; ++row) {
                    if (row == child.mutated_row)
                        continue;
                    const int column = child.columns[static_cast<std::size_t>(row)];
                    const BoardPanel& giver = boards[row < child.cut ? 0 : 1].board;
                    const BoardPanel& other = boards[row < child.cut ? 1 : 0].board;
                    EXPECT_TRUE(cell_at(giver, row, column).queen);
                    for (int at = 0; at < n; ++at)
                        EXPECT_FALSE(cell_at(other, row, at).queen);
                }
            },
            {{PanelKind::code, PanelKind::state, PanelKind::boards}});
    }
}

// Law: the wall has each board of the generation, with its attacking pairs.
TEST(OwnCaptions, ShowAllBoardsOfAGeneration) {
    each_picture("genetic", 6, [](const Shown& shown) {
        if (shown.event.kind != Kind::generation)
            return;
        const auto& wall = shown.state().rows;
        ASSERT_EQ(wall.size(), 10u);
        for (std::size_t at = 0; at < 100; ++at) {
            const auto& cell = wall[at / 10].cells.at(at % 10);
            EXPECT_EQ(cell.text, std::to_string(shown.event.population->individuals[at].conflicts));
            EXPECT_EQ(cell.framed, static_cast<int>(at) == shown.event.population->best);
        }
    });
}

}  // namespace
}  // namespace queenreel
