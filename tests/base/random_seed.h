#pragma once

#include <gtest/gtest.h>

namespace queenreel {

/// What a test's random numbers begin from: the same each time, so that all tests say the same of a commit
/// whenever they run, or what --gtest_random_seed or GTEST_RANDOM_SEED gives. `scripts/seeds` gives many, one
/// after the other.
inline unsigned random_seed() {
    return static_cast<unsigned>(GTEST_FLAG_GET(random_seed));
}

}  // namespace queenreel
