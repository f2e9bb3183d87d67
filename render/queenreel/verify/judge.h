#pragma once

#include <cstddef>

#include "queenreel/confined/child.h"
#include "queenreel/verify/verify.h"

namespace queenreel::judge {

/// verify_files() itself, for those that link libav and librsvg: the module, and the tests. `limits` are
/// those of a child that reads, a picture. Up to `width` pictures are read at a time, 0: one a processor;
/// reports come in the order of the files nevertheless, and are the same.
VerifySummary judge_files(std::span<const std::string> paths, const Expectations& expectations,
                          const ReportListener& listener, const ChildLimits& limits = {},
                          std::size_t width = 0);

}  // namespace queenreel::judge
