#pragma once

#include <cstddef>

#include "queenreel/confined/child.h"
#include "queenreel/verify/verify.h"

namespace queenreel::judge {

/// Implements verify_files(), for callers that link libav and librsvg: the module and the tests. `limits`
/// apply to a reading child, per picture. Reads up to `width` pictures at a time, 0: one per processor;
/// reports come in the order of the files and do not depend on `width`.
VerifySummary judge_files(std::span<const std::string> paths, const Expectations& expectations,
                          const ReportListener& listener, const ChildLimits& limits = {},
                          std::size_t width = 0);

}  // namespace queenreel::judge
