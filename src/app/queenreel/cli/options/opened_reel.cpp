#include "queenreel/cli/options/opened_reel.h"

#include <algorithm>
#include <memory>
#include <string_view>

#include "queenreel/cli/speech.h"
#include "queenreel/io/error.h"
#include "queenreel/io/read_file.h"

namespace queenreel {
namespace {

std::string reel_file_text(const std::string& path) {
    try {
        return read_file(path);
    } catch (const SystemError& error) {
        throw FailedError(said("{file}: cannot be read: {reason}", error.subject, said_reason(error.number)));
    }
}

/// Throws UsageError or FailedError, with the position in the reel, for a line that its command would reject.
void check_line(const Reel& reel, const ReelLine& line) {
    const std::vector<std::string> words = line.words("");
    try {
        const Arguments arguments(line.command->options, std::span(words).subspan(1));
        const std::unique_ptr<CommonArgs> args = line.command->action.args();
        args->line = arguments;
        store_values(line.command->options, args->line, *args);
        check_rules(line.command->rules, *args);
    } catch (const UsageError& error) {
        throw UsageError(reel_message(reel, line, error.what()));
    } catch (const FailedError& error) {
        throw FailedError(reel_message(reel, line, error.what()));
    }
}

void check_names(const Reel& reel, std::span<const std::string> only) {
    std::vector<std::string_view> names;
    for (const ReelTable& table : reel.outputs)
        names.push_back(table.name);
    for (const std::string& name : only)
        if (std::ranges::find(names, name) == names.end())
            throw UsageError(said("--only: there is no '{name}' in {file}; {advice}", name, reel.path,
                                  said_choices(name, names)));
}

}  // namespace

OpenedReel open_reel(const std::string& path) {
    OpenedReel opened;
    opened.reel = parse_reel(path, reel_file_text(path));
    opened.folder = ReelFolder::of(path);
    opened.lines = reel_lines(opened.reel, opened.folder.path);
    if (opened.lines.empty())
        throw UsageError(
            said("{reel}: it has no outputs; write a table for each, see queenreel help reel", path));
    return opened;
}

std::vector<ReelJob> jobs_of(const OpenedReel& opened, std::span<const std::string> only) {
    check_names(opened.reel, only);
    std::vector<const ReelRequest*> requests;
    for (const ReelLine& line : opened.lines) {
        check_line(opened.reel, line);
        requests.push_back(&line);
    }
    check_different(opened.reel, opened.folder, requests);
    std::vector<ReelJob> jobs;
    for (const ReelRequest* request : requests)
        if (only.empty() || std::ranges::find(only, request->table->name) != only.end())
            jobs.push_back(job_of(opened.folder, *request, QUEENREEL_VERSION));
    return jobs;
}

}  // namespace queenreel
