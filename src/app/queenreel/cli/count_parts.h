#pragma once

#include <cstdint>
#include <span>
#include <string>

#include "queenreel/base/shard.h"
#include "queenreel/counting/count.h"

namespace queenreel {

/// What `count --shard` found.
struct CountedPart {
    int n = 0;
    Shard shard;
    PartialCount count;
};

/// It as a line of JSON: an object of `n`, `shard`, `shards`, `splits` and `solutions`.
std::string count_line(const CountedPart& part);

/// The sum of all parts.
struct WholeCount {
    int n = 0;
    std::uint64_t solutions = 0;
};

/// Adds up the lines in the files `paths`; `-` is standard input. Throws UsageError when there are no files,
/// FailedError for a file that cannot be read or a line that is no part or an older version's, for parts of
/// different counts, and for parts that are there twice or missing.
WholeCount merge_counts(std::span<const std::string> paths);

}  // namespace queenreel
