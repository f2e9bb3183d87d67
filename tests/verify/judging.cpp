#include "judging.h"

namespace queenreel::test {
namespace {

std::string line(const Fault& fault) {
    return fault.where + (fault.where.empty() ? "" : ": ") + fault.what + "\n";
}

}  // namespace

std::string Judgement::faults() const {
    std::string lines;
    for (const FileReport& report : reports)
        for (const Fault& fault : report.faults)
            lines += line(fault);
    for (const Fault& fault : summary.faults)
        lines += line(fault);
    return lines;
}

Judgement judge(const std::vector<std::string>& paths, const Expectations& expectations,
                const ChildLimits& limits, std::size_t width) {
    Judgement judgement;
    judgement.summary = judge::judge_files(
        paths, expectations, [&](const FileReport& report) { judgement.reports.push_back(report); }, limits,
        width);
    return judgement;
}

}  // namespace queenreel::test
