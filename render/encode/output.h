#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "encode/format.h"
#include "frame/frame.h"
#include "frame/look.h"
#include "io/byte_stream.h"

namespace queenreel {

/// Where pictures go and how they are written.
struct OutputOptions {
    const Format* format = nullptr;

    /// A file (`x.png`), a folder (ends in `/`, or is one), a pattern (`x-{n}-{index}.svg`) or `-`, standard
    /// output. A folder is made where it is missing, and gets `queens-8-01.svg` and so on, or one film
    /// `queens-8.mp4`; the folder of a file or pattern must exist. A file that is a symbolic link keeps it:
    /// what it points to is replaced. Devices and pipes are written as they are.
    std::string target;
    bool force = false;            ///< replace existing files
    int board_size = 8;            ///< n: every frame's, and {n} in names
    std::uint64_t pictures = 1;    ///< how many there will be at the most
    std::uint64_t max_number = 0;  ///< of any picture, for the width of {index}; 0: as many as `pictures`
    Look look;
    std::optional<double> fps;         ///< as in FilmSettings
    int plays = 0;                     ///< as in FilmSettings
    std::string quality = "balanced";  ///< as in FilmSettings
    int threads = 0;                   ///< as in FilmSettings
    bool caption_track = false;        ///< as in FilmSettings; where Format::text_tracks
};

/// The size of the board in the pictures, for painters: n, or 0 where the scene has none.
int painted_board(const OutputOptions& options);

/// Files being written from frames. What is not finished when it is destroyed leaves nothing under a final
/// name, but files of a batch that were whole stay.
class Output {
  public:
    virtual ~Output() = default;

    /// Adds a picture. Throws OutputError, PaintError.
    virtual void put(const Frame& frame) = 0;

    /// Completes every file: written, synced, under its final name. Throws OutputError.
    virtual void finish() = 0;

    /// The final names of files that are complete, in order, at most the first and the last of a batch; how
    /// many.
    virtual std::vector<std::filesystem::path> files() const = 0;
    virtual std::uint64_t file_count() const = 0;
};

/// Opens the output. Throws OutputError at once for a target that cannot be written or exists (without
/// `force`), UnavailableError for a format this build lacks, std::invalid_argument for options that make no
/// sense together.
std::unique_ptr<Output> open_output(const OutputOptions& options);

}  // namespace queenreel
