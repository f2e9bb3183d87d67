#pragma once

#include <optional>
#include <string>
#include <vector>

#include "cli/options/film_options.h"
#include "cli/options/pacing.h"
#include "cli/options/story_request.h"

namespace queenreel {

/// What a chart is asked for with.
struct ChartArgs : PictureArgs, SelectionArgs, PaceSpec, FilmArgs {
    std::optional<std::string> title;  ///< nothing: what it shows
    bool csv = false;
};

/// All options of charts: where they go, what is compared, films of them, and how they look.
std::vector<Option> chart_options();

}  // namespace queenreel
