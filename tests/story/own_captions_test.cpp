// What captions say of a solver's own methods follows from the board, square by square.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <optional>
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

// Law: the queen taken off is drawn from all attacked most, or at all, and goes to a square of its row that
// the fewest attack; the caption says from how many each was drawn.
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
                    EXPECT_THAT(shown.line(),
                                HasSubstr(equals > 1 ? "any one" : "take off the most attacked"));
                    EXPECT_THAT(shown.frame.caption, HasSubstr(std::to_string(own)));
                    if (equals > 1)
                        EXPECT_THAT(shown.frame.caption,
                                    AllOf(StartsWith(std::to_string(equals) + " queens are"),
                                          HasSubstr("; at random: ")));
                    // Each placed queen says how many attacked it.
                    for (const Square queen : shown.board.queens())
                        EXPECT_EQ(std::max<int>(0, cell_at(shown.frame.board, queen).number),
                                  attackers_on(shown.before, queen));
                }
                if (shown.event.kind == Kind::placed && shown.event.drawn_from > 0) {
                    std::vector<int> counts;
                    for (Square square{from.row, 0}; square.column < n; ++square.column)
                        if (square != from)
                            counts.push_back(attackers_on(shown.before, square));
                    const int fewest = *std::ranges::min_element(counts);
                    EXPECT_EQ(attackers_on(shown.board, shown.event.square), fewest);
                    EXPECT_EQ(shown.event.drawn_from, std::ranges::count(counts, fewest));
                    const bool drawn = std::ranges::count(counts, fewest) > 1;
                    EXPECT_THAT(shown.frame.caption,
                                HasSubstr(drawn && fewest == 0 && std::ranges::count(counts, fewest) < n - 1
                                              ? "no attacker"
                                              : std::to_string(fewest)));
                    EXPECT_EQ(shown.frame.caption.find("at random") != std::string::npos, drawn);
                }
            });
        }
}

// Law: when a solver that places row by row looks at an empty square, or refuses it, its queen is tried
// there; at no other moment is a queen tried.
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

// Law: when a swap is tested, it names both rows, marks both queens' targets, and says how many pairs attack
// each other before and after; it is made if they get no more, with one sentence for all of it.
TEST_P(OwnCaptionsLaws, SayWhatASwapWouldChange) {
    int swaps = 0;
    for (const int n : caption_sizes()) {
        std::string made;  // what is then said of the swap
        std::optional<Board> before_swap;
        each_picture("linear", n, [&](const Shown& shown) {
            const bool whole = std::ssize(shown.board.queens()) == n;
            if (before_swap) {
                // Both queens go at once: no picture has only one of them.
                EXPECT_EQ(shown.event.kind, Kind::placed);
                EXPECT_EQ(shown.frame.caption, made);
                int gone = 0;
                for (const Square queen : shown.board.queens())
                    gone += before_swap->has_queen(queen) ? 0 : 1;
                EXPECT_EQ(gone, 2);
            }
            before_swap.reset();
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
            const bool accepted = after <= before;
            if (accepted)
                before_swap = shown.board;
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

// Law: a drawn square says whether it is safe; an unsafe one lights the line that tests this, is crossed out,
// and has a line from each attacking queen. A queen goes to a safe square by the line that says so, and to
// one that was not drawn, or is not safe, by the line that no draw is left.
TEST_P(OwnCaptionsLaws, SayWhetherASquareThatIsDrawnIsSafe) {
    int refused = 0;
    for (const int n : {4, 5, 8}) {
        std::optional<Square> safely_drawn;
        each_picture("linear", n, [&](const Shown& shown) {
            const bool sets_up = std::ssize(shown.before.queens()) < n;
            if (shown.event.kind == Kind::placed && sets_up)
                EXPECT_THAT(shown.line(),
                            HasSubstr(safely_drawn == shown.event.square ? "if it is safe there"
                                                                         : "when no draw is left"));
            safely_drawn.reset();
            if (shown.event.kind != Kind::tested || !sets_up)
                return;
            const int attackers = attackers_on(shown.board, shown.event.square);
            const bool safe = attackers == 0;
            EXPECT_EQ(cell_at(shown.frame.board, shown.event.square).mark,
                      safe ? Mark::tested : Mark::rejected);
            EXPECT_EQ(std::ssize(shown.frame.board.lines), attackers);
            EXPECT_THAT(shown.frame.caption, HasSubstr(safe ? ": safe, no queen" : " attack"));
            EXPECT_THAT(shown.line(), HasSubstr(safe ? "draw a column" : "attacked there, draw again"));
            refused += safe ? 0 : 1;
            if (safe)
                safely_drawn = shown.event.square;
        });
    }
    EXPECT_GT(refused, 0);
}

// Law: a moving queen, the squares of its row and its target have few words each: a search that fits is told
// in full.
TEST(OwnCaptions, TellEachMoveOfAShortSearch) {
    const StoryOptions options{.solver = find_solver("min-conflicts"), .n = 8};
    int moves = 0;
    for (const Frame& frame : tale("search", options, lasting(std::chrono::seconds(90)))) {
        EXPECT_FALSE(frame.hurried);
        moves += frame.caption.ends_with(" attackers") || frame.caption.ends_with(" attacker") ||
                 frame.caption.ends_with(" best");
    }
    int all = 0;
    for (const SearchEvent& event :
         options.solver->search(options.n, {.detail = Detail::steps, .seed = options.seed}))
        all += event.kind == Kind::placed && event.drawn_from > 0 ? 1 : 0;
    // Except the first: its queen, first square and target are told in full.
    EXPECT_EQ(moves, all * (options.n + 1) - 3);
}

// Law: few words, too, say among how many is drawn: a queen that moves, and the square it goes to.
TEST(OwnCaptions, SayAmongHowManyInFewWords) {
    for (const std::string_view solver : {"min-conflicts", "min-conflicts-random"}) {
        int drawn = 0;
        int alone = 0;
        std::vector<int> from{0};  // by event: among how many was drawn, or 0
        const StoryOptions options{.solver = find_solver(solver), .n = 8};
        for (const SearchEvent& event :
             options.solver->search(options.n, {.detail = Detail::steps, .seed = options.seed}))
            from.push_back(event.drawn_from);
        for (const Frame& frame : tale("search", options, Pace())) {
            const int among = from.at(frame.event);
            const bool is_full = frame.caption.find("at random") != std::string::npos ||
                                 frame.caption.find("the most attackers") != std::string::npos ||
                                 frame.caption.find("the fewest attackers") != std::string::npos;
            if (among == 0 || is_full)
                continue;
            const std::string number = std::to_string(among);
            const bool says_so = frame.caption.find(": 1 of " + number + ' ') != std::string::npos ||
                                 frame.caption.ends_with(": 1 of the " + number + " best");
            EXPECT_EQ(says_so, among > 1) << frame.caption;
            ++(among > 1 ? drawn : alone);
        }
        EXPECT_GT(drawn, 3) << solver;
        EXPECT_GT(alone, 3) << solver;
    }
}

// Law: a child's two parents are lit in the wall and shown with the rows that each gives; the child joins
// these, except for the queen that then moved; the code line says what was done.
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
                else if (shown.frame.caption.starts_with("A mutation"))
                    EXPECT_EQ(
                        shown.frame.caption,
                        "A mutation: the queen of row " + std::to_string(child.mutated_row + 1) +
                            " jumps to column " +
                            std::to_string(child.columns[static_cast<std::size_t>(child.mutated_row)] + 1));
                else
                    EXPECT_THAT(shown.frame.caption, StartsWith('R' + rows(1, cut) + " of board " +
                                                                std::to_string(child.upper_parent + 1) +
                                                                " + r" + rows(cut + 1, n) + " of " +
                                                                std::to_string(child.lower_parent + 1)));
                EXPECT_EQ(shown.frame.caption.find(" jumps") != std::string::npos, child.mutated_row >= 0);
                EXPECT_THAT(shown.line(), HasSubstr(children == 1            ? "keep the fittest"
                                                    : child.mutated_row >= 0 ? "move a queen anywhere"
                                                    : child.is_whole()       ? "draw two parents"
                                                                             : "join the parts"));
                EXPECT_TRUE(std::ranges::equal(columns_of(shown.frame.board), child.columns));
                const auto& boards = shown.panel<BoardsPanel>().boards;
                const auto& wall = shown.state().rows;
                for (const int parent : {child.upper_parent, child.lower_parent}) {
                    const auto at = static_cast<std::size_t>(parent);
                    EXPECT_EQ(wall[at / 20].cells[at % 20].fill, StatePanel::Fill::lit);
                }
                if (boards.size() == 1) {
                    EXPECT_TRUE(child.is_whole());
                    return;
                }
                ASSERT_EQ(boards.size(), 2u);
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
        ASSERT_EQ(wall.size(), 5u);
        for (std::size_t at = 0; at < 100; ++at) {
            const auto& cell = wall[at / 20].cells.at(at % 20);
            EXPECT_EQ(cell.text, std::to_string(shown.event.population->individuals[at].conflicts));
            EXPECT_EQ(cell.framed, static_cast<int>(at) == shown.event.population->best);
        }
    });
}

// Law: between generations, the fittest and the least fit board are shown and labeled.
TEST(OwnCaptions, NameTheFittestAndTheLeastFit) {
    int generations = 0;
    each_picture("genetic", 6,
                 [&](const Shown& shown) {
                     if (shown.event.kind != Kind::generation)
                         return;
                     ++generations;
                     const auto [least, most] =
                         std::ranges::minmax(shown.event.population->individuals, {}, &Individual::conflicts);
                     for (const auto& board : shown.panel<BoardsPanel>().boards) {
                         const bool is_fittest = &board == &shown.panel<BoardsPanel>().boards.front();
                         EXPECT_EQ(board.label, is_fittest ? "Fittest" : "Least fit");
                         const int pairs = (is_fittest ? least : most).conflicts;
                         EXPECT_THAT(board.notes.at(0), StartsWith(std::to_string(pairs) + " pair"));
                     }
                 },
                 {{PanelKind::code, PanelKind::state, PanelKind::boards}});
    EXPECT_GT(generations, 1);
}

/// The queens of a frame's board by row; -1 for none.
std::vector<int> shown_columns(const Frame& frame) {
    std::vector<int> columns(static_cast<std::size_t>(frame.board.size), -1);
    for (int row = 0; row < frame.board.size; ++row)
        for (int column = 0; column < frame.board.size; ++column)
            if (cell_at(frame.board, row, column).queen)
                columns[static_cast<std::size_t>(row)] = column;
    return columns;
}

const std::string& lit_line(const Frame& frame) {
    const auto& code = std::get<CodePanel>(frame.panels.at(0));
    return code.lines.at(static_cast<std::size_t>(code.active));
}

// Law: the first child of two parents that mutates is bred in steps, each under its line of code: parents are
// drawn, the upper one gives its rows, then the lower one, then a queen jumps along its row. The child is on
// the board.
TEST(OwnCaptions, BreedAChildStepByStep) {
    for (const int n : {6, 8}) {
        const StoryOptions options{.solver = find_solver("genetic"),
                                   .n = n,
                                   .panels = {{PanelKind::code, PanelKind::state, PanelKind::boards}}};
        const auto frames = tale("search", options);
        const auto drawn = std::ranges::find_if(frames, [](const Frame& frame) {
            return frame.caption.starts_with("Two parents, drawn by fitness: boards ");
        });
        ASSERT_NE(drawn, frames.end());
        const auto judged = std::ranges::find_if(
            frames, [](const Frame& frame) { return frame.caption.starts_with("Fitness is 1 / (1 + "); });
        ASSERT_LT(judged, drawn);
        EXPECT_THAT(lit_line(*judged), HasSubstr("fitness of each"));
        int told = 0;
        for (auto frame = drawn; frame != frames.end(); ++frame) {
            if (!frame->caption.starts_with("Two parents, drawn by fitness"))
                continue;
            ++told;
            EXPECT_THAT(lit_line(*frame), HasSubstr("draw two parents by fitness"));
            EXPECT_EQ(shown_columns(*frame), std::vector<int>(static_cast<std::size_t>(n), -1));
            const Frame& upper = *++frame;
            EXPECT_THAT(upper.caption, StartsWith("Both are cut: the child gets row"));
            EXPECT_THAT(lit_line(upper), HasSubstr("cut both at a row and join the parts"));
            const auto columns = shown_columns(upper);
            const auto cut = std::ranges::find(columns, -1);
            EXPECT_TRUE(cut != columns.begin() && cut != columns.end());
            EXPECT_TRUE(std::all_of(cut, columns.end(), [](int column) { return column == -1; }));
            const Frame& joined = *++frame;
            const auto whole = shown_columns(joined);
            EXPECT_TRUE(std::equal(columns.begin(), cut, whole.begin()));
            EXPECT_EQ(std::ranges::count(whole, -1), 0);
            if (!joined.caption.starts_with("… and row"))
                continue;  // that is the child, without a mutation
            const Frame& mutated = *++frame;
            EXPECT_THAT(mutated.caption, StartsWith("A mutation: the queen of row "));
            EXPECT_THAT(lit_line(mutated), HasSubstr("move a queen anywhere"));
            int jumps = 0;
            for (std::size_t row = 0; row < whole.size(); ++row)
                jumps += whole[row] != shown_columns(mutated)[row];
            EXPECT_LE(jumps, 1);  // it may jump to its old place
        }
        EXPECT_EQ(told, 2) << "one with a mutation, one without";
    }
}

// Law: brute force tests a board as a whole: all of its queens are marked, and caption, counter, odometer and
// code say that it is tested.
TEST_P(OwnCaptionsLaws, TestAWholeBoardByOneName) {
    int boards = 0;
    for (const int n : {1, 4, 5}) {
        if (n > by_extent(4, 5))
            continue;
        int tests = 0;
        each_picture("brute", n,
                     [&](const Shown& shown) {
                         if (shown.event.kind != Kind::tested)
                             return;
                         ++boards;
                         const std::string number = Words().number(static_cast<std::uint64_t>(++tests));
                         EXPECT_EQ(std::ranges::count(shown.frame.board.cells, Mark::tested, &Cell::mark), n);
                         EXPECT_THAT(shown.line(), HasSubstr("test the whole board"));
                         EXPECT_THAT(shown.frame.caption, HasSubstr(": does any pair attack?"));
                         const auto& counters = shown.panel<CountersPanel>().counters;
                         EXPECT_EQ(std::ranges::find(counters, "tests", &CountersPanel::Counter::name)->value,
                                   number);
                         const StatePanel::Row& tested = shown.state().rows.back();
                         EXPECT_EQ(tested.name, "tested");
                         EXPECT_THAT(tested.value, StartsWith(number + " of "));
                     },
                     {{PanelKind::code, PanelKind::counters, PanelKind::state}});
    }
    EXPECT_GT(boards, 256);
}

// Law: a curve covers the moves since the last restart, and is as long as the longest such time needs.
TEST(OwnCaptions, DrawACurveOfEachStart) {
    int restarts = 0;
    for (std::uint64_t seed = 1; seed <= 12; ++seed)
        for (const int n : {4, 6}) {
            StoryOptions options{.solver = find_solver("linear"), .n = n, .seed = seed};
            options.panels = {PanelKind::chart};
            std::vector<std::uint64_t> starts{0};  // by event: restarts up to it
            for (const SearchEvent& event :
                 options.solver->search(n, {.detail = Detail::steps, .seed = seed}))
                starts.push_back(starts.back() + (event.kind == Kind::restarted ? 1 : 0));
            restarts += static_cast<int>(starts.back());
            std::vector<double> drawn;
            std::uint64_t start = 0;
            double longest = 0;
            for (const Frame& frame : tale("search", options)) {
                const auto& curve = std::get<ChartPanel>(frame.panels.front());
                if (starts.at(frame.event) != start) {
                    start = starts[frame.event];
                    EXPECT_TRUE(curve.values.empty()) << "no move of this start yet";
                } else {
                    EXPECT_GE(curve.values.size(), drawn.size());
                }
                drawn = curve.values;
                longest = std::max(longest, drawn.empty() ? 0 : curve.filled);
            }
            EXPECT_EQ(longest, 1);
        }
    EXPECT_GT(restarts, 0);
}

TEST(OwnCaptions, CompareBruteForceWithBacktracking) {
    const auto frames = tale("search", {.solver = find_solver("brute"), .n = 4});
    const auto has = [&frames](std::string_view words) {
        return std::ranges::any_of(frames, [&](const Frame& frame) { return frame.caption == words; });
    };
    EXPECT_TRUE(has("Board 115 of 256; backtracking needed 26 tests"));
    EXPECT_TRUE(has("Solution 2 of 2"));
}

// Law: words of diagonals come from aside in the step in which they shift, and in no other.
TEST(OwnCaptions, ShiftTheWordsOfDiagonals) {
    int shifts = 0;
    for (const Frame& frame : tale("search", {.solver = find_solver("bitmask"), .n = 5})) {
        const auto state = std::ranges::find(frame.panels, PanelKind::state,
                                             [](const Panel& panel) { return kind_of(panel); });
        const auto& rows = std::get<StatePanel>(*state).rows;
        const bool says_so = frame.caption.find(" shift") != std::string::npos;
        shifts += rows.at(2).comes_from ? 1 : 0;
        if (says_so)
            EXPECT_TRUE(rows.at(2).comes_from) << frame.caption;
        EXPECT_EQ(rows.at(2).comes_from, rows.at(2).comes_from ? std::optional(1.0) : std::nullopt);
        EXPECT_EQ(rows.at(3).comes_from, rows.at(2).comes_from ? std::optional(-1.0) : std::nullopt);
        EXPECT_FALSE(rows.at(1).comes_from);
        EXPECT_FALSE(rows.at(4).comes_from);
    }
    EXPECT_GT(shifts, 0);
}

// Law: no caption counts zero things, as squares ruled out by the last queen.
TEST(OwnCaptions, CountNothingThatIsNot) {
    for (const Solver& solver : solvers())
        for (const int n : {1, 4}) {
            StoryOptions options{.solver = &solver, .n = n};
            options.last = 2;
            for (const Frame& frame : tale("search", options))
                EXPECT_THAT(frame.caption,
                            testing::Not(testing::ContainsRegex("(^| )0 [a-z]+ (of|in|from) ")))
                    << solver.name << ' ' << n;
        }
}

// Law: the staircases are knight's moves from queen to queen of one half; the lower half is shown to be the
// upper one turned where it is.
TEST(OwnCaptions, DrawTheStaircasesOfTheFormula) {
    for (int n = 4; n <= 20; ++n) {
        const auto frames = tale("search", {.solver = find_solver("constructive"), .n = n});
        bool turned = false;
        for (const Frame& frame : frames) {
            turned |= frame.board.turned == 180;
            for (const Arrow& arrow : frame.board.annotations.arrows) {
                EXPECT_TRUE(cell_at(frame.board, arrow.from_row, arrow.from_column).queen);
                EXPECT_TRUE(cell_at(frame.board, arrow.to_row, arrow.to_column).queen);
                EXPECT_EQ(arrow.to_row, arrow.from_row + 1);
                EXPECT_EQ(arrow.to_column, arrow.from_column + 2);
            }
        }
        EXPECT_GE(frames.back().board.annotations.arrows.size(), static_cast<std::size_t>(n / 2 - 1)) << n;
        const auto whole = shown_columns(frames.back());
        const int even = n - n % 2;
        bool is_turned = true;
        for (int row = 0; row < even; ++row)
            is_turned &=
                whole[static_cast<std::size_t>(row)] + whole[static_cast<std::size_t>(even - 1 - row)] ==
                even - 1;
        EXPECT_EQ(turned, even % 6 == 2) << n;
        if (turned)
            EXPECT_TRUE(is_turned) << n;
    }
}

}  // namespace
}  // namespace queenreel
