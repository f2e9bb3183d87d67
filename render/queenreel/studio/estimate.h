#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "queenreel/base/generator.h"
#include "queenreel/encode/output.h"

namespace queenreel {

/// What is known of pictures that were only told, not written: how many, how long, and a sample of them,
/// spread evenly. Of few, all are the sample.
struct PictureStats {
    /// A chapter, from its start to the next one's.
    struct Chapter {
        std::chrono::microseconds start{0};
        std::string title;  ///< UTF-8, one line
    };

    std::uint64_t pictures = 0;
    std::chrono::microseconds duration{0};
    std::vector<Chapter> chapters{};
    std::vector<Frame> sample{};
    std::chrono::duration<double> telling{0};  ///< what it took to tell them, seconds

    /// How many pictures there are for each of the sample.
    double weight() const { return static_cast<double>(pictures) / static_cast<double>(sample.size()); }
    bool exact() const { return pictures == sample.size(); }
};

/// Tells all of `frames`, at least one. Memory is that of a thousand frames at the most.
PictureStats collect_stats(Generator<Frame> frames);

/// How many frames there are at a rate, in frames per second; 0: one a picture.
std::uint64_t frame_count(double fps, const PictureStats& stats);

/// Whether a film of a constant rate has each picture once, held.
bool holds_pictures(const OutputOptions& film);

/// How many frames a film has: at a constant rate more than it has pictures, unless its format holds them.
std::uint64_t frame_count(const OutputOptions& film, const PictureStats& stats);

/// What one output takes.
struct Estimate {
    std::uint64_t bytes = 0;
    std::chrono::duration<double> time{0};  ///< to paint and write it, seconds
    bool exact = false;                     ///< of the bytes: nothing had to be sampled
};

/// What it takes to write the pictures, from writing the sample and counting its bytes. `check` is called
/// before each picture: what it throws ends the estimate. Throws as open_output() but for what only the file
/// system knows.
Estimate estimate(const OutputOptions& options, const PictureStats& stats,
                  const std::function<void()>& check);

/// The bytes of a film of all these frames, none of which is kept; past `max` no more are counted. Throws as
/// estimate().
std::uint64_t bytes_of_film(const OutputOptions& options, Generator<Frame> frames, std::uint64_t max);

}  // namespace queenreel
