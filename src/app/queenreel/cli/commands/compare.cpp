#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <limits>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <vector>

#include "queenreel/base/parse.h"
#include "queenreel/base/spelling.h"
#include "queenreel/base/table.h"
#include "queenreel/base/text.h"
#include "queenreel/chart/comparison.h"
#include "queenreel/cli/command.h"
#include "queenreel/cli/options/choice.h"
#include "queenreel/cli/options/givens.h"
#include "queenreel/cli/options/values.h"
#include "queenreel/counting/solvable.h"
#include "queenreel/story/story_spec.h"
#include "queenreel/terminal/progress.h"
#include "queenreel/terminal/signals.h"
#include "queenreel/terminal/table.h"
#include "queenreel/trace/trace.h"

namespace queenreel {
namespace {

/// The arguments of a comparison.
struct CompareArgs : WorkArgs, SelectionArgs, GivenArgs {
    std::string events;  ///< trace files; empty: none
    bool csv = false;
};

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
        throw UsageError("--solver: the solvers are already named after N; name them in one place");
    return named_solvers(args, given.names);
}

/// Throws UsageError if one of the solvers supports neither the rule nor the givens.
void check_solvers(const Puzzle& puzzle, const std::vector<const Solver*>& named) {
    const auto takes = [&](const Solver& solver) {
        return puzzle.rule() == AttackRule::queens || solver.takes_rules;
    };
    for (const Solver* solver : named) {
        if (!takes(*solver))
            throw UsageError(fmt::format("--rule: {} supports no rule but queens; choose from {}",
                                         solver->name, fmt::join(row_names(solvers(), takes), ", ")));
        check_givens(*solver, puzzle.givens(), solvers().front());
    }
}

/// The named solvers, or all that take the puzzle; reports those that do not.
std::vector<const Solver*> solvers_for(const Puzzle& puzzle, const std::vector<const Solver*>& named,
                                       Console& console) {
    const int n = puzzle.size();
    check_solvers(puzzle, named);
    std::vector<const Solver*> all = named;
    std::vector<std::string_view> of_queens;
    std::vector<std::string_view> of_empty_boards;
    for (const Solver& solver : solvers()) {
        if (!named.empty())
            break;
        if (puzzle.rule() != AttackRule::queens && !solver.takes_rules)
            of_queens.push_back(solver.name);
        else if (puzzle.givens().any() && !solver.no_givens.empty())
            of_empty_boards.push_back(solver.name);
        else if (solver.takes(n))
            all.push_back(&solver);
        else
            console.note(fmt::format("{}: takes n from {} to {}, so it is left out", solver.name,
                                     solver.min_n, grouped(static_cast<std::uint64_t>(solver.max_n))));
    }
    if (!of_queens.empty())
        console.note(
            fmt::format("--rule: left out are {}, which support only queens", fmt::join(of_queens, ", ")));
    if (!of_empty_boards.empty())
        console.note(fmt::format("compare: left out are {}, which take no given queens or blocked squares",
                                 fmt::join(of_empty_boards, ", ")));
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

/// The board size: N, or that of --board or of the traces.
int n_of(const Operands& given, const std::optional<Puzzle>& drawn, const std::vector<Trace>& traces) {
    if (!given.n.empty())
        return static_cast<int>(parse_whole("N", given.n, {1, std::numeric_limits<int>::max()}));
    if (drawn)
        return drawn->size();
    if (!traces.empty())
        return traces.front().n();
    throw UsageError("N: the board size is missing; write such as queenreel compare 8");
}

/// Throws UsageError if a trace is of another puzzle.
void check_trace(const Trace& trace, std::string_view path, const Puzzle& puzzle) {
    const Puzzle& other = trace.puzzle();
    if (other.size() != puzzle.size())
        throw UsageError(
            fmt::format("--events: {}:1: n is {}, and the others have n = {}; give searches of one n", path,
                        other.size(), puzzle.size()));
    if (other.rule() != puzzle.rule())
        throw UsageError(
            fmt::format("--events: {}:1: the rule is {}, and the others have {}; give searches by one rule",
                        path, row_of(other.rule()).name, row_of(puzzle.rule()).name));
    if (other != puzzle)
        throw UsageError(
            fmt::format("--events: {}:1: it begins with other queens or blocked squares than the "
                        "others; give searches of one board",
                        path));
}

/// The puzzle of the options, or that of the traces if none of them is typed.
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

void check_compare_time(const Puzzle& puzzle, const std::vector<const Solver*>& all,
                        const CompareArgs& args) {
    if (args.first || args.force || std::ranges::none_of(all, &Solver::complete))
        return;
    if (comparison_seconds(puzzle) <= seconds_a_day)
        return;
    throw LimitError(fmt::format(
        "N: {} has {} solutions, and counting every step to them is more than a day's work; compare up "
        "to the first with --first, or allow it with --force",
        puzzle.size(), compared_solutions_text(puzzle)));
}

/// Announces what a long comparison is about to do.
void announce(const Puzzle& puzzle, const std::vector<const Solver*>& all, const CompareArgs& args,
              Console& console) {
    std::vector<std::string_view> names;
    for (const Solver* solver : all)
        names.push_back(solver->name);
    const std::string how =
        args.first ? "up to the first solution, which may take hours"
        : compared_solutions(puzzle)
            ? fmt::format("all steps to {} solutions, up to {} a solver; --first goes to the first",
                          compared_solutions_text(puzzle), long_time(comparison_seconds(puzzle)))
            : "all steps to an unknown number of solutions";
    console.note(fmt::format("compare: n = {} by {}, one after the other: {}", puzzle.size(),
                             fmt::join(names, ", "), how));
}

TallyEnd tally_end(const CompareArgs& args) {
    return args.first ? TallyEnd::first_solution : TallyEnd::last_event;
}

ComparedRow compared(const Solver& solver, const Puzzle& puzzle, const CompareArgs& args) {
    return compared_row(solver, puzzle,
                        {.end = tally_end(args),
                         .seed = args.seed_or_default(),
                         .watch = interruptible_from_start<SearchEvent>});
}

ComparedRow compared(const Trace& trace, std::string_view path, const CompareArgs& args) {
    return recorded_row(trace.solver().name,
                        trace.is_strange() ? std::nullopt : std::optional(trace.solver().profile),
                        interruptible_from_start(trace.events()), tally_end(args), path);
}

const std::vector<TableColumn> comparison_columns{
    {.head = "solver", .name = "solver"}, {.head = "solutions", .name = "solutions"},
    {.head = "nodes", .name = "nodes"},   {.head = "tests", .name = "tests"},
    {.head = "looks", .name = "looks"},   {.head = "to the first", .name = "first_looks"},
    {.head = "time", .name = "seconds"},
};

std::vector<std::vector<TableCell>> comparison_cells(const std::vector<ComparedRow>& rows) {
    std::vector<std::vector<TableCell>> cells;
    for (const ComparedRow& row : rows) {
        const SearchTally& tally = row.tally;
        cells.push_back({plain_cell(printable(unique_name(row, rows))), number_cell(tally.solutions),
                         number_cell(row.nodes), number_cell(row.tests), number_cell(tally.looks),
                         number_cell(tally.first ? std::optional(tally.first->looks) : std::nullopt),
                         seconds_cell(row.seconds)});
    }
    return cells;
}

void print_comparison(const Puzzle& puzzle, const std::vector<ComparedRow>& rows, const CompareArgs& args,
                      Console& console) {
    if (args.json) {
        console.print_json(comparison_json(puzzle, rows), 2);
        return;
    }
    const auto cells = comparison_cells(rows);
    console.print(args.csv ? table_csv(comparison_columns, cells) : table_text(comparison_columns, cells));
    for (const ComparedRow& row : rows)
        if (row.tally.gave_up)
            console.note(fmt::format("{}: gave up, which proves nothing; another --seed may find a solution",
                                     row.name));
}

ExitCode compare(const CompareArgs& args, Console& console) {
    const Operands given = operands_of(args);
    const std::vector<const Solver*> named = compared_solvers(args, given);
    const std::vector<Trace> traces = compared_traces(args);
    const Puzzle puzzle = compared_puzzle(given, traces, args);
    const std::vector<const Solver*> all = solvers_for(puzzle, named, console);
    check_compare_time(puzzle, all, args);
    const bool is_long = may_take_longer(long_work, puzzle, all, tally_end(args));
    if (is_long)
        announce(puzzle, all, args, console);

    std::vector<ComparedRow> results;
    Progress progress(console, "solvers", all.size() + traces.size());
    for (const Solver* solver : all) {
        results.push_back(compared(*solver, puzzle, args));
        if (is_long && results.back().seconds)
            console.note(fmt::format("{}: took {}", solver->name, short_time(*results.back().seconds)));
        progress.step();
    }
    const auto paths = split_list(args.events);
    for (std::size_t i = 0; i < traces.size(); ++i) {
        results.push_back(compared(traces[i], paths[i], args));
        progress.step();
    }
    print_comparison(puzzle, results, args, console);
    const bool none =
        std::ranges::any_of(results, [](const ComparedRow& row) { return row.tally.solutions == 0; });
    if (none && puzzle.givens().any() && puzzle.size() <= Puzzle::max_masked)
        if (const auto why = why_unsolvable(puzzle, check_interrupted))
            console.note(fmt::format("n = {}: no solutions, {}", puzzle.size(), *why));
    return ExitCode::done;
}

constexpr std::string_view compared_group = "What to compare";

/// The options for choosing solutions that select the solvers.
Rows<SelectionArgs> who_rows() {
    return in_words(
        rows_named(story_selection_rows(), {"solver", "seed", "first"}),
        {{.option = "solver",
          .group = compared_group,
          .help = "the solvers, separated by commas, as after N",
          .default_note = "all that take N"},
         {.option = "seed", .group = compared_group},
         {.option = "first", .group = compared_group, .help = "stop each search at its first solution"}});
}

Rows<CompareArgs> events_row() {
    return {{.name = "events",
             .argument = "FILES",
             .value = paths(&CompareArgs::events),
             .help = "searches recorded by solve --trace or by your own program, see help trace, "
                     "separated by commas; N may be left out",
             .group = compared_group}};
}

}  // namespace

Command compare_command() {
    return {
        .name = "compare",
        .summary = "prints the nodes, tests, looks and time that solvers take",
        .operand = "N [SOLVERS]",
        .operand_help =
            "the board size, then solvers separated by spaces or commas [all that take N]. Nodes are queens "
            "placed, plus one for the empty board; tests are squares tested one by one; looks are the unit "
            "of work, see list solvers; \"to the first\" are the looks up to the first solution. Times are "
            "measured without steps",
        .also = "bench benchmark stats statistics measure profile",
        .usual = "8",
        .next_operand = next_solvers,
        .lists_operands = true,
        .options = options_of<CompareArgs>(who_rows(), events_row(), given_rows(), attack_rule_row(),
                                           csv_row(&CompareArgs::csv),
                                           force_row("allow more than a day's work"), common_rows()),
        .rules = answer_rules(),
        .examples = {{"queenreel compare 8", "all solvers on eight queens"},
                     {"queenreel compare 12 backtracking tables bitmask", "three of them"},
                     {"queenreel compare 8 --place a1", "those that can complete a board"},
                     {"queenreel compare 7 --rule torus", "those that can put queens on a torus"},
                     {"queenreel compare 20 --first --csv", "up to the first solution, for a spreadsheet"},
                     {"queenreel compare 6 backtracking --events mine.jsonl",
                      "your own search and a solver"}},
        .action = action<compare>(),
    };
}

}  // namespace queenreel
