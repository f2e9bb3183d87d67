#include "cli/options/film_options.h"

#include <fmt/format.h>

#include <algorithm>

#include "cli/errors.h"
#include "cli/options/presets.h"
#include "cli/options/values.h"

namespace queenreel {
namespace {

constexpr double max_fps = 240;
constexpr std::uint64_t max_plays = 65'535;
constexpr std::string_view group = "How it moves";

std::vector<std::string_view> qualities() {
    return names_of(film_formats().front().qualities);
}

double max_rate(const Format& format) {
    const auto held = static_cast<double>(std::max<std::int64_t>(format.film->min_hold.count(), 1));
    return std::min(max_fps, 1e6 / held);
}

int parse_plays(std::string_view text, const Format& format) {
    if (!format.film->loops)
        throw UsageError(fmt::format("--loop: {} has no flag for it; set it in the player, or write a {}",
                                     format.name,
                                     film_format_names([](const FilmFormat& film) { return film.loops; })));
    if (text == "forever")
        return 0;
    if (text == "once")
        return 1;
    if (text.empty() || text[0] < '0' || text[0] > '9')
        throw UsageError(fmt::format("--loop: '{}' is not a number of plays; give forever, once or 1 to {}",
                                     text, max_plays));
    return static_cast<int>(parse_whole("--loop", text, {1, max_plays}));
}

}  // namespace

std::vector<Option> film_options() {
    return {
        {.name = "transition",
         .argument = "NAME",
         .help = "how queens go from board to board, where there is time for it",
         .group = group,
         .default_value = "solutions: cut; others: glide",
         .values = [] { return names_of(transitions()); }},
        {.name = "fps",
         .argument = "RATE",
         .help = "pictures a second at a constant rate, for editors that want one",
         .group = group,
         .default_value = "each picture once, and held"},
        {.name = "loop",
         .argument = "PLAYS",
         .help = "gif: forever, once or a number",
         .group = group,
         .default_value = "forever"},
        {.name = "quality",
         .argument = "NAME",
         .help = "mp4: effort and size",
         .group = group,
         .default_value = "balanced",
         .values = qualities},
        {.name = "preset",
         .argument = "NAME",
         .help = "a bundle of options, see list presets; what else is given wins",
         .group = group,
         .values = [] { return names_of(presets()); }},
    };
}

Arguments with_preset(Arguments arguments) {
    const auto name = arguments.value("preset");
    if (!name)
        return arguments;
    const bool named_file = arguments.has("output") && arguments.value("output") != "-";
    for (const auto& [option, value] : find_preset(*name)->values)
        if (option != "format" || !named_file)  // a file's name tells its format
            arguments.set_unless_given(option, value);
    return arguments;
}

Motion parse_motion(const Arguments& arguments, const Format& format) {
    Motion motion;
    if (const auto name = arguments.value("transition"))
        motion.transition = find_transition(*name);
    if (const auto fps = arguments.value("fps"))
        motion.fps = parse_rate("--fps", *fps, max_rate(format));
    if (const auto loop = arguments.value("loop"))
        motion.plays = parse_plays(*loop, format);
    if (const auto quality = arguments.value("quality"))
        motion.quality = *quality;
    return motion;
}

}  // namespace queenreel
