#pragma once

#include <cstdint>
#include <limits>
#include <span>
#include <vector>

namespace queenreel {

/// Some of the whole numbers from 1 on, each once, in ascending order; at first all of them.
class Numbers {
  public:
    static constexpr std::uint64_t no_end = std::numeric_limits<std::uint64_t>::max();

    /// Both ends included; empty where `last` is below `first`.
    struct Range {
        std::uint64_t first = 1;
        std::uint64_t last = no_end;

        friend bool operator==(const Range&, const Range&) = default;
    };

    Numbers();

    /// Those in any of the ranges, which may overlap and come in any order.
    explicit Numbers(std::vector<Range> ranges);

    bool has(std::uint64_t number) const;

    /// The least of them, 1 for none, and the greatest, 0 for none.
    std::uint64_t first() const { return ranges_.empty() ? 1 : ranges_.front().first; }
    std::uint64_t last() const { return ranges_.empty() ? 0 : ranges_.back().last; }

    /// How many there are; of those without an end, as many as can be counted.
    std::uint64_t count() const;

    /// The fewest ranges that make them, in ascending order. Valid as long as they are.
    std::span<const Range> ranges() const { return ranges_; }

    /// Those up to `number`.
    Numbers up_to(std::uint64_t number) const;

    /// The first `count` of them.
    Numbers first_of(std::uint64_t count) const;

    friend bool operator==(const Numbers&, const Numbers&) = default;

  private:
    std::vector<Range> ranges_;  // apart from each other by a number at least
};

}  // namespace queenreel
