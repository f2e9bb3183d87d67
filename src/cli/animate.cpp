#include <fmt/format.h>

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "cli/caption.h"
#include "cli/clip_cuts.h"
#include "cli/command.h"
#include "cli/errors.h"
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
#include "cli/signals.h"
#include "cli/write.h"
#include "story/wording.h"

namespace queenreel {
namespace {

/// What a film is made of, but for its frames.
OutputOptions film_options_of(const Request& request, const StoryRequest& wanted, const Motion& motion,
                              const Destination& destination) {
    OutputOptions output = output_options(request, wanted.choice, destination);
    output.look.caption = !request.bare && (!request.caption || !request.caption->empty());
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

/// A .pdf of more pages takes minutes and hundreds of megabytes.
constexpr std::uint64_t max_pages = 10'000;
constexpr std::uint64_t max_clips = 100'000;

/// Throws LimitError where there are too many.
void check_count(std::uint64_t count, std::uint64_t max, std::string_view what, const Request& request) {
    if (count > max && !request.force)
        throw LimitError(fmt::format(
            "{} more than {}; choose some with --select, give a --duration, or allow it with --force", what,
            grouped(max)));
}

/// How fast the pages of steps go by: in full, where no length was asked for.
FilmTiming steps_timing(const Request& request, const StoryRequest& wanted, Storyline& story, Pacing pacing) {
    if (pacing.length == Length::automatic)
        pacing.length = Length::full;
    FilmTiming timing = film_timing(wanted, story, pacing);
    if (!timing.pace.duration)
        check_count(measure_story(wanted, story, timing.pace, max_pages).moments(), max_pages,
                    "--steps: every moment of the story has a page,", request);
    return timing;
}

/// The same frames, until a signal comes.
Generator<Frame> until_interrupted(Generator<Frame> frames) {
    for (const Frame& frame : frames) {
        check_interrupted();
        co_yield frame;
    }
}

/// The story's frames at a pace, with the user's caption.
Generator<Frame> told(const Request& request, const StoryRequest& wanted, Storyline& story,
                      const FilmTiming& timing, const OutputOptions& output, ShortestShown* shown = nullptr) {
    Pacer pacer = timing.pacer();
    pacer.note_in(shown);
    return with_caption(story.frames(std::move(pacer)), request, caption_place(wanted), output);
}

/// The same, cut into clips where --clips-at says.
Generator<Frame> told_in_clips(const Request& request, const StoryRequest& wanted, Storyline& story,
                               const FilmTiming& timing, const OutputOptions& output, ShortestShown* shown) {
    auto frames = told(request, wanted, story, timing, output, shown);
    if (!request.clip_cut)
        return frames;
    auto cuts = frames_to_cut_at(*request.clip_cut, story, timing.pace);
    check_count(cuts.size(), max_clips, "--clips-at: there would be clips,", request);
    return cut_at(std::move(frames), *request.clip_cut, std::move(cuts));
}

/// Gives the steps of a film that was fitted to a length, or cut, frames of their own.
void tell_steps_apart(const Request& request, const StoryRequest& wanted, Storyline& story,
                      const Pacing& pacing, SideOutputs& side) {
    const FilmTiming timing = steps_timing(request, wanted, story, pacing);
    side.steps->look.scene.badge = wanted.story->follows_search && timing.pace.duration;
    side.steps_frames = until_interrupted(told(request, wanted, story, timing, *side.steps));
}

/// Says how the film differs from what was asked for.
void note_changes(const FilmTiming& timing, const FlashReport& flashes, const std::string& shortened,
                  const StoryRequest& wanted, Console& console) {
    if (!shortened.empty())
        console.note(
            fmt::format("--hold: in a film of {}, some moments are shown for less than asked ({} at the "
                        "least); give a longer --duration, or full",
                        seconds_text(*timing.pace.duration), shortened));
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
    wanted.options.captions = !request.bare || says_beside(request, *destination.format);
    if (request.bare && destination.format->plays)
        wanted.options.panels.emplace();
    wanted.options.cards = cards_of(request, *wanted.story);

    const auto story = open_story(wanted);
    const bool plays = destination.format->plays;
    // Where steps are all that is wanted, they are what is written.
    const bool steps_alone = request.gave("steps") && !request.gave("output") && !request.gave("clips");
    const PagePlan plan = plays
                              ? page_plan(request, wanted, *story, pacing)
                              : PagePlan{.timing = steps_alone ? steps_timing(request, wanted, *story, pacing)
                                                               : film_timing(wanted, *story, pacing),
                                         .page = {}};
    const FilmTiming& timing = plan.timing;
    OutputOptions output = film_options_of(request, wanted, motion, destination);
    output.page = plan.page;
    show_scene(wanted, *story, timing.pace, output.look);
    const int lines_of_story = output.look.scene.caption_lines;
    make_room_for_caption(request, caption_place(wanted), output);
    SideOutputs side = side_outputs_of(request, output);
    if (side.steps) {
        side.steps->look.scene.caption_lines = lines_of_story;
        make_room_for_caption(request, caption_place(wanted), *side.steps);
    }
    if (side.steps && (timing.fitted || request.clip_cut))
        tell_steps_apart(request, wanted, *story, pacing, side);
    const Transition transition =
        steps_alone ? Transition::cut : motion.transition.value_or(default_transition(*wanted.story));

    FlashReport flashes;
    ShortestShown shown;
    auto frames = told_in_clips(request, wanted, *story, timing, output, &shown);
    const ExitCode code =
        write_pictures({.frames = plays ? std::move(frames)
                                        : film_frames(std::move(frames), motion.fps, transition, &flashes),
                        .total = total(wanted, timing.pace),
                        .files = {},
                        .resumes = side.clips && !side.film && !side.steps,
                        .none = none_text(wanted, timing.pace),
                        .open = [&](const OutputOptions& film) { return open_all(film, side); }},
                       steps_alone ? *side.steps : output, request, console);
    const std::string shortened = timing.pace.duration ? shortened_holds(request, shown) : "";
    note_changes(timing, flashes, shortened, wanted, console);
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
             {"queenreel animate 6 --story search --clips clips/ --clips-at deadend -o 6.mp4",
              "a film, and one up to each dead end, for a slide each"},
             {"queenreel animate 8 --bare --size 480 --hold 0.5 -o q.gif", "a small film for a web page"},
             {"queenreel animate 8 --story search -o search.html",
              "a page, one file, that plays every step in any browser"},
             {"queenreel animate 6 --preset slides --marks attacks -o wide.mp4", "a film for a wide slide"}},
        .run = animate,
    };
}

}  // namespace queenreel
