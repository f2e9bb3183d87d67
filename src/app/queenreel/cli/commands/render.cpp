
#include <algorithm>
#include <array>
#include <optional>
#include <utility>

#include "queenreel/cli/command.h"
#include "queenreel/cli/options/choice.h"
#include "queenreel/cli/options/common_rows.h"
#include "queenreel/cli/options/destination.h"
#include "queenreel/cli/options/look.h"
#include "queenreel/cli/options/placements.h"
#include "queenreel/cli/options/story_request.h"
#include "queenreel/cli/speech.h"
#include "queenreel/cli/write.h"
#include "queenreel/story/story.h"
#include "queenreel/studio/annotate.h"
#include "queenreel/studio/caption.h"
#include "queenreel/studio/limits.h"
#include "queenreel/studio/picture.h"
#include "queenreel/studio/timing.h"
#include "queenreel/terminal/signals.h"

namespace queenreel {
namespace {

/// The arguments of pictures.
struct RenderArgs : TellingArgs, PlacementArgs, AskedAnnotations {
    bool keeps_text = false;  ///< for svg
    int threads = 0;          ///< 0: one per processor
};

/// Throws UsageError or LimitError for too many files. `pictures`: those of the choice, or of the moments
/// selected from it.
void check_files(const Choice& choice, std::uint64_t pictures, const Destination& destination) {
    check_one_file(pictures, destination);
    if (is_one_file(destination))
        return;
    if (choice.limited || choice.forced || choice.wanted() <= max_files)
        return;
    const std::string many = choice.existing ? said_number(choice.wanted()) : said("an unknown number of");
    throw LimitError(
        said("N: {n} gives {count} files, more than {max}; choose some with --limit K or --solutions A-B, or "
             "allow it with --force",
             choice.n, many, said_number(max_files)));
}

/// Throws UsageError for options that require many files: --resume and --shard.
void check_parts(const RenderArgs& args, const Destination& destination) {
    if (!is_one_file(destination))
        return;
    if (args.resume)
        throw UsageError(
            said("--resume: {file} is one file, which is written whole or not at all; leave it out, or write "
                 "to a folder such as boards/",
                 destination.path));
    if (args.shard)
        throw UsageError(
            said("--shard: {file} is one file and cannot be divided; write to a folder such as boards/",
                 destination.path));
}

std::vector<Option> text_row() {
    return {{.name = "text",
             .argument = "NAME",
             .value = either(&RenderArgs::keeps_text, "outlines", "text", "text"),
             .help = "svg: outlines look the same everywhere; text can be selected, has a fifth of the size, "
                     "and uses the viewer's fonts",
             .group = "How it looks",
             .default_value = "outlines"}};
}

bool has_no_kept_text(const Format& format) {
    return format.text != TextForm::kept;
}

bool has_chosen_text(const Format& format) {
    return format.text == TextForm::chosen;
}

std::vector<Rule> text_rules() {
    return {{.option = "text text",
             .suits = by(has_no_kept_text),
             .message = "a {other} always keeps text as text; leave it out, or write an svg"},
            {.option = "text text",
             .suits = by(has_chosen_text),
             .message = "only an svg can keep text as text; leave it out, or write an svg"}};
}

/// Returns the output options for the pictures of a choice, without a caption. Throws UsageError.
OutputOptions picture_options(const RenderArgs& args, const Choice& choice, const Destination& destination) {
    OutputOptions options = output_options(args, choice, destination);
    options.keeps_text = args.keeps_text;
    options.threads = args.threads;
    check_formats(text_rules(), args, std::array{destination.format});
    return options;
}

/// Writes the pictures with the user's caption.
ExitCode write_captioned(Pictures pictures, CaptionPlace place, const OutputOptions& options,
                         const RenderArgs& args, Console& console) {
    pictures.frames = with_caption(std::move(pictures.frames), args.caption, place, options);
    if (!args.shard || args.shard->is_all())
        pictures.files = pictures.total;
    pictures.resumes = true;
    return write_pictures(std::move(pictures), options, args, console);
}

ExitCode render_placements(const RenderArgs& args, Console& console) {
    const Choice choice = choice_of(args, args, {.source = Source::command_line, .givens = &args});
    const Destination destination = destination_of(args, Medium::document);
    check_parts(args, destination);
    OutputOptions options = picture_options(args, choice, destination);
    options.look.scene.givens = choice.givens.any();
    options.look.scene.rooks = is_of_rooks(args.rule);
    StoryOptions marks = story_options_of(choice, args.marks);
    marks.rule = args.rule;
    marks.words = args.words;
    marks.captions = false;
    std::vector<Board> boards = wanted_placements(args, choice.n);
    add_givens(boards, choice.givens);
    const std::uint64_t count = boards.size();
    std::optional<AskedLines> lines = lines_of_attack(args, choice.n, args.rule);
    for (const Board& board : boards)
        if (lines)
            check_attackers(*lines, board);
    check_one_file(count, destination);
    auto frames = interruptible(placement_frames(std::move(boards), marks));
    Pictures pictures{.frames = annotated(std::move(frames), args, std::move(lines), options.look),
                      .total = count,
                      .files = {},
                      .none = ""};
    options.look.caption = args.caption && !args.caption->empty();
    options.pictures = options.max_number = count;
    make_room_for_caption(args.caption, CaptionPlace::replaces, options);
    return write_captioned(std::move(pictures), CaptionPlace::replaces, options, args, console);
}

ExitCode render_solutions(const RenderArgs& args, Console& console) {
    StoryRequest wanted = story_request_of(args);
    const Destination destination = destination_of(args, Medium::document);
    check_parts(args, destination);
    OutputOptions options = picture_options(args, wanted.choice, destination);
    wanted.options.captions = false;
    options.look.scene.givens = wanted.options.givens.any();
    options.look.scene.rooks = is_of_rooks(wanted.options.rule);
    Pace pace;
    pace.parts = args.select;
    const auto story = open_story(wanted);
    if (!pace.parts.empty() && is_one_file(destination) && !destination.format->pages) {
        const ImmediateExitScope measuring;
        options.pictures = measure(*story, pace).moments();
    }
    check_files(wanted.choice, options.pictures, destination);
    if (is_one_file(destination))
        check_pages(*destination.format, destination.path, wanted, *story, {.pace = pace}, check_interrupted);
    options.look.caption = args.caption && !args.caption->empty();
    make_room_for_caption(args.caption, CaptionPlace::replaces, options);
    const auto total = pace.parts.empty() ? wanted.choice.total() : std::nullopt;
    auto frames =
        annotated(story->frames(Pacer(pace)), args,
                  lines_of_attack(args, options.look.scene.size, wanted.options.rule), options.look);
    return write_captioned(
        {.frames = std::move(frames), .total = total, .files = {}, .none = none_text(wanted, pace)},
        CaptionPlace::replaces, options, args, console);
}

/// Measures the story. Throws LimitError if it has too many pictures to write each to a file.
StoryTotals count_pictures(const StoryRequest& wanted, Storyline& story, const Pace& pace,
                           const Destination& destination) {
    const ImmediateExitScope measuring;
    if (is_one_file(destination) || wanted.choice.forced)
        return measure(story, pace);
    const StoryTotals totals = measure(story, pace, max_files);
    if (totals.moments() > max_files)
        throw LimitError(
            said("--story: {story} of n = {n} gives more than {max} files; choose some with --select, write "
                 "a .pdf, or allow it with --force",
                 wanted.story->name, wanted.choice.n, said_number(max_files)));
    return totals;
}

ExitCode render_story(const RenderArgs& args, Console& console) {
    StoryRequest wanted = story_request_of(args);
    const Destination destination = destination_of(args, Medium::document);
    check_parts(args, destination);
    check_names(destination);
    OutputOptions options = picture_options(args, wanted.choice, destination);
    wanted.options.captions = !args.bare;
    Pace pace;
    pace.parts = args.select;
    const auto story = open_story(wanted);
    if (is_one_file(destination))
        check_pages(*destination.format, destination.path, wanted, *story, {.pace = pace}, check_interrupted);
    const StoryTotals totals = count_pictures(wanted, *story, pace, destination);
    check_one_file(totals.moments(), destination);
    options.look.caption = wanted.options.captions && (!args.caption || !args.caption->empty());
    show_scene(*wanted.story, *story, args.coordinates, options.look);
    options.pictures = totals.moments();
    options.max_number = story->last_number(totals);
    make_room_for_caption(args.caption, caption_place(*wanted.story), options);
    auto frames =
        annotated(story->frames(Pacer(pace)), args,
                  lines_of_attack(args, options.look.scene.size, wanted.options.rule), options.look);
    return write_captioned({.frames = std::move(frames),
                            .total = totals.moments(),
                            .files = {},
                            .none = none_text(wanted, pace)},
                           caption_place(*wanted.story), options, args, console);
}

ExitCode render(const RenderArgs& args, Console& console) {
    if (args.queens && asks_for_story(args)) {
        RenderArgs given = args;
        std::swap(given.GivenArgs::as_queens, given.queens);
        console.note(queens_are_given_text());
        return render_story(given, console);
    }
    if (asks_for_placements(args))
        return render_placements(args, console);
    return asks_for_story(args) ? render_story(args, console) : render_solutions(args, console);
}

}  // namespace

Command render_command() {
    return {
        .name = "render",
        .summary = "writes a picture of each solution, or of each step of a story",
        .operand = "N",
        .operand_help = "the board size, 1 to 32; up to 1000 for some solvers and --queens",
        .also = "draw picture pictures image images board boards",
        .usual = "8",
        .options = options_of(
            document_rows(), alt_row(), story_rows(), code_language_row(), given_rows(), attack_rule_row(),
            story_selection_rows(), select_row(), placement_rows(), look_rows(), annotation_rows(),
            text_row(), threads_row(&RenderArgs::threads),
            resume_row("continue an earlier run: write only files that are missing or differ"),
            shard_row(&RenderArgs::shard,
                      "write the Kth of N parts of the files, which together are the whole"),
            dry_run_row(), force_row("replace existing files; allow more than a day's work or 100,000 files"),
            common_rows()),
        .rules = join({placement_rules({"solver", "seed", "unique", "solution", "solutions", "limit", "first",
                                        "select", "panels", "legend", "events", "numbering", "questions"},
                                       {"story search", "story race", "story occupancy"}),
                       {{.option = "queens-from",
                         .excludes = {"story"},
                         .message = "nothing is solved, so --{other} has no effect; leave out one of them"},
                        {.option = "queens",
                         .excludes = {"story solutions"},
                         .message = "nothing is solved, so --{other} has no effect; leave out one of them"}},
                       given_rules({"unique", "events"}),
                       attack_rule_rules({"unique", "events"}),
                       {{.option = "attacks",
                         .excludes = {"rule superqueens"},
                         .message = "a knight's moves are no lines; leave out --{other}"}},
                       choice_rules(),
                       story_rules(),
                       look_rules(),
                       output_rules(),
                       alt_rules(),
                       text_rules()}),
        .examples = {{"queenreel render 8", "boards/queens-8-01.svg to -92.svg"},
                     {"queenreel render 8 --solution 1 --coordinates outside -o first.png", "one picture"},
                     {"queenreel render 8 --unique -o fundamental.pdf", "twelve pages"},
                     {"queenreel render 8 --solutions 1,5,9-12 -o {index}-of-{count}.svg",
                      "01-of-92.svg, 05-of-92.svg …"},
                     {"queenreel render 4 --story walkthrough -o walkthrough.pdf", "one page per step"},
                     {"queenreel render 8 -o alt/ --alt alt.txt",
                      "pictures, and a line of alt text for each"},
                     {"queenreel render 12 --resume", "the rest of 14,200 pictures, after an interruption"},
                     {"queenreel render 12 --shard 2/4", "the second of four parts, for four machines"},
                     {"queenreel render 8 --queens c3,f6 --marks attacks,conflicts -o clash.svg",
                      "two queens and the squares they attack"},
                     {"queenreel render 8 --queens c3,f6 --marks threats -o threats.svg",
                      "how many queens attack each square"},
                     {"queenreel render 5 --queens b4 --rule torus --marks attacks -o torus.svg",
                      "what a queen attacks on a torus"},
                     {"queenreel render 7 --queens b4 --rule torus --attacks blocked -o around.svg",
                      "its lines of attack, which come back on the other side of a torus"},
                     {"queenreel render 8 --queens c3,f6,h8 --attacks xray:c3 -o rays.svg",
                      "one queen's lines of attack, through the second to the third"},
                     {"queenreel render 8 --queens none --place a1,b3 --block d4 -o puzzle.svg",
                      "the puzzle itself: given queens and blocked squares, nothing solved"},
                     {"queenreel solve 8 --unique | queenreel render 8 --queens-from - -o twelve.pdf",
                      "the placements of a list, a page each"},
                     {"queenreel render 8 --queens none --theme print -o empty.pdf",
                      "an empty board, to draw on"}},
        .action = action<render>(),
    };
}

}  // namespace queenreel
