#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "queenreel/solvers/solver.h"

namespace queenreel {

/// What the header of a trace tells of its search.
struct TraceHeader {
    int n = 8;
    Givens givens{};
    const Solver* solver = &solvers().front();
    std::optional<std::uint64_t> seed;  ///< for solvers that draw at random
};

/// Writes a search down, one event per line, as Trace reads it.
class TraceWriter {
  public:
    using Sink = std::function<void(std::string_view bytes)>;

    /// Begins with the header. `sink` is given many lines at a time.
    TraceWriter(const TraceHeader& header, Sink sink);

    void write(const SearchEvent& event);

    /// Gives the sink the lines that it does not have yet. The last call.
    void finish();

  private:
    void end_line();

    Sink sink_;
    std::string lines_;
};

}  // namespace queenreel
