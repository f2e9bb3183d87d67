// What solvers keep of pieces other than chess queens, checked against the board.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <set>
#include <string>
#include <tuple>
#include <vector>

#include "pictures_of_events.h"

namespace queenreel {
namespace {

using Kind = SearchEvent::Kind;
using Fill = StatePanel::Fill;
using testing::EndsWith;
using testing::HasSubstr;

bool has_bit(const StatePanel::Row& row, int column) {
    return row.cells.at(static_cast<std::size_t>(column)).text == "1";
}

int modulo(int number, int n) {
    return ((number % n) + n) % n;
}

bool is_knight_move(Square one, Square other) {
    return std::abs((one.row - other.row) * (one.column - other.column)) == 2;
}

// Law: a row's words have a bit for each line of a queen above that meets it, around the torus, and for each
// that attacks it as a knight; rooks have only the word of columns. The last word is the inverse of the
// others.
TEST(StateByRule, WordsHaveTheLinesOfThePieces) {
    for (const auto& [rule, n, words] : {std::tuple{AttackRule::torus, 5, 3U},
                                         {AttackRule::torus, 6, 3U},
                                         {AttackRule::superqueens, 6, 4U},
                                         {AttackRule::rooks, 4, 1U}})
        each_picture(
            "bitmask", n,
            [n = n, words = words, rule = rule](const Shown& shown) {
                const auto& rows = shown.state().rows;
                ASSERT_EQ(rows.size(), words + 2);
                const bool about_square =
                    shown.event.kind == Kind::placed || shown.event.kind == Kind::removed;
                const int row =
                    about_square ? shown.event.square.row : static_cast<int>(shown.event.columns.size());
                for (int column = 0; column < n; ++column) {
                    bool blocked = false;
                    for (std::size_t word = 0; word < words; ++word) {
                        const int a_row = std::array{0, 1, -1, 0}[word];
                        const bool met = std::ranges::any_of(shown.board.queens(), [&](Square queen) {
                            const int reached = queen.column + a_row * (row - queen.row);
                            return queen.row < row &&
                                   (word == 3 ? is_knight_move(queen, {row, column})
                                              : (rule == AttackRule::torus ? modulo(reached, n) : reached) ==
                                                    column);
                        });
                        EXPECT_EQ(has_bit(rows[word + 1], column), met);
                        blocked |= met;
                    }
                    EXPECT_EQ(has_bit(rows.back(), column), !blocked);
                }
            },
            {}, rule);
}

// Law: a box of a torus is a remainder, computed above it, and full if a queen has it.
TEST(StateByRule, TablesOfATorusCountModuloN) {
    for (const int n : {4, 5})
        each_picture(
            "tables", n,
            [n](const Shown& shown) {
                const auto& rows = shown.state().rows;
                ASSERT_EQ(rows.size(), 6U);
                const auto numbers = [n](Square square) {
                    return std::array{std::to_string(square.column + 1),
                                      std::to_string(modulo(square.column - square.row, n)),
                                      std::to_string(modulo(square.column + square.row + 2, n))};
                };
                for (std::size_t table = 0; table < 3; ++table) {
                    ASSERT_EQ(std::ssize(rows[2 * table + 1].cells), n);
                    std::set<std::string> different;
                    for (const auto& box : rows[2 * table + 1].cells) {
                        different.insert(box.text);
                        const bool taken = std::ranges::any_of(shown.board.queens(), [&](Square queen) {
                            return numbers(queen)[table] == box.text;
                        });
                        EXPECT_EQ(taken, box.fill != Fill::off) << rows[2 * table].value << ' ' << box.text;
                        if (box.fill != Fill::lit && !box.framed)
                            continue;
                        EXPECT_EQ(box.text, numbers(shown.event.square)[table]);
                        if (table > 0)
                            EXPECT_THAT(rows[2 * table].value,
                                        EndsWith(") mod " + std::to_string(n) + " = " + box.text));
                    }
                    EXPECT_EQ(std::ssize(different), n);
                }
                const bool refused = shown.event.kind == Kind::rejected;
                EXPECT_EQ(std::ranges::count(rows, true, &StatePanel::Row::lit), refused ? 1 : 0);
            },
            {}, AttackRule::torus);
}

// Law: after the tables of a queen's lines comes the row that the search is at, with a box for each square,
// full if a queen attacks it as a knight. Only this row is lit if a knight's move refuses a square.
TEST(StateByRule, TablesOfSuperqueensHaveKnightsSquares) {
    int refused_by_knights = 0;
    each_picture(
        "tables", 6,
        [&](const Shown& shown) {
            const auto& rows = shown.state().rows;
            ASSERT_EQ(rows.size(), 8U);
            const auto& boxes = rows.back().cells;
            ASSERT_EQ(boxes.size(), 6U);
            const std::string& name = rows[6].value;  // "knight's squares: row 3"
            if (name.find(": row ") == std::string::npos) {
                EXPECT_TRUE(shown.event.kind == Kind::solution || shown.board.queens().size() == 6) << name;
                return;
            }
            const int row = name.back() - '1';
            for (int column = 0; column < 6; ++column) {
                const bool attacked = std::ranges::any_of(shown.board.queens(), [&](Square queen) {
                    return queen.row < row && is_knight_move(queen, {row, column});
                });
                EXPECT_EQ(boxes[static_cast<std::size_t>(column)].fill != Fill::off, attacked);
            }
            if (shown.event.kind == Kind::tested || shown.event.kind == Kind::rejected)
                EXPECT_EQ(row, shown.event.square.row);
            EXPECT_EQ(std::ranges::count(rows, true, &StatePanel::Row::lit),
                      shown.event.kind == Kind::rejected ? 1 : 0);
            if (!rows.back().lit)
                return;
            ++refused_by_knights;
            EXPECT_TRUE(is_knight_move(shown.event.square, shown.event.attacker));
            EXPECT_EQ(boxes[static_cast<std::size_t>(shown.event.square.column)].fill, Fill::lit);
        },
        {}, AttackRule::superqueens);
    EXPECT_GT(refused_by_knights, 20);
}

TEST(StateByRule, TablesOfRooksAreOfColumns) {
    each_picture(
        "tables", 4,
        [](const Shown& shown) {
            const auto& rows = shown.state().rows;
            ASSERT_EQ(rows.size(), 2U);
            EXPECT_THAT(rows.front().value, HasSubstr("columns"));
            for (int column = 0; column < 4; ++column) {
                const auto queens = shown.board.queens();
                const bool taken = std::ranges::find(queens, column, &Square::column) != queens.end();
                EXPECT_EQ(taken, rows.back().cells.at(static_cast<std::size_t>(column)).fill != Fill::off);
            }
        },
        {}, AttackRule::rooks);
}

// Law: a square's row of the cover matrix has a 1 for each line of the rule; it is live where no piece
// attacks. Knight's moves have no columns, so superqueens have only a part.
TEST(StateByRule, CoversTheLinesOfThePieces) {
    for (const auto& [rule, ones, columns] :
         {std::tuple{AttackRule::rooks, 2, 8}, {AttackRule::torus, 4, 16}, {AttackRule::superqueens, 2, 8}})
        each_picture(
            "dancing-links", 4,
            [rule = rule, ones = ones, columns = columns](const Shown& shown) {
                const auto& rows = shown.state().rows;
                const Board& covering = shown.event.kind == Kind::placed ? shown.before : shown.board;
                const std::vector<bool> attacked = attacked_squares(covering, rule);
                EXPECT_EQ(rows.size() == 19, rule != AttackRule::superqueens);
                for (std::size_t i = 3; i < rows.size(); ++i) {
                    const std::string& name = rows[i].name;  // "r1 c4"
                    const Square square{name.at(1) - '1', name.at(4) - '1'};
                    EXPECT_EQ(std::ssize(rows[i].cells), columns);
                    int lines = 0;
                    for (const auto& cell : rows[i].cells) {
                        if (cell.fill == Fill::none)
                            continue;
                        ++lines;
                        const bool live = !covering.has_queen(square) && !shown.board.has_queen(square) &&
                                          !attacked[static_cast<std::size_t>(square.row * 4 + square.column)];
                        EXPECT_EQ(cell.fill == Fill::on, live);
                    }
                    EXPECT_EQ(lines, ones);
                }
            },
            {}, rule);
}

TEST(StateByRule, WordsSayWhatTheLinesDo) {
    const auto says = [](const char* solver, AttackRule rule, std::string_view words) {
        const auto frames = tale("search", {.solver = find_solver(solver), .n = 5, .rule = rule});
        return std::ranges::any_of(
            frames, [&](const Frame& frame) { return frame.caption.find(words) != std::string::npos; });
    };
    EXPECT_TRUE(says("bitmask", AttackRule::queens, "their words shift"));
    EXPECT_FALSE(says("bitmask", AttackRule::torus, "their words shift"));
    EXPECT_TRUE(says("bitmask", AttackRule::torus, "their words rotate"));
    EXPECT_TRUE(says("bitmask", AttackRule::superqueens, "knight's moves close squares"));
    EXPECT_TRUE(says("bitmask", AttackRule::rooks, "one column more is taken"));
    EXPECT_TRUE(says("dancing-links", AttackRule::torus, "Its four lines are covered"));
    EXPECT_TRUE(says("dancing-links", AttackRule::rooks, "Its lines are covered"));
    EXPECT_TRUE(says("dancing-links", AttackRule::superqueens, "Its lines are covered"));
    EXPECT_FALSE(says("dancing-links", AttackRule::rooks, "four lines"));
}

}  // namespace
}  // namespace queenreel
