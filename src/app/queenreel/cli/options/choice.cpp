#include "queenreel/cli/options/choice.h"

#include <fmt/format.h>

#include <algorithm>
#include <ranges>

#include "queenreel/base/parse.h"
#include "queenreel/base/spelling.h"
#include "queenreel/base/table.h"
#include "queenreel/cli/errors.h"
#include "queenreel/cli/options/typed_line.h"
#include "queenreel/counting/solvable.h"
#include "queenreel/story/story.h"
#include "queenreel/story/wording.h"
#include "queenreel/terminal/signals.h"

namespace queenreel {
namespace {

constexpr std::uint64_t no_end = std::numeric_limits<std::uint64_t>::max();
// Less than the maximum, which larger numbers are read as.
constexpr Range seeds{0, no_end - 1};
constexpr std::uint64_t max_class = 8;  // the number of solutions that a fundamental one represents at most

std::string story_in_place_of_solver(std::string_view name) {
    return find_story(name) ? fmt::format("it is a story: use queenreel animate --story {}", name) : "";
}

/// Allows duplicate solvers: commands that run several check for them.
std::vector<std::string_view> split_names(std::string_view /*what*/, std::string_view text) {
    return split_list(text);
}

void check_existing(const Choice& choice, std::string_view option, std::uint64_t number) {
    if (choice.existing && *choice.existing > 0 && number > *choice.existing)
        throw UsageError(fmt::format("{}: {} is out of range, as n = {} has {}; give 1 to {}", option, number,
                                     choice.n, solutions_text(*choice.existing, choice), *choice.existing));
}

void check_seed(const SelectionArgs& selection, const Solver& fallback) {
    if (!selection.seed)
        return;
    const auto named = selection.solvers.empty() ? std::vector{&fallback} : selection.solvers;
    if (std::ranges::all_of(named, &Solver::deterministic))
        throw UsageError(fmt::format(
            "--seed: {} uses no random numbers; leave out --seed, or use --solver {}", named.front()->name,
            std::ranges::find(solvers(), false, &Solver::deterministic)->name));
}

/// Applies the selection of solutions of N.
void choose(const SelectionArgs& selection, const WorkArgs& args, Choice& choice) {
    choice.unique = selection.unique;
    choice.forced = args.force;
    if (choice.solver->complete)
        choice.existing = choice.known_count();
    if (selection.solution)
        check_existing(choice, "--solution", *selection.solution);
    else if (selection.solutions)
        check_existing(choice, "--solutions", selection.solutions->last());
    choice.numbers = selection.numbers();
    choice.limited = selection.limit.has_value();
}

/// A solver that finds only one solution must not be asked for more.
void check_complete(const Choice& choice) {
    if (choice.solver->complete || (choice.numbers.last() == 1 && !choice.unique))
        return;
    throw UsageError(fmt::format("--solver: {} finds only one solution; add --limit 1, or use --solver {}",
                                 choice.solver->name, solvers().front().name));
}

/// Throws UsageError if the solver does not accept the givens or the rule.
Puzzle puzzle_of_choice(const GivenArgs& args, const std::optional<Puzzle>& drawn, const Choice& choice) {
    Puzzle puzzle = puzzle_of(args, drawn, choice.n);
    if (puzzle.rule() != AttackRule::queens && !choice.solver->takes_rules)
        throw UsageError(fmt::format("--rule: {} supports no rule but queens; use --solver {}",
                                     choice.solver->name, solvers().front().name));
    check_givens(*choice.solver, puzzle.givens(), solvers().front());
    return puzzle;
}

/// The number of a single solution.
std::uint64_t parse_one_number(std::string_view what, std::string_view text) {
    const std::size_t first = text.find_first_not_of("0123456789");
    if (first != 0 && first != std::string_view::npos &&
        text.find_first_not_of("0123456789,-") == std::string_view::npos)
        throw UsageError(
            fmt::format("{0}: '{1}' is not a whole number; for several: --solutions {1}", what, text));
    return parse_whole(what, text, {});
}

std::uint64_t parse_seed(std::string_view what, std::string_view text) {
    if (text.find(',') != std::string_view::npos)
        throw UsageError(
            fmt::format("{}: a search has one seed; several race in a film: queenreel animate 8 --story race "
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

Rows<SelectionArgs> selection_rows() {
    constexpr std::string_view group = "What to show";
    Value<SelectionArgs> solver = names(&SelectionArgs::solvers, solvers(), split_names);
    solver.list = false;
    return {
        {.name = "solver",
         .argument = "NAME",
         .value = std::move(solver),
         .help = "the solver to use",
         .group = group,
         .default_note = std::string(solvers().front().name),
         .also = "algorithm algo method",
         .suits = solver_suits,
         .otherwise = story_in_place_of_solver},
        {.name = "seed",
         .argument = "S",
         .value = parsed(&SelectionArgs::seed, parse_seed),
         .help = "the seed for solvers that use random numbers: another seed finds another solution",
         .group = group,
         .default_note = fmt::format("{}", SearchOptions().seed),
         .also = "random-seed"},
        {.name = "unique",
         .value = flag(&SelectionArgs::unique),
         .help = "only one solution of each symmetry class (rotations and reflections)",
         .group = group,
         .also = unique_words},
        {.name = "solution",
         .argument = "K",
         .value = parsed(&SelectionArgs::solution, parse_one_number),
         .help = "only the Kth solution, counting from 1",
         .group = group,
         .also = "nth"},
        {.name = "solutions",
         .argument = "NUMBERS",
         .value = parsed(&SelectionArgs::solutions, parse_numbers),
         .help =
             "only these solutions, counting from 1, such as 5-9 or 1,5,9-12; each once, in ascending order",
         .group = group,
         .also = "range"},
        {.name = "limit",
         .argument = "K",
         .value = whole(&SelectionArgs::limit),
         .help = "at most K solutions; also allows more than a day's work or 100,000 files",
         .group = group,
         .also = "max number"},
    };
}

std::vector<Rule> choice_rules() {
    return {{.option = "solution",
             .excludes = {"solutions"},
             .message = "it cannot be combined with --{0}; give only one of them"},
            {.option = "limit",
             .excludes = {"solution"},
             .message = "--{0} chooses one already, so it has no effect; leave out one of them"}};
}

Rows<SelectionArgs> story_selection_rows() {
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

Rows<SelectionArgs> film_selection_rows() {
    Value<SelectionArgs> several{.store = store_seeds};
    several.list = true;
    return in_words(
        with_value(story_selection_rows(), "seed", std::move(several)),
        {{.option = "seed",
          .help =
              "the seed for solvers that use random numbers: another seed finds another solution; in a race "
              "several, separated by commas: one for each solver, or for as many searches of one"}});
}

int operand_n(const CommonArgs& args, int max, int widest) {
    const auto& operands = args.operands();
    if (operands.empty())
        throw UsageError(fmt::format("N: the board size is missing; give 1 to {}, for example 8", max));
    const auto typed = number<int>(operands[0]);
    const bool is_wide = typed && *typed > max && *typed <= widest;
    const int n = is_wide ? *typed : parse_board_size(operands[0], max);
    if (operands.size() > 1)
        throw UsageError(fmt::format("{}: N is already given; {}", operands[1],
                                     args.line.takes("output") && !number<std::int64_t>(operands[1])
                                         ? fmt::format("to write it, give -o {}", operands[1])
                                         : "give only one board size"));
    return n;
}

std::vector<const Solver*> named_solvers(const SelectionArgs& selection,
                                         std::span<const std::string_view> names) {
    std::vector<const Solver*> named = selection.solvers;
    for (const std::string_view name : names) {
        named.push_back(find_solver(name));
        if (!named.back())
            throw UsageError(
                fmt::format("{}: there is no such solver; {}", name, choices(name, row_names(solvers()))));
    }
    for (const Solver* solver : named)
        if (std::ranges::count(named, solver) > 1)
            throw UsageError(fmt::format("{}: it is named twice; name it once", solver->name));
    return named;
}

Choice choice_of(const SelectionArgs& selection, const WorkArgs& args, const Purpose& purpose) {
    Choice choice;
    choice.solver = selection.solvers.empty() ? purpose.default_solver : selection.solvers.front();
    const bool searched = purpose.source != Source::command_line;
    const auto max_of = [&](const Solver& solver) {
        return searched ? std::min(purpose.max, solver.max_n) : purpose.max;
    };
    const auto drawn = purpose.givens ? drawn_puzzle(*purpose.givens) : std::nullopt;
    const auto default_n = drawn ? std::optional(drawn->size()) : purpose.default_n;
    if (args.operands().empty() && default_n)
        choice.n = *default_n;
    else
        choice.n = operand_n(args, std::max(max_of(*choice.solver), max_board),
                             std::ranges::max(solvers() | std::views::transform(max_of)));
    if (choice.n > max_of(*choice.solver)) {
        const Solver& other =
            *std::ranges::find_if(solvers(), [&](const Solver& row) { return max_of(row) >= choice.n; });
        throw UsageError(fmt::format("N: {} is out of range; {} takes {} to {}, --solver {}{} up to {}",
                                     choice.n, choice.solver->name, choice.solver->min_n,
                                     max_of(*choice.solver), other.name, other.complete ? "" : " --limit 1",
                                     max_of(other)));
    }
    if (purpose.givens && asks_for_givens(*purpose.givens)) {
        const Puzzle puzzle = puzzle_of_choice(*purpose.givens, drawn, choice);
        choice.givens = puzzle.givens();
        choice.rule = puzzle.rule();
    }
    if (purpose.counts)
        choice.existing = quick_count(choice.puzzle(), check_interrupted);
    check_seed(selection, *purpose.default_solver);
    choice.seed = selection.seed_or_default();
    choose(selection, args, choice);
    choice.limited = choice.limited || selection.first;
    if (purpose.source != Source::solutions)
        return choice;
    if (selection.first)
        choice.numbers = choice.numbers.first_of(1);
    check_complete(choice);
    return choice;
}

Choice choice_of(const SelectionArgs& selection, const WorkArgs& args, const Trace& trace) {
    if (!args.operands().empty()) {
        const int n = operand_n(args, max_traced);
        if (n != trace.n())
            throw UsageError(
                fmt::format("N: {} contradicts the trace, which has n = {}; leave out N", n, trace.n()));
    }
    Choice choice;
    choice.n = trace.n();
    choice.givens = trace.puzzle().givens();
    choice.rule = trace.puzzle().rule();
    choice.existing = quick_count(choice.puzzle(), check_interrupted);
    choice.solver = &trace.solver();
    choice.seed = trace.seed().value_or(selection.seed_or_default());
    choose(selection, args, choice);
    return choice;
}

std::string solutions_text(std::uint64_t count, const Choice& choice) {
    return counted(count, choice.unique ? "fundamental solution" : "solution");
}

std::string nothing_text(const Choice& choice) {
    if (!choice.puzzle().is_plain()) {
        const auto why = why_unsolvable(choice.puzzle(), check_interrupted);
        return why ? fmt::format("n = {}: no solutions, {}", choice.n, *why)
                   : fmt::format("n = {}: there are fewer solutions{}", choice.n,
                                 choice.givens.any() ? " with these queens and blocks" : " by this rule");
    }
    // A solver that draws at random has proved nothing.
    return choice.solver->deterministic ? fmt::format("n = {}: no solutions", choice.n)
                                        : fmt::format("n = {}: {} found no solution, though there may be one",
                                                      choice.n, choice.solver->name);
}

std::string nothing_written_text(const Choice& choice) {
    return nothing_text(choice) + (choice.givens.any()
                                       ? ", so nothing was written; give other queens or blocks"
                                       : ", so nothing was written; try another N");
}

void check_time(const Choice& choice, double a_second) {
    if (choice.limited || choice.forced)
        return;
    const double to_last = static_cast<double>(choice.numbers.last()) * (choice.unique ? max_class : 1);
    const auto all =
        choice.solver->complete ? most_solutions(choice.puzzle(), choice.existing) : std::nullopt;
    if (std::min(to_last, all.value_or(static_cast<double>(no_end))) <= a_second * seconds_a_day)
        return;
    const std::string many = choice.existing ? grouped(*choice.existing) : "an unknown number of";
    throw LimitError(
        fmt::format("N: {} has {}{} solutions, more than a day's work; choose some with --limit K or "
                    "--solutions A-B, or allow it with --force",
                    choice.n, many, choice.unique ? " fundamental" : ""));
}

}  // namespace queenreel
