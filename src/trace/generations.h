#pragma once

#include <nlohmann/json_fwd.hpp>
#include <vector>

#include "solvers/population.h"

namespace queenreel {

/// The generations of a genetic search, read from its trace.
class Generations {
  public:
    explicit Generations(int n) : n_(n) {}

    /// Reads the next generation and checks it against the one before. Valid until the next call. Throws
    /// LineError.
    const Population& next(const nlohmann::json& event);

    /// The search began anew: the next generation has no parents.
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
    Population population_;
};

}  // namespace queenreel
