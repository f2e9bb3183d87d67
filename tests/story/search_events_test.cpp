#include "queenreel/story/search/events.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <map>
#include <random>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "queenreel/puzzle/attacks.h"
#include "queenreel/story/search/conflict_count.h"
#include "queenreel/story/search/silent_steps.h"
#include "random_seed.h"

namespace queenreel {
namespace {

using Kind = SearchEvent::Kind;

std::vector<MomentKind> moments_of(std::string_view solver, int n) {
    const StoryOptions options{.solver = find_solver(solver), .n = n};
    SearchMoments moments(options.solver->profile.approach);
    std::vector<MomentKind> all;
    for (const SearchEvent& event : search_events(options)) {
        const EventFacts facts(event);
        if (const auto dead_end = moments.dead_end(facts))
            all.push_back(dead_end->kind);
        all.push_back(moments.of(facts).kind);
    }
    return all;
}

std::map<MomentKind, std::size_t> counted_moments(std::string_view solver, int n) {
    std::map<MomentKind, std::size_t> counts;
    for (const MomentKind moment : moments_of(solver, n))
        ++counts[moment];
    return counts;
}

// A queen taken back ends a way down or not: with n = 4, backtracking's search has 16 queens, and those in no
// solution below which no queen could be placed are dead ends.
TEST(SearchMoments, ADeadEndIsAQueenBelowWhichNoneCouldBePlaced) {
    const auto backtracking = counted_moments("backtracking", 4);
    EXPECT_EQ(backtracking.at(MomentKind::test), 60u);
    EXPECT_EQ(backtracking.at(MomentKind::place), 16u);
    EXPECT_EQ(backtracking.at(MomentKind::deadend), 4u);
    EXPECT_EQ(backtracking.at(MomentKind::back), 16u) << "also after a dead end";
    EXPECT_EQ(backtracking.at(MomentKind::solution), 2u);
    EXPECT_EQ(backtracking.at(MomentKind::end), 1u);

    // A solver that never tests a square has the same numbers.
    const auto bitmask = counted_moments("bitmask", 4);
    EXPECT_EQ(bitmask.at(MomentKind::deadend), 4u);
    EXPECT_EQ(bitmask.at(MomentKind::back), 16u);
}

TEST(SearchMoments, ShowAWipedOutRowOnce) {
    const auto moments = moments_of("forward-checking", 6);
    for (std::size_t i = 0; i + 1 < moments.size(); ++i)
        if (moments[i] == MomentKind::deadend)
            EXPECT_EQ(moments[i + 1], MomentKind::back);
    EXPECT_GT(counted_moments("forward-checking", 6).at(MomentKind::deadend), 4u);
}

// When a board is refused as a whole, it is clear why its last queen goes.
TEST(SearchMoments, SolversThatDoNotSearchATreeHaveNoDeadEnds) {
    for (const std::string_view solver : {"brute", "min-conflicts", "linear", "genetic", "constructive"})
        EXPECT_FALSE(counted_moments(solver, 4).contains(MomentKind::deadend)) << solver;
}

// New things are set pieces: the first moment of each kind, refusals by column and by diagonal, a queen
// placed at once and after refusals, ways back over one row and over several.
TEST(SearchMoments, TheFirstOfItsLikeIsASetPiece) {
    const StoryOptions options{.solver = find_solver("backtracking"), .n = 8};
    SearchMoments moments(Approach::backtracking);
    std::map<MomentKind, int> set_pieces;
    const auto count = [&](const Moment& moment) { set_pieces[moment.kind] += moment.is_set_piece(); };
    for (const SearchEvent& event : search_events(options)) {
        const EventFacts facts(event);
        if (const auto dead_end = moments.dead_end(facts))
            count(*dead_end);
        count(moments.of(facts));
    }
    EXPECT_EQ(set_pieces, (std::map<MomentKind, int>{{MomentKind::test, 1},
                                                     {MomentKind::reject, 2},
                                                     {MomentKind::place, 2},
                                                     {MomentKind::deadend, 1},
                                                     {MomentKind::back, 2},
                                                     {MomentKind::solution, 1},
                                                     {MomentKind::end, 1}}));
}

// Even after others of its kind: a square is tested for a new queen and for a swap, a queen is placed
// anywhere and where the fewest attack it.
TEST(SearchMoments, CountAVariantOfAStepAsNew) {
    for (const auto& [solver, kind] :
         {std::pair{"linear", MomentKind::test}, std::pair{"min-conflicts", MomentKind::place}}) {
        const StoryOptions options{.solver = find_solver(solver), .n = 8};
        SearchMoments moments(Approach::local_search);
        int set_pieces = 0;
        for (const SearchEvent& event : search_events(options)) {
            const Moment moment = moments.of(EventFacts(event));
            set_pieces += moment.kind == kind && moment.is_set_piece();
        }
        EXPECT_EQ(set_pieces, 2) << solver;
    }
}

/// Choices and placements told in full, with the queen's row.
std::vector<std::pair<MomentKind, int>> told_choices(std::string_view solver, int n) {
    const StoryOptions options{.solver = find_solver(solver), .n = n, .to_first_solution = true};
    SearchMoments moments(options.solver->profile.approach);
    SilentSteps silent(options.solver->silent);
    std::vector<std::pair<MomentKind, int>> told;
    for (const SearchEvent& event : search_events(options)) {
        const EventFacts facts(event);
        const auto note = [&](const Moment& moment) {
            if (moment.is_set_piece() &&
                (moment.kind == MomentKind::choice || moment.kind == MomentKind::place))
                told.emplace_back(moment.kind, event.square.row + 1);
        };
        static_cast<void>(moments.dead_end(facts));
        for (const SilentStep step : silent.before(event))
            if (step != SilentStep::call && step != SilentStep::go_back)
                note(moments.of(step, facts));
        note(moments.of(facts));
        silent.follow(event);
    }
    return told;
}

// The first choice, before anything is ruled out; one by what the first queen rules out; and the next one in
// a row where one was taken back.
TEST(SearchMoments, AChoiceIsNewInItsWays) {
    using enum MomentKind;
    EXPECT_THAT(told_choices("bitmask", 8),
                testing::ElementsAre(std::pair(choice, 1), std::pair(place, 1), std::pair(choice, 2),
                                     std::pair(place, 2), std::pair(choice, 5), std::pair(place, 5)));
}

// Chosen rows are told until one is not the next: by then the reason is clear. After that, only the next
// square of a row, row 3, is new.
TEST(SearchMoments, ShowRowsInFullUpToTheFirstThatSkipsOthers) {
    using enum MomentKind;
    std::vector<std::pair<MomentKind, int>> rows;
    for (const int row : {1, 2, 3, 6, 3}) {
        rows.emplace_back(choice, row);
        rows.emplace_back(place, row);
    }
    EXPECT_EQ(told_choices("forward-checking-mrv", 8), rows);
    for (const int n : {12, 16, 20})
        EXPECT_LE(told_choices("forward-checking-mrv", n).size(), 20U) << "seven rows up to it, and three";
}

// A queen that draws again and again is told quickly.
TEST(SearchMoments, DrawsAfterTheThirdAreAKindOfTheirOwn) {
    const StoryOptions options{.solver = find_solver("linear"), .n = 8};
    SearchMoments moments(Approach::local_search);
    for (const SearchEvent& event : search_events(options)) {
        const Moment moment = moments.of(EventFacts(event));
        EXPECT_EQ(moment.kind == MomentKind::redraw, event.draw > 3);
    }
}

TEST(SearchMoments, AChildIsNewInThreeWays) {
    const StoryOptions options{.solver = find_solver("genetic"), .n = 8};
    SearchMoments moments(Approach::evolutionary);
    int set_pieces = 0;
    for (const SearchEvent& event : search_events(options)) {
        const Moment moment = moments.of(EventFacts(event));
        EXPECT_EQ(moment.kind == MomentKind::child, event.kind == Kind::bred);
        set_pieces += moment.kind == MomentKind::child && moment.is_set_piece();
    }
    EXPECT_EQ(set_pieces, 3) << "kept, joined, and mutated";
}

TEST(SearchEvents, EndWithTheLastSolutionWanted) {
    StoryOptions options{.n = 8};
    options.last = 5;
    std::uint64_t solutions = 0;
    Kind last = Kind::tested;
    for (const SearchEvent& event : search_events(options)) {
        last = event.kind;
        solutions += last == Kind::solution ? 1 : 0;
    }
    EXPECT_EQ(solutions, 5u);
    EXPECT_EQ(last, Kind::solution);
}

TEST(ConflictCount, AgreesWithThePairsOfTheBoard) {
    std::mt19937_64 random(random_seed());
    for (int round = 0; round < 200; ++round) {
        const int n = 1 + static_cast<int>(random() % 9);
        std::vector<int> columns(static_cast<std::size_t>(n));
        for (int& column : columns)
            column = static_cast<int>(random() % static_cast<std::uint64_t>(n + 1)) - 1;
        const auto pairs = conflicts(board_of(n, columns));
        EXPECT_EQ(attacking_pairs(columns), std::ssize(pairs));
        for (int row = 0; row < n; ++row) {
            const Square queen{row, columns[static_cast<std::size_t>(row)]};
            const auto of_queen = std::ranges::count_if(
                pairs, [&](const auto& pair) { return pair.first == queen || pair.second == queen; });
            if (queen.column >= 0)
                EXPECT_EQ(attackers(columns, queen), of_queen);
        }
    }
    EXPECT_EQ(attacking_pairs({}), 0);
    EXPECT_EQ(fitness_in_words(Words(), 0), "1.00");
    EXPECT_EQ(fitness_in_words(Words(), 3), "0.25");
}

}  // namespace
}  // namespace queenreel
