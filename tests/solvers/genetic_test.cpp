#include <gtest/gtest.h>

#include <algorithm>
#include <utility>
#include <vector>

#include "queenreel/puzzle/attacks.h"
#include "told.h"

namespace queenreel {
namespace {

constexpr int n = 7;
constexpr std::uint64_t seed = 3;

int conflict_count(Solution columns) {
    return static_cast<int>(conflicts(board_of(n, columns)).size());
}

/// Calls `look` with each population of a search; returns their number.
template <typename Look>
int each_population(Look look) {
    int populations = 0;
    for (const SearchEvent& event :
         find_solver("genetic")->search(n, {.detail = Detail::steps, .seed = seed}))
        if (event.kind == Kind::generation) {
            look(*event.population);
            ++populations;
        }
    return populations;
}

TEST(GeneticSearch, CountsTheConflictsOfEachBoard) {
    each_population([](const Population& population) {
        ASSERT_EQ(population.individuals.size(), 100U);
        for (const Individual& individual : population.individuals)
            ASSERT_EQ(individual.conflicts, conflict_count(individual.columns));
    });
}

TEST(GeneticSearch, NamesTheFirstOfTheFittestAsTheBest) {
    each_population([](const Population& population) {
        const auto best = std::ranges::min_element(population.individuals, {}, &Individual::conflicts);
        EXPECT_EQ(population.best, best - population.individuals.begin());
    });
}

TEST(GeneticSearch, MakesEachChildOfTheTwoPartsOfItsParents) {
    std::vector<std::vector<int>> parents;
    const int populations = each_population([&parents](const Population& population) {
        std::vector<std::vector<int>> boards;
        for (const Individual& child : population.individuals) {
            boards.emplace_back(child.columns.begin(), child.columns.end());
            if (population.number == 0) {
                ASSERT_EQ(child.upper_parent, -1);
                continue;
            }
            for (int row = 0; row < n; ++row) {
                if (row == child.mutated_row)
                    continue;
                const int parent = row < child.cut ? child.upper_parent : child.lower_parent;
                ASSERT_EQ(child.columns[static_cast<std::size_t>(row)],
                          parents[static_cast<std::size_t>(parent)][static_cast<std::size_t>(row)]);
            }
        }
        parents = std::move(boards);
    });
    EXPECT_GT(populations, 2);
}

// Law: each board of a generation is told as bred from the last one.
TEST(GeneticSearch, TellsHowEachBoardIsBred) {
    std::vector<std::vector<int>> bred;
    int parents = -1;
    for (const SearchEvent& event :
         find_solver("genetic")->search(n, {.detail = Detail::steps, .seed = seed})) {
        if (event.kind == Kind::bred) {
            EXPECT_EQ(event.population->number, parents);
            EXPECT_EQ(event.child->conflicts, conflict_count(event.child->columns));
            bred.emplace_back(event.child->columns.begin(), event.child->columns.end());
        }
        if (event.kind != Kind::generation)
            continue;
        if (event.population->number > 0) {
            ASSERT_EQ(bred.size(), event.population->individuals.size());
            for (std::size_t i = 0; i < bred.size(); ++i)
                ASSERT_TRUE(std::ranges::equal(bred[i], event.population->individuals[i].columns));
        }
        bred.clear();
        parents = event.population->number;
    }
    EXPECT_GT(parents, 1);
}

TEST(GeneticSearch, NeverLosesItsBestBoard) {
    int best = 0;
    each_population([&best](const Population& population) {
        const int now = population.individuals[static_cast<std::size_t>(population.best)].conflicts;
        EXPECT_LE(now, population.number == 0 ? now : best) << "generation " << population.number;
        best = now;
    });
}

}  // namespace
}  // namespace queenreel
