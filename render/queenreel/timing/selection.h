#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "queenreel/timing/pace.h"

namespace queenreel {

/// Selects the moments of a story that are shown: those of Pace::parts with a hold above 0. Must get every
/// moment in order. O(parts) memory.
class Selection {
  public:
    explicit Selection(const Pace& pace);

    /// Returns true if the next moment of the story is shown.
    bool takes(const Moment& moment);

    /// Returns true if no later moment can be shown, whatever it is.
    bool is_over() const;

  private:
    std::uint64_t told(const Part& part) const;

    std::vector<Part> parts_;
    bool only_told_;
    std::array<bool, moment_kind_count> held_{};  // a hold of 0 excludes a kind
    std::array<std::uint64_t, moment_kind_count> told_of_{};
    std::uint64_t told_ = 0;
};

}  // namespace queenreel
