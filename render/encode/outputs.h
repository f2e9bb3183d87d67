#pragma once

#include "encode/output.h"
#include "encode/target.h"

namespace queenreel {

/// Throws std::invalid_argument for options that make no sense together, whatever the target.
void check_options(const OutputOptions& options);

/// An output that is one file, or standard output. Throws as open_output().
std::unique_ptr<Output> open_single_output(const OutputOptions& options, const Target& target);

/// An output that is one file a picture, in one folder. Throws as open_output().
std::unique_ptr<Output> open_batch_output(const OutputOptions& options, const Target& target);

}  // namespace queenreel
