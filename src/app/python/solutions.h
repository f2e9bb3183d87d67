#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "queenreel/base/generator.h"
#include "queenreel/solvers/solver.h"
#include "watch.h"

namespace queenreel {

/// Finds the solver with this name. Throws std::invalid_argument, with a message `what: why; what to do`.
const Solver& solver_named(const std::string& name);

/// Finds the solver with this name, which must take n. Throws as solver_named().
const Solver& solver_for(const std::string& name, int n);

/// The solutions of a search, one at a time.
class Solutions {
  public:
    /// Throws as solver_for().
    Solutions(int n, const std::string& solver, std::uint64_t seed, bool unique);

    /// Returns the next solution, one column per row, or nothing after the last one. The caller must hold the
    /// interpreter's lock, which this function releases while it searches.
    std::optional<std::vector<int>> next();

  private:
    std::optional<std::vector<int>> search();

    Watch watch_;
    Generator<SearchEvent> events_;
    std::optional<Generator<SearchEvent>::Iterator> at_;  // set once the search has begun
    bool unique_;
    bool searching_ = false;  // whether another thread is waiting for the next solution
};

}  // namespace queenreel
