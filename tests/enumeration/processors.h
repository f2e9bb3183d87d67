#pragma once

#include <hwy/highway.h>

#include <cstdint>

namespace queenreel {

/// Makes Highway use one of this processor's kinds, those of hwy::SupportedAndGeneratedTargets().
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
