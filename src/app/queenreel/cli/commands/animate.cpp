#include <fmt/format.h>

#include <chrono>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "queenreel/base/quantities.h"
#include "queenreel/cli/command.h"
#include "queenreel/cli/errors.h"
#include "queenreel/cli/options/asked_film.h"
#include "queenreel/cli/options/common_rows.h"
#include "queenreel/cli/options/pacing.h"
#include "queenreel/cli/speech.h"
#include "queenreel/cli/write.h"
#include "queenreel/studio/estimate.h"
#include "queenreel/studio/everyone.h"
#include "queenreel/studio/film_limits.h"
#include "queenreel/terminal/signals.h"
#include "queenreel/theme/contrasts.h"

namespace queenreel {
namespace {

/// Reports how the film differs from the request.
void note_changes(const AnimateArgs& args, const FilmPlan& plan, const FilmReport& report, Console& console) {
    const FilmTiming& timing = plan.timing;
    const std::string shortened = timing.pace.duration ? shortened_holds(args, report.shown) : "";
    if (!shortened.empty())
        console.note(
            said("--hold: in a film of {duration}, some moments are shown for less than asked ({shortest} at "
                 "the least); give a longer --duration, or full",
                 seconds_text(*timing.pace.duration), shortened));
    if (timing.fitted)
        console.note(
            said("--duration: the story {story} was fitted to {duration}; give another length, or full for "
                 "every moment",
                 plan.film.spec().story->name, seconds_text(*timing.fitted)));
    if (const Narration* narration = plan.film.narration();
        narration && !narration->silent_chapters().empty())
        console.note(
            said("--voice-files: {count} of the chapters have no recording, the first of them {chapter}",
                 narration->silent_chapters().size(), narration->silent_chapters().front()));
    if (report.flashes.added.count() > 0)
        console.note(
            said("--hold: {time} was added so that nothing flashes more than three times a second; hold "
                 "pictures for at least 0.17 s",
                 seconds_text(report.flashes.added)));
}

/// Runs the story once without writing, to learn everything that must be known in advance. Throws FailedError
/// if there are no pictures.
PictureStats tell_film(const AskedFilm& film, FilmReport& report) {
    PictureStats told = collect_stats(interruptible(frames_of(film.plan, report)));
    if (told.pictures == 0)
        throw FailedError(none_text(film.wanted, film.plan.timing.pace));
    return told;
}

/// Yields the frames that begin within this time.
Generator<Frame> beginning_of(Generator<Frame> frames, std::chrono::microseconds length) {
    std::chrono::microseconds shown{0};
    for (const Frame& frame : frames) {
        if (shown >= length)
            break;
        shown += frame.duration;
        co_yield frame;
    }
}

/// Lists the colors of a theme that are too hard to tell apart (WCAG 2.1, 1.4.3 and 1.4.11), as missing
/// contrasts.
std::vector<std::string> weak_colors(const Theme& theme) {
    std::vector<std::string> missing;
    for (const WeakContrast& weak : weak_contrasts(theme))
        missing.push_back(
            fmt::format("contrast of {} and {} (give {{theme=contrast}})", weak.one, weak.other));
    return missing;
}

ExitCode animate_one(const AnimateArgs& args, Console& console) {
    AskedFilm film = asked_film(args);
    FilmPlan& plan = film.plan;
    if (plan.film.ends_early())
        console.note(said(
            "--first: a film of all solutions would take more than ten minutes, so the search ends at its "
            "first; give --limit K or --duration for more"));
    check_clip_slides(plan);
    narrate(plan);
    if (args.preset && args.preset->for_everyone)
        check_for_everyone(plan, args.preset->name, weak_colors(plan.films().front().look.theme));
    FilmReport report;
    if (args.dry_run || args.max_bytes > 0 || args.max_frames > 0) {
        const PictureStats told = tell_film(film, report);
        FilmLimits limits = static_cast<const FilmLimits&>(args);
        limits.fixed_size = args.line.typed("size");
        for (const SmallerFilm& smaller : keep_within_limits(plan, limits, told))
            console.note(
                said("--max-bytes: {file} would have {bytes} at {width}x{height}; it is made at "
                     "{smaller_width}x{smaller_height}",
                     smaller.target, smaller.bytes, smaller.planned.width, smaller.planned.height,
                     smaller.made.width, smaller.made.height));
        if (args.dry_run)
            return print_forecast(forecast_of(plan, told), args, console);
        report = {};
    }
    if (args.films.empty() && writes_film(args) && !args.json && console.prints_to_pipe())
        console.note(
            said("--output: the film goes to {file}, and nothing to the pipe; for another program give "
                 "--format y4m -o -",
                 main_output(plan).target));
    const ExitCode code = write_pictures(
        {.frames = args.beginning ? beginning_of(frames_of(plan, report), *args.beginning)
                                  : frames_of(plan, report),
         .total = args.beginning ? std::nullopt : film.total(),
         .files = {},
         .resumes = plan.side.clips && !plan.side.film && !plan.side.steps,
         .none = none_text(film.wanted, plan.timing.pace),
         .open = [&](const OutputOptions& /*first*/) { return open_all(plan.films(), plan.side); }},
        main_output(plan), args, console);
    note_changes(args, plan, report, console);
    if (args.as_queens)
        console.note(queens_are_given_text());
    return code;
}

/// Returns the arguments for the same film with n queens, and with n in the names of its files.
AnimateArgs film_of_size(AnimateArgs args, int n) {
    args.line.set_operand(std::to_string(n));
    put_size_into_names(args, n, args.format ? *args.format : default_format(Medium::film));
    return args;
}

ExitCode animate(const AnimateArgs& args, Console& console) {
    const auto& operands = args.operands();
    if (operands.size() != 1 || operands.front().find('-') == std::string::npos ||
        operands.front().front() == '-')
        return animate_one(args, console);
    const Range sizes = parse_range("N", operands.front());
    parse_board_size(std::to_string(sizes.max));
    if (args.json)
        throw UsageError(
            said("--json: several films have several answers; leave it out, or animate one size"));
    check_names_of_sizes(args, sizes);
    for (std::uint64_t n = sizes.min; n <= sizes.max; ++n)
        if (n == 2 || n == 3)
            console.note(said("n = {n}: no solutions, so there is no film of it", n));
        else
            animate_one(film_of_size(args, static_cast<int>(n)), console);
    return ExitCode::done;
}

}  // namespace

Command animate_command() {
    return {
        .name = "animate",
        .summary = "writes a film of the solutions, or of how a solver finds them",
        .operand = "N",
        .operand_help =
            "the board size, 1 to 32, or a range such as 4-8 for a film a size; some solvers and stories "
            "take smaller "
            "or larger sizes",
        .also = "film films movie video animation record",
        .usual = "8",
        .options = options_of(
            film_output_row(), film_format_row(), embedding_rows(), side_output_rows(), story_rows(),
            code_language_row(), card_rows(), given_rows(), attack_rule_row(), given_queens_row(),
            film_selection_rows(), select_row(), pace_rows(), film_rows(), preset_row(), voice_rows(),
            look_rows(), threads_row(&AnimateArgs::threads),
            resume_row("continue an earlier run of --clips: write only clips that are missing or differ"),
            limit_rows(), dry_run_row(), force_row("replace existing files; allow more than a day's work"),
            common_rows()),
        .rules = join({film_rules(), given_rules({"unique", "events"}),
                       attack_rule_rules({"unique", "events"}), choice_rules(), story_rules(), voice_rules(),
                       side_output_rules(), look_rules(), limit_rules(), output_rules()}),
        .examples =
            {{"queenreel animate 8", "queens.mp4: all 92 solutions, one second each"},
             {"queenreel animate 4-8 -o size-{n}.mp4", "a film a size: size-4.mp4 to size-8.mp4"},
             {"queenreel animate 8 --panels boards -o grid.mp4",
              "solutions that gather in a grid, until all 92 stand there"},
             {"queenreel animate 8 --story search --solver backtracking -o search.mp4",
              "the whole search in 75 seconds, with its pseudocode"},
             {"queenreel animate 8 --story search --numbering 0 -o zero.mp4",
              "the same with rows and columns counted from 0"},
             {"queenreel animate 8 --story search --questions --hold question=8 -o ask.mp4",
              "a search that pauses eight seconds to ask where the next queen can go"},
             {"queenreel animate 5 --rule torus --story search -o torus.mp4",
              "a search on a torus, where diagonals wrap around"},
             {"queenreel animate 4 --rule rooks --story search -o rooks.mp4", "a search for rooks"},
             {"queenreel animate 8 --story race --solver tables,dancing-links -o race.mp4",
              "two solvers side by side; with --first, each up to its first solution"},
             {"queenreel animate --events events.jsonl -o mine.mp4",
              "a film of your own program's search, see help trace"},
             {"queenreel animate 4 --story walkthrough --steps steps.pdf", "one page per step, for slides"},
             {"queenreel animate 4 --story walkthrough --steps four.pptx",
              "a slide per step, with speaker notes"},
             {"queenreel animate 6 --story search --clips clips/ --clips-at deadend -o 6.mp4",
              "a film, and a clip up to each dead end, one per slide"},
             {"queenreel animate 6 --story search --clips talk.pptx -o talk.mp4",
              "a deck whose slides play a chapter each, and the film"},
             {"queenreel animate 8 --bare --size 480 --hold 0.5 -o q.gif", "a small film for a web page"},
             {"queenreel animate 8 -o queens.svg",
              "a drawing that moves, for web pages: sharp at every size, light and dark"},
             {"queenreel animate 8 --background transparent -o q.webp",
              "an animated WebP for any page; a film with alpha as .webm or .mov"},
             {"queenreel animate 8 --fps 25 -o q.y4m",
              "uncompressed frames for any encoder; --format y4m -o - for ffmpeg -i -"},
             {"queenreel animate 8 --fps 25 --frames frames/ -o frames.mp4",
              "a film, and one PNG per frame, frames/000001.png and on, for editors"},
             {"queenreel animate 4 --story walkthrough --narrate -o spoken.mp4",
              "a film that says its captions"},
             {"queenreel animate 8 --story search -o search.html",
              "a page, one file, that plays every step in any browser"},
             {"queenreel animate 6 --story search --questions --format scorm -o quiz.zip",
              "a quiz for Moodle and the like, which note each learner's score"},
             {"queenreel animate 6 --story search --questions --format moodle -o bank.xml",
              "its questions for Moodle's question bank, each with the board"},
             {"queenreel animate 6 --preset slides --marks attacks -o wide.mp4", "a film for a wide slide"},
             {"queenreel animate 8 -o both.mp4 -o both.webm -o poster.png",
              "the same film twice, and its first solution as a picture"},
             {"queenreel animate 8 --story search -o long.mp4 --dry-run",
              "its length, chapters and size, and no file"}},
        .action = action<animate>(),
    };
}

int run_beginning(std::span<const std::string> words, Console& console) {
    constexpr std::chrono::seconds length{6};
    console.be_quiet();
    try {
        return reported(
            [&] {
                const Command& command = *find_command("animate");
                AnimateArgs args;
                args.line = Arguments(command.options, words.subspan(1));
                store_values(command.options, args.line, args);
                args.beginning = length;
                return animate(args, console);
            },
            console);
    } catch (const Interrupted& interruption) {
        return 128 + interruption.signal;
    }
}

}  // namespace queenreel
