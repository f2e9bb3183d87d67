#pragma once

#include <span>

#include "queenreel/encode/output.h"
#include "queenreel/encode/target.h"

namespace queenreel {

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
