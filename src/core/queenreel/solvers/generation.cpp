#include "queenreel/solvers/generation.h"

#include <algorithm>
#include <bit>

namespace queenreel {
namespace {

struct Odds {
    int in_favor;
    int of;
};

/// With fewer mutations, a generation of equal boards stays short of a solution; more destroy good parts.
constexpr Odds mutation_odds{2, 3};

/// Draws individuals in proportion to their fitness, using integers so that draws are the same on every
/// machine.
class Roulette {
  public:
    explicit Roulette(std::span<const Individual> individuals) {
        sectors_.reserve(individuals.size());
        looks_ += individuals.size();
        int end = 0;
        for (const Individual& individual : individuals)
            sectors_.push_back(end += full_fitness_ / (1 + individual.conflicts));
    }

    int draw(Random& random) {
        const int ball = random.below(sectors_.back());
        looks_ += std::bit_width(sectors_.size());  // a binary search
        return static_cast<int>(std::ranges::upper_bound(sectors_, ball) - sectors_.begin());
    }

    std::uint64_t looks() const { return looks_; }

  private:
    static constexpr int full_fitness_ = 1'000'000;

    std::uint64_t looks_ = 0;
    std::vector<int> sectors_;  // where each individual's sector ends
};

}  // namespace

Generation::Generation(int n, int boards, Random& random)
    : size_(n), columns_(static_cast<std::size_t>(n * boards)), counts_(n) {
    individuals_.reserve(static_cast<std::size_t>(boards));
    for (int board = 0; board < boards; ++board) {
        for (int& column : columns(board))
            column = random.below(n);
        looks_ += static_cast<std::uint64_t>(n);
        add({});
    }
}

Generation::Generation(const Generation& parents, Random& random)
    : size_(parents.size_), columns_(parents.columns_.size()), counts_(size_) {
    individuals_.reserve(parents.individuals_.size());
    const Individual fittest{.upper_parent = parents.best_, .lower_parent = parents.best_};
    join(parents, fittest);
    add(fittest);

    Roulette roulette(parents.individuals_);
    for (std::size_t board = 1; board < parents.individuals_.size(); ++board) {
        Individual child;
        child.upper_parent = roulette.draw(random);
        child.lower_parent = roulette.draw(random);
        child.cut = random.below(size_ + 1);
        const std::span<int> joined = join(parents, child);
        if (random.below(mutation_odds.of) < mutation_odds.in_favor) {
            child.mutated_row = random.below(size_);
            joined[static_cast<std::size_t>(child.mutated_row)] = random.below(size_);
            ++looks_;
        }
        add(child);
    }
    looks_ += roulette.looks();
}

std::span<int> Generation::join(const Generation& parents, const Individual& child) {
    const auto parent = [&](int index) {
        return parents.individuals_[static_cast<std::size_t>(index)].columns;
    };
    const auto cut = static_cast<std::size_t>(child.cut);
    const std::span<int> joined = columns(static_cast<int>(individuals_.size()));
    std::ranges::copy(parent(child.upper_parent).first(cut), joined.begin());
    std::ranges::copy(parent(child.lower_parent).subspan(cut), joined.subspan(cut).begin());
    looks_ += 2 * joined.size();  // reads a parent's queen and writes the child's
    return joined;
}

void Generation::add(Individual individual) {
    const int board = static_cast<int>(individuals_.size());
    individual.columns = columns(board);
    for (int row = 0; const int column : individual.columns) {
        const Square queen{row++, column};
        individual.conflicts += counts_.attackers(queen);
        counts_.add(queen);
    }
    for (int row = 0; const int column : individual.columns)
        counts_.remove({row++, column});
    // Each queen is probed twice, to count it and to clear the counts; each time its lines are read and
    // written back.
    looks_ += individual.columns.size() * 2 * (1 + LineCounts::looks);
    individuals_.push_back(individual);
    if (individual.conflicts < individuals_[static_cast<std::size_t>(best_)].conflicts)
        best_ = board;
}

}  // namespace queenreel
