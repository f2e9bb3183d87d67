#include <fmt/format.h>

#include <cmath>
#include <nlohmann/json.hpp>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "queenreel/base/json.h"
#include "queenreel/base/text.h"
#include "queenreel/cli/command.h"
#include "queenreel/cli/commands/merged_counts.h"
#include "queenreel/cli/options/choice.h"
#include "queenreel/cli/options/common_rows.h"
#include "queenreel/cli/options/givens.h"
#include "queenreel/cli/options/values.h"
#include "queenreel/cli/speech.h"
#include "queenreel/counting/count.h"
#include "queenreel/counting/count_puzzle.h"
#include "queenreel/counting/parts.h"
#include "queenreel/counting/solvable.h"
#include "queenreel/puzzle/known_counts.h"
#include "queenreel/terminal/progress.h"
#include "queenreel/terminal/signals.h"
#include "queenreel/terminal/table.h"
#include "queenreel/words/words.h"

namespace queenreel {
namespace {

/// The arguments of a count.
struct CountArgs : WorkArgs, GivenArgs {
    bool unique = false;
    bool csv = false;
    int threads = 0;  ///< 0: one per processor
    std::optional<Shard> shard;
    bool merge = false;
};

/// Checks how long it takes to count from `first` to `n`; each takes several times as long as the one before.
/// Announces long counts that are allowed. Throws LimitError.
void check_count_time(int first, int n, const CountArgs& args, Console& console) {
    double days = 0;
    for (int each = first; each <= n; ++each)
        days += counting_seconds(each, args.threads) / seconds_a_day /
                static_cast<double>(args.shard.value_or(Shard()).count);
    if (args.force || days <= 1) {
        if (days * seconds_a_day > long_work)
            console.note(first < n
                             ? said("count: n = {n} takes about {time}, with those before it; each is "
                                    "printed as soon as it is counted",
                                    n, long_time(days * seconds_a_day))
                             : said("count: n = {n} takes about {time}", n, long_time(days * seconds_a_day)));
    } else {
        throw LimitError(said(
            "N: counting {n} takes about {days} days; allow it with --force, divide it with --shard, or use "
            "the known count, {count} (OEIS A000170)",
            n, said_number(static_cast<std::uint64_t>(std::ceil(days))), known_solutions(n).value_or(0)));
    }
}

/// Throws Interrupted if a signal has arrived, and says how to continue the count.
void stop_if_interrupted(const CountArgs& args) {
    try {
        check_interrupted();
    } catch (const Interrupted& interruption) {
        throw Interrupted(
            interruption.signal,
            args.shard ? said("run this part again; finished parts are kept")
                       : said("to go on later, count in parts, --shard 1/100 to 100/100, for --merge"));
    }
}

/// Shows how much of a count is done.
class ShareProgress {
  public:
    explicit ShareProgress(Console& console) : progress_(console, message("parts"), parts) {}

    /// `share`: 0 … 1.
    void set(double share) { progress_.set(static_cast<std::uint64_t>(share * parts)); }

  private:
    static constexpr std::uint64_t parts = 1000;

    Progress progress_;
};

PartialCount count_shard(int n, const CountArgs& args, Console& console) {
    ShareProgress progress(console);
    const Shard shard = args.shard.value_or(Shard());
    CountOptions options;
    options.threads = args.threads;
    options.keep_going = [&](double share) {
        progress.set(share);
        return !interrupted();
    };
    if (const auto result = count_part(n, shard.number, shard.count, options))
        return *result;
    stop_if_interrupted(args);
    throw FailedError(said("count: it stopped early; try again"));
}

/// Formats the counts from `first` on as a table of plain digits, for programs that read columns.
std::string counts_table(int first, std::span<const Counts> all, const CountArgs& args) {
    const std::string_view what = args.unique ? "fundamental" : "solutions";
    std::vector<std::vector<TableCell>> rows;
    for (const Counts& counts : all) {
        rows.push_back({plain_cell(std::to_string(static_cast<std::size_t>(first) + rows.size())),
                        plain_cell(std::to_string(args.unique ? counts.fundamental : counts.all))});
    }
    const std::vector<TableColumn> columns{{.head = "n", .name = "n"}, {.head = what, .name = what}};
    return args.csv ? table_csv(columns, rows) : table_text(columns, rows);
}

ExitCode print_counts(int n, const Counts& result, const CountArgs& args, Console& console) {
    if (args.json)
        console.print_json(args.merge ? counts_json(n, result) : counted_json(n, result));
    else if (args.csv)
        console.print(counts_table(n, {&result, 1}, args));
    else
        console.print(fmt::format("{}\n", args.unique ? result.fundamental : result.all));
    return ExitCode::done;
}

/// Formats an element of an array that is printed piece by piece, as it looks in the text of the whole array.
std::string array_part(const Json& value, bool first, bool last) {
    const std::string alone = json_text(Json::array({value}), 2);
    return (first ? "[" : ",") + alone.substr(1, alone.size() - 3) + (last ? "\n]\n" : "");
}

/// Counts a range such as `1-16` and prints each result at once.
ExitCode count_range(Range range, const CountArgs& args, Console& console) {
    if (args.shard)
        throw UsageError(said("--shard: it divides one count; give one N"));
    const auto first = static_cast<int>(range.min);
    const auto last = static_cast<int>(range.max);
    check_count_time(first, last, args, console);
    // Columns are as wide as the last count requires, which is known in advance.
    std::vector<Counts> all;
    for (int n = first; n <= last; ++n)
        all.push_back(
            {.all = known_solutions(n).value(), .fundamental = known_fundamental_solutions(n).value()});
    if (!args.json)
        console.print(table_line(counts_table(first, all, args), 0));
    for (int n = first; n <= last; ++n) {
        const auto row = static_cast<std::size_t>(n - first);
        all[row] = counts_of(n, count_shard(n, args, console).solutions);
        console.print(args.json ? array_part(counted_json(n, all[row]), n == first, n == last)
                                : table_line(counts_table(first, all, args), row + 1));
    }
    return ExitCode::done;
}

/// Returns the operand as a range; nothing if it is a single N.
std::optional<Range> range_of(const CountArgs& args) {
    const auto& operands = args.operands();
    if (operands.size() != 1 || operands[0].find('-', 1) == std::string::npos)
        return std::nullopt;
    const Range range = parse_range("N", operands[0]);
    parse_board_size(std::to_string(range.max), max_countable);
    return range;
}

ExitCode merge(const CountArgs& args, Console& console) {
    const WholeCount whole = merged_counts(args.operands());
    return print_counts(whole.n, counts_of(whole.n, whole.solutions), args, console);
}

/// Returns the board with the givens of the options; N may be omitted if --board has a board.
Puzzle counted_puzzle(const CountArgs& args) {
    const auto drawn = drawn_puzzle(args);
    const bool has_n = !args.operands().empty() || !drawn;
    return puzzle_of(args, drawn, has_n ? operand_n(args, max_board) : drawn->size());
}

/// Throws LimitError if counting the solutions may take more than a day.
void check_puzzle_time(const Puzzle& puzzle, const CountArgs& args) {
    constexpr double a_second = 1e7;
    if (solutions_by_theory(puzzle.rule(), puzzle.size()) && !puzzle.givens().any())
        return;
    const auto most = most_solutions(puzzle);
    if (!args.force && most.value_or(2 * a_second * seconds_a_day) > a_second * seconds_a_day)
        throw LimitError(puzzle.givens().any()
                             ? said("N: counting {n} with these queens and blocks may take more than a day; "
                                    "give more queens with --place, or allow it with --force",
                                    puzzle.size())
                             : said("N: counting {n} by this rule may take more than a day; give more queens "
                                    "with --place, or allow it with --force",
                                    puzzle.size()));
}

std::uint64_t solutions_of(const Puzzle& puzzle, Console& console) {
    ShareProgress progress(console);
    const auto result = count_puzzle(puzzle, [&](double share) {
        progress.set(share);
        check_interrupted();
        return true;
    });
    return result.value().solutions;
}

ExitCode count_with_givens(const CountArgs& args, Console& console) {
    const Puzzle puzzle = counted_puzzle(args);
    check_puzzle_time(puzzle, args);
    const Counts counts{.all = solutions_of(puzzle, console)};
    if (args.json)
        console.print_json(Json{{"n", puzzle.size()}, {"solutions", counts.all}});
    else
        print_counts(puzzle.size(), counts, args, console);
    if (counts.all == 0)
        console.note(none_line(puzzle).value());
    return ExitCode::done;
}

ExitCode count(const CountArgs& args, Console& console) {
    if (args.merge)
        return merge(args, console);
    if (asks_for_givens(args))
        return count_with_givens(args, console);
    if (const auto range = range_of(args))
        return count_range(*range, args, console);
    const int n = operand_n(args, max_countable);
    check_count_time(n, n, args, console);
    const PartialCount result = count_shard(n, args, console);
    if (!args.shard)
        return print_counts(n, counts_of(n, result.solutions), args, console);
    console.print(count_line({.n = n, .shard = *args.shard, .count = result}));
    return ExitCode::done;
}

std::vector<Option> unique_row() {
    return {{.name = "unique",
             .value = flag(&CountArgs::unique),
             .help = "only fundamental solutions: one of each symmetry class",
             .group = "What to count",
             .also = unique_words}};
}

std::vector<Option> merge_row() {
    return {{.name = "merge",
             .value = flag(&CountArgs::merge),
             .help = "add up the parts in the files given in place of N, and check that all are there",
             .group = work_group,
             .operands = "FILES"}};
}

}  // namespace

Command count_command() {
    return {
        .name = "count",
        .summary = "prints the number of solutions, counted the fastest way",
        .operand = "N",
        .operand_help =
            "the board size, 1 to 27, or a range such as 1-16 for a table, printed row by row as it is "
            "counted; with --merge, the files to add up (- for standard input)",
        .also = "total",
        .usual = "8",
        .options = options_of(
            unique_row(), given_rows(), attack_rule_row(), csv_row(&CountArgs::csv),
            threads_row(&CountArgs::threads),
            shard_row(&CountArgs::shard, "count the Kth of N parts, and print a line of JSON for --merge"),
            merge_row(), force_row("allow more than a day's work"), common_rows()),
        .rules = join({{{.option = "merge",
                         .excludes = {"shard"},
                         .message = "it adds up what --{other} counted; leave out one of them"},
                        {.option = "unique",
                         .excludes = {"shard"},
                         .message = "a part has no fundamental count; give it with --merge"},
                        {.option = "csv",
                         .excludes = {"shard"},
                         .message = "a part is a line of JSON for --merge; give it there"}},
                       given_rules({"unique", "threads", "shard", "merge"}),
                       attack_rule_rules({"unique", "threads", "shard", "merge"}),
                       answer_rules()}),
        .examples = {{"queenreel count 16", "14772512"},
                     {"queenreel count 8 --unique", "12"},
                     {"queenreel count 8 --place a1", "4, the solutions with a queen in the corner"},
                     {"queenreel count 10 --rule superqueens",
                      "4 solutions for queens that also move like knights"},
                     {"queenreel count 1-16", "a table; also with --csv or --json"},
                     {"queenreel count 18 --shard 2/4 > part-2.json", "one of four parts, for four machines"},
                     {"queenreel count --merge part-*.json", "666090624, from all four parts"}},
        .action = action<count>(),
    };
}

}  // namespace queenreel
