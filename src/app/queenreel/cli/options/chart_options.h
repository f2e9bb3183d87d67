#pragma once

#include <optional>
#include <string>
#include <vector>

#include "queenreel/chart/data.h"
#include "queenreel/cli/options/film_args.h"
#include "queenreel/cli/options/givens.h"
#include "queenreel/cli/options/pacing.h"
#include "queenreel/cli/options/story_request.h"

namespace queenreel {

/// The arguments of a chart.
struct ChartArgs : PictureArgs, SelectionArgs, PaceSpec, FilmArgs, GivenArgs {
    std::optional<std::string> title;      ///< empty: a description of the content
    std::optional<SearchMeasure> measure;  ///< by which searches are compared; empty: the first
    bool csv = false;
};

/// All options of charts: output, comparison, films and look.
std::vector<Option> chart_options();

}  // namespace queenreel
