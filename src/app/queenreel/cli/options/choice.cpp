#include "queenreel/cli/options/choice.h"

#include <algorithm>
#include <array>
#include <ranges>

#include "queenreel/base/parse.h"
#include "queenreel/base/table.h"
#include "queenreel/cli/errors.h"
#include "queenreel/cli/speech.h"
#include "queenreel/counting/solvable.h"
#include "queenreel/story/story.h"
#include "queenreel/terminal/signals.h"
#include "queenreel/words/said_again.h"
#include "queenreel/words/words.h"

namespace queenreel {
namespace {

constexpr std::uint64_t no_end = std::numeric_limits<std::uint64_t>::max();
constexpr std::uint64_t max_class = 8;  // the maximum number of solutions in a symmetry class

void check_existing(const Choice& choice, std::string_view option, std::uint64_t number) {
    if (choice.existing && *choice.existing > 0 && number > *choice.existing)
        throw UsageError(
            said("{option}: {number} is out of range, as n = {n} has {solutions}; give 1 to {max}", option,
                 number, choice.n, solutions_text(*choice.existing, choice), *choice.existing));
}

void check_seed(const SelectionArgs& selection, const Solver& fallback) {
    if (!selection.seed)
        return;
    const auto named = selection.solvers.empty() ? std::vector{&fallback} : selection.solvers;
    if (std::ranges::all_of(named, &Solver::deterministic))
        throw UsageError(
            said("--seed: {solver} uses no random numbers; leave out --seed, or use --solver {other}",
                 named.front()->name, std::ranges::find(solvers(), false, &Solver::deterministic)->name));
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

/// Throws UsageError if a solver that finds only one solution is asked for more.
void check_complete(const Choice& choice) {
    if (choice.solver->complete || (choice.numbers.last() == 1 && !choice.unique))
        return;
    throw UsageError(
        said("--solver: {solver} finds only one solution; add --limit 1, or use --solver {other}",
             choice.solver->name, solvers().front().name));
}

/// Returns the puzzle of the options. Throws UsageError if the solver does not accept the givens or the rule.
Puzzle puzzle_of_choice(const GivenArgs& args, const std::optional<Puzzle>& drawn, const Choice& choice) {
    Puzzle puzzle = puzzle_of(args, drawn, choice.n);
    if (puzzle.rule() != AttackRule::queens && !choice.solver->takes_rules)
        throw UsageError(said("--rule: {solver} supports no rule but queens; use --solver {other}",
                              choice.solver->name, solvers().front().name));
    check_givens(*choice.solver, puzzle.givens(), solvers().front());
    return puzzle;
}

}  // namespace

int operand_n(const CommonArgs& args, int max, int widest) {
    const auto& operands = args.operands();
    if (operands.empty())
        throw UsageError(said("N: the board size is missing; give 1 to {max}, for example 8", max));
    const auto typed = number<int>(operands[0]);
    const bool is_wide = typed && *typed > max && *typed <= widest;
    const int n = is_wide ? *typed : parse_board_size(operands[0], max);
    if (operands.size() > 1)
        throw UsageError(said("{word}: N is already given; {advice}", operands[1],
                              args.line.takes("output") && !number<std::int64_t>(operands[1])
                                  ? said("to write it, give -o {file}", operands[1])
                                  : said("give only one board size")));
    return n;
}

std::vector<const Solver*> named_solvers(const SelectionArgs& selection,
                                         std::span<const std::string_view> names) {
    std::vector<const Solver*> named = selection.solvers;
    for (const std::string_view name : names) {
        named.push_back(find_solver(name));
        if (!named.back())
            throw UsageError(said("{name}: there is no such solver; {advice}", name,
                                  said_choices(name, row_names(solvers()))));
    }
    for (const Solver* solver : named)
        if (std::ranges::count(named, solver) > 1)
            throw UsageError(said("{solver}: it is named twice; name it once", solver->name));
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
        throw UsageError(
            said("N: {n} is out of range; {solver} takes {min} to {max}, --solver {other}{limit} up to "
                 "{other_max}",
                 choice.n, choice.solver->name, choice.solver->min_n, max_of(*choice.solver), other.name,
                 other.complete ? "" : " --limit 1", max_of(other)));
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
                said("N: {n} contradicts the trace, which has n = {other}; leave out N", n, trace.n()));
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
    const std::string number = said_number(count);
    return choice.unique
               ? said_n(count, "{count} fundamental solution", "{count} fundamental solutions", number)
               : said_n(count, "{count} solution", "{count} solutions", number);
}

std::optional<std::string> none_line(const Puzzle& puzzle) {
    static constexpr auto reasons = std::to_array<std::string_view>({
        message("as the given queens {one} and {other} attack each other"),
        message("as queens on a torus have some only where neither 2 nor 3 divides n"),
        message("as row {row} from the top has no square left from the start"),
        message("as row {row} from the top runs out of squares first, whatever stands above"),
    });
    const auto why = why_unsolvable(puzzle, check_interrupted);
    if (!why)
        return std::nullopt;
    return said("n = {n}: no solutions, {why}", puzzle.size(), said_again(*why, reasons).value_or(*why));
}

std::string nothing_text(const Choice& choice) {
    if (!choice.puzzle().is_plain()) {
        if (const auto line = none_line(choice.puzzle()))
            return *line;
        return choice.givens.any()
                   ? said("n = {n}: there are fewer solutions with these queens and blocks", choice.n)
                   : said("n = {n}: there are fewer solutions by this rule", choice.n);
    }
    // A solver that draws random numbers has proved nothing.
    return choice.solver->deterministic ? said("n = {n}: no solutions", choice.n)
                                        : said("n = {n}: {solver} found no solution, though there may be one",
                                               choice.n, choice.solver->name);
}

std::string nothing_written_text(const Choice& choice) {
    const std::string nothing = nothing_text(choice);
    return choice.givens.any()
               ? said("{nothing}, so nothing was written; give other queens or blocks", nothing)
               : said("{nothing}, so nothing was written; try another N", nothing);
}

void check_time(const Choice& choice, double a_second) {
    if (choice.limited || choice.forced)
        return;
    const double to_last = static_cast<double>(choice.numbers.last()) * (choice.unique ? max_class : 1);
    const auto all =
        choice.solver->complete ? most_solutions(choice.puzzle(), choice.existing) : std::nullopt;
    if (std::min(to_last, all.value_or(static_cast<double>(no_end))) <= a_second * seconds_a_day)
        return;
    const std::string many = choice.existing ? said_number(*choice.existing) : said("an unknown number of");
    throw LimitError(choice.unique
                         ? said("N: {n} has {count} fundamental solutions, more than a day's work; choose "
                                "some with --limit K or --solutions A-B, or allow it with --force",
                                choice.n, many)
                         : said("N: {n} has {count} solutions, more than a day's work; choose some with "
                                "--limit K or --solutions A-B, or allow it with --force",
                                choice.n, many));
}

}  // namespace queenreel
