
#include <algorithm>
#include <filesystem>
#include <optional>
#include <span>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include "queenreel/base/parse.h"
#include "queenreel/cli/command.h"
#include "queenreel/cli/options/common_rows.h"
#include "queenreel/cli/options/opened_reel.h"
#include "queenreel/cli/options/reel_line.h"
#include "queenreel/cli/reel_report.h"
#include "queenreel/cli/speech.h"
#include "queenreel/encode/explorer.h"
#include "queenreel/reel/file_watch.h"
#include "queenreel/reel/make.h"
#include "queenreel/reel/preview.h"
#include "queenreel/reel/reel_page.h"

namespace queenreel {
namespace {

/// The arguments for making a reel.
struct MakeArgs : WorkArgs {
    std::vector<std::string> only;  ///< names of outputs; empty: all
    std::string from;               ///< a command line; empty: none
    bool dry_run = false;
    bool watch = false;
    bool browser = false;  ///< show the outputs in a browser
    int threads = 0;       ///< outputs in parallel; 0: one per processor
};

[[noreturn]] void fail(const ReelJobError& error) {
    if (error.code == static_cast<int>(ExitCode::usage))
        throw UsageError(error.what());
    if (error.code == static_cast<int>(ExitCode::limit))
        throw LimitError(error.what());
    throw FailedError(error.what());
}

/// The number of outputs to make in parallel.
int at_once(const MakeArgs& args) {
    return args.threads > 0 ? args.threads
                            : std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
}

/// Makes the outputs and returns the files of each.
OutputPaths make_outputs(OpenedReel& opened, std::span<ReelJob* const> jobs, const MakeArgs& args,
                         Console& console) {
    const ReelWork work{.run = run_program,
                        .at_once = at_once(args),
                        .existing = args.force ? Existing::replace : Existing::keep,
                        .program = QUEENREEL_VERSION};
    try {
        return make_jobs(opened.reel, opened.folder, jobs, work, console);
    } catch (const ReelJobError& error) {
        fail(error);
    }
}

/// Makes the outputs of a reel that must be made, and reports them. If there is a page, it shows the first
/// seconds of films while they are made.
void make_stale(OpenedReel& opened, const MakeArgs& args, Console& console, ReelPage* page = nullptr) {
    std::vector<ReelJob> jobs = jobs_of(opened, args.only);
    ReelReport report{.opened = opened, .jobs = jobs, .stale = {}};
    for (ReelJob& job : jobs) {
        if (job.why.empty() && args.force)
            job.why = "asked for with --force";
        if (!job.why.empty())
            report.stale.push_back(&job);
    }
    if (page)
        with_previews(opened.folder, report.stale, run_beginning, at_once(args),
                      [&](const Previews& previews) { page->show(previews); });
    if (!report.stale.empty() && !args.dry_run)
        report.files = make_outputs(opened, report.stale, args, console);
    if (args.json)
        print_json(report, console);
    else
        print_lines(report, console);
}

const std::string& reel_of(const MakeArgs& args) {
    const auto& operands = args.operands();
    if (operands.empty())
        throw UsageError(
            said("FILE: the reel is missing; name one such as lecture.toml, see queenreel help reel"));
    if (operands.size() > 1)
        throw UsageError(said("{word}: make takes one reel at a time; leave it out", operands[1]));
    return operands.front();
}

/// Runs an action on a reel, and turns errors in the reel into UsageErrors.
template <typename Action>
void with_reel_errors(Action action) {
    try {
        action();
    } catch (const ReelError& error) {
        throw UsageError(error.what());
    }
}

/// Returns the paths of the reel and of the files that its outputs are made from.
std::vector<std::string> files_of(const OpenedReel& opened) {
    std::vector<std::string> files{opened.reel.path};
    for (const ReelLine& line : opened.lines)
        files.insert(files.end(), line.read.begin(), line.read.end());
    return files;
}

/// Makes the reel now, and again each time it or a file that it reads is saved, until a signal ends the
/// program. Reports errors; the files of the previous run then stay. Returns when the reader of standard
/// output has closed it.
ExitCode watch(MakeArgs args, Console& console) {
    const std::string path = reel_of(args);
    if (!std::filesystem::exists(path))
        open_reel(path);  // throws the reason why it cannot be read
    FileWatch files;
    files.follow(std::vector{path});
    std::optional<ReelPage> page;
    if (args.browser) {
        page.emplace(path, page_policy);
        console.print(page->address() + "\n");
    }
    console.note(said("{reel} is made again when it or a file that it reads is saved; Ctrl+C ends it", path));
    while (true) {
        const int code = reported(
            [&] {
                with_reel_errors([&] {
                    OpenedReel opened = open_reel(path);
                    files.follow(files_of(opened));
                    make_stale(opened, args, console, page ? &*page : nullptr);
                });
                return ExitCode::done;
            },
            console);
        if (code == static_cast<int>(ExitCode::done))
            args.force = false;  // from now on, outputs that are up to date stay
        if (code > static_cast<int>(ExitCode::limit))
            return static_cast<ExitCode>(code);
        if (page)
            page->show();
        files.wait();
    }
}

ExitCode make(const MakeArgs& args, Console& console) {
    if (!args.from.empty()) {
        console.print(reel_text(reel_table(args.from)));
        return ExitCode::done;
    }
    if (args.watch)
        return watch(args, console);
    with_reel_errors([&] {
        OpenedReel opened = open_reel(reel_of(args));
        make_stale(opened, args, console);
    });
    return ExitCode::done;
}

std::vector<Option> make_rows() {
    Value only = list(&MakeArgs::only, [](std::string_view what, std::string_view text) {
        std::vector<std::string> names;
        for (const std::string_view name : parse_names(what, text))
            names.emplace_back(name);
        return names;
    });
    std::vector<Option> rows{
        {.name = "only",
         .argument = "NAMES",
         .value = std::move(only),
         .help = "only these outputs, by the names of their tables, separated by commas"},
        {.name = "from",
         .argument = "LINE",
         .value = text(&MakeArgs::from),
         .help = "make nothing: print the table for a command line, such as 'animate 8 -o queens.mp4'"},
        {.name = "dry-run",
         .value = flag(&MakeArgs::dry_run),
         .help = "make nothing: print what would be made, and why"},
        {.name = "watch",
         .value = flag(&MakeArgs::watch),
         .help = "make again what changed each time that the reel or a file that it reads is saved",
         .also = "live follow autosave"},
        {.name = "browser",
         .value = flag(&MakeArgs::browser),
         .help = "with --watch: show the outputs on a page of this machine, which follows each save; prints "
                 "its address",
         .also = "preview"}};
    return in_group("What to make", std::move(rows));
}

}  // namespace

Command make_command() {
    return {
        .name = "make",
        .summary = "makes the outputs that a file lists, where something changed",
        .operand = "FILE",
        .operand_help = "the reel, such as lecture.toml: a table for each output, see help reel",
        .also = "batch reel build config lecture",
        .usual = "lecture.toml",
        .next_operand =
            [](const TypedLine& line) {
                return line.operands.empty() ? std::vector{any_file} : std::vector<std::string_view>();
            },
        .options =
            options_of(make_rows(), threads_row(&MakeArgs::threads),
                       force_row("make all outputs, and replace files that others made"), common_rows()),
        .rules =
            {{.option = "browser", .needs = {"watch"}, .message = "it follows what is made; add --watch"},
             {.option = "from",
              .excludes = {"only", "dry-run", "watch", "force", "threads", "json"},
              .message = "it prints a table and makes nothing, so --{other} has no effect; leave it out"},
             {.option = "watch",
              .excludes = {"dry-run", "json"},
              .message = "it makes the outputs and prints a line for each, again and again; leave out "
                         "this or --{other}"}},
        .examples = {{"queenreel make lecture.toml", "every output whose options or inputs changed"},
                     {"queenreel make lecture.toml --only title,search", "two of them"},
                     {"queenreel make lecture.toml --dry-run", "what would be made, and why"},
                     {"queenreel make lecture.toml --watch", "again at each save, until Ctrl+C"},
                     {"queenreel make lecture.toml --watch --browser",
                      "and in a browser, a moment after each save"}},
        .action = action<make>(),
    };
}

}  // namespace queenreel
