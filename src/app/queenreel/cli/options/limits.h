#pragma once

#include <cstdint>
#include <vector>

#include "queenreel/cli/options/rule.h"

namespace queenreel {

/// The options that limit a film.
struct Limits {
    std::uint64_t max_bytes = 0;   ///< 0: any
    std::uint64_t max_frames = 0;  ///< likewise
};

Rows<Limits> limit_rows();

/// Their rules: there is a film.
std::vector<Rule> limit_rules();

}  // namespace queenreel
