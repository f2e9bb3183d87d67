#pragma once

#include <cstdint>
#include <map>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>

#include "queenreel/base/shard.h"
#include "queenreel/counting/count.h"

namespace queenreel {

/// A part of a count that is done in several runs.
struct CountedPart {
    int n = 0;
    Shard shard;
    PartialCount count;
};

/// It as a line of JSON: an object of `n`, `shard`, `shards`, `splits` and `solutions`.
std::string count_line(const CountedPart& part);

/// Parts that do not add up to a count. what() is the reason.
struct PartsError : std::runtime_error {
    PartsError(std::string of, const std::string& why, std::string what_to_do)
        : std::runtime_error(why), where(std::move(of)), way_out(std::move(what_to_do)) {}

    std::string where;    ///< the line at fault; empty: the parts together
    std::string way_out;  ///< with fields of a request in braces, as SpecError::way_out
};

/// The sum of all parts.
struct WholeCount {
    int n = 0;
    std::uint64_t solutions = 0;
};

/// Adds parts up and knows which are there.
class PartsSum {
  public:
    /// Adds the part in a line, which messages call `where`. Throws PartsError for a line that is no part or
    /// an older version's, for a part of a different count, and for one that is there already.
    void add(const std::string& line, const std::string& where);

    /// Adds those in the lines of a text, which messages call `name`; blank ones have none. Throws the same.
    void add_lines(const std::string& text, std::string_view name);

    /// Throws PartsError where parts are missing, or were counted in other ways.
    WholeCount whole() const;

  private:
    std::uint64_t first_missing() const;

    CountedPart first_;
    std::map<std::uint64_t, std::string> seen_;  // where each part is
    std::uint64_t splits_ = 0;
    std::uint64_t solutions_ = 0;
};

}  // namespace queenreel
