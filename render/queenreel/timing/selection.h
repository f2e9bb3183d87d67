#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "queenreel/timing/pace.h"

namespace queenreel {

/// Which moments of a story are shown: those of Pace::parts that are held at all. It is told every moment in
/// turn. O(parts) memory.
class Selection {
  public:
    explicit Selection(const Pace& pace);

    /// Whether the next moment of the story is shown.
    bool takes(const Moment& moment);

    /// Whether no moment to come can be shown, whatever it is.
    bool is_over() const;

  private:
    std::uint64_t told(const Part& part) const;

    std::vector<Part> parts_;
    bool only_told_;
    std::array<bool, moment_kind_count> held_{};  // a hold of 0 leaves a kind out
    std::array<std::uint64_t, moment_kind_count> told_of_{};
    std::uint64_t told_ = 0;
};

}  // namespace queenreel
