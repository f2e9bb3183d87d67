#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <nlohmann/json.hpp>
#include <thread>

#include "cli/choice.h"
#include "cli/command.h"
#include "cli/common_options.h"
#include "cli/progress.h"
#include "cli/signals.h"
#include "cli/values.h"
#include "puzzle/known_counts.h"
#include "solvers/count.h"

namespace queenreel {

namespace {

constexpr int most_threads = 1024;
constexpr double seconds_a_day = 86'400;

/// About how long one thread counts, from the time that n = 16 takes and the growth from one n to the next.
double seconds_on_one_thread(int n) {
    constexpr int measured_n = 16;
    constexpr double measured_seconds = 0.6;
    constexpr double growth = 7.8;
    return measured_seconds * std::pow(growth, n - measured_n);
}

void check_count_time(int n, unsigned threads) {
    const double days = seconds_on_one_thread(n) / threads / seconds_a_day;
    if (days <= 1)
        return;
    throw LimitError(fmt::format("N: counting {} takes about {} days on {} threads; go on with --force, or take {} "
                                 "from OEIS A000170",
                                 n, grouped(static_cast<std::uint64_t>(std::ceil(days))), threads,
                                 *known_solutions(n)));
}

unsigned parse_threads(const Arguments& arguments) {
    if (const auto text = arguments.value("threads"))
        return static_cast<unsigned>(parse_whole("--threads", *text, {1, most_threads}));
    return std::max(1U, std::thread::hardware_concurrency());
}

Counts counts(int n, unsigned threads, Console& console) {
    constexpr std::uint64_t shares = 1000;
    Progress progress(console, "parts", shares);
    CountOptions options{.threads = static_cast<int>(threads)};
    options.keep_going = [&](double share) {
        progress.set(static_cast<std::uint64_t>(share * shares));
        return !interrupted();
    };
    const auto result = count_solutions(n, options);
    check_interrupted();
    return result.value();
}

ExitCode count(const Arguments& arguments, Console& console) {
    const int n = parse_operand_n(arguments, greatest_countable);
    const unsigned threads = parse_threads(arguments);
    if (!arguments.has("force"))
        check_count_time(n, threads);
    const Counts result = counts(n, threads, console);
    if (arguments.has("json")) {
        const nlohmann::ordered_json answer{{"n", n}, {"solutions", result.all}, {"fundamental", result.fundamental}};
        console.print(answer.dump() + "\n");
    } else {
        console.print(fmt::format("{}\n", arguments.has("unique") ? result.fundamental : result.all));
    }
    return ExitCode::done;
}

}  // namespace

Command count_command() {
    constexpr std::string_view group = "How to count";
    return {
        .name = "count",
        .summary = "prints how many solutions there are, by the fastest way",
        .operand = "N",
        .operand_help = "rows and columns of the board, 1 to 27",
        .options = join({{{.name = "unique",
                           .help = "only fundamental solutions: one of each class under the eight symmetries",
                           .group = group},
                          {.name = "threads",
                           .argument = "T",
                           .help = "how many threads share the work",
                           .group = group,
                           .usual = "one a processor"}},
                         {{.name = "force", .help = "go on where it takes more than a day", .group = group, .letter = 'f'}},
                         common_options()}),
        .examples = {{"queenreel count 16", "14772512"}, {"queenreel count 8 --unique", "12"}},
        .run = count,
    };
}

}  // namespace queenreel
