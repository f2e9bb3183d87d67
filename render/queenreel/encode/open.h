#pragma once

#include <filesystem>
#include <span>

#include "queenreel/encode/name_pattern.h"
#include "queenreel/encode/output.h"

namespace queenreel {

/// The destination of output, parsed from OutputOptions::target.
struct Target {
    enum class Kind { standard_output, file, batch };
    Kind kind;
    std::filesystem::path folder;  ///< of a file or batch
    NamePattern names;             ///< file names in the folder
    bool makes_folder = false;     ///< a folder was requested: create it if missing

    /// The path of the one file of Kind::file.
    std::filesystem::path file() const { return folder / names.name(1); }
};

/// Parses the target. Throws std::invalid_argument for a pattern with an unknown field, one that varies in a
/// folder or for a film, or `..` after the name of a folder.
Target target(const OutputOptions& options);

/// Prepares the target's folder for writing. Throws OutputError.
void prepare_folder(const Target& target);

/// Opens the output. Throws at once ExistsError for a target that exists (without `force`), OutputError for
/// one that cannot be written, UnavailableError for a format that this build lacks, std::invalid_argument for
/// inconsistent options.
std::unique_ptr<Output> open_output(const OutputOptions& options);

/// Makes films of the same look and colors share a painter. All of them must then get every frame, each frame
/// in one film after the other. Throws PaintError.
void share_painters(std::span<OutputOptions> films);

/// Throws std::invalid_argument for inconsistent options, whatever the target.
void check_options(const OutputOptions& options);

/// Opens an output of one file per picture, in one folder. Throws as open_output().
std::unique_ptr<Output> open_batch_output(const OutputOptions& options, const Target& target);

}  // namespace queenreel
