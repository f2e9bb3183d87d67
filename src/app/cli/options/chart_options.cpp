#include "cli/options/chart_options.h"

#include <algorithm>
#include <string_view>

#include "cli/options/destination.h"
#include "cli/options/film_options.h"
#include "cli/options/look.h"
#include "cli/options/pacing.h"
#include "cli/options/request.h"
#include "cli/options/story_request.h"
#include "cli/options/values.h"

namespace queenreel {
namespace {

std::vector<std::string_view> chart_formats() {
    std::vector<std::string_view> names;
    for (const Format& format : formats())
        if (!format.plays)
            names.push_back(format.name);
    return names;
}

std::vector<Option> chart_destination_options() {
    std::vector<Option> options = destination_options(Medium::document);
    Option& output = *std::ranges::find(options, "output", &Option::name);
    output.help =
        "a file: a picture, or a film such as growth.mp4 in which point after point comes; or - for standard "
        "output (with --format)";
    output.default_note = "the chart's name, as growth.svg";
    Option& format = *std::ranges::find(options, "format", &Option::name);
    format.values = chart_formats;
    format.otherwise = nullptr;
    return options;
}

std::vector<Option> chart_look_options() {
    std::vector<Option> options =
        rows_named(look_options(), {"size", "theme", "colors", "background", "caption"});
    for (Option& option : options) {
        if (option.name == "size")
            option.default_note = "16:9, as high as the format's pictures";
        if (option.name == "caption")
            option.help = "a line below the title, broken where it is long";
        if (option.name == "background")
            option.help = "the color behind it: a name, #rgb, #rrggbb or transparent";
    }
    options.push_back({.name = "title",
                       .argument = "TEXT",
                       .help = "the line at the top, empty for none",
                       .group = options.front().group,
                       .default_note = "what it shows",
                       .store = into<&Request::page_title, parse_line>});
    return options;
}

std::vector<Option> chart_film_options() {
    std::vector<Option> options =
        join({rows_named(pacing_options(), {"duration"}),
              rows_named(film_options(), {"fps", "loop", "quality", "codec", "matte"})});
    options.front().help = "how long a film takes, such as 20s";
    options.front().default_value.clear();
    options.front().default_note = "0.7 s a step, and 4 s at the end";
    options.front().names = nullptr;
    return options;
}

std::vector<Option> charted_options() {
    std::vector<Option> options = rows_named(story_choice_options(), {"solver", "seed"});
    for (Option& option : options)
        option.group = "What to compare";
    options.front().help = "the solvers, separated by commas, as behind N";
    options.front().default_note = "all that find every solution";
    return options;
}

}  // namespace

std::vector<Option> chart_options() {
    return join({chart_destination_options(), alt_option(), charted_options(), chart_film_options(),
                 chart_look_options()});
}

}  // namespace queenreel
