#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

#include "queenreel/puzzle/square.h"
#include "queenreel/verify/verify.h"

namespace queenreel::judge {

/// The place where a solution was seen: the index of the file in its scope, from 0, and its Place::number
/// there.
struct Occurrence {
    std::uint32_t file = 0;
    std::uint64_t number = 0;
};

/// The solutions that a scope has shown, each with the place where it was seen first. Ignores solutions whose
/// n differs from the first one's, which are reported elsewhere. Takes about 60 bytes per solution.
class SeenSolutions {
  public:
    /// With Expectations::unique, solutions of one symmetry class count as the same.
    explicit SeenSolutions(const Expectations& expectations) : expectations_(expectations) {}

    /// Records a solution; returns where it was seen before, if it was.
    std::optional<Occurrence> note(Solution columns, Occurrence occurrence);

    std::uint64_t size() const { return seen_.size(); }

    /// Returns what the scope lacks for Expectations::complete with these givens and this rule of attack: at
    /// most one fault, which names a missing solution if a short search finds one.
    std::vector<Fault> missing(const Givens& givens, AttackRule rule) const;

  private:
    std::string key(Solution columns) const;
    std::string first_missing(const Puzzle& puzzle) const;
    std::optional<std::uint64_t> known(const Puzzle& puzzle) const;

    Expectations expectations_;
    int n_ = 0;
    std::unordered_map<std::string, Occurrence> seen_;
};

/// Formats a solution: `[0, 4, 7, 5, 2, 6, 1, 3]`.
std::string text(Solution columns);

}  // namespace queenreel::judge
