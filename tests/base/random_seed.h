#pragma once

#include <gtest/gtest.h>

namespace queenreel {

/// The start of a test's random numbers: always the same, so that tests always say the same of a commit, or
/// what --gtest_random_seed or GTEST_RANDOM_SEED gives. `scripts/seeds` tries many in turn.
inline unsigned random_seed() {
    return static_cast<unsigned>(GTEST_FLAG_GET(random_seed));
}

}  // namespace queenreel
