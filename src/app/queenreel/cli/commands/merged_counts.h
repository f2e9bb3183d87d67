#pragma once

#include <span>
#include <string>

#include "queenreel/counting/parts.h"

namespace queenreel {

/// Adds up the parts of a count in files, as `count --shard` prints them; `-` is standard input. Throws
/// UsageError if no file is named, FailedError for a file that cannot be read, and for parts that are wrong,
/// missing or duplicate.
WholeCount merged_counts(std::span<const std::string> paths);

}  // namespace queenreel
