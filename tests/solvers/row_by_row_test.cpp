#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "solvers/solver.h"

namespace queenreel {
namespace {

using Kind = SearchEvent::Kind;

/// An event as text: `?0:1` tested, `x1:1<0:0` rejected, `+0:1` placed, `-0:1` removed, `!` solution.
std::string as_text(const SearchEvent& event) {
    const auto mark = [](std::string text, Square square) {
        text += std::to_string(square.row);
        text += ':';
        text += std::to_string(square.column);
        return text;
    };
    switch (event.kind) {
        case Kind::tested:
            return mark("?", event.square);
        case Kind::rejected:
            return mark(mark("x", event.square) + "<", event.attacker);
        case Kind::placed:
            return mark("+", event.square);
        case Kind::removed:
            return mark("-", event.square);
        case Kind::solution:
            return "!";
    }
    return "unknown";
}

std::string told(Generator<SearchEvent> (*search)(int, Detail), int n) {
    std::string text;
    for (const SearchEvent& event : search(n, Detail::steps))
        text += (text.empty() ? "" : " ") + as_text(event);
    return text;
}

TEST(Backtracking, TellsEveryTestAndItsOutcome) {
    EXPECT_EQ(told(backtracking, 1), "?0:0 +0:0 ! -0:0");
    EXPECT_EQ(told(backtracking, 2),
              "?0:0 +0:0 ?1:0 x1:0<0:0 ?1:1 x1:1<0:0 -0:0 "
              "?0:1 +0:1 ?1:0 x1:0<0:1 ?1:1 x1:1<0:1 -0:1");
}

TEST(Bitmask, TellsQueensAndSolutionsButTestsNothing) {
    EXPECT_EQ(told(bitmask, 1), "+0:0 ! -0:0");
    EXPECT_EQ(told(bitmask, 3), "+0:0 +1:2 -1:2 -0:0 +0:1 -0:1 +0:2 +1:0 -1:0 -0:2");
}

/// The numbers of the search tree that every textbook program visits.
TEST(Backtracking, VisitsTheKnownTreeOfEightQueens) {
    std::map<Kind, int> events;
    for (const SearchEvent& event : backtracking(8, Detail::steps))
        ++events[event.kind];
    EXPECT_EQ(events[Kind::tested], 15'720);
    EXPECT_EQ(events[Kind::placed] + 1, 2'057);  // the root is the empty board
    EXPECT_EQ(events[Kind::removed], events[Kind::placed]);
    EXPECT_EQ(events[Kind::rejected], events[Kind::tested] - events[Kind::placed]);
    EXPECT_EQ(events[Kind::solution], 92);
}

/// Checks that each event follows from those before.
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
    for (const auto search : {backtracking, bitmask})
        for (int n = 1; n <= 8; ++n) {
            Listener listener(n);
            for (const SearchEvent& event : search(n, Detail::steps)) {
                listener.hear(event);
                ASSERT_FALSE(HasFailure()) << "n = " << n << ", " << as_text(event);
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

/// They differ only in how they know which squares are free. At n = 32 all bits of the words are in use.
TEST(RowByRowSolvers, PlaceTheSameQueensInTheSameOrder) {
    constexpr std::size_t enough = 20'000;
    for (const int n : {1, 2, 3, 4, 5, 6, 7, 8, 31, 32}) {
        const auto told = moves(bitmask(n, Detail::steps), enough);
        EXPECT_EQ(told, moves(backtracking(n, Detail::steps), enough)) << n;
        const std::string in_last_column = std::string(":").append(std::to_string(n - 1));
        EXPECT_TRUE(
            std::ranges::any_of(told, [&](const auto& text) { return text.ends_with(in_last_column); }));
    }
}

}  // namespace
}  // namespace queenreel
