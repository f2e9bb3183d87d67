#include <fmt/format.h>

#include <optional>

#include "cli/command.h"
#include "cli/film_timing.h"
#include "cli/options/choice.h"
#include "cli/options/common_options.h"
#include "cli/options/companions.h"
#include "cli/options/destination.h"
#include "cli/options/film_options.h"
#include "cli/options/look.h"
#include "cli/options/orders.h"
#include "cli/options/pacing.h"
#include "cli/options/tale.h"
#include "cli/options/values.h"
#include "cli/write.h"

namespace queenreel {
namespace {

/// What a film is made of, but for its frames.
OutputOptions film_options_of(const Arguments& arguments, const Tale& tale, const Motion& motion,
                              const Destination& destination) {
    OutputOptions output = output_options(arguments, tale.choice, destination);
    const auto caption = parse_caption(arguments);
    output.look.caption = tale.options.captions && (!caption || !caption->empty());
    output.fps = motion.fps;
    output.plays = motion.plays;
    output.quality = motion.quality;
    return output;
}

/// How many pictures there are, where that is known beforehand.
std::optional<std::uint64_t> total(const Tale& tale, const Pace& pace) {
    const bool each_once = tale.story->of_solutions && !pace.duration && pace.parts.empty();
    return each_once ? tale.choice.total() : std::nullopt;
}

/// Says how the film differs from what was asked for.
void note_changes(const FilmTiming& timing, const FlashReport& flashes, const Tale& tale, Console& console) {
    if (timing.fitted)
        console.note(
            fmt::format("--duration: the story {} was fitted to {}; give another, or full for every moment",
                        tale.story->name, seconds_text(*timing.fitted)));
    if (flashes.added.count() > 0)
        console.note(
            fmt::format("--hold: {} were added, so that nothing flashes more than three times a "
                        "second; hold pictures for 0.17 s or longer",
                        seconds_text(flashes.added)));
}

ExitCode animate(const Arguments& given, Console& console) {
    const Arguments arguments = with_preset(given);
    const Destination destination = parse_destination(arguments, Medium::film);
    const Pacing pacing = parse_pacing(arguments, *destination.format);
    const Motion motion = parse_motion(arguments, *destination.format);
    Tale tale = parse_tale(arguments);
    tale.options.captions = !arguments.has("bare");

    const auto story = open_story(tale);
    const FilmTiming timing = film_timing(tale, *story, pacing);
    OutputOptions output = film_options_of(arguments, tale, motion, destination);
    show_scene(tale, *story, timing.pace, output.look);
    const Companions companions = parse_companions(arguments, output);
    // Where steps are all that is wanted, they are what is written.
    const bool steps_alone = !companions.film && !companions.clips;
    const Transition transition =
        steps_alone
            ? Transition::cut
            : motion.transition.value_or(tale.story->of_solutions ? Transition::cut : Transition::glide);
    FlashReport flashes;
    const ExitCode code =
        write_pictures({.frames = film_frames(story->frames(timing.pacer()), motion, transition, &flashes),
                        .total = total(tale, timing.pace),
                        .none = none_text(tale, timing.pace),
                        .caption = parse_caption(arguments),
                        .open = [&](const OutputOptions& film) { return open_all(film, companions); }},
                       steps_alone ? *companions.steps : output, arguments, console);
    note_changes(timing, flashes, tale, console);
    return code;
}

}  // namespace

Command animate_command() {
    return {
        .name = "animate",
        .summary = "writes a film of the solutions, or of how a solver finds them",
        .operand = "N",
        .operand_help = "rows and columns of the board, 1 to 32; some solvers and stories take fewer or more",
        .options = join(
            {destination_options(Medium::film), companion_options(), tale_options(), story_choice_options(),
             select_option(), pacing_options(), film_options(), look_options(), threads_option(),
             force_option("replace existing files; go on where it takes more than a day"), common_options()}),
        .examples =
            {{"queenreel animate 8", "queens.mp4: all 92 solutions, a second each"},
             {"queenreel animate 8 --story search --solver backtracking -o search.mp4",
              "the whole search in a minute, with its pseudocode"},
             {"queenreel animate 8 --story race --solver tables,dancing-links -o race.mp4",
              "two solvers on one clock; with --first, who finds a solution first"},
             {"queenreel animate --events events.jsonl -o mine.mp4",
              "a film of a search by a program of your own, see help trace"},
             {"queenreel animate 4 --story walkthrough --steps steps.pdf", "a page a step, for slides"},
             {"queenreel animate 8 --bare --size 480 --hold 0.5 -o q.gif", "a small film for a web page"},
             {"queenreel animate 6 --preset slides --marks attacks -o wide.mp4", "a film for a wide slide"}},
        .run = animate,
    };
}

}  // namespace queenreel
