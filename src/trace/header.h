#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace queenreel {

/// The first line of a trace.
struct Header {
    int n = 0;
    std::string solver;  ///< empty when it is not told
    std::optional<std::uint64_t> seed;
    std::vector<std::string> pseudocode;
};

/// Reads it. Throws LineError.
Header parse_header(std::string_view line);

}  // namespace queenreel
