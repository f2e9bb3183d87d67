#include <fmt/format.h>

#include <algorithm>
#include <limits>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>

#include "queenreel/base/json.h"
#include "queenreel/boards/solution_format.h"
#include "queenreel/boards/solution_text.h"
#include "queenreel/cli/command.h"
#include "queenreel/cli/options/choice.h"
#include "queenreel/cli/options/common_rows.h"
#include "queenreel/cli/options/destination.h"
#include "queenreel/cli/options/lookup.h"
#include "queenreel/cli/options/placements.h"
#include "queenreel/cli/speech.h"
#include "queenreel/counting/solution_number.h"
#include "queenreel/puzzle/symmetry.h"
#include "queenreel/terminal/progress.h"
#include "queenreel/terminal/signals.h"
#include "queenreel/trace/trace_file.h"
#include "queenreel/words/words.h"

namespace queenreel {
namespace {

constexpr std::string_view writing_group = "How to write it";
constexpr double written_solutions_a_second = 1.5e6;
constexpr double traced_solutions_a_second = 200;  // for n = 14, with some 2,000 events each
constexpr std::uint64_t between_progress = 4096;   // solutions

/// The arguments for printing solutions.
struct SolveArgs : WorkArgs, SelectionArgs, PlacementArgs, GivenArgs, LookupArgs {
    bool from_one = false;                   ///< number columns from 1
    const SolutionFormat* format = nullptr;  ///< null: the first one, or JSON
    std::string trace;                       ///< a file; empty: none
};

/// Suggests another command for a format of pictures or films; empty for other names.
std::string picture_format(std::string_view name) {
    const Format* format = find_format(name);
    if (!format)
        return "";
    return said("it is not text: use queenreel {command} --format {format}",
                format->film ? "animate" : "render", name);
}

/// The destinations of solutions.
struct Report {
    SolutionFormat format;
    ConsoleBatch batch;
    std::optional<Progress> progress;
    std::string trace;                    ///< the file of --trace; empty: none
    std::optional<TraceFile> trace_file;  ///< open

    bool prints() const { return trace != "-"; }
};

TraceHeader header_of(const Choice& choice) {
    TraceHeader header{.n = choice.n,
                       .givens = choice.givens,
                       .rule = choice.rule,
                       .solver = choice.solver,
                       .seed = std::nullopt};
    if (!choice.solver->deterministic)
        header.seed = choice.seed;
    return header;
}

/// Opens the file of --trace. Throws OutputError, also for an existing file without --force.
void open_trace(Report& report, const Choice& choice, Console& console) {
    if (report.prints())
        report.trace_file.emplace(report.trace, choice.forced ? Existing::replace : Existing::keep,
                                  header_of(choice));
    else
        report.trace_file.emplace([&console](std::string_view bytes) { console.print(bytes); },
                                  header_of(choice));
}

/// Prints the selected solutions and writes the trace; returns the number of solutions printed.
std::uint64_t report_search(const Choice& choice, Report& report, Console& console) {
    SolutionText text(report.format, choice.n);
    const std::uint64_t last = choice.numbers.last();
    std::uint64_t number = 0;
    std::uint64_t found = 0;
    auto search = choice.solver->search(
        choice.puzzle(),
        {.detail = !report.trace.empty() ? Detail::steps : Detail::solutions, .seed = choice.seed});
    auto event = begin_of(search);
    if (!report.trace.empty())
        open_trace(report, choice, console);
    if (report.prints() && report.format.opening)
        report.batch.add(report.format.opening(choice.n));
    for (; event != search.end(); ++event) {
        check_interrupted();
        if (report.trace_file)
            report.trace_file->write(*event);
        if (event->kind != SearchEvent::Kind::solution)
            continue;
        if ((choice.unique && !is_canonical(event->columns)) || !choice.numbers.has(++number))
            continue;
        if (report.prints())
            report.batch.add(text.next(event->columns));
        if (++found % between_progress == 0 && report.progress)
            report.progress->set(found);
        if (number == last)
            break;
    }
    if (report.prints())
        report.batch.add(report.format.closing);
    return found;
}

SolutionFormat text_format_of(const SolveArgs& args) {
    const SolutionFormat& json = *find_solution_format("json");
    if (args.json && args.format && args.format != &json)
        throw UsageError(said("--json: it cannot be combined with --format {format}; give only one of them",
                              args.format->name));
    const SolutionFormat& format = args.json ? json : args.format ? *args.format : solution_formats().front();
    if (!args.from_one)
        return format;
    const auto counted = counted_from_one(format);
    if (!counted)
        throw UsageError(said(
            "--numbering: {format} numbers no columns; use list, csv or json, or leave it out", format.name));
    return *counted;
}

void check_trace(const SolveArgs& args, const Choice& choice) {
    if (!args.trace.empty() && choice.n > max_traced)
        throw UsageError(
            said("--trace: n = {n} is out of range; traces take n up to {max}", choice.n, max_traced));
}

ExitCode write_placements(const SolveArgs& args, Console& console) {
    const Choice choice = choice_of(args, args, {.source = Source::command_line});
    const SolutionFormat format = text_format_of(args);
    const std::vector<Board> boards = wanted_placements(args, choice.n);
    const auto is_short = [](const Board& board) {
        return board.queens().size() < static_cast<std::size_t>(board.size());
    };
    if (!args.format && !args.json && args.queens && std::ranges::any_of(boards, is_short))
        throw UsageError(
            said("--queens: a placement is printed as it is, and {format} has a queen in each row; to "
                 "complete it: --place {squares}, to print it: --format grid",
                 format.name, *args.queens));
    console.print(placements_text(format, boards));
    return ExitCode::done;
}

/// Prints the solutions that --random or --after requests.
ExitCode write_looked_up(const SolveArgs& args, Console& console) {
    const int n = operand_n(args, args.after ? max_board : max_drawn);
    const SolutionFormat format = text_format_of(args);
    const std::uint64_t most =
        args.limit.value_or(args.random ? 1 : std::numeric_limits<std::uint64_t>::max());
    SolutionText text(format, n);
    ConsoleBatch batch(console);
    std::uint64_t found = 0;
    auto solutions = looked_up(args, args, n);
    if (format.opening)
        batch.add(format.opening(n));
    for (auto columns = begin_of(solutions); columns != solutions.end(); ++columns) {
        check_interrupted();
        batch.add(text.next(*columns));
        if (++found == most)
            break;
    }
    batch.add(format.closing);
    batch.print();
    if (found == 0)
        console.note(args.after ? said("--after: this is the last solution")
                                : said("n = {n}: no solutions", n));
    return ExitCode::done;
}

ExitCode write_number(const SolveArgs& args, Console& console) {
    const int n = operand_n(args, max_numbered);
    const std::uint64_t number = asked_number(args, n);
    if (args.json)
        console.print_json(Json{{"n", n}, {"number", number}});
    else
        console.print(fmt::format("{}\n", number));
    return ExitCode::done;
}

ExitCode solve(const SolveArgs& args, Console& console) {
    if (asks_for_placements(args))
        return write_placements(args, console);
    if (asks_for_lookup(args))
        return write_looked_up(args, console);
    if (args.number_of)
        return write_number(args, console);
    const Choice choice = choice_of(args, args, {.max = std::numeric_limits<int>::max(), .givens = &args});
    const SolutionFormat format = text_format_of(args);
    check_trace(args, choice);
    check_time(choice, args.trace.empty() ? written_solutions_a_second : traced_solutions_a_second);

    Report report{
        .format = format, .batch = ConsoleBatch(console), .progress{}, .trace = args.trace, .trace_file{}};
    if (!console.prints_to_terminal())
        report.progress.emplace(console, message("solutions"), choice.total());
    const std::uint64_t found = report_search(choice, report, console);
    report.batch.print();
    if (report.trace_file)
        report.trace_file->complete();
    if (found == 0 && !choice.solver->deterministic)
        throw FailedError(said("{nothing}; try another --seed, or --solver {solver}", nothing_text(choice),
                               std::string(solvers().front().name)));
    if (found == 0)
        console.note(nothing_text(choice));
    return ExitCode::done;
}

std::vector<Option> format_row() {
    return {{.name = "format",
             .argument = "NAME",
             .value = name(&SolveArgs::format, solution_formats()),
             .help = "the text format of solutions",
             .group = writing_group,
             .default_note = std::string(solution_formats().front().name),
             .also = format_words,
             .otherwise = picture_format}};
}

std::vector<Option> numbering_row() {
    return {{.name = "numbering",
             .argument = "HOW",
             .value = either(&SolveArgs::from_one, "0", "1", "1"),
             .help = "count columns from 0 or from 1 in list, csv and json",
             .group = writing_group,
             .default_note = "0"}};
}

std::vector<Option> trace_row() {
    return {{.name = "trace",
             .argument = "FILE",
             .value = path(&SolveArgs::trace),
             .help = "also write each event of the search, see help trace; - prints the events instead of "
                     "the solutions",
             .group = writing_group}};
}

std::vector<Rule> trace_rules() {
    return {{.option = "trace -",
             .excludes = {"format", "json", "numbering"},
             .message = "- prints events instead of solutions, so --{other} has no effect; name a file"}};
}

}  // namespace

Command solve_command() {
    return {
        .name = "solve",
        .summary = "prints solutions, one per line, in lexicographic order",
        .operand = "N",
        .operand_help = "the board size, 1 to 32; more for some solvers, see list solvers",
        .also = "solutions print queens",
        .usual = "8",
        .options =
            options_of(given_rows(), attack_rule_row(), selection_rows(), lookup_rows(),
                       placement_rows("print"), format_row(), numbering_row(), trace_row(),
                       force_row("replace an existing trace; allow more than a day's work"), common_rows()),
        .rules = join({placement_rules({"solver", "seed", "unique", "solution", "solutions", "limit", "trace",
                                        "place", "block", "board", "rule"}),
                       given_rules({"unique"}), attack_rule_rules({"unique"}), lookup_rules(), choice_rules(),
                       trace_rules()}),
        .examples = {{"queenreel solve 8", "all 92 solutions of the eight queens"},
                     {"queenreel solve 8 --unique --format grid", "the 12 fundamental solutions as boards"},
                     {"queenreel solve 8 --place a1,g2 --block h4",
                      "those with two queens and without a square"},
                     {"queenreel solve 8 --queens c3,f6 --format tikz", "any placement, as a board in LaTeX"},
                     {"queenreel solve 7 --rule torus",
                      "the 28 solutions on a torus, where diagonals wrap around"},
                     {"queenreel solve 20 --limit 1", "the first solution of a large board"},
                     {"queenreel solve 8 --random", "one of the 92, another each time"},
                     {"queenreel solve 8 --after 04752613 --limit 1", "the solution after this one"},
                     {"queenreel solve 8 --number-of a1,b5,c8,d6,e3,f7,g2,h4", "its number among the 92"},
                     {"queenreel solve 8 --format squares", "a8,e7,h6,f5,c4,g3,b2,d1 …"},
                     {"queenreel solve 6 --solver backtracking --trace events.jsonl",
                      "each event as a line of JSON, for animate --events"}},
        .action = action<solve>(),
    };
}

}  // namespace queenreel
