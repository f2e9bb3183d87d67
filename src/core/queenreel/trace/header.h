#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "queenreel/puzzle/puzzle.h"

namespace queenreel {

/// The first line of a trace.
struct Header {
    int n = 0;
    std::string solver;  ///< empty if missing
    Givens givens{};
    AttackRule rule = AttackRule::queens;
    std::optional<std::uint64_t> seed;
    std::vector<std::string> pseudocode;

    Puzzle puzzle() const { return {n, givens, rule}; }
};

/// Parses a header. Throws LineError.
Header parse_header(std::string_view line);

/// Returns true if parse_header() would succeed.
bool is_header(std::string_view line);

}  // namespace queenreel
