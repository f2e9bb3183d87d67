#include "cli/options/orders.h"

#include "cli/options/common_options.h"
#include "cli/options/look.h"
#include "cli/options/marks.h"

namespace queenreel {

StoryOptions story_options(const Arguments& arguments, const Choice& choice) {
    const Marks marks = parse_marks(arguments);
    StoryOptions options;
    options.solver = choice.solver;
    options.n = choice.n;
    options.seed = choice.seed;
    options.unique = choice.unique;
    options.first = choice.first;
    options.last = choice.last;
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
    options.names = "queens-{n}-{index}";
    options.film_name = "queens-{n}";
    options.fields = {{"n", choice.n}};
    options.board_size = choice.n;
    options.pictures = choice.wanted();
    options.max_number = choice.max_number();
    options.look = parse_look(arguments, *destination.format);
    options.threads = parse_threads(arguments);
    return options;
}

}  // namespace queenreel
