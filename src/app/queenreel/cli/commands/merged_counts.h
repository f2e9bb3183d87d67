#pragma once

#include <span>
#include <string>

#include "queenreel/counting/parts.h"

namespace queenreel {

/// Adds up the parts of a count in files, as `count --shard` prints them; `-` is standard input. Throws
/// UsageError if no file is named, and FailedError if a file cannot be read or if a part is wrong, missing or
/// there twice.
WholeCount merged_counts(std::span<const std::string> paths);

}  // namespace queenreel
