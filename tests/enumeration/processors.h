#pragma once

#include <hwy/highway.h>

#include <cstdint>

namespace queenreel {

/// Has Highway use one of the kinds of processors that this one is, those of
/// hwy::SupportedAndGeneratedTargets().
class AsProcessor {
  public:
    explicit AsProcessor(std::int64_t target) {
        hwy::SetSupportedTargetsForTest(target);
        hwy::GetChosenTarget().Update(hwy::SupportedTargets());
    }
    AsProcessor(const AsProcessor&) = delete;
    AsProcessor& operator=(const AsProcessor&) = delete;
    ~AsProcessor() {
        hwy::SetSupportedTargetsForTest(0);
        hwy::GetChosenTarget().Update(hwy::SupportedTargets());
    }
};

}  // namespace queenreel
