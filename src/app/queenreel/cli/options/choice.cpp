#include "queenreel/cli/options/choice.h"

#include <fmt/format.h>

#include <algorithm>
#include <ranges>

#include "queenreel/base/parse.h"
#include "queenreel/base/spelling.h"
#include "queenreel/base/table.h"
#include "queenreel/cli/errors.h"
#include "queenreel/counting/solvable.h"
#include "queenreel/story/story.h"
#include "queenreel/story/wording.h"
#include "queenreel/terminal/signals.h"

namespace queenreel {
namespace {

constexpr std::uint64_t no_end = std::numeric_limits<std::uint64_t>::max();
constexpr std::uint64_t max_class = 8;  // the number of solutions that a fundamental one represents at most

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

}  // namespace

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
