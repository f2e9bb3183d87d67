#pragma once

#include <cstdint>

namespace queenreel {

/// One of several parts that a work is divided into: the `number`th, from 1, of `count`. Together the parts
/// are the whole, each piece in one of them.
struct Shard {
    std::uint64_t number = 1;
    std::uint64_t count = 1;

    /// Whether the piece of that number, from 1, is in it: they are dealt out in turn.
    bool has(std::uint64_t piece) const { return (piece + count - 1) % count + 1 == number; }

    /// Whether it is the whole.
    bool is_all() const { return count == 1; }
};

}  // namespace queenreel
