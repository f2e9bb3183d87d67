#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <nlohmann/json_fwd.hpp>
#include <string>
#include <vector>

#include "queenreel/encode/output.h"
#include "queenreel/studio/asked_size.h"
#include "queenreel/studio/estimate.h"
#include "queenreel/studio/film_plan.h"

namespace queenreel {

/// What would be written of pictures that were told: each output with its size, and how long it takes.
class Forecast {
  public:
    /// Adds a file or a set of files of these pictures, at least one. Throws as estimate(),
    /// std::invalid_argument for a target that is none.
    void add(const OutputOptions& options, const PictureStats& stats, const std::function<void()>& check);

    /// Lines for people. Where the first output is a film, they begin with its length and its chapters, by
    /// the clock; of many, the first and the last.
    std::vector<std::string> lines() const;

    nlohmann::ordered_json json() const;

  private:
    struct Line {
        std::string path;  ///< or "standard output"
        const Format* format;
        int n;
        PictureSize size;
        PictureStats stats;    ///< without their sample
        std::uint64_t frames;  ///< of a film, at a constant rate more than there are pictures
        double fps;            ///< of a film that has each picture as often as it is shown; 0: it has not
        std::uint64_t bytes;
        bool exact;   ///< of the bytes
        double time;  ///< to tell the pictures and to write them, seconds
        bool one_file;
        bool exists;    ///< of one file; what is in a folder is not looked at
        bool replaces;  ///< what exists is no obstacle

        std::string text() const;
        nlohmann::ordered_json json() const;
    };

    std::vector<Line> lines_;
};

/// The same of a planned film with all that is written beside it; clips as the film that they are together.
/// Takes the frames of the steps. Throws as add() and frames_of().
Forecast forecast_of(FilmPlan& plan, const PictureStats& stats);

}  // namespace queenreel
