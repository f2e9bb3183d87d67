#include "queenreel/cli/commands/verify_report.h"

#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "queenreel/cli/options/values.h"
#include "queenreel/story/wording.h"

namespace queenreel {
namespace {

using Json = nlohmann::ordered_json;
using namespace std::chrono_literals;

double seconds_of(std::chrono::microseconds time) {
    return static_cast<double>(time.count()) / 1e6;
}

std::string fault_text(const Fault& fault) {
    return fault.where.empty() ? fault.what : fmt::format("{}: {}", fault.where, fault.what);
}

/// What hindered reading; what the system says begins in these words itself.
std::string unreadable_text(const FileReport& report) {
    const std::string why = fault_text(report.faults.front());
    return why.starts_with("cannot be ") ? why : "cannot be read: " + why;
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
        json.update({{"seconds", seconds_of(report.duration)},
                     {"min_hold_seconds", seconds_of(report.min_hold)},
                     {"max_hold_seconds", seconds_of(report.max_hold)}});
    return json;
}

}  // namespace

void VerifyReport::print_line(const std::string& line) {
    console_.clear_status();
    console_.print(printable(line) + "\n");
}

/// `is_scope`: whether that is all of what should be complete.
std::string VerifyReport::solutions_text(std::uint64_t count, bool is_scope) const {
    const std::string_view noun = expectations_.unique ? "fundamental solution" : "solution";
    if (!is_scope || !expectations_.complete || count == 0)
        return counted(count, "solution");
    if (count == 1)
        return fmt::format("the only {}, once", noun);
    return fmt::format("all {} {}s, each once", grouped(count), noun);
}

std::string VerifyReport::report_line(const FileReport& report) const {
    if (!report.readable)
        return fmt::format("{}: {}", report.path, unreadable_text(report));
    if (!report.proven()) {
        const std::string more =
            report.fault_count > 1 ? fmt::format(" (and {} more)", grouped(report.fault_count - 1)) : "";
        return fmt::format("{}: WRONG: {}{}", report.path, fault_text(report.faults.front()), more);
    }
    const bool is_scope = expected_files_ == 1 || row_of(report.kind).content == FileContent::film;
    const std::string time = report.duration > 0us ? fmt::format(", {}", seconds_text(report.duration)) : "";
    const std::string boards = report.kind == FileKind::trace ? counted(report.events, "event")
                                                              : counted(report.pictures, "picture");
    return fmt::format("{}: proven: {}, n = {}, {}, {}{}{}", report.path, row_of(report.kind).name, report.n,
                       boards, solutions_text(report.solutions, is_scope), time,
                       report.columns_from_one ? ", columns from 1" : "");
}

void VerifyReport::add(const FileReport& file) {
    progress_.step();
    if (form_ == Form::json)
        files_.push_back(file);
    else if (form_ == Form::lines || !file.proven())
        print_line(report_line(file));
}

void VerifyReport::conclude(const VerifySummary& summary) {
    if (form_ == Form::json) {
        Json files = Json::array();
        for (const FileReport& file : files_)
            files.push_back(report_json(file));
        const Json answer{
            {"proven", summary.proven()}, {"files", files}, {"faults", faults_json(summary.faults)}};
        console_.print_json(answer, 2);
        return;
    }
    for (const Fault& fault : summary.faults)
        print_line(fmt::format("together: WRONG: {}", fault_text(fault)));
    if (form_ == Form::faults || summary.files < 2)
        return;
    if (summary.wrong_files > 0)
        print_line(fmt::format("together: WRONG: {}", wrong_text(summary)));
    else if (summary.proven())
        print_line(fmt::format("together: proven: {}, {}, {}", counted(summary.files, "file"),
                               counted(summary.pictures, "picture"),
                               solutions_text(summary.solutions, summary.film_files == 0)));
}

std::string wrong_text(const VerifySummary& summary) {
    if (summary.wrong_files == 0)
        return "the files are wrong together";
    const std::uint64_t wrong = summary.wrong_files - summary.unreadable_files;
    const std::string files = counted(summary.files, "file");
    if (wrong == 0)
        return fmt::format("{} of {} cannot be read", grouped(summary.unreadable_files), files);
    const std::string unreadable =
        summary.unreadable_files == 0 ? ""
                                      : fmt::format(", {} cannot be read", grouped(summary.unreadable_files));
    return fmt::format("{} of {} wrong{}", grouped(wrong), files, unreadable);
}

}  // namespace queenreel
