#pragma once

#include <memory>
#include <vector>

#include "queenreel/base/generator.h"

namespace queenreel {

/// What a coroutine holds: its use count tells whether the coroutine's own copies are alive.
using Witness = std::shared_ptr<int>;

inline Witness witness() {
    return std::make_shared<int>(0);
}

inline Generator<int> count_to(int last) {
    for (int i = 1; i <= last; ++i)
        co_yield i;
}

/// Holds `held` as a parameter and as a local, and counts its steps in it.
inline Generator<int> hold(Witness held) {
    const Witness local = held;
    for (;;)
        co_yield ++*local;
}

/// The numbers below a node of a binary tree, in order: a generator in each node's coroutine.
inline Generator<int> in_order(int min, int max, Witness held) {
    if (min > max)
        co_return;
    const int middle = (min + max) / 2;
    for (const int i : in_order(min, middle - 1, held))
        co_yield i;
    co_yield middle;
    for (const int i : in_order(middle + 1, max, held))
        co_yield i;
}

inline std::vector<int> values(Generator<int> generator) {
    std::vector<int> all;
    for (const int value : generator)
        all.push_back(value);
    return all;
}

}  // namespace queenreel
