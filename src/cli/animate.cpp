#include <fmt/format.h>

#include <optional>

#include "cli/command.h"
#include "cli/film_timing.h"
#include "cli/options/choice.h"
#include "cli/options/destination.h"
#include "cli/options/film_options.h"
#include "cli/options/look.h"
#include "cli/options/pacing.h"
#include "cli/options/presets.h"
#include "cli/options/side_outputs.h"
#include "cli/options/story_request.h"
#include "cli/options/values.h"
#include "cli/page.h"
#include "cli/write.h"

namespace queenreel {
namespace {

/// What a film is made of, but for its frames.
OutputOptions film_options_of(const Request& request, const StoryRequest& wanted, const Motion& motion,
                              const Destination& destination) {
    OutputOptions output = output_options(request, wanted.choice, destination);
    output.look.caption = wanted.options.captions && (!request.caption || !request.caption->empty());
    output.fps = motion.fps;
    output.plays = motion.plays;
    output.quality = motion.quality;
    output.caption_track = request.captions.track;
    return output;
}

/// How many pictures there are, where that is known beforehand.
std::optional<std::uint64_t> total(const StoryRequest& wanted, const Pace& pace) {
    const bool each_once = wanted.story->of_solutions && !pace.duration && pace.parts.empty();
    return each_once ? wanted.choice.total() : std::nullopt;
}

/// Says how the film differs from what was asked for.
void note_changes(const FilmTiming& timing, const FlashReport& flashes, const StoryRequest& wanted,
                  Console& console) {
    if (timing.fitted)
        console.note(fmt::format(
            "--duration: the story {} was fitted to {}; give another length, or full for every moment",
            wanted.story->name, seconds_text(*timing.fitted)));
    if (flashes.added.count() > 0)
        console.note(
            fmt::format("--hold: {} was added so that nothing flashes more than three times a second; hold "
                        "pictures for at least 0.17 s",
                        seconds_text(flashes.added)));
}

ExitCode animate(const Request& request, Console& console) {
    const Destination destination = destination_of(request, Medium::film);
    const Pacing pacing = pacing_of(request, *destination.format);
    const Motion motion = motion_of(request, *destination.format);
    StoryRequest wanted = story_request_of(request);
    wanted.options.captions = !request.bare;
    if (request.bare && destination.format->plays)
        wanted.options.panels.emplace();
    wanted.options.cards = cards_of(request, *wanted.story);

    const auto story = open_story(wanted);
    const bool plays = destination.format->plays;
    const PagePlan plan = plays ? page_plan(request, wanted, *story, pacing)
                                : PagePlan{.timing = film_timing(wanted, *story, pacing), .page = {}};
    const FilmTiming& timing = plan.timing;
    OutputOptions output = film_options_of(request, wanted, motion, destination);
    output.page = plan.page;
    show_scene(wanted, *story, timing.pace, output.look);
    make_room_for_caption(request, caption_place(wanted), output);
    const SideOutputs side = side_outputs_of(request, output);
    // Where steps are all that is wanted, they are what is written.
    const bool steps_alone = !side.film && !side.clips;
    const Transition by_default = wanted.story->of_solutions ? Transition::cut : Transition::glide;
    const Transition transition = steps_alone ? Transition::cut : motion.transition.value_or(by_default);

    FlashReport flashes;
    const ExitCode code = write_pictures(
        {.frames = plays ? story->frames(timing.pacer())
                         : film_frames(story->frames(timing.pacer()), motion, transition, &flashes),
         .total = total(wanted, timing.pace),
         .files = {},
         .resumes = side.clips && !side.film && !side.steps,
         .none = none_text(wanted, timing.pace),
         .caption = request.caption,
         .caption_place = caption_place(wanted),
         .open = [&](const OutputOptions& film) { return open_all(film, side); }},
        steps_alone ? *side.steps : output, request, console);
    note_changes(timing, flashes, wanted, console);
    return code;
}

}  // namespace

Command animate_command() {
    return {
        .name = "animate",
        .summary = "writes a film of the solutions, or of how a solver finds them",
        .operand = "N",
        .operand_help = "the board size, 1 to 32; some solvers and stories take smaller or larger ones",
        .options =
            join({destination_options(Medium::film), side_output_options(), story_options(), card_options(),
                  story_choice_options(), select_option(), pacing_options(), film_options(), preset_option(),
                  look_options(), threads_option(),
                  resume_option(
                      "go on with --clips where an earlier run stopped: write only those that are missing or "
                      "differ"),
                  force_option("replace existing files; allow more than a day's work"), common_options()}),
        .examples =
            {{"queenreel animate 8", "queens.mp4: all 92 solutions, one second each"},
             {"queenreel animate 8 --story search --solver backtracking -o search.mp4",
              "the whole search in a minute and a half, with its pseudocode"},
             {"queenreel animate 8 --story search --numbering 0 -o zero.mp4",
              "the same with rows and columns counted from 0"},
             {"queenreel animate 8 --story search --questions --hold question=8 -o ask.mp4",
              "it stops for eight seconds to ask where the next queen may stand"},
             {"queenreel animate 8 --story race --solver tables,dancing-links -o race.mp4",
              "two solvers side by side; with --first, each up to its first solution"},
             {"queenreel animate --events events.jsonl -o mine.mp4",
              "a film of your own program's search, see help trace"},
             {"queenreel animate 4 --story walkthrough --steps steps.pdf", "one page per step, for slides"},
             {"queenreel animate 8 --bare --size 480 --hold 0.5 -o q.gif", "a small film for a web page"},
             {"queenreel animate 8 --story search -o search.html",
              "a page, one file, that plays every step in any browser"},
             {"queenreel animate 6 --preset slides --marks attacks -o wide.mp4", "a film for a wide slide"}},
        .run = animate,
    };
}

}  // namespace queenreel
