#pragma once

#include <chrono>
#include <cstdint>
#include <nlohmann/json_fwd.hpp>
#include <string>

#include "queenreel/encode/output.h"

namespace queenreel {

/// Pictures that were written into one file or more. Both must outlive it.
struct Written {
    const Output& output;
    const OutputOptions& options;
    std::uint64_t pictures = 0;
    std::chrono::microseconds duration{0};

    /// A line for people: `wrote queens.mp4 (92 pictures, 92 s, 650.1 kB)`.
    std::string line() const;

    nlohmann::ordered_json json() const;
};

}  // namespace queenreel
