#include "queenreel/verify/report.h"

#include <fmt/format.h>

#include <cstdint>
#include <nlohmann/json.hpp>

#include "queenreel/base/quantities.h"
#include "queenreel/base/text.h"
#include "queenreel/verify/fault_words.h"
#include "queenreel/words/said.h"

namespace queenreel {
namespace {

using namespace std::chrono_literals;

/// Returns why a file cannot be read. Some reasons already begin with "cannot be".
std::string unreadable_line(const FileReport& report) {
    const Fault& fault = report.faults.front();
    const bool says_so = fault.where.empty() && fault.what.starts_with("cannot be ");
    return says_so ? said("{file}: {fault}", report.path, fault_text(fault))
                   : said("{file}: cannot be read: {fault}", report.path, fault_text(fault));
}

std::string count_of_pictures(std::uint64_t count) {
    return said_n(count, "{count} picture", "{count} pictures", said_number(count));
}

std::string count_of_files(std::uint64_t count) {
    return said_n(count, "{count} file", "{count} files", said_number(count));
}

/// Describes a number of solutions; `is_scope`: whether they are all that should be complete.
std::string solutions_text(std::uint64_t count, bool is_scope, const Expectations& expectations) {
    if (!is_scope || !expectations.complete || count == 0)
        return said_n(count, "{count} solution", "{count} solutions", said_number(count));
    return expectations.unique ? said_n(count, "the only fundamental solution, once",
                                        "all {count} fundamental solutions, each once", said_number(count))
                               : said_n(count, "the only solution, once", "all {count} solutions, each once",
                                        said_number(count));
}

std::string listed(const std::vector<std::string>& facts) {
    return joined(facts, translated(", "));
}

Json faults_json(std::span<const Fault> faults) {
    Json all = Json::array();
    for (const Fault& fault : faults)
        all.push_back({{"where", fault.where}, {"what", fault.what}});
    return all;
}

Json file_json(const FileReport& report) {
    Json json{{"path", report.path},
              {"proven", report.proven()},
              {"readable", report.readable},
              {"kind", row_of(report.kind).name},
              {"n", report.n},
              {"pictures", report.pictures},
              {"solutions", report.solutions},
              {"fault_count", report.fault_count},
              {"faults", faults_json(report.faults)}};
    if (report.kind == FileKind::trace)
        json["events"] = report.events;
    if (report.columns_from_one)
        json["first_column"] = 1;
    if (report.duration > 0us)
        json.update({{"seconds", in_seconds(report.duration)},
                     {"min_hold_seconds", in_seconds(report.min_hold)},
                     {"max_hold_seconds", in_seconds(report.max_hold)}});
    return json;
}

/// In a list, each fault is a line that somebody wrote; in pictures, the first fault tells the most.
std::vector<std::string> wrong_lines(const FileReport& report) {
    const bool is_list = row_of(report.kind).content == FileContent::list;
    const std::size_t told = is_list ? report.faults.size() : 1;
    std::vector<std::string> lines;
    for (std::size_t i = 0; i < told; ++i) {
        const std::string fault = fault_text(report.faults[i]);
        lines.push_back(i + 1 < told || report.fault_count == told
                            ? said("{file}: WRONG: {fault}", report.path, fault)
                            : said("{file}: WRONG: {fault} (and {count} more)", report.path, fault,
                                   said_number(report.fault_count - told)));
    }
    return lines;
}

}  // namespace

std::vector<std::string> report_lines(const FileReport& report, const Expectations& expectations,
                                      bool alone) {
    if (!report.readable)
        return {unreadable_line(report)};
    if (!report.proven())
        return wrong_lines(report);
    const bool is_scope = alone || row_of(report.kind).content == FileContent::film;
    std::vector<std::string> facts{
        std::string(row_of(report.kind).name), fmt::format("n = {}", report.n),
        report.kind == FileKind::trace
            ? said_n(report.events, "{count} event", "{count} events", said_number(report.events))
            : count_of_pictures(report.pictures),
        solutions_text(report.solutions, is_scope, expectations)};
    if (report.duration > 0us)
        facts.push_back(seconds_text(report.duration));
    if (report.columns_from_one)
        facts.push_back(said("columns from 1"));
    return {said("{file}: proven: {facts}", report.path, listed(facts))};
}

std::vector<std::string> fault_lines(const VerifySummary& summary) {
    std::vector<std::string> lines;
    for (const Fault& fault : summary.faults)
        lines.push_back(said("together: WRONG: {fault}", fault_text(fault)));
    return lines;
}

std::string summary_line(const VerifySummary& summary, const Expectations& expectations) {
    if (summary.wrong_files > 0)
        return said("together: WRONG: {fault}", wrong_text(summary));
    if (!summary.proven())
        return "";
    return said("together: proven: {facts}",
                listed({count_of_files(summary.files), count_of_pictures(summary.pictures),
                        solutions_text(summary.solutions, summary.film_files == 0, expectations)}));
}

std::string wrong_text(const VerifySummary& summary) {
    if (summary.wrong_files == 0)
        return said("the files together are wrong");
    const std::string wrong = said_number(summary.wrong_files - summary.unreadable_files);
    const std::string unreadable = said_number(summary.unreadable_files);
    const std::string files = count_of_files(summary.files);
    if (summary.wrong_files == summary.unreadable_files)
        return said("{count} of {files} cannot be read", unreadable, files);
    if (summary.unreadable_files == 0)
        return said("{count} of {files} wrong", wrong, files);
    return said("{count} of {files} wrong, {unreadable} cannot be read", wrong, files, unreadable);
}

Json report_json(std::span<const FileReport> reports, const VerifySummary& summary) {
    Json files = Json::array();
    for (const FileReport& report : reports)
        files.push_back(file_json(report));
    return {{"proven", summary.proven()}, {"files", files}, {"faults", faults_json(summary.faults)}};
}

}  // namespace queenreel
