#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "queenreel/verify/read/bytes.h"

namespace queenreel::judge {

/// A regular file that is open for reading, by its descriptor alone. All calls throw UnreadableError where
/// the system cannot read it.
class Input {
  public:
    /// `descriptor` must stay open as long.
    explicit Input(int descriptor);

    std::uint64_t size() const { return size_; }

    /// Up to `bytes.size()` bytes from `position` on; fewer only at the file's end. Gives how many.
    std::size_t read(std::uint64_t position, std::span<std::uint8_t> bytes) const;

    /// The whole content. Throws UnreadableError when it is over 1 GiB.
    std::vector<std::uint8_t> bytes() const;

  private:
    int descriptor_;
    std::uint64_t size_;
};

}  // namespace queenreel::judge
