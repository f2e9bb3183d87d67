#include "queenreel/cli/options/chart_options.h"

#include <string_view>

#include "queenreel/cli/options/common_rows.h"
#include "queenreel/cli/options/destination.h"
#include "queenreel/cli/options/look.h"

namespace queenreel {
namespace {

std::vector<std::string_view> chart_formats() {
    std::vector<std::string_view> names;
    for (const Format& format : formats())
        if (!format.plays)
            names.push_back(format.name);
    return names;
}

std::vector<Option> chart_output_rows() {
    Value format = format_value(Medium::document);
    format.values = chart_formats;
    std::vector<Option> rows =
        in_words(with_value(document_rows(), "format", std::move(format)),
                 {{.option = "output",
                   .help = "a file: a picture, or a film such as growth.mp4 that draws "
                           "point after point; or - for standard output (with --format)",
                   .default_note = "the chart's name, as growth.svg"}});
    rows.back().otherwise = nullptr;
    return rows;
}

std::vector<Option> chart_look_rows() {
    return in_words(
        rows_named(look_rows(), {"size", "theme", "colors", "lang", "background", "caption"}),
        {{.option = "size", .default_note = "16:9, as high as the format's pictures"},
         {.option = "caption", .help = "a line below the title, wrapped if it is long"},
         {.option = "lang", .help = "the language of titles, axes and alt texts, see list languages"},
         {.option = "background", .help = "the color behind it: a name, #rgb, #rrggbb or transparent"}});
}

std::vector<Option> title_row() {
    return {{.name = "title",
             .argument = "TEXT",
             .value = line(&ChartArgs::title),
             .help = "the line at the top, empty for none",
             .group = "How it looks",
             .default_note = "what it shows"}};
}

std::vector<Option> measure_row() {
    return {{.name = "measure",
             .argument = "NAME",
             .value = name(&ChartArgs::measure, search_measures(), &SearchMeasureRow::measure),
             .help = "what compare draws: the work in looks, the nodes of the search tree, or time",
             .group = "What to compare",
             .default_note = std::string(search_measures().front().name)}};
}

std::vector<Option> chart_pace_rows() {
    std::vector<Option> rows =
        in_words(rows_named(pace_rows(), {"duration"}),
                 {{.option = "duration",
                   .help = "how long a film takes, such as 20s",
                   .default_note = "0.7 s a step, 0.1 s for each of a map's 120 steps, and 4 s at the end"}});
    rows.front().value.names = nullptr;
    return rows;
}

std::vector<Option> charted_rows() {
    constexpr std::string_view group = "What to compare";
    return in_words(rows_named(story_selection_rows(), {"solver", "seed"}),
                    {{.option = "solver",
                      .group = group,
                      .help = "the solvers, separated by commas, as after N",
                      .default_note = "all that find every solution; of a map, backtracking"},
                     {.option = "seed", .group = group}});
}

}  // namespace

std::vector<Option> chart_options() {
    return options_of(
        chart_output_rows(), alt_row(), charted_rows(), measure_row(), given_rows(), attack_rule_row(),
        chart_pace_rows(), rows_named(film_rows(), {"fps", "loop", "quality", "codec", "matte"}),
        chart_look_rows(), title_row(), csv_row(&ChartArgs::csv), threads_row(&ChartArgs::threads),
        force_row("replace an existing file; allow more than a day's work"), common_rows());
}

}  // namespace queenreel
