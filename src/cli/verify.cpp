#include "verify/verify.h"

#include <fmt/format.h>

#include "cli/command.h"
#include "cli/options/values.h"
#include "cli/signals.h"
#include "cli/verify_report.h"

namespace queenreel {
namespace {

using namespace std::chrono_literals;

constexpr TimeRange any_time{0us, std::chrono::hours(24)};

void expect_board_size(Request& request, std::string_view what, std::string_view text) {
    request.expectations.n = static_cast<int>(parse_whole(what, text, {1, max_board}));
}

void expect_hold(Request& request, std::string_view what, std::string_view text) {
    request.expectations.hold = parse_time(what, text, any_time, "a hold");
}

void expect_end_pause(Request& request, std::string_view what, std::string_view text) {
    request.expectations.end_pause = parse_time(what, text, any_time, "a pause");
}

/// An Option::store for flags that say what to expect.
template <auto member, bool value>
void expect(Request& request, std::string_view /*what*/, std::string_view /*text*/) {
    request.expectations.*member = value;
}

ExitCode verify(const Request& request, Console& console) {
    if (request.operands().empty())
        throw UsageError("FILE: it is missing; name files to read back, or - for standard input");
    const Expectations& expectations = request.expectations;
    if (expectations.complete && !expectations.solutions)
        throw UsageError(
            "--complete: it asks for solutions and --any-placement does not; leave one of them out");
    const NothingToLose reading;
    VerifyReport report(request.json    ? VerifyReport::Form::json
                        : request.quiet ? VerifyReport::Form::faults
                                        : VerifyReport::Form::lines,
                        console);
    const Conclusion conclusion =
        verify_files(request.operands(), expectations, [&](const FileReport& file) { report.add(file); });
    report.conclude(conclusion);
    if (!conclusion.proven())
        throw FailedError(fmt::format("verify: {}; standard output tells what", wrong_text(conclusion)));
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
                           .default_note = "any",
                           .letter = 'n',
                           .store = expect_board_size},
                          {.name = "complete",
                           .help = "each solution exactly once, in a film or in all other files together",
                           .group = group,
                           .store = expect<&Expectations::complete, true>},
                          {.name = "unique",
                           .help = "no two of one symmetry class; with --complete one of each",
                           .group = group,
                           .store = expect<&Expectations::unique, true>},
                          {.name = "hold",
                           .argument = "SECONDS",
                           .help = "films show each board so long",
                           .group = group,
                           .store = expect_hold},
                          {.name = "end-pause",
                           .argument = "SECONDS",
                           .help = "and may show the last so much longer",
                           .group = group,
                           .default_value = "0",
                           .store = expect_end_pause},
                          {.name = "any-placement",
                           .help = "boards need not be solutions, and queens may be on their way for a "
                                   "moment: for films of a "
                                   "search, whose solutions are counted",
                           .group = group,
                           .store = expect<&Expectations::solutions, false>}},
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
