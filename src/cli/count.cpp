#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <nlohmann/json.hpp>
#include <thread>

#include "cli/command.h"
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

void check_count_time(int n, int threads) {
    const auto processors = static_cast<int>(std::max(1U, std::thread::hardware_concurrency()));
    const int workers = threads == 0 ? processors : std::min(threads, processors);
    const std::uint64_t solutions = known_solutions(n).value_or(0);
    const double days = static_cast<double>(solutions) / counted_solutions_a_second / workers / seconds_a_day;
    if (days > 1)
        throw LimitError(
            fmt::format("N: counting {} takes about {} days; allow it with --force, or use the known count, "
                        "{} (OEIS A000170)",
                        n, grouped(static_cast<std::uint64_t>(std::ceil(days))), solutions));
}

Counts counts(int n, int threads, Console& console) {
    constexpr std::uint64_t shares = 1000;
    Progress progress(console, "parts", shares);
    CountOptions options;
    options.threads = threads;
    options.keep_going = [&](double share) {
        progress.set(static_cast<std::uint64_t>(share * shares));
        return !interrupted();
    };
    if (const auto result = count_solutions(n, options))
        return *result;
    check_interrupted();
    throw FailedError("count: it stopped early; try again");
}

ExitCode count(const Request& request, Console& console) {
    const int n = operand_n(request, max_countable);
    if (!request.force)
        check_count_time(n, request.threads);
    const Counts result = counts(n, request.threads, console);
    if (request.json) {
        const nlohmann::ordered_json answer{
            {"n", n}, {"solutions", result.all}, {"fundamental", result.fundamental}};
        console.print(answer.dump() + "\n");
    } else {
        console.print(fmt::format("{}\n", request.unique ? result.fundamental : result.all));
    }
    return ExitCode::done;
}

}  // namespace

Command count_command() {
    return {
        .name = "count",
        .summary = "prints the number of solutions, counted the fastest way",
        .operand = "N",
        .operand_help = "the board size, 1 to 27",
        .options = join({{{.name = "unique",
                           .help = "only fundamental solutions: one of each symmetry class",
                           .group = "What to count",
                           .store = flag<&Request::unique>}},
                         threads_option(),
                         force_option("allow more than a day's work"),
                         common_options()}),
        .examples = {{"queenreel count 16", "14772512"}, {"queenreel count 8 --unique", "12"}},
        .run = count,
    };
}

}  // namespace queenreel
