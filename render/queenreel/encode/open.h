#pragma once

#include <filesystem>
#include <span>
#include <string>

#include "queenreel/encode/name_pattern.h"
#include "queenreel/encode/output.h"

namespace queenreel {

/// Where output goes, parsed from OutputOptions::target.
struct Target {
    enum class Kind { standard_output, file, batch };
    Kind kind;
    std::filesystem::path folder;  ///< of a file or batch
    NamePattern names;             ///< in the folder, of a file or batch
    bool makes_folder = false;     ///< a folder was asked for: made where it is missing

    /// The path of the one file of Kind::file.
    std::filesystem::path file() const { return folder / names.name(1); }
};

/// Throws std::invalid_argument for a pattern that has an unknown field, one that varies in a folder or for a
/// film, or `..` after the name of a folder.
Target target(const OutputOptions& options);

/// The target's folder, ready to be written into. Throws OutputError.
void prepare_folder(const Target& target);

/// Opens the output. Throws at once ExistsError for a target that exists (without `force`), OutputError for
/// one that cannot be written, UnavailableError for a format this build lacks, std::invalid_argument for
/// options that make no sense together.
std::unique_ptr<Output> open_output(const OutputOptions& options);

/// Has films of the same look and colors share a painter. Each of them must be given all frames, one film
/// after the other. Throws PaintError.
void share_painters(std::span<OutputOptions> films);

/// Throws std::invalid_argument for options that make no sense together, whatever the target.
void check_options(const OutputOptions& options);

/// An output that is one file, or standard output. Throws as open_output().
std::unique_ptr<Output> open_single_output(const OutputOptions& options, const Target& target);

/// An output that is one file a picture, in one folder. Throws as open_output().
std::unique_ptr<Output> open_batch_output(const OutputOptions& options, const Target& target);

}  // namespace queenreel
