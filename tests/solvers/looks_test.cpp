// The unit of work: what all searches count alike, and what each counts as its code does it.

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <map>
#include <regex>
#include <string>
#include <vector>

#include "project_paths.h"
#include "queenreel/puzzle/attacks.h"
#include "told.h"

namespace queenreel {
namespace {

class EveryCount : public OfEachSolver {
  protected:
    std::vector<int> counted_sizes() const {
        std::vector<int> all = sizes(8);
        if (all.back() != 8 && solver().name != "brute")
            ADD_FAILURE() << "8 is missing";
        return all;
    }
};

INSTANTIATE_TEST_SUITE_P(Table, EveryCount, testing::ValuesIn(solvers().begin(), solvers().end()), test_name);

TEST_P(EveryCount, NeverFallsAndIsAtLeastTheTests) {
    for (const int n : counted_sizes()) {
        std::uint64_t looks = 0;
        std::uint64_t tests = 0;
        for (const SearchEvent& event : solver().search(n, in_steps)) {
            ASSERT_GE(event.looks, looks) << n << ", " << as_text(event);
            looks = event.looks;
            tests += event.kind == Kind::tested;
            ASSERT_GE(looks, tests) << n << ", " << as_text(event);
        }
        EXPECT_GT(looks, 0u) << n;
    }
}

// No queen is placed and no square is tested for free.
TEST_P(EveryCount, RisesWithEachTestAndEachQueen) {
    for (const int n : counted_sizes()) {
        std::uint64_t looks = 0;
        for (const SearchEvent& event : solver().search(n, in_steps)) {
            if (event.kind == Kind::tested || event.kind == Kind::placed || event.kind == Kind::bred)
                ASSERT_GT(event.looks, looks) << n << ", " << as_text(event);
            looks = event.looks;
        }
    }
}

TEST_P(EveryCount, IsTheSameEachTime) {
    const auto looks = [this](int n) {
        std::vector<std::uint64_t> all;
        for (const SearchEvent& event : solver().search(n, {.detail = Detail::steps, .seed = 5}))
            all.push_back(event.looks);
        return all;
    };
    for (const int n : counted_sizes())
        EXPECT_EQ(looks(n), looks(n)) << n;
}

TEST_P(EveryCount, SaysWhatItLooksAt) {
    EXPECT_FALSE(solver().looks_at.empty());
    EXPECT_LE(solver().looks_at.size(), 90u);
}

/// An event's cost, computed from the event alone and the queens' squares; -1 if that is impossible.
using Reckon = std::int64_t (*)(int n, const SearchEvent& event);

std::int64_t queens(const SearchEvent& event) {
    return std::ssize(event.columns);
}

/// Backtracking: the square, the queens above up to one on its column, and then up to one on a diagonal.
std::int64_t of_comparisons(int /*n*/, const SearchEvent& event) {
    if (event.kind == Kind::placed || event.kind == Kind::removed)
        return 1;
    if (event.kind != Kind::tested)
        return 0;
    std::int64_t looks = 1;
    for (const int column : event.columns) {
        ++looks;
        if (column == event.square.column)
            return looks;
    }
    for (std::size_t row = 0; row < event.columns.size(); ++row) {
        ++looks;
        if (share_line({static_cast<int>(row), event.columns[row]}, event.square))
            break;
    }
    return looks;
}

/// Tables: as many as it takes to find a taken one.
std::int64_t of_tables(int n, const SearchEvent& event) {
    if (event.kind == Kind::placed || event.kind == Kind::removed)
        return 4;
    if (event.kind != Kind::tested)
        return 0;
    bool column = false;
    bool diagonal = false;
    const Board board = board_of(n, event.columns);
    for (const Square queen : board.queens()) {
        column |= queen.column == event.square.column;
        diagonal |= queen.column - queen.row == event.square.column - event.square.row;
    }
    return column ? 1 : diagonal ? 2 : 3;
}

/// Threats: one per test; to place or take back a queen, all squares below on its lines.
std::int64_t of_threats(int n, const SearchEvent& event) {
    if (event.kind == Kind::tested)
        return 1;
    if (event.kind != Kind::placed && event.kind != Kind::removed)
        return 0;
    std::int64_t looks = 1;
    for (int row = event.square.row + 1; row < n; ++row)
        for (int column = 0; column < n; ++column)
            looks += share_line(event.square, {row, column});
    return looks;
}

/// Bits: what is free, the four words of the row below, the queen.
std::int64_t of_words(int /*n*/, const SearchEvent& event) {
    return event.kind == Kind::placed      ? 6
           : event.kind == Kind::removed   ? 2
           : event.kind == Kind::exhausted ? 1
                                           : 0;
}

/// Brute force: each queen, and those above it up to one that attacks it.
std::int64_t of_whole_boards(int n, const SearchEvent& event) {
    if (event.kind == Kind::placed || event.kind == Kind::removed)
        return 1;
    if (event.kind != Kind::tested)
        return 0;
    std::int64_t looks = 0;
    for (std::size_t row = 0; row < static_cast<std::size_t>(n); ++row) {
        ++looks;
        for (std::size_t above = 0; above < row; ++above) {
            ++looks;
            if (share_line({static_cast<int>(row), event.columns[row]},
                           {static_cast<int>(above), event.columns[above]}))
                return looks;
        }
    }
    return looks;
}

std::int64_t of_formula(int /*n*/, const SearchEvent& event) {
    return event.kind == Kind::placed ? 1 : 0;
}

TEST(Looks, AreThoseOfTheCode) {
    const std::map<std::string, Reckon> all{{"backtracking", of_comparisons}, {"tables", of_tables},
                                            {"threats", of_threats},          {"bitmask", of_words},
                                            {"brute", of_whole_boards},       {"constructive", of_formula}};
    for (const auto& [name, reckon] : all) {
        const Solver& solver = *find_solver(name);
        for (const int n : {1, 4, 5, 6, 8}) {
            if (name == "brute" && n > 6)
                continue;
            std::int64_t sum = 0;
            for (const SearchEvent& event : solver.search(n, in_steps)) {
                sum += reckon(n, event);
                ASSERT_EQ(static_cast<std::int64_t>(event.looks), sum)
                    << name << ", " << n << ", " << as_text(event);
            }
        }
    }
}

/// Forward checking from the top: each queen strikes the domains of the rows below, looks through them up to
/// an empty one, and goes on with the first. A row is left after a look that finds nothing untried.
TEST(Looks, OfForwardCheckingAreAtDomains) {
    for (const int n : {1, 4, 5, 6, 8}) {
        std::int64_t sum = 1;
        std::int64_t open = 0;  // of the last queen placed
        Kind last = Kind::restarted;
        for (const SearchEvent& event : find_solver("forward-checking")->search(n, in_steps)) {
            const bool goes_down = last == Kind::placed;
            if (event.kind == Kind::placed)
                sum += (goes_down ? 2 * open + 1 : 0) + 2;
            else if (event.kind == Kind::wiped_out)
                sum += open + event.square.row - queens(event) + 1;
            else if (event.kind == Kind::removed)
                sum += last == Kind::removed ? 2 : 1;
            else if (event.kind == Kind::exhausted)
                ++sum;
            open = n - queens(event);
            last = event.kind;
            ASSERT_EQ(static_cast<std::int64_t>(event.looks), sum) << n << ", " << as_text(event);
        }
    }
}

/// The looks at eight queens in the manual's table, by solver. A row may have several.
std::map<std::string, std::uint64_t> looks_in_manual() {
    std::ifstream file(QUEENREEL_SOURCE_DIR "/assets/manual/numbers.md");
    std::map<std::string, std::uint64_t> found;
    const std::regex row(R"(\| (`.*`) \| [^|]* \| (?:all|one) \|[^|]*\| ([0-9, ]+) \|.*)");
    for (std::string line; std::getline(file, line);)
        if (std::smatch cells; std::regex_match(line, cells, row)) {
            const std::string names = cells[1];
            const std::string numbers = cells[2];
            const std::regex name("`([^`]+)`");
            const std::regex number("[0-9]+(,[0-9]{3})*");
            std::sregex_iterator next(numbers.begin(), numbers.end(), number);
            for (std::sregex_iterator i(names.begin(), names.end(), name); i != std::sregex_iterator(); ++i) {
                std::string digits = next++->str();
                std::erase(digits, ',');
                found[(*i)[1]] = std::stoull(digits);
            }
        }
    return found;
}

// A search that looks ahead sees fewer boards and pays for each: the unit shows both.
TEST(Looks, OfEightQueensAreThoseOfTheManual) {
    const auto written = looks_in_manual();
    EXPECT_EQ(written.size(), solvers().size());
    for (const auto& [name, looks] : written) {
        if (name == "brute")
            continue;  // EveryCount has its smaller boards
        std::uint64_t last = 0;
        for (const SearchEvent& event : find_solver(name)->search(8, in_steps))
            last = event.looks;
        EXPECT_EQ(last, looks) << name;
    }
}

}  // namespace
}  // namespace queenreel
