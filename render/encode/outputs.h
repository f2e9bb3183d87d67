#pragma once

#include "encode/output.h"
#include "encode/target.h"

namespace queenreel {

/// An output that is one file, or standard output. Throws as open_output().
std::unique_ptr<Output> open_single_output(const OutputOptions& options, const Target& target);

/// An output that is one file a picture, in one folder. Throws as open_output().
std::unique_ptr<Output> open_batch_output(const OutputOptions& options, const Target& target);

}  // namespace queenreel
