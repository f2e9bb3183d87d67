#include <fmt/format.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <filesystem>
#include <nlohmann/json.hpp>
#include <set>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include "queenreel/base/parse.h"
#include "queenreel/base/spelling.h"
#include "queenreel/base/text.h"
#include "queenreel/cli/children.h"
#include "queenreel/cli/command.h"
#include "queenreel/cli/options/reel_line.h"
#include "queenreel/encode/format.h"
#include "queenreel/io/error.h"
#include "queenreel/io/read_file.h"
#include "queenreel/reel/made.h"
#include "queenreel/reel/stage.h"
#include "queenreel/terminal/progress.h"

namespace queenreel {
namespace {

namespace fs = std::filesystem;
using Json = nlohmann::ordered_json;

/// The arguments for making a reel.
struct MakeArgs : WorkArgs {
    std::vector<std::string> only;  ///< names of outputs; empty: all
    std::string from;               ///< a command line; empty: none
    bool dry_run = false;
    int threads = 0;  ///< outputs in parallel; 0: one per processor
};

/// An output and what to do about it.
struct Job {
    const ReelLine* line;
    MadeOutput wanted;  ///< its fingerprints, without files
    std::string why{};  ///< why it must be made; empty: it is up to date
    double seconds = 0;
};

/// A reel in progress.
struct Making {
    Reel reel;
    std::string folder;  ///< absolute; paths in the reel are relative to it
    std::string record;
    Made made;
    std::vector<ReelLine> lines;
    std::vector<Job> jobs;
};

std::string reel_file_text(const std::string& path) {
    try {
        return read_file(path);
    } catch (const SystemError& error) {
        throw FailedError(fmt::format("{}: cannot be read: {}", error.subject, std::strerror(error.number)));
    }
}

/// Throws UsageError, with the position in the reel, for a line that its command would reject.
void check_line(const Reel& reel, const ReelLine& line) {
    const std::vector<std::string> words = line.words("");
    try {
        const Arguments arguments(line.command->options, std::span(words).subspan(1));
        const std::unique_ptr<CommonArgs> args = line.command->action.args();
        read_line(line.command->options, arguments, *args);
        check_rules(line.command->rules, *args);
    } catch (const UsageError& error) {
        throw UsageError(reel_message(reel, line, error.what()));
    } catch (const FailedError& error) {
        throw FailedError(reel_message(reel, line, error.what()));
    }
}

/// Throws UsageError if two outputs share a file.
void check_different(const Making& making) {
    std::map<std::string, std::string_view> owners;
    for (const ReelLine& line : making.lines) {
        std::vector<std::string> paths{line.printed};
        for (const ReelPath& written : line.written)
            if (!written.is_folder)
                paths.push_back(written.path);
        for (const std::string& path : paths)
            if (!path.empty() && !owners.emplace(path, line.table->name).second)
                throw UsageError(making.reel.message(
                    line.table->place,
                    fmt::format("[{}] {}: [{}] has the same file; name another", line.table->name,
                                fs::path(path).lexically_relative(making.folder).string(), owners.at(path))));
    }
}

/// Why the output must be made; empty if it is up to date.
std::string reason(const Making& making, const std::string& name, const MadeOutput& wanted) {
    const auto found = making.made.outputs.find(name);
    if (found == making.made.outputs.end())
        return "new";
    if (making.made.program != QUEENREEL_VERSION)
        return fmt::format("made by version {}", making.made.program);
    if (found->second.options != wanted.options)
        return "its options changed";
    if (found->second.inputs != wanted.inputs)
        return "a file it is made of changed";
    for (const auto& [path, file] : found->second.files)
        if (!is_as_made(path, file))
            return fmt::format("{} {}", fs::path(path).lexically_relative(making.folder).string(),
                               fs::exists(path) ? "changed" : "is missing");
    return "";
}

MadeOutput wanted_of(const ReelLine& line) {
    std::string words;
    for (const std::string& word : line.plain_words())
        words.append(word).append(1, '\0');
    return {.options = fingerprint(words), .inputs = fingerprint_of_files(line.read)};
}

void check_names(const MakeArgs& args, const Making& making) {
    std::vector<std::string_view> names;
    for (const ReelTable& table : making.reel.outputs)
        names.push_back(table.name);
    for (const std::string& name : args.only)
        if (std::ranges::find(names, name) == names.end())
            throw UsageError(fmt::format("--only: there is no '{}' in {}; {}", name, making.reel.path,
                                         choices(name, names)));
}

Making opened(const MakeArgs& args) {
    const auto& operands = args.operands();
    if (operands.empty())
        throw UsageError("FILE: the reel is missing; name one such as lecture.toml, see queenreel help reel");
    if (operands.size() > 1)
        throw UsageError(fmt::format("{}: make takes one reel at a time; leave it out", operands[1]));
    Making making;
    const std::string& path = operands.front();
    making.reel = parse_reel(path, reel_file_text(path));
    making.folder = fs::absolute(path).lexically_normal().parent_path().string();
    making.record = record_path(fs::absolute(path).lexically_normal().string());
    making.made = read_record(making.record);
    making.lines = reel_lines(making.reel, making.folder);
    if (making.lines.empty())
        throw UsageError(
            fmt::format("{}: it has no outputs; write a table for each, see queenreel help reel", path));
    check_names(args, making);
    for (const ReelLine& line : making.lines)
        check_line(making.reel, line);
    check_different(making);
    for (const ReelLine& line : making.lines) {
        if (!args.only.empty() && std::ranges::find(args.only, line.table->name) == args.only.end())
            continue;
        Job job{.line = &line, .wanted = wanted_of(line)};
        job.why = reason(making, line.table->name, job.wanted);
        if (job.why.empty() && args.force)
            job.why = "asked for with --force";
        making.jobs.push_back(std::move(job));
    }
    return making;
}

/// The path relative to the reel.
std::string shown(const Making& making, const std::string& path) {
    const std::string relative = fs::path(path).lexically_relative(making.folder).string();
    return relative.starts_with("..") ? path : relative;
}

/// Throws FailedError for an existing file that the reel did not make or that has changed.
void check_existing(const Making& making, const std::string& path) {
    if (!fs::exists(path))
        return;
    for (const auto& [name, output] : making.made.outputs)
        if (const auto file = output.files.find(path); file != output.files.end()) {
            if (is_as_made(path, file->second))
                return;
            throw FailedError(
                fmt::format("{}: it was changed after it was made; keep it under another name, or "
                            "replace it with --force",
                            shown(making, path)));
        }
    throw FailedError(
        fmt::format("{}: it exists, and {} did not make it; keep it under another name, or replace it "
                    "with --force",
                    shown(making, path), making.reel.path));
}

/// A child's message without the stage's prefix in paths.
std::string without_stage(const Making& making, const std::string& stage, std::string text) {
    for (const std::string& prefix : {stage + making.folder + "/", stage, making.folder + "/"})
        for (std::size_t at = 0; (at = text.find(prefix, at)) != std::string::npos;)
            text.erase(at, prefix.size());
    return text;
}

/// The line of an output whose files go to `stage`. Creates the folders there.
ChildLine staged_line(const ReelLine& line, const std::string& stage) {
    const auto parent = [](const std::string& path) { return fs::path(path).parent_path().string(); };
    for (const ReelPath& written : line.written)
        fs::create_directories(stage + (written.is_folder ? written.path : parent(written.path)));
    if (line.printed.empty())
        return {.words = line.words(stage), .printed = ""};
    fs::create_directories(stage + parent(line.printed));
    return {.words = line.words(stage), .printed = stage + line.printed};
}

[[noreturn]] void fail(int code, const std::string& message) {
    if (code == static_cast<int>(ExitCode::usage))
        throw UsageError(message);
    if (code == static_cast<int>(ExitCode::limit))
        throw LimitError(message);
    throw FailedError(message);
}

/// Runs the outputs' lines and returns the files of each, which wait in the stage. Throws the first failure.
OutputPaths run_jobs(const Making& making, std::vector<Job*>& jobs, int at_once, const Stage& stage,
                     Console& console) {
    std::vector<ChildLine> lines;
    for (std::size_t i = 0; i < jobs.size(); ++i)
        lines.push_back(staged_line(*jobs[i]->line, stage.folder_of(i)));
    Progress progress(console, "outputs", jobs.size());
    std::optional<std::pair<int, std::string>> failure;
    run_children(lines, at_once, [&](std::size_t i, const ChildEnd& end) {
        progress.step();
        jobs[i]->seconds = end.seconds;
        const auto message = [&](const std::string& text) {
            return reel_message(making.reel, *jobs[i]->line, without_stage(making, stage.folder_of(i), text));
        };
        if (end.code == 0) {
            for (const std::string& note : end.notes)
                console.note(message(note));
        } else if (!failure) {
            failure = {end.code, message(end.notes.empty() ? fmt::format("it ended with status {}", end.code)
                                                           : end.notes.back())};
        }
        return !failure;
    });
    if (failure)
        fail(failure->first, failure->second);
    OutputPaths files;
    for (std::size_t i = 0; i < jobs.size(); ++i)
        files.push_back(stage.targets(i));
    return files;
}

/// Throws FailedError if outputs share a file, or would replace one that the reel did not make.
void check_files(const Making& making, const std::vector<Job*>& jobs, const OutputPaths& files,
                 bool may_replace) {
    std::map<std::string, std::string_view> owners;
    for (std::size_t i = 0; i < jobs.size(); ++i)
        for (const std::string& path : files[i]) {
            const ReelTable& table = *jobs[i]->line->table;
            if (const auto [owner, is_new] = owners.emplace(path, table.name); !is_new)
                throw FailedError(making.reel.message(
                    table.place, fmt::format("[{}] {}: [{}] has the same file; name another", table.name,
                                             shown(making, path), owner->second)));
            if (!may_replace)
                check_existing(making, path);
        }
}

/// The files of the previous run that the outputs no longer have, unless someone changed them.
std::set<std::string> outdated_files(const Making& making, const std::vector<Job*>& jobs,
                                     const OutputPaths& files) {
    std::set<std::string> outdated;
    for (std::size_t i = 0; i < jobs.size(); ++i)
        if (const auto made = making.made.outputs.find(jobs[i]->line->table->name);
            made != making.made.outputs.end())
            for (const auto& [path, file] : made->second.files)
                if (!files[i].contains(path) && is_as_made(path, file))
                    outdated.insert(path);
    for (const std::set<std::string>& kept : files)
        for (const std::string& path : kept)
            outdated.erase(path);
    return outdated;
}

/// Makes the outputs and publishes their files, all or none. Returns the files of each.
OutputPaths make_jobs(Making& making, std::vector<Job*>& jobs, const MakeArgs& args, Console& console) {
    if (!args.force)  // before the work, as far as files are known
        for (const Job* job : jobs)
            for (const ReelPath& written : job->line->written)
                if (!written.is_folder)
                    check_existing(making, written.path);
    const int processors = std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
    Stage stage(making.folder);
    OutputPaths files = run_jobs(making, jobs, args.threads > 0 ? args.threads : processors, stage, console);
    check_files(making, jobs, files, args.force);
    stage.publish(files, outdated_files(making, jobs, files));
    making.made.program = QUEENREEL_VERSION;
    for (std::size_t i = 0; i < jobs.size(); ++i) {
        MadeOutput& made = making.made.outputs[jobs[i]->line->table->name] = jobs[i]->wanted;
        for (const std::string& path : files[i])
            if (const auto state = state_of(path))
                made.files.emplace(path, *state);
    }
    write_record(making.record, making.made);
    return files;
}

/// The first file of an output and the number of others.
std::string files_text(const Making& making, const std::set<std::string>& files) {
    if (files.empty())
        return "no file";
    const std::string first = shown(making, *files.begin());
    return files.size() == 1 ? first : fmt::format("{} and {} more", first, files.size() - 1);
}

Json job_json(const Making& making, const Job& job, const std::set<std::string>& files) {
    Json json{{"name", job.line->table->name}, {"up_to_date", job.why.empty()}};
    if (job.why.empty())
        return json;
    json["why"] = job.why;
    if (job.seconds > 0)
        json["seconds"] = job.seconds;
    json["files"] = Json::array();
    for (const std::string& path : files)
        json["files"].push_back(shown(making, path));
    return json;
}

ExitCode report(const Making& making, const std::vector<Job*>& jobs, const OutputPaths& files,
                const MakeArgs& args, Console& console) {
    const std::size_t kept = making.jobs.size() - jobs.size();
    const std::string_view done = args.dry_run ? "would be made" : "made";
    if (args.json) {
        Json all = Json::array();
        std::size_t next = 0;
        for (const Job& job : making.jobs)
            all.push_back(job_json(
                making, job, job.why.empty() || files.empty() ? std::set<std::string>() : files[next++]));
        console.print_json({{"made", args.dry_run ? 0 : jobs.size()}, {"outputs", all}}, 2);
        return ExitCode::done;
    }
    const auto print = [&](std::string_view line) { console.print(printable(line) + "\n"); };
    for (std::size_t i = 0; i < jobs.size(); ++i)
        if (const std::string& name = jobs[i]->line->table->name; files.empty())
            print(fmt::format("{}: {}: {}", name, done, jobs[i]->why));
        else
            print(fmt::format("{}: {} {}: {}", name, done, files_text(making, files[i]), jobs[i]->why));
    if (jobs.empty())
        print(fmt::format("{}: nothing to do, {} up to date", making.reel.path,
                          kept == 1 ? "its output is" : fmt::format("all {} outputs are", kept)));
    else if (kept > 0)
        print(fmt::format("{} up to date", counted(kept, "other")));
    return ExitCode::done;
}

ExitCode make(const MakeArgs& args, Console& console) {
    if (!args.from.empty()) {
        console.print(reel_text(reel_table(args.from)));
        return ExitCode::done;
    }
    try {
        Making making = opened(args);
        std::vector<Job*> jobs;
        for (Job& job : making.jobs)
            if (!job.why.empty())
                jobs.push_back(&job);
        OutputPaths files;
        if (!jobs.empty() && !args.dry_run)
            files = make_jobs(making, jobs, args, console);
        return report(making, jobs, files, args, console);
    } catch (const ReelError& error) {
        throw UsageError(error.what());
    }
}

Rows<MakeArgs> make_rows() {
    constexpr std::string_view group = "What to make";
    Value<MakeArgs> only = list(&MakeArgs::only, [](std::string_view what, std::string_view text) {
        std::vector<std::string> names;
        for (const std::string_view name : parse_names(what, text))
            names.emplace_back(name);
        return names;
    });
    return {{.name = "only",
             .argument = "NAMES",
             .value = std::move(only),
             .help = "only these outputs, by the names of their tables, separated by commas",
             .group = group},
            {.name = "from",
             .argument = "LINE",
             .value = text(&MakeArgs::from),
             .help = "make nothing: print the table for a command line, such as 'animate 8 -o queens.mp4'",
             .group = group},
            {.name = "dry-run",
             .value = flag(&MakeArgs::dry_run),
             .help = "make nothing: print what would be made, and why",
             .group = group}};
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
        .options = options_of<MakeArgs>(make_rows(), threads_row(&MakeArgs::threads),
                                        force_row("make all outputs, and replace files that others made"),
                                        common_rows()),
        .rules = {{.option = "from",
                   .excludes = {"only", "dry-run", "force", "threads", "json"},
                   .message = "it prints a table and makes nothing, so --{0} has no effect; leave it out"}},
        .examples = {{"queenreel make lecture.toml", "every output whose options or inputs changed"},
                     {"queenreel make lecture.toml --only title,search", "two of them"},
                     {"queenreel make lecture.toml --dry-run", "what would be made, and why"}},
        .action = action<make>(),
    };
}

}  // namespace queenreel
