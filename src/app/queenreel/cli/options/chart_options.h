#pragma once

#include <optional>
#include <string>
#include <vector>

#include "queenreel/chart/data.h"
#include "queenreel/chart/kinds.h"
#include "queenreel/cli/options/destination.h"
#include "queenreel/cli/options/film_args.h"
#include "queenreel/cli/options/givens.h"
#include "queenreel/cli/options/pacing.h"
#include "queenreel/cli/options/story_request.h"
#include "queenreel/puzzle/puzzle.h"
#include "queenreel/terminal/console.h"

namespace queenreel {

/// The arguments of a chart.
struct ChartArgs : PictureArgs, SelectionArgs, PaceSpec, FilmArgs, GivenArgs {
    std::optional<std::string> title;      ///< empty: a description of the content
    std::optional<SearchMeasure> measure;  ///< for comparing searches; empty: the first one
    bool csv = false;
};

/// All options of charts: output, comparison, films and look.
std::vector<Option> chart_options();

/// Returns the chart that the first operand names. Throws UsageError if there is none, or if it does not take
/// the other arguments.
const ChartKind& chart_kind(const ChartArgs& args);

/// Returns the solvers named after N or by --solver. If none is named, returns the usual ones that support
/// the puzzle, and names the others in a note. Throws UsageError.
std::vector<const Solver*> charted_solvers(const ChartKind& kind, const Puzzle& puzzle, const ChartArgs& args,
                                           Console& console);

/// Returns the board sizes: those of the operand, that of `drawn`, or the usual ones. Throws UsageError.
Range chart_boards(const ChartKind& kind, const std::optional<Puzzle>& drawn, const ChartArgs& args);

/// Returns the path and the format: by default, an SVG named after the kind. Throws UsageError.
Destination chart_destination(const OutputArgs& args, const ChartKind& kind);

}  // namespace queenreel
