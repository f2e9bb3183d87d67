#include "queenreel/cli/options/compare_args.h"

#include <algorithm>
#include <iterator>
#include <limits>
#include <optional>
#include <string_view>
#include <utility>

#include "queenreel/base/parse.h"
#include "queenreel/base/table.h"
#include "queenreel/base/text.h"
#include "queenreel/cli/errors.h"
#include "queenreel/cli/options/values.h"
#include "queenreel/cli/speech.h"
#include "queenreel/story/story_spec.h"
#include "queenreel/terminal/signals.h"

namespace queenreel {
namespace {

/// N and the names after it; a trace may supply N.
struct Operands {
    std::string n;  ///< empty if omitted
    std::vector<std::string_view> names;
};

Operands operands_of(const CompareArgs& args) {
    Operands given;
    for (const std::string& word : args.operands())
        if (&word == &args.operands().front() && !find_solver(split_list(word).front()))
            given.n = word;
        else
            for (const std::string_view name : split_list(word))
                given.names.push_back(name);
    return given;
}

std::vector<const Solver*> compared_solvers(const CompareArgs& args, const Operands& given) {
    if (!given.names.empty() && !args.solvers.empty())
        throw UsageError(said("--solver: the solvers are already named after N; name them in one place"));
    return named_solvers(args, given.names);
}

bool takes_rule(const Solver& solver, const Puzzle& puzzle) {
    return puzzle.rule() == AttackRule::queens || solver.takes_rules;
}

bool takes_givens(const Solver& solver, const Puzzle& puzzle) {
    return !puzzle.givens().any() || solver.no_givens.empty();
}

/// Returns the named solvers, or all that take the puzzle; in that case, notes those that do not. Throws
/// UsageError.
std::vector<const Solver*> solvers_for(const Puzzle& puzzle, const std::vector<const Solver*>& named,
                                       Console& console) {
    const int n = puzzle.size();
    check_solvers(puzzle, named);
    std::vector<const Solver*> all = named;
    if (named.empty()) {
        std::ranges::transform(solvers(), std::back_inserter(all),
                               [](const Solver& solver) { return &solver; });
        all = those_that_take(puzzle, std::move(all), console);
        std::erase_if(all, [&](const Solver* solver) {
            const bool is_left_out = !solver->takes(n);
            if (is_left_out)
                console.note(said("{solver}: takes n from {min} to {max}, so it is left out", solver->name,
                                  solver->min_n, said_number(static_cast<std::uint64_t>(solver->max_n))));
            return is_left_out;
        });
    }
    for (const Solver* solver : all)
        check_size(*solver, n);
    return all;
}

std::vector<Trace> compared_traces(const CompareArgs& args) {
    std::vector<Trace> traces;
    if (args.events.empty())
        return traces;
    for (const std::string_view name : parse_names("--events", args.events)) {
        const ImmediateExitScope waiting;
        traces.emplace_back(std::string(name));
    }
    return traces;
}

/// Returns the board size: N, or that of --board or of the traces.
int n_of(const Operands& given, const std::optional<Puzzle>& drawn, const std::vector<Trace>& traces) {
    if (!given.n.empty())
        return static_cast<int>(parse_whole("N", given.n, {1, std::numeric_limits<int>::max()}));
    if (drawn)
        return drawn->size();
    if (!traces.empty())
        return traces.front().n();
    throw UsageError(said("N: the board size is missing; write such as queenreel compare 8"));
}

/// Throws UsageError if a trace is of another puzzle.
void check_trace(const Trace& trace, std::string_view path, const Puzzle& puzzle) {
    const Puzzle& other = trace.puzzle();
    if (other.size() != puzzle.size())
        throw UsageError(
            said("--events: {file}:1: n is {n}, and the others have n = {other}; give searches of one n",
                 path, other.size(), puzzle.size()));
    if (other.rule() != puzzle.rule())
        throw UsageError(said(
            "--events: {file}:1: the rule is {rule}, and the others have {other}; give searches by one rule",
            path, row_of(other.rule()).name, row_of(puzzle.rule()).name));
    if (other != puzzle)
        throw UsageError(
            said("--events: {file}:1: it begins with other queens or blocked squares than the others; give "
                 "searches of one board",
                 path));
}

/// Returns the puzzle of the options, or that of the traces if no such option is typed.
Puzzle compared_puzzle(const Operands& given, const std::vector<Trace>& traces, const CompareArgs& args) {
    const auto drawn = drawn_puzzle(args);
    const int n = n_of(given, drawn, traces);
    const bool typed = asks_for_givens(args) || args.line.typed("rule");
    const bool as_traced = !typed && !traces.empty() && traces.front().n() == n;
    Puzzle puzzle = as_traced ? traces.front().puzzle() : puzzle_of(args, drawn, n);
    const auto paths = split_list(args.events);
    for (std::size_t i = 0; i < traces.size(); ++i)
        check_trace(traces[i], paths[i], puzzle);
    return puzzle;
}

}  // namespace

void check_solvers(const Puzzle& puzzle, const std::vector<const Solver*>& named) {
    for (const Solver* solver : named) {
        const auto takes = [&](const Solver& other) { return takes_rule(other, puzzle); };
        if (!takes(*solver))
            throw UsageError(said("--rule: {solver} supports no rule but queens; choose from {names}",
                                  solver->name, joined(row_names(solvers(), takes), ", ")));
        check_givens(*solver, puzzle.givens(), solvers().front());
    }
}

std::vector<const Solver*> those_that_take(const Puzzle& puzzle, std::vector<const Solver*> all,
                                           Console& console) {
    std::vector<std::string_view> of_queens;
    std::vector<std::string_view> of_empty_boards;
    std::erase_if(all, [&](const Solver* solver) {
        if (!takes_rule(*solver, puzzle))
            of_queens.push_back(solver->name);
        else if (!takes_givens(*solver, puzzle))
            of_empty_boards.push_back(solver->name);
        return !takes_rule(*solver, puzzle) || !takes_givens(*solver, puzzle);
    });
    if (!of_queens.empty())
        console.note(
            said("--rule: left out are {names}, which support only queens", joined(of_queens, ", ")));
    if (!of_empty_boards.empty())
        console.note(said("compare: left out are {names}, which take no given queens or blocked squares",
                          joined(of_empty_boards, ", ")));
    return all;
}

SearchesToCompare compared_searches(const CompareArgs& args, Console& console) {
    const Operands given = operands_of(args);
    const std::vector<const Solver*> named = compared_solvers(args, given);
    std::vector<Trace> traces = compared_traces(args);
    const Puzzle puzzle = compared_puzzle(given, traces, args);
    std::vector<const Solver*> all = solvers_for(puzzle, named, console);
    return {puzzle, std::move(all), std::move(traces)};
}

}  // namespace queenreel
