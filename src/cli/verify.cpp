#include "verify/verify.h"

#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "cli/command.h"
#include "cli/common_options.h"
#include "cli/signals.h"
#include "cli/values.h"
#include "story/wording.h"

namespace queenreel {

namespace {

using Json = nlohmann::ordered_json;
using namespace std::chrono_literals;

constexpr TimeRange any_time{0us, std::chrono::hours(24)};

double seconds(std::chrono::microseconds time) {
    return static_cast<double>(time.count()) / 1e6;
}

std::string fault_text(const Fault& fault) {
    return fault.where.empty() ? fault.what : fmt::format("{}: {}", fault.where, fault.what);
}

std::string report_line(const FileReport& report) {
    if (!report.proven()) {
        const std::string more =
            report.fault_count > 1 ? fmt::format(" (and {} more)", grouped(report.fault_count - 1)) : "";
        return fmt::format("{}: WRONG: {}{}", report.path, fault_text(report.faults.front()), more);
    }
    const std::string time = report.duration > 0us ? fmt::format(", {}", seconds_text(report.duration)) : "";
    return fmt::format("{}: proven: {}, n = {}, {}, {}{}", report.path, name(report.kind), report.n,
                       counted(report.pictures, "picture"), counted(report.solutions, "solution"), time);
}

Json faults_json(std::span<const Fault> faults) {
    Json all = Json::array();
    for (const Fault& fault : faults)
        all.push_back({{"where", fault.where}, {"what", fault.what}});
    return all;
}

Json report_json(const FileReport& report) {
    Json json{{"path", report.path},
              {"proven", report.proven()},
              {"kind", name(report.kind)},
              {"n", report.n},
              {"pictures", report.pictures},
              {"solutions", report.solutions},
              {"fault_count", report.fault_count},
              {"faults", faults_json(report.faults)}};
    if (report.duration > 0us)
        json.update({{"seconds", seconds(report.duration)},
                     {"least_hold_seconds", seconds(report.least_hold)},
                     {"greatest_hold_seconds", seconds(report.greatest_hold)}});
    return json;
}

Expectations parse_expectations(const Arguments& arguments) {
    Expectations expectations;
    if (const auto n = arguments.value("board-size"))
        expectations.n = static_cast<int>(parse_whole("--board-size", *n, {1, greatest_board}));
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

void print_conclusion(const Conclusion& conclusion, const Arguments& arguments, Console& console) {
    for (const Fault& fault : conclusion.faults)
        console.print(printable(fmt::format("together: WRONG: {}", fault_text(fault))) + "\n");
    if (conclusion.proven() && conclusion.files > 1 && !arguments.has("quiet"))
        console.print(fmt::format("together: proven: {}, {}, {}\n", counted(conclusion.files, "file"),
                                  counted(conclusion.pictures, "picture"),
                                  counted(conclusion.solutions, "solution")));
}

std::string wrong_text(const Conclusion& conclusion) {
    if (conclusion.wrong_files == 0)
        return "the files together are not what they should be";
    return fmt::format("{} of {} wrong", grouped(conclusion.wrong_files), counted(conclusion.files, "file"));
}

ExitCode verify(const Arguments& arguments, Console& console) {
    if (arguments.operands().empty())
        throw UsageError("FILE: it is missing; name files to read back, or - for standard input");
    const Expectations expectations = parse_expectations(arguments);
    const NothingToLose reading;
    Json reports = Json::array();
    const Conclusion conclusion =
        verify_files(arguments.operands(), expectations, [&](const FileReport& report) {
            if (arguments.has("json"))
                reports.push_back(report_json(report));
            else if (!arguments.has("quiet") || !report.proven())
                console.print(printable(report_line(report)) + "\n");
        });
    if (arguments.has("json")) {
        const Json answer{
            {"proven", conclusion.proven()}, {"files", reports}, {"faults", faults_json(conclusion.faults)}};
        console.print(answer.dump(2, ' ', false, Json::error_handler_t::replace) + "\n");
    } else {
        print_conclusion(conclusion, arguments, console);
    }
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
                           .usual = "any",
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
                           .usual = "0"},
                          {.name = "any-placement", .help = "boards need not be solutions", .group = group}},
                         common_options()}),
        .examples = {{"queenreel verify --complete --hold 1 queens.mp4",
                      "all 92 solutions, each for a second"},
                     {"queenreel verify --complete --quiet boards/*.svg",
                      "says something only when one is wrong"},
                     {"queenreel solve 9 | queenreel verify --complete -", "proves a list"}},
        .run = verify,
    };
}

}  // namespace queenreel
