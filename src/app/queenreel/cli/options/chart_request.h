#pragma once

#include <optional>
#include <vector>

#include "queenreel/chart/kinds.h"
#include "queenreel/cli/options/chart_options.h"
#include "queenreel/cli/options/destination.h"
#include "queenreel/puzzle/puzzle.h"

namespace queenreel {

/// The chart that the first operand names. Throws UsageError if there is none, or if it does not take the
/// other arguments.
const ChartKind& chart_kind(const ChartArgs& args);

/// The solvers named after N or by --solver, or the usual ones. Throws UsageError.
std::vector<const Solver*> charted_solvers(const ChartKind& kind, const ChartArgs& args);

/// The board sizes: those of the operand, that of `drawn`, or the usual ones. Throws UsageError.
Range chart_boards(const ChartKind& kind, const std::optional<Puzzle>& drawn, const ChartArgs& args);

/// The path and format: by default an SVG named for the kind. Throws UsageError.
Destination chart_destination(const OutputArgs& args, const ChartKind& kind);

}  // namespace queenreel
