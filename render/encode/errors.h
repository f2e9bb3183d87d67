#pragma once

#include <chrono>
#include <filesystem>

#include "film/format.h"
#include "io/error.h"

namespace queenreel {

/// A second picture for a file whose format holds one.
struct OnePictureError final : OutputError {
    /// `path`: the file; empty for standard output.
    explicit OnePictureError(const std::filesystem::path& path);

    std::filesystem::path file;
};

/// A picture held for longer or shorter than its film can express.
struct HoldError final : OutputError {
    HoldError(std::chrono::microseconds hold, const FilmFormat& format);

    std::chrono::microseconds asked;
    const FilmFormat* film;
};

/// What OutputErrors call standard output.
inline constexpr const char* standard_output_name = "standard output";

}  // namespace queenreel
