#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <chrono>

#include "cli/choice.h"
#include "cli/command.h"
#include "cli/common_options.h"
#include "cli/destination.h"
#include "cli/look.h"
#include "cli/presets.h"
#include "cli/spelling.h"
#include "cli/values.h"
#include "cli/write.h"
#include "story/story.h"

namespace queenreel {

namespace {

constexpr double pictures_a_second = 100;
constexpr double greatest_fps = 240;
constexpr std::uint64_t greatest_plays = 65'535;
constexpr std::string_view film_group = "How it moves";

std::vector<std::string_view> qualities() {
    return {"draft", "balanced", "best"};
}

/// The arguments with what --preset stands for, where the user did not say otherwise.
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

std::chrono::microseconds parse_hold(const Arguments& arguments, const Format& format, StoryOptions usual) {
    const auto text = arguments.value("hold");
    return text ? parse_time("--hold", *text, {format.least_hold, format.greatest_hold}, format.name)
                : usual.hold;
}

std::chrono::microseconds parse_end_pause(const Arguments& arguments, const Format& format,
                                          std::chrono::microseconds hold) {
    using namespace std::chrono_literals;
    const auto text = arguments.value("end-pause");
    const std::string of = fmt::format("{} after a hold of {}", format.name, seconds_text(hold));
    return text ? parse_time("--end-pause", *text, {0us, format.greatest_hold - hold}, of) : 0us;
}

double greatest_rate(const Format& format) {
    const auto held = static_cast<double>(std::max<std::int64_t>(format.least_hold.count(), 1));
    return std::min(greatest_fps, 1e6 / held);
}

int parse_plays(std::string_view text, const Format& format) {
    if (format.name != "gif")
        throw UsageError(
            fmt::format("--loop: {} has no flag for it; set it in the player, or write a gif", format.name));
    if (text == "forever")
        return 0;
    if (text == "once")
        return 1;
    if (text.empty() || text[0] < '0' || text[0] > '9')
        throw UsageError(fmt::format("--loop: '{}' is not a number of plays; give forever, once or 1 to {}",
                                     text, greatest_plays));
    return static_cast<int>(parse_whole("--loop", text, {1, greatest_plays}));
}

StoryOptions story_options(const Arguments& arguments, const Choice& choice, const Format& format) {
    StoryOptions options;
    options.solver = choice.solver;
    options.n = choice.n;
    options.unique = choice.unique;
    options.first = choice.first;
    options.last = choice.last;
    options.hold = parse_hold(arguments, format, options);
    options.end_pause = parse_end_pause(arguments, format, options.hold);
    options.captions = !arguments.has("bare");
    const Marks marks = parse_marks(arguments);
    options.attacks = marks.attacks;
    options.conflicts = marks.conflicts;
    return options;
}

OutputOptions output_options(const Arguments& arguments, const Choice& choice,
                             const Destination& destination) {
    OutputOptions options;
    options.format = destination.format;
    options.target = destination.path;
    options.force = arguments.has("force");
    options.board_size = choice.n;
    options.pictures = choice.wanted();
    options.greatest_number = choice.greatest_number();
    options.look = parse_look(arguments, *destination.format);
    if (const auto fps = arguments.value("fps"))
        options.fps = parse_rate("--fps", *fps, greatest_rate(*destination.format));
    if (const auto loop = arguments.value("loop"))
        options.plays = parse_plays(*loop, *destination.format);
    options.quality = arguments.value("quality").value_or("balanced");
    options.threads = parse_threads(arguments);
    return options;
}

ExitCode animate(const Arguments& given, Console& console) {
    const Arguments arguments = with_preset(given);
    const Choice choice = parse_choice(arguments);
    const Destination destination = parse_destination(arguments, Medium::film);
    OutputOptions options = output_options(arguments, choice, destination);
    const StoryOptions tale = story_options(arguments, choice, *destination.format);
    const auto caption = parse_caption(arguments);
    options.look.caption = tale.captions && (!caption || !caption->empty());
    check_time(choice, pictures_a_second);
    const Story* story = find_story(arguments.value("story").value_or(stories().front().name));
    const auto total = choice.existing ? std::optional(choice.wanted()) : std::nullopt;
    return write_pictures({story->tell(tale), total, caption}, options, arguments, console);
}

std::vector<Option> film_options() {
    return {
        {.name = "story",
         .argument = "NAME",
         .help = "what is told",
         .group = film_group,
         .usual = stories().front().name,
         .values = [] { return names_of(stories()); }},
        {.name = "hold",
         .argument = "SECONDS",
         .help = "how long a solution is shown, as 0.5, 2s or 500ms",
         .group = film_group,
         .usual = "1"},
        {.name = "end-pause",
         .argument = "SECONDS",
         .help = "how much longer the last one is shown",
         .group = film_group,
         .usual = "0"},
        {.name = "fps",
         .argument = "RATE",
         .help = "pictures a second at a constant rate, for editors that want one",
         .group = film_group,
         .usual = "each picture once, and held"},
        {.name = "loop",
         .argument = "PLAYS",
         .help = "gif: forever, once or a number",
         .group = film_group,
         .usual = "forever"},
        {.name = "quality",
         .argument = "NAME",
         .help = "mp4: effort and size",
         .group = film_group,
         .usual = "balanced",
         .values = qualities},
        {.name = "preset",
         .argument = "NAME",
         .help = "a bundle of options, see list presets; what else is given wins",
         .group = film_group,
         .values = [] { return names_of(presets()); }},
    };
}

}  // namespace

Command animate_command() {
    return {
        .name = "animate",
        .summary = "writes a film of the solutions",
        .operand = "N",
        .operand_help = "rows and columns of the board, 1 to 32",
        .options = join({destination_options(Medium::film), choice_options(), film_options(), look_options(),
                         threads_option(),
                         force_option("replace an existing file; go on where it takes more than a day"),
                         common_options()}),
        .examples = {{"queenreel animate 8", "queens.mp4: all 92 solutions, a second each"},
                     {"queenreel animate 8 --bare --size 480 --hold 0.5 -o q.gif",
                      "a small film for a web page"},
                     {"queenreel animate 6 --preset slides --marks attacks", "a film for a wide slide"}},
        .run = animate,
    };
}

}  // namespace queenreel
