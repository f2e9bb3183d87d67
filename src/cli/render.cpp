#include <fmt/format.h>

#include "cli/choice.h"
#include "cli/command.h"
#include "cli/common_options.h"
#include "cli/destination.h"
#include "cli/look.h"
#include "cli/orders.h"
#include "cli/values.h"
#include "cli/write.h"
#include "story/story.h"
#include "story/wording.h"

namespace queenreel {

namespace {

constexpr std::uint64_t most_files = 100'000;
constexpr double pictures_a_second = 100;

Generator<Frame> one_frame(Frame frame) {
    co_yield frame;
}

void check_files(const Choice& choice, const Destination& destination) {
    if (is_one_file(destination)) {
        if (choice.wanted() > 1 && !destination.format->pages)
            throw UsageError(
                fmt::format("--output: {} is one file and cannot hold {} pictures; write to a folder like "
                            "boards/, a pattern with {{index}}, or choose one with --solution",
                            destination.path, grouped(choice.wanted())));
        return;
    }
    if (choice.limited || choice.forced || choice.wanted() <= most_files)
        return;
    const std::string many = choice.existing ? grouped(choice.wanted()) : "an unknown number of";
    throw LimitError(
        fmt::format("N: {} gives {} files, more than {}; take some with --limit K or --solutions A-B, or "
                    "all with --force",
                    choice.n, many, grouped(most_files)));
}

void check_alone(const Arguments& arguments) {
    for (const std::string_view other : {"solver", "unique", "solution", "solutions", "limit"})
        if (arguments.has(other))
            throw UsageError(
                fmt::format("--queens: it stands in place of solving, so --{} means nothing; leave one of "
                            "them out",
                            other));
}

Pictures pictures(const Arguments& arguments, const Choice& choice) {
    StoryOptions options = story_options(arguments, choice);
    options.captions = false;
    if (const auto queens = arguments.value("queens"))
        return {one_frame(placement_frame(parse_queens("--queens", *queens, choice.n), options)), 1, "",
                parse_caption(arguments)};
    return {solutions_story(options), choice.total(), nothing_text(choice), parse_caption(arguments)};
}

ExitCode render(const Arguments& arguments, Console& console) {
    const Source source = arguments.has("queens") ? Source::command_line : Source::solver;
    const Choice choice = parse_choice(arguments, greatest_drawn, source);
    const Destination destination = parse_destination(arguments, Medium::document);
    OutputOptions options = output_options(arguments, choice, destination);
    Pictures all = pictures(arguments, choice);
    options.look.caption = all.caption && !all.caption->empty();
    if (arguments.has("queens")) {
        check_alone(arguments);
        options.pictures = options.greatest_number = 1;
    } else {
        check_files(choice, destination);
        check_time(choice, pictures_a_second);
    }
    return write_pictures(std::move(all), options, arguments, console);
}

}  // namespace

Command render_command() {
    return {
        .name = "render",
        .summary = "writes a picture for each solution",
        .operand = "N",
        .operand_help = "rows and columns of the board, 1 to 32; for some solvers and --queens up to 1000",
        .options = join(
            {destination_options(Medium::document),
             choice_options(),
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
                     {"queenreel render 8 --queens c3,f6 --marks attacks,conflicts -o clash.svg",
                      "two queens and what they attack"}},
        .run = render,
    };
}

}  // namespace queenreel
