#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>

#include "queenreel/base/json.h"
#include "queenreel/encode/output.h"

namespace queenreel {

/// Pictures written to one or more files. `output` and `options` must outlive the object.
struct Written {
    const Output& output;
    const OutputOptions& options;
    std::uint64_t pictures = 0;
    std::chrono::microseconds duration{0};

    /// Returns a line for people: `wrote queens.mp4 (92 pictures, 92 s, 650.1 kB)`.
    std::string line() const;

    Json json() const;
};

/// Returns what remains of an output that ended early: `5,376 of 14,200 files are whole,
/// boards/queens-12-00001.svg to boards/queens-12-05376.svg`; empty if nothing does. `files`: the number of
/// files intended, if known.
std::string standing_text(const Output& output, std::optional<std::uint64_t> files);

}  // namespace queenreel
