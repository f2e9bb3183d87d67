#include "queenreel/cli/options/selection.h"

#include <fmt/format.h>

#include <limits>
#include <string>
#include <utility>

#include "queenreel/base/parse.h"
#include "queenreel/cli/errors.h"
#include "queenreel/cli/options/typed_line.h"
#include "queenreel/cli/options/value.h"
#include "queenreel/cli/options/values.h"
#include "queenreel/cli/speech.h"
#include "queenreel/story/story.h"

namespace queenreel {
namespace {

// Excludes the maximum, because larger numbers are read as the maximum.
constexpr Range seeds{0, std::numeric_limits<std::uint64_t>::max() - 1};

std::string story_in_place_of_solver(std::string_view name) {
    return find_story(name) ? said("it is a story: use queenreel animate --story {name}", name) : "";
}

/// Splits names, and allows duplicate solvers: commands that run several check for them.
std::vector<std::string_view> split_names(std::string_view /*what*/, std::string_view text) {
    return split_list(text);
}

/// Parses the number of a single solution. Throws UsageError.
std::uint64_t parse_one_number(std::string_view what, std::string_view text) {
    const std::size_t first = text.find_first_not_of("0123456789");
    if (first != 0 && first != std::string_view::npos &&
        text.find_first_not_of("0123456789,-") == std::string_view::npos)
        throw UsageError(
            said("{option}: '{value}' is not a whole number; for several: --solutions {value}", what, text));
    return parse_whole(what, text, {});
}

std::uint64_t parse_seed(std::string_view what, std::string_view text) {
    if (text.find(',') != std::string_view::npos)
        throw UsageError(
            said("{option}: a search has one seed; several race in a film: queenreel animate 8 --story race "
                 "--solver min-conflicts --seed 1,2",
                 what));
    return parse_whole(what, text, seeds);
}

void store_seeds(SelectionArgs& args, const Given& given) {
    const std::vector<std::string_view> texts = split_list(given.text);
    if (texts.empty())
        parse_seed(given.what, given.text);
    args.racing_seeds.clear();
    for (const std::string_view text : texts)
        args.racing_seeds.push_back(parse_seed(given.what, text));
    args.seed = args.racing_seeds.front();
    if (args.racing_seeds.size() == 1)
        args.racing_seeds.clear();
}

}  // namespace

Numbers SelectionArgs::numbers() const {
    const Numbers chosen = solution ? Numbers({{*solution, *solution}}) : solutions.value_or(Numbers());
    return limit ? chosen.first_of(*limit) : chosen;
}

std::vector<Option> selection_rows() {
    Value solver = names(&SelectionArgs::solvers, solvers(), split_names);
    solver.list = false;
    std::vector<Option> rows{
        {.name = "solver",
         .argument = "NAME",
         .value = std::move(solver),
         .help = "the solver to use",
         .default_note = std::string(solvers().front().name),
         .also = "algorithm algo method",
         .suits = solver_suits,
         .otherwise = story_in_place_of_solver},
        {.name = "seed",
         .argument = "S",
         .value = parsed(&SelectionArgs::seed, parse_seed),
         .help = "the seed for solvers that use random numbers: another seed finds another solution",
         .default_note = fmt::format("{}", SearchOptions().seed),
         .also = "random-seed"},
        {.name = "unique",
         .value = flag(&SelectionArgs::unique),
         .help = "only one solution of each symmetry class (rotations and reflections)",
         .also = unique_words},
        {.name = "solution",
         .argument = "K",
         .value = parsed(&SelectionArgs::solution, parse_one_number),
         .help = "only the Kth solution, counting from 1",
         .also = "nth"},
        {.name = "solutions",
         .argument = "NUMBERS",
         .value = parsed(&SelectionArgs::solutions, parse_numbers),
         .help =
             "only these solutions, counting from 1, such as 5-9 or 1,5,9-12; each once, in ascending order",
         .also = "range"},
        {.name = "limit",
         .argument = "K",
         .value = whole(&SelectionArgs::limit),
         .help = "at most K solutions; also allows more than a day's work or 100,000 files",
         .also = "max number"},
    };
    return in_group("What to show", std::move(rows));
}

std::vector<Rule> choice_rules() {
    return {{.option = "solution",
             .excludes = {"solutions"},
             .message = "it cannot be combined with --{other}; give only one of them"},
            {.option = "limit",
             .excludes = {"solution"},
             .message = "--{other} chooses one already, so it has no effect; leave out one of them"}};
}

std::vector<Option> story_selection_rows() {
    auto rows = in_words(
        with_value(selection_rows(), "solver", names(&SelectionArgs::solvers, solvers(), split_names)),
        {{.option = "solver",
          .help = "the solver to use; for a race up to six, separated by commas",
          .default_note = "depends on the story, see list stories"}});
    rows.push_back({.name = "first",
                    .value = flag(&SelectionArgs::first),
                    .help = "stop the search at its first solution",
                    .group = rows.front().group});
    return rows;
}

std::vector<Option> film_selection_rows() {
    return in_words(
        with_value(story_selection_rows(), "seed", as_list(stored(store_seeds))),
        {{.option = "seed",
          .help =
              "the seed for solvers that use random numbers: another seed finds another solution; in a race "
              "several, separated by commas: one for each solver, or for as many searches of one"}});
}

}  // namespace queenreel
