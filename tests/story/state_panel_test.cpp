// What a solver keeps, as panels show it: checked against the board, square by square.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <string>
#include <vector>

#include "extent.h"
#include "pictures_of_events.h"

namespace queenreel {
namespace {

using Kind = SearchEvent::Kind;
using Fill = StatePanel::Fill;
using testing::HasSubstr;

std::vector<int> state_sizes() {
    return by_extent<std::vector<int>>({1, 4, 5}, {1, 4, 5, 6, 8});
}

/// Returns true if a queen above attacks the square along a line of that direction.
bool attacked_from(const Board& board, Square square, int columns_a_row) {
    for (Square above = square; --above.row >= 0;) {
        above.column -= columns_a_row;
        if (above.column >= 0 && above.column < board.size() && board.has_queen(above))
            return true;
    }
    return false;
}

bool is_free(const Board& board, Square square) {
    const auto attacked = attacked_squares(board);
    return !board.has_queen(square) &&
           !attacked[static_cast<std::size_t>(square.row * board.size() + square.column)];
}

int free_in(const Board& board, Square line) {
    int count = 0;
    for (int i = 0; i < board.size(); ++i)
        count += is_free(board, line.row >= 0 ? Square{line.row, i} : Square{i, line.column});
    return count;
}

bool is_set(const StatePanel::Row& row, int column) {
    return row.cells.at(static_cast<std::size_t>(column)).text == "1";
}

class StatePanelLaws : public Law {};
LAW_EXTENTS(StatePanelLaws);

// Law: a row's words are what the queens above do to it, bit by bit, and the last is their inverse.
TEST_P(StatePanelLaws, ShowsTheWordsOfTheRowAndTheirInverse) {
    for (const int n : state_sizes())
        each_picture("bitmask", n, [n](const Shown& shown) {
            const auto& rows = shown.state().rows;
            ASSERT_EQ(rows.size(), 5u);
            EXPECT_EQ(rows[1].value, "1 = blocked");
            EXPECT_EQ(rows[4].value, "1 = free");
            const bool about_square = shown.event.kind == Kind::placed || shown.event.kind == Kind::removed;
            const int row =
                about_square ? shown.event.square.row : static_cast<int>(shown.event.columns.size());
            EXPECT_EQ(rows[0].name, "row " + std::to_string(row + 1));
            for (int column = 0; column < n; ++column) {
                const Square square{row, column};
                EXPECT_EQ(rows[0].cells[static_cast<std::size_t>(column)].text, std::to_string(column + 1));
                EXPECT_EQ(is_set(rows[1], column), attacked_from(shown.board, square, 0));
                EXPECT_EQ(is_set(rows[2], column), attacked_from(shown.board, square, 1));
                EXPECT_EQ(is_set(rows[3], column), attacked_from(shown.board, square, -1));
                EXPECT_EQ(is_set(rows[4], column),
                          !is_set(rows[1], column) && !is_set(rows[2], column) && !is_set(rows[3], column));
            }
        });
}

// Law: the bit taken is the placed queen's, the lowest left, and lower bits are used up.
TEST_P(StatePanelLaws, TakesTheLowestFreeBit) {
    for (const int n : state_sizes())
        each_picture("bitmask", n, [n](const Shown& shown) {
            const auto& bits = shown.state().rows.at(4).cells;
            for (int column = 0; column < n; ++column) {
                const Fill fill = bits[static_cast<std::size_t>(column)].fill;
                const bool taken = shown.event.kind == Kind::placed && column == shown.event.square.column;
                EXPECT_EQ(fill == Fill::lit, taken);
                if (taken) {
                    EXPECT_TRUE(is_set(shown.state().rows[4], column));
                    EXPECT_EQ(std::ranges::find(bits.begin(), bits.begin() + column, Fill::on,
                                                &StatePanel::Cell::fill),
                              bits.begin() + column)
                        << "a lower bit is left";
                    EXPECT_THAT(shown.line(), HasSubstr("place a queen"));
                }
            }
            if (shown.event.kind == Kind::exhausted)
                EXPECT_EQ(std::ranges::count(bits, Fill::done, &StatePanel::Cell::fill), n);
        });
}

// Law: each row's domain has its free squares, each below its column; squares that a queen strikes stay until
// the step after it is placed.
TEST_P(StatePanelLaws, ShowsTheFreeSquaresOfEachRowInTheirColumns) {
    for (const std::string_view solver : {"forward-checking", "forward-checking-mrv"})
        for (const int n : state_sizes())
            each_picture(solver, n, [n](const Shown& shown) {
                const auto& rows = shown.state().rows;
                ASSERT_EQ(std::ssize(rows), n + 1);
                for (int column = 0; column < n; ++column)
                    EXPECT_EQ(rows[0].cells.at(static_cast<std::size_t>(column)).text,
                              std::to_string(column + 1));
                for (int row = 0; row < n; ++row) {
                    const StatePanel::Row& shown_row = rows[static_cast<std::size_t>(row) + 1];
                    const auto& [name, cells, value, lit, result, landed, slid, comes_from, sliding] =
                        shown_row;
                    EXPECT_TRUE(result == -1 && landed == 1 && slid == 0 && !comes_from && !sliding);
                    EXPECT_EQ(name, "row " + std::to_string(row + 1));
                    EXPECT_EQ(std::ssize(cells), n);
                    const bool strikes_next = shown.event.kind == Kind::placed;
                    const int now = free_in(strikes_next ? shown.before : shown.board, {row, -1});
                    const int before = free_in(shown.before, {row, -1});
                    const auto count = [&cells](Fill fill) {
                        return std::ranges::count(cells, fill, &StatePanel::Cell::fill);
                    };
                    const bool placed = shown.event.kind == Kind::placed && shown.event.square.row == row;
                    const bool queen = std::ranges::find(shown.board.queens(), row, &Square::row) !=
                                       shown.board.queens().end();
                    if (placed) {
                        EXPECT_TRUE(lit);
                        EXPECT_EQ(value, std::to_string(before));
                        EXPECT_EQ(count(Fill::on) + count(Fill::done) + count(Fill::lit), before);
                        EXPECT_EQ(count(Fill::lit), 1);
                        EXPECT_EQ(cells.at(static_cast<std::size_t>(shown.event.square.column)).fill,
                                  Fill::lit);
                    } else if (queen) {
                        EXPECT_EQ(value, "queen");
                    } else {
                        EXPECT_TRUE(value == std::to_string(now) ||
                                    value == std::to_string(before) + " → " + std::to_string(now))
                            << value;
                        for (Square square{row, 0}; !lit && square.column < n; ++square.column) {
                            const bool is_now = is_free(strikes_next ? shown.before : shown.board, square);
                            const Fill left = is_free(shown.before, square) ? Fill::done : Fill::off;
                            EXPECT_EQ(cells[static_cast<std::size_t>(square.column)].fill,
                                      is_now ? Fill::on : left);
                        }
                        if (!lit) {
                            EXPECT_EQ(count(Fill::on), now);
                            EXPECT_EQ(count(Fill::done), std::max(0, before - now));
                        }
                    }
                }
            });
}

// Law: the line tried has the fewest free squares of all lines without a queen.
TEST_P(StatePanelLaws, TriesTheRowOrColumnWithTheFewestSquares) {
    for (const std::string_view solver : {"forward-checking-mrv", "dancing-links"})
        for (const int n : state_sizes()) {
            int choices = 0;
            each_picture(solver, n, [&](const Shown& shown) {
                if (shown.event.kind != Kind::placed)
                    return;
                const Square choice = shown.event.choice;
                ASSERT_TRUE(choice == Square(shown.event.square.row, -1) ||
                            choice == Square(-1, shown.event.square.column));
                const int size = free_in(shown.before, choice);
                for (int i = 0; i < n; ++i)
                    for (const Square line : {Square{i, -1}, Square{-1, i}}) {
                        const auto queens = shown.before.queens();
                        const bool open = std::ranges::none_of(queens, [&](Square queen) {
                            return queen.row == line.row || queen.column == line.column;
                        });
                        if (open && (solver == "dancing-links" || line.row >= 0))
                            ASSERT_GE(free_in(shown.before, line), size);
                    }
                ++choices;
            });
            EXPECT_GT(choices, 0);
        }
}

TEST(StatePanel, TellsTheChoiceInWords) {
    const auto frames = tale("search", {.solver = find_solver("forward-checking-mrv"), .n = 8});
    EXPECT_EQ(frames[0].caption, "All rows have 8 candidates: take row 1");
    const auto has = [&frames](const std::string& words) {
        return std::ranges::any_of(
            frames, [&](const Frame& frame) { return frame.caption.find(words) != std::string::npos; });
    };
    EXPECT_TRUE(has(" has a single candidate, "));
    EXPECT_FALSE(has(" has the fewest candidates (1)"));
    EXPECT_TRUE(has(" has 1 candidate left to try"));
    EXPECT_TRUE(has(" is the last: it has 1 candidate"));
}

// Law: a square's row has its four lines; it is live where nothing attacks it, lit if it has a queen, and
// covered otherwise. A line's number is that of the live squares on it.
TEST(StatePanel, FoldsTheCoverMatrixAsTheBoardFills) {
    for (const int n : {1, 4})
        each_picture("dancing-links", n, [n](const Shown& shown) {
            const auto& rows = shown.state().rows;
            // A queen covers its lines in the step after it is placed.
            const Board& covering = shown.event.kind == Kind::placed ? shown.before : shown.board;
            ASSERT_EQ(std::ssize(rows), n * n + 3);
            for (int i = 0; i < n * n; ++i) {
                const Square square{i / n, i % n};
                const auto& option = rows[static_cast<std::size_t>(i) + 3];
                EXPECT_EQ(option.name,
                          "r" + std::to_string(square.row + 1) + " c" + std::to_string(square.column + 1));
                int lines = 0;
                for (const auto& cell : option.cells) {
                    if (cell.fill == Fill::none)
                        continue;
                    ++lines;
                    EXPECT_EQ(cell.fill == Fill::on,
                              is_free(covering, square) && !shown.board.has_queen(square));
                    EXPECT_EQ(cell.fill == Fill::lit, shown.board.has_queen(square));
                }
                EXPECT_EQ(lines, 4);
            }
            for (int line = 0; line < 2 * n; ++line) {
                const Square at = line < n ? Square{line, -1} : Square{-1, line - n};
                const auto& cell = rows[2].cells[static_cast<std::size_t>(line)];
                if (cell.fill == Fill::off)
                    EXPECT_EQ(cell.text, std::to_string(free_in(covering, at)));
                if (shown.event.kind == Kind::placed && at == shown.event.choice) {
                    EXPECT_EQ(cell.fill, Fill::lit);
                    EXPECT_EQ(cell.text, std::to_string(free_in(shown.before, at)));
                }
            }
        });
}

// Law: while a call chooses its line, the previous queen's line is no longer lit.
TEST(StatePanel, LightsNoLineWhileAnotherIsChosen) {
    for (const std::string_view solver : {"forward-checking", "forward-checking-mrv", "dancing-links"})
        for (const int n : {5, 6}) {
            int choices = 0;
            for (const Frame& frame : tale("search", {.solver = find_solver(solver), .n = n})) {
                if (!frame.caption.ends_with("so it is next") &&
                    frame.caption.find(" is next: ") == std::string::npos)
                    continue;
                if (frame.number == 1 || frame.caption.starts_with("Queen"))
                    continue;
                ++choices;
                for (const Panel& panel : frame.panels)
                    if (const auto* state = std::get_if<StatePanel>(&panel))
                        for (const auto& row : state->rows) {
                            EXPECT_FALSE(row.lit && solver != "dancing-links") << frame.caption;
                            EXPECT_EQ(std::ranges::count(row.cells, true,
                                                         [](const StatePanel::Cell& cell) {
                                                             return cell.fill == Fill::lit &&
                                                                    !cell.text.empty();
                                                         }),
                                      0)
                                << frame.caption;
                        }
            }
            EXPECT_GT(choices, 0);
        }
}

// Law: what slides out is crossed out in the matrix, and the caption has the number of squares.
TEST(StatePanel, CoversTheLinesOfAQueenInAStepOfItsOwn) {
    for (const int n : {1, 4}) {
        int covers = 0;
        for (const Frame& frame : tale("search", {.solver = find_solver("dancing-links"), .n = n})) {
            if (frame.caption.find(" covered: ") == std::string::npos)
                continue;
            ++covers;
            const auto* state = std::get_if<StatePanel>(&*std::ranges::find(
                frame.panels, PanelKind::state, [](const Panel& panel) { return kind_of(panel); }));
            ASSERT_TRUE(state);
            for (const auto& row : state->rows)
                EXPECT_EQ(row.comes_from.has_value(),
                          std::ranges::count(row.cells, Fill::done, &StatePanel::Cell::fill) > 0)
                    << "what is covered slides aside";
            std::int64_t out = 1;  // the queen's own square
            for (const auto& row : state->rows)
                out += std::ranges::count(row.cells, Fill::done, &StatePanel::Cell::fill) / 4;
            EXPECT_THAT(frame.caption, HasSubstr(": " + std::to_string(out) + " square"));
        }
        EXPECT_GT(covers, 0);
    }
}

// Law: a larger matrix shows the squares of the line tried, and what each line has left.
TEST(StatePanel, ShowsAPartOfALargerCover) {
    for (const int n : {5, 6})
        each_picture("dancing-links", n, [n](const Shown& shown) {
            const auto& rows = shown.state().rows;
            const Board& covering = shown.event.kind == Kind::placed ? shown.before : shown.board;
            const bool tries = shown.event.kind == Kind::placed || shown.event.kind == Kind::removed;
            const Square tried = shown.event.kind == Kind::wiped_out ? shown.event.square
                                 : tries                             ? shown.event.choice
                                                                     : Square{-1, -1};
            for (int i = 0; i < n; ++i)
                for (const Square line : {Square{i, -1}, Square{-1, i}}) {
                    const auto& cell =
                        rows.at(2).cells.at(static_cast<std::size_t>(line.row < 0 ? n + i : i));
                    if (cell.fill == Fill::off)
                        EXPECT_EQ(cell.text, std::to_string(free_in(covering, line)));
                    EXPECT_EQ(cell.fill == Fill::lit, line == tried);
                }
            if (tried == Square{-1, -1})
                return;
            ASSERT_EQ(std::ssize(rows), n + 3);
            for (int i = 0; i < n; ++i) {
                const Square square = tried.row >= 0 ? Square{tried.row, i} : Square{i, tried.column};
                const auto& option = rows[static_cast<std::size_t>(i) + 3];
                EXPECT_EQ(option.name,
                          "r" + std::to_string(square.row + 1) + " c" + std::to_string(square.column + 1));
                for (int line = 0; line < 2 * n; ++line) {
                    const Fill fill = option.cells.at(static_cast<std::size_t>(line)).fill;
                    EXPECT_EQ(fill != Fill::none, line == square.row || line == n + square.column);
                    if (fill != Fill::none)
                        EXPECT_EQ(fill == Fill::on,
                                  is_free(covering, square) && !shown.board.has_queen(square));
                }
            }
        });
}

// Law: each row has a digit, its queen's column; the one that turned is the event's, and the counter says how
// many boards were tested. A test of all queens marks all.
TEST(StatePanel, TurnsAnOdometer) {
    for (const int n : {1, 4, 5})
        each_picture(
            "brute", n,
            [n](const Shown& shown) {
                const auto& rows = shown.state().rows;
                ASSERT_EQ(rows.size(), 3u);
                for (int row = 0; row < n; ++row) {
                    const auto& digit = rows[1].cells.at(static_cast<std::size_t>(row));
                    const auto queens = shown.board.queens();
                    const auto queen = std::ranges::find(queens, row, &Square::row);
                    EXPECT_EQ(digit.text, queen == queens.end() ? "" : std::to_string(queen->column + 1));
                    EXPECT_EQ(digit.fill == Fill::lit,
                              shown.event.kind == Kind::placed && shown.event.square.row == row);
                }
                const auto& counters = shown.panel<CountersPanel>().counters;
                EXPECT_EQ(rows[2].value, counters.at(0).value + " of " +
                                             (n == 1   ? "1"
                                              : n == 4 ? "256"
                                                       : "3,125"));
                EXPECT_EQ(rows[2].name, "tested");
                EXPECT_EQ(counters.at(0).name, "tests");
                EXPECT_EQ(shown.line() == "  if row > n, test the whole board:",
                          shown.event.kind == Kind::tested);
                for (const Cell& cell : shown.frame.board.cells)
                    EXPECT_EQ(cell.mark == Mark::tested, shown.event.kind == Kind::tested && cell.queen);
            },
            {{PanelKind::code, PanelKind::state, PanelKind::counters}});
}

// Law: a box is filled if a queen is on its line, and its number is the code's for the square.
TEST_P(StatePanelLaws, LooksUpTheTablesOfLines) {
    for (const int n : state_sizes())
        each_picture("tables", n, [](const Shown& shown) {
            const auto& rows = shown.state().rows;
            ASSERT_EQ(rows.size(), 6u) << "a name above each table";
            const auto numbers = [](Square square) {
                const int difference = square.column - square.row;
                return std::array{std::to_string(square.column + 1),
                                  (difference < 0 ? "−" : "") + std::to_string(std::abs(difference)),
                                  std::to_string(square.column + square.row + 2)};
            };
            if (shown.event.kind == Kind::placed)  // however many are shown: a queen's row needs none
                EXPECT_THAT(shown.line(), HasSubstr("place a queen, mark the tables"));
            for (std::size_t table = 0; table < 3; ++table) {
                int flies_to = -1;
                for (const auto& box : rows[2 * table + 1].cells) {
                    const bool taken = std::ranges::any_of(shown.board.queens(), [&](Square queen) {
                        return numbers(queen)[table] == box.text;
                    });
                    EXPECT_EQ(taken, box.fill != Fill::off) << rows[2 * table].value << ' ' << box.text;
                    if (box.fill == Fill::lit || box.framed)
                        EXPECT_EQ(box.text, numbers(shown.event.square)[table]);
                    // Its sum is shown above: "diagonals: 5 − 2 = 3".
                    if (table > 0 && (box.fill == Fill::lit || box.framed)) {
                        EXPECT_THAT(rows[2 * table].value, testing::EndsWith(" = " + box.text));
                        flies_to = static_cast<int>(&box - rows[2 * table + 1].cells.data());
                    }
                }
                EXPECT_EQ(rows[2 * table].result_cell, flies_to);
            }
            const bool refused = shown.event.kind == Kind::rejected;
            EXPECT_EQ(std::ranges::count(rows, true, &StatePanel::Row::lit), refused ? 1 : 0);
            EXPECT_EQ(shown.frame.board.axis.has_value(), refused);
            if (!refused)
                return;
            const auto lit = std::ranges::find(rows, true, &StatePanel::Row::lit);
            const std::string name = std::prev(lit)->value.substr(0, std::prev(lit)->value.find(':'));
            EXPECT_THAT(shown.line(), HasSubstr(name.substr(0, name.size() - 1)));
            // The line on the board passes through the centers of both squares.
            const Axis axis = *shown.frame.board.axis;
            for (const Square square : {shown.event.square, shown.event.attacker})
                EXPECT_NEAR((axis.to_row - axis.from_row) * (square.column + 0.5 - axis.from_column),
                            (axis.to_column - axis.from_column) * (square.row + 0.5 - axis.from_row), 1e-9);
        });
}

// Law: in each numbering, the formula gives the column of the queen that the solver places.
TEST(StatePanel, PutsNumbersIntoTheFormula) {
    for (int n = 1; n <= 40; ++n)
        for (const NumberingRow& row : numberings()) {
            if (n == 2 || n == 3)
                continue;
            const StoryOptions options{
                .solver = find_solver("constructive"), .n = n, .numbering = row.numbering};
            const auto frames = tale("search", options);
            auto frame = frames.begin();
            for (const SearchEvent& event : options.solver->search(n, {.detail = Detail::steps})) {
                if (event.kind == Kind::placed) {
                    const auto& rows = std::get<StatePanel>(frame->panels.at(1)).rows;
                    ASSERT_EQ(rows.size(), 4u) << n;
                    const int first = row.numbering == Numbering::from_zero ? 0 : 1;
                    const std::string column = std::to_string(event.square.column + first);
                    EXPECT_TRUE(rows[3].value == column || rows[3].value.ends_with("= " + column))
                        << n << ": " << rows[3].value;
                    EXPECT_THAT(frame->caption, HasSubstr(rows[3].value));
                }
                ++frame;
            }
        }
}

// Without a row in the table, nobody knows what a program keeps.
TEST(StatePanel, IsNotGuessedForAStranger) {
    Solver student = *find_solver("backtracking");  // which keeps nothing
    student.name = "student";
    StoryOptions options{.solver = &student, .n = 5};
    options.events = [] { return find_solver("bitmask")->search(5, {.detail = Detail::steps}); };
    for (const PanelSlot& slot : scene_of("search", options).panels)
        EXPECT_NE(slot.kind, PanelKind::state);
}

}  // namespace
}  // namespace queenreel
