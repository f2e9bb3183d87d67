#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <nlohmann/json.hpp>
#include <thread>

#include "cli/command.h"
#include "cli/count_parts.h"
#include "cli/options/choice.h"
#include "cli/options/values.h"
#include "cli/progress.h"
#include "cli/signals.h"
#include "puzzle/known_counts.h"
#include "solvers/count.h"
#include "story/wording.h"

namespace queenreel {
namespace {

/// How many solutions a thread counts in a second, about the same for every n: 15 took 0.10 s, 16 took 0.61
/// s.
constexpr double counted_solutions_a_second = 2e7;

void check_count_time(int n, const Request& request) {
    const auto processors = static_cast<int>(std::max(1U, std::thread::hardware_concurrency()));
    const int workers = request.threads == 0 ? processors : std::min(request.threads, processors);
    const std::uint64_t solutions = known_solutions(n).value_or(0);
    const double days = static_cast<double>(solutions) / counted_solutions_a_second / workers /
                        seconds_a_day / static_cast<double>(request.shard.count);
    if (days > 1)
        throw LimitError(fmt::format(
            "N: counting {} takes about {} days; allow it with --force, divide it with --shard, or use the "
            "known count, {} (OEIS A000170)",
            n, grouped(static_cast<std::uint64_t>(std::ceil(days))), solutions));
}

PartialCount count_shard(int n, const Request& request, Console& console) {
    constexpr std::uint64_t shares = 1000;
    Progress progress(console, "parts", shares);
    CountOptions options;
    options.threads = request.threads;
    options.keep_going = [&](double share) {
        progress.set(static_cast<std::uint64_t>(share * shares));
        return !interrupted();
    };
    if (const auto result = count_part(n, request.shard.number, request.shard.count, options))
        return *result;
    check_interrupted();
    throw FailedError("count: it stopped early; try again");
}

ExitCode print_counts(int n, const Counts& result, const Request& request, Console& console) {
    if (request.json) {
        const nlohmann::ordered_json answer{
            {"n", n}, {"solutions", result.all}, {"fundamental", result.fundamental}};
        console.print(answer.dump() + "\n");
    } else {
        console.print(fmt::format("{}\n", request.unique ? result.fundamental : result.all));
    }
    return ExitCode::done;
}

ExitCode merge(const Request& request, Console& console) {
    if (request.gave("shard"))
        throw UsageError("--merge: it adds up what --shard counted; leave out one of them");
    const WholeCount whole = merge_counts(request.operands());
    return print_counts(whole.n, counts_of(whole.n, whole.solutions), request, console);
}

ExitCode count(const Request& request, Console& console) {
    if (request.merge)
        return merge(request, console);
    const int n = operand_n(request, max_countable);
    const bool divided = request.gave("shard");
    if (divided && request.unique)
        throw UsageError("--unique: a part has no fundamental count; give it with --merge");
    if (!request.force)
        check_count_time(n, request);
    const PartialCount result = count_shard(n, request, console);
    if (!divided)
        return print_counts(n, counts_of(n, result.solutions), request, console);
    console.print(count_line({.n = n, .shard = request.shard, .count = result}));
    return ExitCode::done;
}

}  // namespace

Command count_command() {
    return {
        .name = "count",
        .summary = "prints the number of solutions, counted the fastest way",
        .operand = "N",
        .operand_help = "the board size, 1 to 27; with --merge, files (- for standard input)",
        .options =
            join({{{.name = "unique",
                    .help = "only fundamental solutions: one of each symmetry class",
                    .group = "What to count",
                    .store = flag<&Request::unique>}},
                  threads_option(),
                  shard_option("count the Kth of N parts; prints a line of JSON for --merge"),
                  {{.name = "merge",
                    .help = "add up the parts in the files given in place of N, and check that all are there",
                    .group = "How to work",
                    .store = flag<&Request::merge>}},
                  force_option("allow more than a day's work"),
                  common_options()}),
        .examples = {{"queenreel count 16", "14772512"},
                     {"queenreel count 8 --unique", "12"},
                     {"queenreel count 18 --shard 2/4 > part-2.json",
                      "a part of it, for one of four machines"},
                     {"queenreel count --merge part-*.json", "666090624, when all four parts are there"}},
        .run = count,
    };
}

}  // namespace queenreel
