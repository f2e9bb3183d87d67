#pragma once

#include "verify/verify.h"

namespace queenreel::judge {

/// verify_files() itself, for those that link libav and librsvg: the module, and the tests.
VerifySummary judge_files(std::span<const std::string> paths, const Expectations& expectations,
                          const ReportListener& listener);

}  // namespace queenreel::judge
