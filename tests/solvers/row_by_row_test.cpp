#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "queenreel/puzzle/square.h"
#include "told.h"

namespace queenreel {
namespace {

const Solver& backtracking = *find_solver("backtracking");
const Solver& bitmask = *find_solver("bitmask");

std::string told(const Solver& solver, int n) {
    std::string text;
    for (const SearchEvent& event : solver.search(n, in_steps))
        text.append(text.empty() ? "" : " ").append(as_text(event));
    return text;
}

TEST(Backtracking, TellsEveryTestAndItsOutcome) {
    EXPECT_EQ(told(backtracking, 1), "?0:0 +0:0 ! -0:0 exhausted");
    EXPECT_EQ(told(backtracking, 2),
              "?0:0 +0:0 ?1:0 x1:0<0:0 ?1:1 x1:1<0:0 -0:0 "
              "?0:1 +0:1 ?1:0 x1:0<0:1 ?1:1 x1:1<0:1 -0:1 exhausted");
}

TEST(Bitmask, TellsQueensAndSolutionsButTestsNothing) {
    EXPECT_EQ(told(bitmask, 1), "+0:0 ! -0:0 exhausted");
    EXPECT_EQ(told(bitmask, 3), "+0:0 +1:2 -1:2 -0:0 +0:1 -0:1 +0:2 +1:0 -1:0 -0:2 exhausted");
}

/// The numbers of the search tree that every textbook program visits.
TEST(Backtracking, VisitsTheKnownTreeOfEightQueens) {
    std::map<Kind, int> events;
    for (const SearchEvent& event : backtracking.search(8, in_steps))
        ++events[event.kind];
    EXPECT_EQ(events[Kind::tested], 15'720);
    EXPECT_EQ(events[Kind::placed] + 1, 2'057);  // the root is the empty board
    EXPECT_EQ(events[Kind::removed], events[Kind::placed]);
    EXPECT_EQ(events[Kind::rejected], events[Kind::tested] - events[Kind::placed]);
    EXPECT_EQ(events[Kind::solution], 92);
}

TEST(CompleteSolvers, ShowTheirSignatureInTheQueensPlacedForEight) {
    const std::map<std::string_view, std::uint64_t> signatures{
        {"bitmask", 2056},       {"backtracking", 2056},     {"tables", 2056},
        {"threats", 2056},       {"forward-checking", 1724}, {"forward-checking-mrv", 1360},
        {"dancing-links", 1048},
    };
    for (const auto& [name, signature] : signatures)
        EXPECT_EQ(count_events(*find_solver(name), 8, Kind::placed), signature) << name;
}

TEST(CompleteSolvers, TestTheSquaresOfBacktrackingOrEveryPlacement) {
    EXPECT_EQ(count_events(*find_solver("tables"), 8, Kind::tested), 15'720U);
    EXPECT_EQ(count_events(*find_solver("threats"), 8, Kind::tested), 15'720U);
    EXPECT_EQ(count_events(*find_solver("brute"), 6, Kind::tested), 46'656U);  // 6^6
}

/// Checks that each event follows from earlier ones.
class Listener {
  public:
    explicit Listener(int n) : n_(n) {}

    void hear(const SearchEvent& event) {
        const Square square = event.square;
        if (tested_) {
            EXPECT_TRUE(event.kind == Kind::placed || event.kind == Kind::rejected);
            EXPECT_EQ(square, *tested_);
        }
        tested_ = event.kind == Kind::tested ? std::optional(square) : std::nullopt;
        switch (event.kind) {
            case Kind::tested:
                EXPECT_EQ(square.row, row());
                break;
            case Kind::rejected:
                EXPECT_TRUE(share_line(event.attacker, square));
                EXPECT_EQ(columns_.at(static_cast<std::size_t>(event.attacker.row)), event.attacker.column);
                break;
            case Kind::placed:
                EXPECT_EQ(square.row, row());
                columns_.push_back(square.column);
                break;
            case Kind::removed:
                EXPECT_EQ(square, (Square{row() - 1, columns_.back()}));
                columns_.pop_back();
                break;
            case Kind::solution:
                EXPECT_EQ(row(), n_);
                break;
            case Kind::exhausted:
                EXPECT_EQ(row(), 0);
                break;
            case Kind::wiped_out:
            case Kind::restarted:
            case Kind::generation:
            case Kind::bred:
            case Kind::gave_up:
                ADD_FAILURE() << as_text(event);
                break;
        }
        EXPECT_TRUE(std::ranges::equal(event.columns, columns_));
    }

    int row() const { return static_cast<int>(columns_.size()); }

  private:
    int n_;
    std::vector<int> columns_;
    std::optional<Square> tested_;
};

TEST(RowByRowSolvers, TellAStoryThatAddsUp) {
    for (const char* const name : {"backtracking", "bitmask", "tables", "threats"})
        for (int n = 1; n <= 8; ++n) {
            Listener listener(n);
            for (const SearchEvent& event : find_solver(name)->search(n, in_steps)) {
                listener.hear(event);
                ASSERT_FALSE(HasFailure()) << name << " " << n << ", " << as_text(event);
            }
            EXPECT_EQ(listener.row(), 0);
        }
}

/// The first `enough` events of queens placed, queens removed and solutions.
std::vector<std::string> moves(Generator<SearchEvent> search, std::size_t enough) {
    std::vector<std::string> told;
    for (const SearchEvent& event : search) {
        if (event.kind != Kind::tested && event.kind != Kind::rejected)
            told.push_back(as_text(event));
        if (told.size() == enough)
            break;
    }
    return told;
}

/// They differ only in how they know which squares are free. At n = 32, all bits of words are in use.
TEST(RowByRowSolvers, PlaceTheSameQueensInTheSameOrder) {
    constexpr std::size_t enough = 20'000;
    for (const int n : {1, 2, 3, 4, 5, 6, 7, 8, 31, 32}) {
        const auto told = moves(bitmask.search(n, in_steps), enough);
        for (const char* const name : {"backtracking", "tables", "threats"})
            EXPECT_EQ(told, moves(find_solver(name)->search(n, in_steps), enough)) << name << " " << n;
        const std::string in_last_column = std::string(":").append(std::to_string(n - 1));
        EXPECT_TRUE(
            std::ranges::any_of(told, [&](const auto& text) { return text.ends_with(in_last_column); }));
    }
}

}  // namespace
}  // namespace queenreel
