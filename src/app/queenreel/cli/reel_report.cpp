#include "queenreel/cli/reel_report.h"

#include <array>
#include <cstddef>
#include <nlohmann/json.hpp>
#include <set>
#include <string>
#include <string_view>

#include "queenreel/base/json.h"
#include "queenreel/cli/speech.h"
#include "queenreel/words/said_again.h"
#include "queenreel/words/words.h"

namespace queenreel {
namespace {

/// The reasons for making an output. JSON has them in English.
constexpr auto reasons = std::to_array<std::string_view>({
    message("new"),
    message("made by version {version}"),
    message("its options changed"),
    message("a file it is made of changed"),
    message("asked for with --force"),
    message("{file} changed"),
    message("{file} is missing"),
});

/// Names the first file of an output, and the number of others.
std::string files_text(const ReelFolder& folder, const std::set<std::string>& files) {
    if (files.empty())
        return said("no file");
    const std::string first = folder.shown(*files.begin());
    return files.size() == 1 ? first : said("{first} and {count} more", first, files.size() - 1);
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
    const auto print = [&](std::string_view line) { console.print(printable(line) + "\n"); };
    for (std::size_t i = 0; i < report.stale.size(); ++i) {
        const ReelJob& job = *report.stale[i];
        const std::string why = said_again(job.why, reasons).value_or(job.why);
        print(report.files.empty() ? said("{output}: would be made: {why}", job.request->table->name, why)
                                   : said("{output}: made {files}: {why}", job.request->table->name,
                                          files_text(report.opened.folder, report.files[i]), why));
    }
    if (report.stale.empty())
        print(said_n(kept, "{reel}: nothing to do, its output is up to date",
                     "{reel}: nothing to do, all {count} outputs are up to date", report.opened.reel.path,
                     kept));
    else if (kept > 0)
        print(said_n(kept, "{count} other up to date", "{count} others up to date", kept));
}

}  // namespace queenreel
