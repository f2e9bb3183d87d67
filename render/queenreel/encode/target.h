#pragma once

#include <filesystem>
#include <string>

#include "queenreel/encode/name_pattern.h"
#include "queenreel/encode/output.h"

namespace queenreel {

/// What OutputOptions::target means.
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

}  // namespace queenreel
