#include "queenreel/reel/make.h"

#include <cstddef>
#include <filesystem>
#include <map>
#include <optional>
#include <set>

#include "queenreel/terminal/progress.h"
#include "queenreel/words/said.h"
#include "queenreel/words/words.h"

namespace queenreel {
namespace {

namespace fs = std::filesystem;

/// A reel that is being made.
struct Making {
    const Reel& reel;
    const ReelFolder& folder;
    std::span<ReelJob* const> jobs;
};

/// Throws ReelFileError if the file exists, unless the reel made it and it is unchanged.
void check_existing(const Making& making, const std::string& path) {
    if (!fs::exists(path))
        return;
    for (const auto& [name, output] : making.folder.made.outputs)
        if (const auto file = output.files.find(path); file != output.files.end()) {
            if (is_as_made(path, file->second))
                return;
            throw ReelFileError(
                said("{file}: it was changed after it was made; keep it under another name, or replace it "
                     "with --force",
                     making.folder.shown(path)));
        }
    throw ReelFileError(
        said("{file}: it exists, and {reel} did not make it; keep it under another name, or replace it with "
             "--force",
             making.folder.shown(path), making.reel.path));
}

/// Removes the stage and the reel's folder from paths in a child's message.
std::string without_stage(const Making& making, const std::string& stage, std::string text) {
    const std::string inside = making.folder.path + "/";
    for (const std::string& prefix : {stage + inside, stage, inside})
        for (std::size_t at = 0; (at = text.find(prefix, at)) != std::string::npos;)
            text.erase(at, prefix.size());
    return text;
}

/// Returns the command line of an output whose files go to `stage`. Creates their folders there.
ChildLine staged_line(const ReelRequest& request, const std::string& stage) {
    const auto parent = [](const std::string& path) { return fs::path(path).parent_path().string(); };
    for (const ReelPath& written : request.written)
        fs::create_directories(stage + (written.is_folder ? written.path : parent(written.path)));
    if (request.printed.empty())
        return {.words = request.words(stage), .printed = ""};
    fs::create_directories(stage + parent(request.printed));
    return {.words = request.words(stage), .printed = stage + request.printed};
}

/// Runs the outputs' command lines and returns the files of each, which wait in the stage. Throws
/// ReelJobError for the first failure.
OutputPaths run_jobs(const Making& making, const ReelWork& work, const Stage& stage, Console& console) {
    std::vector<ChildLine> lines;
    for (std::size_t i = 0; i < making.jobs.size(); ++i)
        lines.push_back(staged_line(*making.jobs[i]->request, stage.folder_of(i)));
    Progress progress(console, message("outputs"), making.jobs.size());
    std::optional<ReelJobError> failure;
    run_children(work.run, lines, work.at_once, [&](std::size_t i, const ProcessEnd& end) {
        progress.step();
        making.jobs[i]->seconds = end.seconds;
        const auto message = [&](const std::string& text) {
            return reel_message(making.reel, *making.jobs[i]->request,
                                without_stage(making, stage.folder_of(i), text));
        };
        if (end.code == 0) {
            for (const std::string& note : end.notes)
                console.note(message(note));
        } else if (!failure) {
            failure.emplace(end.code,
                            message(end.notes.empty() ? said("it ended with status {code}", end.code)
                                                      : end.notes.back()));
        }
        return !failure;
    });
    if (failure)
        throw ReelJobError(*failure);
    OutputPaths files;
    for (std::size_t i = 0; i < making.jobs.size(); ++i)
        files.push_back(stage.targets(i));
    return files;
}

/// Throws ReelFileError if outputs share a file, or would replace one that must be kept.
void check_files(const Making& making, const OutputPaths& files, Existing existing) {
    std::map<std::string, std::string_view> owners;
    for (std::size_t i = 0; i < making.jobs.size(); ++i)
        for (const std::string& path : files[i]) {
            const ReelTable& table = *making.jobs[i]->request->table;
            if (const auto [owner, is_new] = owners.emplace(path, table.name); !is_new)
                throw ReelFileError(making.reel.message(
                    table.place, said("[{output}] {file}: [{other}] has the same file; name another",
                                      table.name, making.folder.shown(path), owner->second)));
            if (existing == Existing::keep)
                check_existing(making, path);
        }
}

/// Returns the files of the previous run that the outputs no longer have, except those that someone changed.
std::set<std::string> outdated_files(const Making& making, const OutputPaths& files) {
    const auto& before = making.folder.made.outputs;
    std::set<std::string> outdated;
    for (std::size_t i = 0; i < making.jobs.size(); ++i)
        if (const auto made = before.find(making.jobs[i]->request->table->name); made != before.end())
            for (const auto& [path, file] : made->second.files)
                if (!files[i].contains(path) && is_as_made(path, file))
                    outdated.insert(path);
    for (const std::set<std::string>& kept : files)
        for (const std::string& path : kept)
            outdated.erase(path);
    return outdated;
}

/// Adds the published files of the jobs to the record.
void record(ReelFolder& folder, std::span<ReelJob* const> jobs, const OutputPaths& files,
            std::string_view program) {
    folder.made.program = program;
    for (std::size_t i = 0; i < jobs.size(); ++i) {
        MadeOutput& made = folder.made.outputs[jobs[i]->request->table->name] = jobs[i]->wanted;
        for (const std::string& path : files[i])
            if (const auto state = state_of(path))
                made.files.emplace(path, *state);
    }
    write_record(folder.record, folder.made);
}

}  // namespace

OutputPaths make_jobs(const Reel& reel, ReelFolder& folder, std::span<ReelJob* const> jobs,
                      const ReelWork& work, Console& console) {
    const Making making{.reel = reel, .folder = folder, .jobs = jobs};
    if (work.existing == Existing::keep)  // before the work, if the names are known
        for (const ReelJob* job : jobs)
            for (const ReelPath& written : job->request->written)
                if (!written.is_folder)
                    check_existing(making, written.path);
    Stage stage(folder.path);
    OutputPaths files = run_jobs(making, work, stage, console);
    check_files(making, files, work.existing);
    stage.publish(files, outdated_files(making, files));
    record(folder, jobs, files, work.program);
    return files;
}

}  // namespace queenreel
