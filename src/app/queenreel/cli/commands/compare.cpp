
#include <algorithm>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <vector>

#include "queenreel/base/parse.h"
#include "queenreel/base/text.h"
#include "queenreel/chart/comparison.h"
#include "queenreel/cli/command.h"
#include "queenreel/cli/options/choice.h"
#include "queenreel/cli/options/common_rows.h"
#include "queenreel/cli/options/compare_args.h"
#include "queenreel/cli/speech.h"
#include "queenreel/story/story_spec.h"
#include "queenreel/terminal/progress.h"
#include "queenreel/terminal/signals.h"
#include "queenreel/terminal/table.h"
#include "queenreel/trace/trace.h"
#include "queenreel/words/words.h"

namespace queenreel {
namespace {

void check_compare_time(const Puzzle& puzzle, const std::vector<const Solver*>& all,
                        const CompareArgs& args) {
    if (args.first || args.force || std::ranges::none_of(all, &Solver::complete))
        return;
    if (comparison_seconds(puzzle) <= seconds_a_day)
        return;
    throw LimitError(
        said("N: {n} has {count} solutions, and counting every step to them is more than a day's work; "
             "compare up to the first with --first, or allow it with --force",
             puzzle.size(), compared_solutions_text(puzzle)));
}

/// Announces what a long comparison is about to do.
void announce(const Puzzle& puzzle, const std::vector<const Solver*>& all, const CompareArgs& args,
              Console& console) {
    std::vector<std::string_view> names;
    for (const Solver* solver : all)
        names.push_back(solver->name);
    const std::string how =
        args.first ? said("up to the first solution, which may take hours")
        : compared_solutions(puzzle)
            ? said("all steps to {count} solutions, up to {time} a solver; --first goes to the first",
                   compared_solutions_text(puzzle), long_time(comparison_seconds(puzzle)))
            : said("all steps to an unknown number of solutions");
    console.note(said("compare: n = {n} by {solvers}, one after the other: {how}", puzzle.size(),
                      joined(names, ", "), how));
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

std::vector<TableColumn> comparison_columns() {
    std::vector<TableColumn> columns{
        {.head = message("solver"), .name = "solver"},
        {.head = message("solutions"), .name = "solutions"},
        {.head = message("nodes"), .name = "nodes"},
        {.head = message("tests"), .name = "tests"},
        {.head = message("looks"), .name = "looks"},
        {.head = message("looks to first"), .name = "first_looks"},
        {.head = message("time"), .name = "seconds"},
    };
    for (TableColumn& column : columns)
        column.head = translated(column.head);
    return columns;
}

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
    console.print(args.csv ? table_csv(comparison_columns(), cells)
                           : table_text(comparison_columns(), cells));
    for (const ComparedRow& row : rows)
        if (row.tally.gave_up)
            console.note(said("{solver}: gave up, which proves nothing; another --seed may find a solution",
                              row.name));
}

ExitCode compare(const CompareArgs& args, Console& console) {
    const auto [puzzle, all, traces] = compared_searches(args, console);
    check_compare_time(puzzle, all, args);
    const bool is_long = may_take_longer(long_work, puzzle, all, tally_end(args));
    if (is_long)
        announce(puzzle, all, args, console);

    std::vector<ComparedRow> results;
    Progress progress(console, message("solvers"), all.size() + traces.size());
    for (const Solver* solver : all) {
        results.push_back(compared(*solver, puzzle, args));
        if (is_long && results.back().seconds)
            console.note(said("{solver}: took {time}", solver->name, short_time(*results.back().seconds)));
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
        if (const auto line = none_line(puzzle))
            console.note(*line);
    return ExitCode::done;
}

constexpr std::string_view compared_group = "What to compare";

/// The rows of the selection options that choose the solvers to compare.
std::vector<Option> who_rows() {
    return in_words(
        rows_named(story_selection_rows(), {"solver", "seed", "first"}),
        {{.option = "solver",
          .group = compared_group,
          .help = "the solvers, separated by commas, as after N",
          .default_note = "all that take N"},
         {.option = "seed", .group = compared_group},
         {.option = "first", .group = compared_group, .help = "stop each search at its first solution"}});
}

std::vector<Option> events_row() {
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
            "of work, see list solvers; \"looks to first\" are those up to the first solution. Times are "
            "measured without steps",
        .also = "bench benchmark stats statistics measure profile",
        .usual = "8",
        .next_operand = next_solvers,
        .lists_operands = true,
        .options =
            options_of(who_rows(), events_row(), given_rows(), attack_rule_row(), csv_row(&CompareArgs::csv),
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
