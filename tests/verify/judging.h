#pragma once

#include <string>
#include <vector>

#include "queenreel/verify/judge.h"

namespace queenreel::test {

/// All of a judgement: a report a file, and what was concluded.
struct Judgement {
    std::vector<FileReport> reports;
    VerifySummary summary;

    /// The faults of all files, then those of the files together, one a line: `where: what`.
    std::string faults() const;
};

Judgement judge(const std::vector<std::string>& paths, const Expectations& expectations = {},
                const ChildLimits& limits = {}, std::size_t width = 0);

}  // namespace queenreel::test
