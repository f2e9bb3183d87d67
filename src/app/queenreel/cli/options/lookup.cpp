#include "queenreel/cli/options/lookup.h"

#include <fmt/format.h>

#include <random>
#include <utility>

#include "queenreel/boards/read.h"
#include "queenreel/cli/errors.h"
#include "queenreel/cli/options/filled_texts.h"
#include "queenreel/cli/options/value.h"
#include "queenreel/cli/speech.h"
#include "queenreel/counting/random_solutions.h"
#include "queenreel/counting/solution_number.h"
#include "queenreel/solvers/following.h"
#include "queenreel/terminal/signals.h"

namespace queenreel {
namespace {

bool keep_going() {
    check_interrupted();
    return true;
}

/// Reads the columns of a typed solution. Throws UsageError for a board that is not a solution.
std::vector<int> typed_solution(std::string_view option, std::string_view text, int n) {
    try {
        return read_solution(text, n);
    } catch (const BoardTextError& error) {
        throw UsageError(fmt::format("{}: {}", option, error.what()));
    }
}

}  // namespace

std::vector<Option> lookup_rows() {
    std::vector<Option> rows{
        {.name = "random",
         .value = flag(&LookupArgs::random),
         .help = filled(random_help, {{"max", std::to_string(max_drawn_evenly)},
                                      {"solver", std::string(drawing_solver().name)}})},
        {.name = "after",
         .argument = "SOLUTION",
         .value = text(&LookupArgs::after),
         .help = "the solutions that follow this one, in any form of --queens; --limit 1 is the next"},
        {.name = "number-of",
         .argument = "SOLUTION",
         .value = text(&LookupArgs::number_of),
         .help = filled(number_of_help, {{"max", std::to_string(max_numbered)}})}};
    return in_group("What to show", std::move(rows));
}

std::vector<Rule> lookup_rules() {
    std::vector<Rule> rules;
    const std::vector<Term> of_searches{"solver", "unique", "solution", "solutions", "trace", "queens-from",
                                        "queens", "place",  "block",    "board",     "rule"};
    for (const char* option : {"random", "after", "number-of"})
        rules.push_back({.option = option,
                         .excludes = of_searches,
                         .message =
                             "nothing else is chosen or searched, so --{other} has no effect; leave out one "
                             "of them"});
    rules.push_back({.option = "random",
                     .excludes = {"after", "number-of"},
                     .message = "it cannot be combined with --{other}; give only one of them"});
    rules.push_back({.option = "after",
                     .excludes = {"number-of", "seed"},
                     .message = "it cannot be combined with --{other}; give only one of them"});
    rules.push_back({.option = "number-of",
                     .excludes = {"seed", "limit", "format", "numbering"},
                     .message = "the answer is a number, so --{other} has no effect; leave it out"});
    return rules;
}

bool asks_for_lookup(const LookupArgs& args) {
    return args.random || args.after;
}

Generator<std::vector<int>> looked_up(const LookupArgs& args, const SelectionArgs& selection, int n) {
    if (args.after)
        return solutions_after(typed_solution("--after", *args.after, n));
    return random_solutions(n, selection.seed ? *selection.seed : std::random_device()(), check_interrupted);
}

std::uint64_t asked_number(const LookupArgs& args, int n) {
    return solution_number(typed_solution("--number-of", args.number_of.value(), n), keep_going).value();
}

}  // namespace queenreel
