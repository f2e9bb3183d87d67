#include "cli/choice.h"
#include "cli/command.h"
#include "cli/common_options.h"
#include "cli/destination.h"
#include "cli/film_options.h"
#include "cli/look.h"
#include "cli/orders.h"
#include "cli/write.h"
#include "story/story.h"

namespace queenreel {

namespace {

constexpr double pictures_a_second = 100;

ExitCode animate(const Arguments& given, Console& console) {
    const Arguments arguments = with_preset(given);
    const Choice choice = parse_choice(arguments);
    const Destination destination = parse_destination(arguments, Medium::film);
    const Motion motion = parse_motion(arguments, *destination.format);
    const auto caption = parse_caption(arguments);
    check_time(choice, pictures_a_second);

    StoryOptions tale = story_options(arguments, choice);
    tale.pace.set_hold(Beat::solution, motion.hold);
    tale.pace.end_pause = motion.end_pause;
    tale.captions = !arguments.has("bare");

    OutputOptions output = output_options(arguments, choice, destination);
    output.look.caption = tale.captions && (!caption || !caption->empty());
    output.fps = motion.fps;
    output.plays = motion.plays;
    output.quality = motion.quality;

    const Story* story = find_story(arguments.value("story").value_or(stories().front().name));
    return write_pictures({story->tell(tale), choice.total(), nothing_text(choice), caption}, output,
                          arguments, console);
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
