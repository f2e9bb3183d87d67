#pragma once

#include <cstdint>

namespace queenreel {

/// One part of a job: the `number`th of `count`, from 1. Each piece of the job belongs to exactly one part.
struct Shard {
    std::uint64_t number = 1;
    std::uint64_t count = 1;

    /// Returns true if this part contains piece number `piece`, from 1. Pieces are dealt out in turn.
    bool has(std::uint64_t piece) const { return (piece + count - 1) % count + 1 == number; }

    /// Returns true if this part is the whole job.
    bool is_all() const { return count == 1; }
};

}  // namespace queenreel
