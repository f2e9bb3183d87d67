#pragma once

#include <string>
#include <vector>

#include "queenreel/verify/judge.h"

namespace queenreel::test {

/// A whole judgement: a report per file, and conclusions.
struct Judgement {
    std::vector<FileReport> reports;
    VerifySummary summary;

    /// The faults of each file, then those of all files together, a line each: `where: what`.
    std::string faults() const;
};

Judgement judge(const std::vector<std::string>& paths, const Expectations& expectations = {},
                const ChildLimits& limits = {}, std::size_t width = 0);

}  // namespace queenreel::test
