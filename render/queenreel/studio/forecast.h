#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "queenreel/base/json.h"
#include "queenreel/encode/output.h"
#include "queenreel/studio/asked_size.h"
#include "queenreel/studio/estimate.h"
#include "queenreel/studio/film_plan.h"

namespace queenreel {

/// The outputs that would be written, each with its size and the time to write it.
class Forecast {
  public:
    /// Adds a file or a set of files with these pictures, at least one. Throws like estimate(), and
    /// std::invalid_argument for an invalid target.
    void add(const OutputOptions& options, const PictureStats& stats, const std::function<void()>& check);

    /// Returns lines for people. If the first output is a film, they begin with its length and the start
    /// times of its chapters: the first eleven and the last if there are more than twelve.
    std::vector<std::string> lines() const;

    Json json() const;

  private:
    struct Line {
        std::string path;  ///< or "standard output"
        const Format* format;
        int n;
        PictureSize size;
        PictureStats stats;    ///< without the sample
        std::uint64_t frames;  ///< of a film; at a constant rate more than pictures
        double fps;            ///< of a film that repeats pictures at a constant rate; 0: others
        std::uint64_t bytes;
        bool exact;   ///< whether `bytes` is exact
        double time;  ///< to generate and write the pictures, in seconds
        bool one_file;
        bool exists;    ///< for a single file; folders are not examined
        bool replaces;  ///< an existing file may be replaced

        std::string text() const;
        Json json() const;
    };

    std::vector<Line> lines_;
};

/// Forecasts a planned film with all its side outputs; clips count as the film that they make up. Consumes
/// the frames of the steps. Throws like add() and frames_of().
Forecast forecast_of(FilmPlan& plan, const PictureStats& stats);

}  // namespace queenreel
