#pragma once

#include <nlohmann/json_fwd.hpp>
#include <vector>

#include "solvers/population.h"

namespace queenreel {

/// The generations of a genetic search, read from its trace: the last one and the one before.
class Generations {
  public:
    explicit Generations(int n) : n_(n) {}

    /// Reads the next. Valid until the next call. Throws LineError.
    const Population& next(const nlohmann::json& event);

    /// The search began anew: the next has no parents.
    void restart();

  private:
    struct Boards {
        std::vector<std::vector<int>> columns;
        std::vector<Individual> individuals;
    };

    Boards parse(const nlohmann::json& event) const;
    Individual parse_individual(const nlohmann::json& board, Solution columns) const;

    int n_;
    Boards now_;
    Boards before_;
    Population population_;
};

}  // namespace queenreel
