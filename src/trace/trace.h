#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>

#include "base/generator.h"
#include "solvers/solver.h"

namespace queenreel {

/// The greatest n of a trace: boards past it are not drawn.
constexpr int max_traced = 1000;

/// A trace that cannot be read. The message is `file:line: why; what to do` in one line.
struct TraceError : std::runtime_error {
    using std::runtime_error::runtime_error;
};

/// A search that was written down: by TraceWriter, or by a program in any language that prints lines.
///
/// A trace is JSON Lines in UTF-8: an object a line, first a header, then an event after the other. Rows,
/// columns and lines of pseudocode are counted from 0. Keys that are not named here mean nothing.
///
///     {"trace":"queenreel","version":1,"n":4}
///     {"event":"placed","row":0,"column":0}
///     {"event":"tested","row":1,"column":0}
///     {"event":"rejected","row":1,"column":0,"by":{"row":0,"column":0}}
///     {"event":"removed","row":0,"column":0}
///     {"event":"wiped_out","row":2}
///     {"event":"restarted"}
///     {"event":"generation","boards":[{"columns":[1,3,0,2]}]}
///     {"event":"solution"}
///     {"event":"exhausted"}
///     {"event":"gave_up"}
///
/// The header may also have "solver", a name, "seed", and "pseudocode", a list of lines; each event then
/// "line", the one that is being done. Without "by", a rejected square is attacked by the first queen from
/// the top that does. What is wiped out is a row, or a "column". A generation may have its "number", from 0,
/// and each of its boards "conflicts", the parents' numbers "upper" and "lower" in the generation before, the
/// first row "cut" of the lower one, and "mutated", the row whose queen then moved. A solution may repeat its
/// "columns". The last event is "exhausted", "gave_up", or a "solution" where the search stopped.
///
/// Law: reading what TraceWriter wrote tells the same events.
class Trace {
  public:
    /// Reads all of the file `path`, where `-` is standard input, and checks it line by line: what does not
    /// come to the end is kept in a temporary file without a name. Memory does not grow with the file.
    /// Throws TraceError.
    explicit Trace(const std::string& path);

    int n() const;
    std::optional<std::uint64_t> seed() const;

    /// Who searched: a row like that of the solver table, or one made up for a program that is not in it,
    /// which cannot be asked to search. Its pseudocode is the trace's; whether it is ordered, and for a
    /// made-up one whether it is complete, is what the trace shows. Valid as long as the trace, or a copy of
    /// it, lives.
    const Solver& solver() const;

    /// The events from the first on, checked again; as often as is wanted, each time by itself. An event
    /// without a line of pseudocode has -1. Throws TraceError when the file has changed for the worse.
    Generator<SearchEvent> events() const;

  private:
    struct Contents;
    static Generator<SearchEvent> read(std::shared_ptr<const Contents> contents);

    std::shared_ptr<const Contents> contents_;
};

}  // namespace queenreel
