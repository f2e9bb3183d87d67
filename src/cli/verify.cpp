#include "verify/verify.h"

#include <fmt/format.h>

#include "cli/command.h"
#include "cli/options/common_options.h"
#include "cli/options/values.h"
#include "cli/signals.h"
#include "cli/verify_report.h"

namespace queenreel {
namespace {

using namespace std::chrono_literals;

constexpr TimeRange any_time{0us, std::chrono::hours(24)};

Expectations parse_expectations(const Arguments& arguments) {
    Expectations expectations;
    if (const auto n = arguments.value("board-size"))
        expectations.n = static_cast<int>(parse_whole("--board-size", *n, {1, max_board}));
    expectations.solutions = !arguments.has("any-placement");
    expectations.complete = arguments.has("complete");
    expectations.unique = arguments.has("unique");
    if (const auto hold = arguments.value("hold"))
        expectations.hold = parse_time("--hold", *hold, any_time, "a hold");
    if (const auto pause = arguments.value("end-pause"))
        expectations.end_pause = parse_time("--end-pause", *pause, any_time, "a pause");
    if (expectations.complete && !expectations.solutions)
        throw UsageError(
            "--complete: it asks for solutions and --any-placement does not; leave one of them out");
    return expectations;
}

ExitCode verify(const Arguments& arguments, Console& console) {
    if (arguments.operands().empty())
        throw UsageError("FILE: it is missing; name files to read back, or - for standard input");
    const Expectations expectations = parse_expectations(arguments);
    const NothingToLose reading;
    VerifyReport report(arguments.has("json")    ? VerifyReport::Form::json
                        : arguments.has("quiet") ? VerifyReport::Form::faults
                                                 : VerifyReport::Form::lines,
                        console);
    const VerifySummary summary =
        verify_files(arguments.operands(), expectations, [&](const FileReport& file) { report.add(file); });
    report.conclude(summary);
    if (!summary.proven())
        throw FailedError(fmt::format("verify: {}; standard output tells what", wrong_text(summary)));
    return ExitCode::done;
}

}  // namespace

Command verify_command() {
    constexpr std::string_view group = "What to expect";
    return {
        .name = "verify",
        .summary = "reads solutions, pictures or films back and proves them",
        .operand = "FILE...",
        .operand_help =
            "lists of solutions (- for standard input), SVG, PNG, GIF or MP4, known by their content",
        .options = join({{{.name = "board-size",
                           .argument = "N",
                           .help = "boards of this size",
                           .group = group,
                           .default_value = "any",
                           .letter = 'n'},
                          {.name = "complete",
                           .help = "each solution exactly once, in a film or in all other files together",
                           .group = group},
                          {.name = "unique",
                           .help = "no two of one symmetry class; with --complete one of each",
                           .group = group},
                          {.name = "hold",
                           .argument = "SECONDS",
                           .help = "films show each board so long",
                           .group = group},
                          {.name = "end-pause",
                           .argument = "SECONDS",
                           .help = "and may show the last so much longer",
                           .group = group,
                           .default_value = "0"},
                          {.name = "any-placement",
                           .help = "boards need not be solutions, and queens may be on their way for a "
                                   "moment: for films of a "
                                   "search, whose different solutions are counted",
                           .group = group}},
                         common_options()}),
        .examples =
            {{"queenreel verify --complete --hold 1 queens.mp4", "all 92 solutions, each for a second"},
             {"queenreel verify --complete --quiet boards/*.svg", "says something only when one is wrong"},
             {"queenreel verify --any-placement search.mp4", "how many solutions a search's film shows"},
             {"queenreel solve 9 | queenreel verify --complete -", "proves a list"}},
        .run = verify,
    };
}

}  // namespace queenreel
