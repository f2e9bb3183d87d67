#include "queenreel/cli/reel_report.h"

#include <fmt/format.h>

#include <cstddef>
#include <nlohmann/json.hpp>
#include <set>
#include <string>
#include <string_view>

#include "queenreel/base/json.h"
#include "queenreel/base/text.h"

namespace queenreel {
namespace {

/// The first file of an output and the number of others.
std::string files_text(const ReelFolder& folder, const std::set<std::string>& files) {
    if (files.empty())
        return "no file";
    const std::string first = folder.shown(*files.begin());
    return files.size() == 1 ? first : fmt::format("{} and {} more", first, files.size() - 1);
}

Json job_json(const ReelFolder& folder, const ReelJob& job, const std::set<std::string>& files) {
    Json json{{"name", job.request->table->name}, {"up_to_date", job.why.empty()}};
    if (job.why.empty())
        return json;
    json["why"] = job.why;
    if (job.seconds > 0)
        json["seconds"] = job.seconds;
    json["files"] = Json::array();
    for (const std::string& path : files)
        json["files"].push_back(folder.shown(path));
    return json;
}

}  // namespace

void print_json(const ReelReport& report, Console& console) {
    Json all = Json::array();
    std::size_t next = 0;
    for (const ReelJob& job : report.jobs)
        all.push_back(job_json(
            report.opened.folder, job,
            job.why.empty() || report.files.empty() ? std::set<std::string>() : report.files[next++]));
    console.print_json({{"made", report.files.size()}, {"outputs", all}}, 2);
}

void print_lines(const ReelReport& report, Console& console) {
    const std::size_t kept = report.jobs.size() - report.stale.size();
    const std::string_view done = report.files.empty() ? "would be made" : "made";
    const auto print = [&](std::string_view line) { console.print(printable(line) + "\n"); };
    for (std::size_t i = 0; i < report.stale.size(); ++i) {
        const ReelJob& job = *report.stale[i];
        const std::string files =
            report.files.empty() ? ":"
                                 : fmt::format(" {}:", files_text(report.opened.folder, report.files[i]));
        print(fmt::format("{}: {}{} {}", job.request->table->name, done, files, job.why));
    }
    if (report.stale.empty())
        print(fmt::format("{}: nothing to do, {} up to date", report.opened.reel.path,
                          kept == 1 ? "its output is" : fmt::format("all {} outputs are", kept)));
    else if (kept > 0)
        print(fmt::format("{} up to date", counted(kept, "other")));
}

}  // namespace queenreel
