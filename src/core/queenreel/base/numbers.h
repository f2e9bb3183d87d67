#pragma once

#include <cstdint>
#include <limits>
#include <span>
#include <vector>

namespace queenreel {

/// A set of whole numbers from 1 up, iterated in ascending order; the default contains all of them.
class Numbers {
  public:
    static constexpr std::uint64_t no_end = std::numeric_limits<std::uint64_t>::max();

    /// An inclusive range; empty if `last` is below `first`.
    struct Range {
        std::uint64_t first = 1;
        std::uint64_t last = no_end;

        friend bool operator==(const Range&, const Range&) = default;
    };

    Numbers();

    /// Makes the union of the ranges, which may overlap and come in any order.
    explicit Numbers(std::vector<Range> ranges);

    bool has(std::uint64_t number) const;

    /// The least number (1 if the set is empty) and the greatest (0 if it is empty).
    std::uint64_t first() const { return ranges_.empty() ? 1 : ranges_.front().first; }
    std::uint64_t last() const { return ranges_.empty() ? 0 : ranges_.back().last; }

    /// The size of the set; `no_end` if it is too large to count.
    std::uint64_t count() const;

    /// The set as the fewest possible ranges, in ascending order; valid as long as the object.
    std::span<const Range> ranges() const { return ranges_; }

    /// The subset up to and including `number`.
    Numbers up_to(std::uint64_t number) const;

    /// The `count` least numbers of the set.
    Numbers first_of(std::uint64_t count) const;

    friend bool operator==(const Numbers&, const Numbers&) = default;

  private:
    std::vector<Range> ranges_;  // separated by at least one missing number
};

}  // namespace queenreel
