#include "queenreel/reel/plan.h"

#include <fmt/format.h>

#include <filesystem>
#include <map>
#include <vector>

#include "queenreel/words/said.h"

namespace queenreel {
namespace {

namespace fs = std::filesystem;

std::string relative(const ReelFolder& folder, const std::string& file) {
    return fs::path(file).lexically_relative(folder.path).string();
}

MadeOutput wanted_of(const ReelRequest& request) {
    std::string words;
    for (const std::string& word : request.plain_words())
        words.append(word).append(1, '\0');
    return {.options = fingerprint(words), .inputs = fingerprint_of_files(request.read)};
}

/// Says why the output must be made; empty if it is up to date.
std::string reason(const ReelFolder& folder, const std::string& name, const MadeOutput& wanted,
                   std::string_view program) {
    const auto found = folder.made.outputs.find(name);
    if (found == folder.made.outputs.end())
        return "new";
    if (folder.made.program != program)
        return fmt::format("made by version {}", folder.made.program);
    if (found->second.options != wanted.options)
        return "its options changed";
    if (found->second.inputs != wanted.inputs)
        return "a file it is made of changed";
    for (const auto& [path, file] : found->second.files)
        if (!is_as_made(path, file))
            return fmt::format("{} {}", relative(folder, path), fs::exists(path) ? "changed" : "is missing");
    return "";
}

}  // namespace

ReelFolder ReelFolder::of(const std::string& reel) {
    const fs::path path = fs::absolute(reel).lexically_normal();
    const std::string record = record_path(path.string());
    return {.path = path.parent_path().string(), .record = record, .made = read_record(record)};
}

std::string ReelFolder::shown(const std::string& file) const {
    const std::string inside = relative(*this, file);
    return inside.starts_with("..") ? file : inside;
}

ReelJob job_of(const ReelFolder& folder, const ReelRequest& request, std::string_view program) {
    ReelJob job{.request = &request, .wanted = wanted_of(request)};
    job.why = reason(folder, request.table->name, job.wanted, program);
    return job;
}

void check_different(const Reel& reel, const ReelFolder& folder,
                     std::span<const ReelRequest* const> requests) {
    std::map<std::string, std::string_view> owners;
    for (const ReelRequest* request : requests) {
        const ReelTable& table = *request->table;
        std::vector<std::string> paths{request->printed};
        for (const ReelPath& written : request->written)
            if (!written.is_folder)
                paths.push_back(written.path);
        for (const std::string& path : paths)
            if (!path.empty() && !owners.emplace(path, table.name).second)
                throw ReelError(reel.message(
                    table.place, said("[{output}] {file}: [{other}] has the same file; name another",
                                      table.name, relative(folder, path), owners.at(path))));
    }
}

}  // namespace queenreel
