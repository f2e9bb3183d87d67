#pragma once

#include <vector>

#include "queenreel/base/json.h"
#include "queenreel/puzzle/attack_rule.h"
#include "queenreel/solvers/population.h"

namespace queenreel {

/// The generations of a genetic search, read from its trace.
class Generations {
  public:
    Generations(int n, AttackRule rule) : n_(n), rule_(rule) {}

    /// Reads the next generation and checks it against the previous one. Valid until the next call. Throws
    /// LineError.
    const Population& next(const Json& event);

    /// Reads a board bred for the next generation and checks it against its parents. Valid until the next
    /// call. Throws LineError.
    const Individual& child(const Json& event);

    /// The generation read last.
    const Population& now() const { return population_; }

    /// Starts over: the next generation has no parents.
    void restart();

  private:
    struct Boards {
        std::vector<std::vector<int>> columns;
        std::vector<Individual> individuals;
    };

    Boards parse(const Json& event) const;
    Individual parse_individual(const Json& board, Solution columns) const;

    int n_;
    AttackRule rule_;
    Boards now_;
    Population population_;
    std::vector<int> child_columns_;
    Individual child_;
};

}  // namespace queenreel
