#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>

#include "queenreel/base/generator.h"
#include "queenreel/solvers/solver.h"
#include "queenreel/trace/errors.h"
#include "queenreel/trace/format.h"
#include "queenreel/trace/input.h"

namespace queenreel {

/// A search that was written down: by TraceWriter, or by a program in any language that prints lines.
///
/// A trace is JSON Lines in UTF-8: an object a line, first a header, then one event after the other. Rows,
/// columns and lines of pseudocode are counted from 0. Keys that are not named here are ignored.
///
///     {"trace":"queenreel","version":1,"n":4}
///     {"event":"placed","row":0,"column":0}
///     {"event":"tested","row":1,"column":0}
///     {"event":"rejected","row":1,"column":0,"by":{"row":0,"column":0}}
///     {"event":"removed","row":0,"column":0}
///     {"event":"wiped_out","row":2}
///     {"event":"restarted"}
///     {"event":"generation","boards":[{"columns":[1,3,0,2]}]}
///     {"event":"bred","child":{"columns":[1,3,0,2],"upper":0,"lower":1,"cut":2}}
///     {"event":"solution"}
///     {"event":"exhausted"}
///     {"event":"gave_up"}
///
/// The header may also have "given" queens and "blocked" squares, lists of {"row":0,"column":0}: the former
/// may attack from the start, but are placed as all others, the latter have no queen. It may have "solver", a
/// name, "seed", and "pseudocode", a list of lines; each event may then
/// have "line", the one being carried out. Without "by", a rejected square is attacked by a queen above in
/// its column, or else on its diagonal or antidiagonal, or else by the topmost that attacks it. What is wiped
/// out is a "row" or a "column". What is placed or removed may have its "choice", the {"row":2} or
/// {"column":2} whose squares are tried, and "drawn_from", how many were as good;
/// what is tested may be the "draw" of that number, from 1. A generation may have its
/// "number", from 0, and each of its boards "conflicts", the parents' numbers "upper" and "lower" in the
/// generation before, the first row "cut" of the lower one, and "mutated", the row whose queen then moved. A
/// solution may repeat its "columns". The last event is "exhausted", "gave_up", or a "solution" where the
/// search stopped.
///
/// Each event may have its "looks", as SearchEvent::looks: those since the beginning, which never fall. Until
/// the first that has, a look is a square tested, or one refused or filled without a test just before, or a
/// generation; after it, an event without adds none.
///
/// Law: reading what TraceWriter wrote gives the same events.
class Trace {
  public:
    /// Opens the file `path`, or standard input for `-`, and reads the header only. A pipe is first copied to
    /// a temporary file without a name. Throws TraceError.
    explicit Trace(const std::string& path);

    /// Reads the header of an input that is open already. Throws TraceError.
    explicit Trace(std::shared_ptr<const Input> input);

    int n() const;

    /// The board of that size, with the header's given queens and blocked squares.
    Puzzle puzzle() const;

    std::optional<std::uint64_t> seed() const;

    /// The row of the solver table that the header names, with the trace's pseudocode where it has some. For
    /// a solver that is not in the table, a row made up for it that cannot search, and is neither ordered nor
    /// complete. Valid as long as the trace, or a copy of it, lives.
    const Solver& solver() const;

    /// Whether the solver is not in the table, so that only the events tell what kind of search it is.
    bool is_strange() const;

    /// The events from the first on, each checked as it is read: that its line is well formed, and that it
    /// follows from those before. May be called again, also while other events are still being read. Memory
    /// does not grow with the file. An event without a line of pseudocode has -1. Throws TraceError at the
    /// first bad line, and at the end of a trace that is cut.
    Generator<SearchEvent> events() const;

    /// Reads to the end, so that any error shows now; gives what the events show of the search. Throws
    /// TraceError.
    SearchObserver check() const;

  private:
    struct Contents;
    static Generator<SearchEvent> read(std::shared_ptr<const Contents> contents);

    std::shared_ptr<const Contents> contents_;
};

}  // namespace queenreel
