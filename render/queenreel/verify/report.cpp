#include "queenreel/verify/report.h"

#include <fmt/format.h>

#include <cstdint>
#include <nlohmann/json.hpp>
#include <string_view>

#include "queenreel/base/quantities.h"
#include "queenreel/base/text.h"

namespace queenreel {
namespace {

using namespace std::chrono_literals;

std::string fault_text(const Fault& fault) {
    return fault.where.empty() ? fault.what : fmt::format("{}: {}", fault.where, fault.what);
}

/// Returns why a file cannot be read. Some reasons already begin with "cannot be".
std::string unreadable_text(const FileReport& report) {
    const std::string why = fault_text(report.faults.front());
    return why.starts_with("cannot be ") ? why : "cannot be read: " + why;
}

/// Describes a number of solutions; `is_scope`: whether they are all that should be complete.
std::string solutions_text(std::uint64_t count, bool is_scope, const Expectations& expectations) {
    const std::string_view noun = expectations.unique ? "fundamental solution" : "solution";
    if (!is_scope || !expectations.complete || count == 0)
        return counted(count, "solution");
    if (count == 1)
        return fmt::format("the only {}, once", noun);
    return fmt::format("all {} {}s, each once", grouped(count), noun);
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

/// Of a list, each fault is somebody's line; of pictures, the first tells most.
std::vector<std::string> wrong_lines(const FileReport& report) {
    const bool is_list = row_of(report.kind).content == FileContent::list;
    const std::size_t told = is_list ? report.faults.size() : 1;
    std::vector<std::string> lines;
    for (std::size_t i = 0; i < told; ++i)
        lines.push_back(fmt::format("{}: WRONG: {}", report.path, fault_text(report.faults[i])));
    if (report.fault_count > told)
        lines.back() += fmt::format(" (and {} more)", grouped(report.fault_count - told));
    return lines;
}

}  // namespace

std::vector<std::string> report_lines(const FileReport& report, const Expectations& expectations,
                                      bool alone) {
    if (!report.readable)
        return {fmt::format("{}: {}", report.path, unreadable_text(report))};
    if (!report.proven())
        return wrong_lines(report);
    const bool is_scope = alone || row_of(report.kind).content == FileContent::film;
    const std::string time = report.duration > 0us ? fmt::format(", {}", seconds_text(report.duration)) : "";
    const std::string boards = report.kind == FileKind::trace ? counted(report.events, "event")
                                                              : counted(report.pictures, "picture");
    return {fmt::format("{}: proven: {}, n = {}, {}, {}{}{}", report.path, row_of(report.kind).name, report.n,
                        boards, solutions_text(report.solutions, is_scope, expectations), time,
                        report.columns_from_one ? ", columns from 1" : "")};
}

std::vector<std::string> fault_lines(const VerifySummary& summary) {
    std::vector<std::string> lines;
    for (const Fault& fault : summary.faults)
        lines.push_back(fmt::format("together: WRONG: {}", fault_text(fault)));
    return lines;
}

std::string summary_line(const VerifySummary& summary, const Expectations& expectations) {
    if (summary.wrong_files > 0)
        return fmt::format("together: WRONG: {}", wrong_text(summary));
    if (!summary.proven())
        return "";
    return fmt::format("together: proven: {}, {}, {}", counted(summary.files, "file"),
                       counted(summary.pictures, "picture"),
                       solutions_text(summary.solutions, summary.film_files == 0, expectations));
}

std::string wrong_text(const VerifySummary& summary) {
    if (summary.wrong_files == 0)
        return "the files together are wrong";
    const std::uint64_t wrong = summary.wrong_files - summary.unreadable_files;
    const std::string files = counted(summary.files, "file");
    if (wrong == 0)
        return fmt::format("{} of {} cannot be read", grouped(summary.unreadable_files), files);
    const std::string unreadable =
        summary.unreadable_files == 0 ? ""
                                      : fmt::format(", {} cannot be read", grouped(summary.unreadable_files));
    return fmt::format("{} of {} wrong{}", grouped(wrong), files, unreadable);
}

Json report_json(std::span<const FileReport> reports, const VerifySummary& summary) {
    Json files = Json::array();
    for (const FileReport& report : reports)
        files.push_back(file_json(report));
    return {{"proven", summary.proven()}, {"files", files}, {"faults", faults_json(summary.faults)}};
}

}  // namespace queenreel
