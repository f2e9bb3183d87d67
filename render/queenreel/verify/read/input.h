#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "queenreel/verify/read/bytes.h"

namespace queenreel::judge {

/// An open regular file, accessed by its descriptor only. All calls throw UnreadableError if the system
/// cannot read it.
class Input {
  public:
    /// `descriptor` must stay open as long as the object exists.
    explicit Input(int descriptor);

    std::uint64_t size() const { return size_; }

    /// Reads up to `bytes.size()` bytes from `position`, fewer only at the file's end; returns their number.
    std::size_t read(std::uint64_t position, std::span<std::uint8_t> bytes) const;

    /// Reads the whole content. Throws UnreadableError if it is over 1 GiB.
    std::vector<std::uint8_t> bytes() const;

  private:
    int descriptor_;
    std::uint64_t size_;
};

}  // namespace queenreel::judge
