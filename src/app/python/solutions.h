#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "queenreel/base/generator.h"
#include "queenreel/solvers/solver.h"
#include "watch.h"

namespace queenreel {

/// The solver with that name. Throws std::invalid_argument: `what: why; what to do`.
const Solver& solver_named(const std::string& name);

/// The solver with that name, which must take n. Throws as solver_named().
const Solver& solver_for(const std::string& name, int n);

/// The solutions of a search, one at a time.
class Solutions {
  public:
    /// Throws as solver_for().
    Solutions(int n, const std::string& solver, std::uint64_t seed, bool unique);

    /// The next solution, one column per row, or nothing. The caller must hold the interpreter's lock, which
    /// is released while searching.
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
