#pragma once

#include "confined/child.h"
#include "verify/verify.h"

namespace queenreel::judge {

/// verify_files() itself, for those that link libav and librsvg: the module, and the tests. `limits` are
/// those of a child that reads, a picture.
VerifySummary judge_files(std::span<const std::string> paths, const Expectations& expectations,
                          const ReportListener& listener, const ChildLimits& limits = {});

}  // namespace queenreel::judge
