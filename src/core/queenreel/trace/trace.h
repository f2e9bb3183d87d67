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

/// A recorded search, written by TraceWriter or by a program in any language that prints lines.
///
/// A trace is JSON Lines in UTF-8, one object per line: first a header, then the events in order. Rows,
/// columns and lines of pseudocode count from 0. Keys that are not named here are ignored.
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
/// The header may also have "given" queens and "blocked" squares, lists of {"row":0,"column":0}. Given queens
/// attack from the start, but are placed like all others; blocked squares have no queen. "rule" is the name
/// of an AttackRuleRow, by which the queens attack; without it they are chess queens. The header may have
/// "solver", a name, "seed", and "pseudocode", a list of lines; each event may then have "line", the one
/// being executed. Without "by", a rejected square is attacked by a queen above in its column, or else on its
/// diagonal or antidiagonal, or else by the topmost that attacks it. A "wiped_out" event has a "row" or a
/// "column". A "placed" or "removed" event may have its "choice", the {"row":2} or {"column":2} whose squares
/// are tried, and "drawn_from", the number of equally good squares; a "tested" event may have "draw", the
/// number of this draw, from 1. A generation may have its "number", from 0, and each of its boards
/// "conflicts", the parents' numbers "upper" and "lower" in the previous generation, the first row "cut" of
/// the lower one, and "mutated", the row whose queen then moved. A solution may repeat its "columns". The
/// last event is "exhausted", "gave_up", or a "solution" if the search stopped there.
///
/// Each event may have "looks", as SearchEvent::looks: the probes since the start, which never decrease.
/// Until the first event that has it, a probe is a square tested, a square rejected or filled without a test
/// just before, or a generation; after that, an event without it adds none.
///
/// Law: reading what TraceWriter wrote yields the same events.
class Trace {
  public:
    /// Opens the file `path`, or standard input for `-`, and reads only the header. A pipe is first copied to
    /// an unnamed temporary file. Throws TraceError.
    explicit Trace(const std::string& path);

    /// Reads the header of an open input. Throws TraceError.
    explicit Trace(std::shared_ptr<const Input> input);

    int n() const;

    /// The board of that size, with the header's given queens, blocked squares and rule of attack.
    Puzzle puzzle() const;

    std::optional<std::uint64_t> seed() const;

    /// The row of the solver table that the header names, with the trace's pseudocode if it has some. For a
    /// solver that is not in the table, a placeholder that cannot search and is neither ordered nor complete.
    /// Valid as long as the trace or a copy of it lives.
    const Solver& solver() const;

    /// Returns true if the solver is not in the table, so that only the events reveal the kind of search.
    bool is_strange() const;

    /// Yields the events from the first on and checks each as it is read: its line must be well formed and
    /// follow from those before. May be called again, even while other events are still being read. Memory
    /// does not grow with the file. An event without a line of pseudocode has -1. Throws TraceError at the
    /// first bad line, and at the end of a truncated trace.
    Generator<SearchEvent> events() const;

    /// Reads to the end to find any error now; returns what the events reveal about the search. Throws
    /// TraceError.
    SearchObserver check() const;

  private:
    struct Contents;
    static Generator<SearchEvent> read(std::shared_ptr<const Contents> contents);

    std::shared_ptr<const Contents> contents_;
};

}  // namespace queenreel
