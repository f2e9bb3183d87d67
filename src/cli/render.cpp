#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <utility>

#include "cli/command.h"
#include "cli/options/choice.h"
#include "cli/options/common_options.h"
#include "cli/options/destination.h"
#include "cli/options/look.h"
#include "cli/options/orders.h"
#include "cli/options/pacing.h"
#include "cli/options/tale.h"
#include "cli/options/values.h"
#include "cli/signals.h"
#include "cli/write.h"
#include "story/story.h"
#include "story/wording.h"

namespace queenreel {
namespace {

constexpr std::uint64_t max_files = 100'000;

Generator<Frame> one_frame(Frame frame) {
    co_yield frame;
}

void check_one_file(std::uint64_t pictures, const Destination& destination) {
    if (pictures > 1 && is_one_file(destination) && !destination.format->pages)
        throw UsageError(fmt::format(
            "--output: {} is one file and cannot hold {} pictures; write to a folder like boards/, "
            "a pattern with {{index}}, or choose one with --solution or --select",
            destination.path, grouped(pictures)));
}

void check_files(const Choice& choice, const Destination& destination) {
    check_one_file(choice.wanted(), destination);
    if (is_one_file(destination))
        return;
    if (choice.limited || choice.forced || choice.wanted() <= max_files)
        return;
    const std::string many = choice.existing ? grouped(choice.wanted()) : "an unknown number of";
    throw LimitError(
        fmt::format("N: {} gives {} files, more than {}; take some with --limit K or --solutions A-B, or "
                    "all with --force",
                    choice.n, many, grouped(max_files)));
}

void check_alone(const Arguments& arguments) {
    for (const std::string_view other : {"solver", "unique", "solution", "solutions", "limit", "first",
                                         "select", "story", "panels", "events"})
        if (arguments.has(other))
            throw UsageError(
                fmt::format("--queens: it stands in place of solving, so --{} means nothing; leave one of "
                            "them out",
                            other));
}

ExitCode render_placement(std::string_view queens, const Arguments& arguments, Console& console) {
    check_alone(arguments);
    const Choice choice = parse_choice(arguments, {.source = Source::command_line});
    OutputOptions options = output_options(arguments, choice, parse_destination(arguments, Medium::document));
    StoryOptions marks = story_options(arguments, choice);
    marks.captions = false;
    Pictures picture{.frames = one_frame(placement_frame(parse_queens("--queens", queens, choice.n), marks)),
                     .total = 1,
                     .none = "",
                     .caption = parse_caption(arguments)};
    options.look.caption = picture.caption && !picture.caption->empty();
    options.pictures = options.max_number = 1;
    return write_pictures(std::move(picture), options, arguments, console);
}

ExitCode render_solutions(const Arguments& arguments, Console& console) {
    Tale tale = parse_tale(arguments);
    const Destination destination = parse_destination(arguments, Medium::document);
    OutputOptions options = output_options(arguments, tale.choice, destination);
    tale.options.captions = false;
    Pace pace;
    pace.parts = parse_parts(arguments);
    const auto story = open_story(tale);
    check_files(tale.choice, destination);
    const auto caption = parse_caption(arguments);
    options.look.caption = caption && !caption->empty();
    return write_pictures({.frames = story->frames(Pacer(pace)),
                           .total = pace.parts.empty() ? tale.choice.total() : std::nullopt,
                           .none = none_text(tale, pace),
                           .caption = caption},
                          options, arguments, console);
}

/// Measures the story. Throws LimitError where it has too many pictures for files.
StoryTotals count_pictures(const Tale& tale, Storyline& story, const Pace& pace,
                           const Destination& destination) {
    if (is_one_file(destination) || tale.choice.forced)
        return measure_story(tale, story, pace);
    const StoryTotals totals = measure_story(tale, story, pace, max_files);
    if (totals.moments() > max_files)
        throw LimitError(
            fmt::format("--story: {} of n = {} gives more than {} files; take some with --select, write "
                        "a .pdf, or all "
                        "with --force",
                        tale.story->name, tale.choice.n, grouped(max_files)));
    return totals;
}

ExitCode render_story(const Arguments& arguments, Console& console) {
    Tale tale = parse_tale(arguments);
    const Destination destination = parse_destination(arguments, Medium::document);
    OutputOptions options = output_options(arguments, tale.choice, destination);
    const auto caption = parse_caption(arguments);
    tale.options.captions = !arguments.has("bare");
    Pace pace;
    pace.parts = parse_parts(arguments);
    const auto story = open_story(tale);
    const StoryTotals totals = count_pictures(tale, *story, pace, destination);
    check_one_file(totals.moments(), destination);
    options.look.caption = tale.options.captions && (!caption || !caption->empty());
    show_scene(tale, *story, pace, options.look);
    options.pictures = totals.moments();
    options.max_number = story->last_number(totals);
    return write_pictures({.frames = story->frames(Pacer(pace)),
                           .total = totals.moments(),
                           .none = none_text(tale, pace),
                           .caption = caption},
                          options, arguments, console);
}

ExitCode render(const Arguments& arguments, Console& console) {
    if (const auto queens = arguments.value("queens"))
        return render_placement(*queens, arguments, console);
    return asks_for_story(arguments) ? render_story(arguments, console)
                                     : render_solutions(arguments, console);
}

}  // namespace

Command render_command() {
    return {
        .name = "render",
        .summary = "writes a picture of each solution, or of each step of a story",
        .operand = "N",
        .operand_help = "rows and columns of the board, 1 to 32; for some solvers and --queens up to 1000",
        .options = join(
            {destination_options(Medium::document),
             tale_options(),
             story_choice_options(),
             select_option(),
             {{.name = "queens",
               .argument = "SQUARES",
               .help = "any placement in place of solving, as c3,f6 or 2:5,3:1 (row:column from the top "
                       "left, from 0)",
               .group = "What to show"}},
             look_options(),
             threads_option(),
             force_option("replace existing files; go on where it takes more than a day or 100,000 files"),
             common_options()}),
        .examples = {{"queenreel render 8", "boards/queens-8-01.svg to -92.svg"},
                     {"queenreel render 8 --solution 1 --coordinates outside -o first.png", "one picture"},
                     {"queenreel render 8 --unique -o fundamental.pdf", "twelve pages"},
                     {"queenreel render 4 --story walkthrough -o walkthrough.pdf", "a page a step"},
                     {"queenreel render 8 --queens c3,f6 --marks attacks,conflicts -o clash.svg",
                      "two queens and what they attack"}},
        .run = render,
    };
}

}  // namespace queenreel
