#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "queenreel/base/generator.h"
#include "queenreel/solvers/solver.h"
#include "watch.h"

namespace queenreel {

/// The solver of that name. Throws std::invalid_argument, as `what: why; what to do`.
const Solver& solver_named(const std::string& name);

/// The same solver, which must take n. Throws as solver_named().
const Solver& solver_for(const std::string& name, int n);

/// The solutions of a search, one at a time.
class Solutions {
  public:
    /// Throws as solver_for().
    Solutions(int n, const std::string& solver, std::uint64_t seed, bool unique);

    /// The next one, a column a row, or nothing. Runs without the interpreter's lock, which the caller has.
    std::optional<std::vector<int>> next();

  private:
    std::optional<std::vector<int>> search();

    Watch watch_;
    Generator<SearchEvent> events_;
    std::optional<Generator<SearchEvent>::Iterator> at_;  // once it is begun
    bool unique_;
    bool searching_ = false;  // while another thread waits for the next one
};

}  // namespace queenreel
