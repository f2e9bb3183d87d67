#pragma once

#include <cstdint>
#include <map>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>

#include "queenreel/base/json.h"
#include "queenreel/base/shard.h"
#include "queenreel/counting/count.h"

namespace queenreel {

/// One part of a count that is divided among several runs.
struct CountedPart {
    int n = 0;
    Shard shard;
    PartialCount count;
};

/// The part as a line of JSON: an object with `n`, `shard`, `shards`, `splits` and `solutions`.
std::string count_line(const CountedPart& part);

/// The counts of n as JSON: `n`, `solutions` and `fundamental`.
Json counts_json(int n, const Counts& counts);

/// The same, with how this machine counts: `technique` and `target`.
Json counted_json(int n, const Counts& counts);

/// Thrown for parts that do not add up to a count. what() is the reason.
struct PartsError : std::runtime_error {
    PartsError(std::string of, const std::string& why, std::string what_to_do)
        : std::runtime_error(why), where(std::move(of)), way_out(std::move(what_to_do)) {}

    std::string where;    ///< the line at fault; empty if it is all parts together
    std::string way_out;  ///< what to do; fields of a request are in braces, as in SpecError::way_out
};

/// The sum of all parts.
struct WholeCount {
    int n = 0;
    std::uint64_t solutions = 0;
};

/// Adds up parts and tracks which are present.
class PartsSum {
  public:
    /// Adds the part in a line; messages call the line `where`. Throws PartsError for a line that is not a
    /// part or was written by an older version, for a part of a different count, and for a part that has
    /// already been added.
    void add(const std::string& line, const std::string& where);

    /// Adds the parts in a text's lines, skipping blank ones; messages call the text `name`. Throws like
    /// add().
    void add_lines(const std::string& text, std::string_view name);

    /// Returns the sum. Throws PartsError if parts are missing or were split up differently.
    WholeCount whole() const;

  private:
    std::uint64_t first_missing() const;

    CountedPart first_;
    std::map<std::uint64_t, std::string> seen_;  // where each part is
    std::uint64_t splits_ = 0;
    std::uint64_t solutions_ = 0;
};

}  // namespace queenreel
