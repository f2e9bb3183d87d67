#pragma once

#include <optional>
#include <string>
#include <vector>

#include "queenreel/chart/data.h"
#include "queenreel/cli/options/film_args.h"
#include "queenreel/cli/options/pacing.h"
#include "queenreel/cli/options/story_request.h"

namespace queenreel {

/// What a chart is asked for with.
struct ChartArgs : PictureArgs, SelectionArgs, PaceSpec, FilmArgs {
    std::optional<std::string> title;      ///< nothing: what it shows
    std::optional<SearchMeasure> measure;  ///< that searches are compared by; nothing: the first
    bool csv = false;
};

/// All options of charts: where they go, what is compared, films of them, and how they look.
std::vector<Option> chart_options();

}  // namespace queenreel
