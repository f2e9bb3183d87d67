#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "queenreel/base/generator.h"
#include "queenreel/encode/output.h"

namespace queenreel {

/// Statistics of pictures that were generated without being written: their number, length and chapters, and a
/// sample that is spread evenly over them. A few pictures are all in the sample.
struct PictureStats {
    /// A chapter, which lasts until the next one starts.
    struct Chapter {
        std::chrono::microseconds start{0};
        std::string title;  ///< UTF-8, one line
    };

    std::uint64_t pictures = 0;
    std::chrono::microseconds duration{0};
    std::vector<Chapter> chapters{};
    std::vector<Frame> sample{};
    std::chrono::duration<double> generation_time{0};  ///< the time to generate them, in seconds

    /// The number of pictures that each picture of the sample stands for.
    double weight() const { return static_cast<double>(pictures) / static_cast<double>(sample.size()); }
    bool exact() const { return pictures == sample.size(); }
};

/// Reads all of `frames`, at least one, and collects their statistics. Keeps a thousand frames in memory at
/// most.
PictureStats collect_stats(Generator<Frame> frames);

/// Returns the number of frames at a rate in frames per second; with 0, one per picture.
std::uint64_t frame_count(double fps, const PictureStats& stats);

/// Returns true if a film of constant rate stores each picture once and holds it.
bool holds_pictures(const OutputOptions& film);

/// Returns the number of frames of a film; at a constant rate it exceeds that of pictures, unless the format
/// holds them.
std::uint64_t frame_count(const OutputOptions& film, const PictureStats& stats);

/// The cost of one output.
struct Estimate {
    std::uint64_t bytes = 0;
    std::chrono::duration<double> time{0};  ///< the time to paint and write it, in seconds
    bool exact = false;                     ///< whether `bytes` is exact, because nothing was sampled
};

/// Estimates the cost of writing the pictures: encodes the sample and counts its bytes. Calls `check` before
/// each picture; an exception from it ends the estimate. Throws like open_output(), except for errors of the
/// file system.
Estimate estimate(const OutputOptions& options, const PictureStats& stats,
                  const std::function<void()>& check);

/// Returns the size of a film of all these frames in bytes, keeping none of them. Stops past `max` and
/// returns `max` + 1. Throws like estimate().
std::uint64_t bytes_of_film(const OutputOptions& options, Generator<Frame> frames, std::uint64_t max);

}  // namespace queenreel
