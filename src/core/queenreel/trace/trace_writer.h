#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "queenreel/solvers/solver.h"

namespace queenreel {

/// The search that a trace's header describes.
struct TraceHeader {
    int n = 8;
    Givens givens{};
    AttackRule rule = AttackRule::queens;
    const Solver* solver = &solvers().front();
    std::optional<std::uint64_t> seed;  ///< for solvers that draw at random
};

/// Writes a search as a trace, one event per line, in the format that Trace reads.
class TraceWriter {
  public:
    using Sink = std::function<void(std::string_view bytes)>;

    /// Writes the header. `sink` receives many lines at a time.
    TraceWriter(const TraceHeader& header, Sink sink);

    void write(const SearchEvent& event);

    /// Flushes the remaining lines to the sink. Call it last.
    void finish();

  private:
    void end_line();

    Sink sink_;
    std::string lines_;
};

}  // namespace queenreel
