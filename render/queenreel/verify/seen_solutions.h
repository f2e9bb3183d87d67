#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

#include "queenreel/puzzle/square.h"
#include "queenreel/verify/verify.h"

namespace queenreel::judge {

/// Where a solution was seen: in which file of its scope, from 0, and Place::number there.
struct Occurrence {
    std::uint32_t file = 0;
    std::uint64_t number = 0;
};

/// The solutions that a scope has shown, each with where it was seen first. Solutions of another n than the
/// first are not noted; others report them. Memory is about 60 bytes a solution.
class SeenSolutions {
  public:
    /// With Expectations::unique, solutions of one symmetry class count as the same.
    explicit SeenSolutions(const Expectations& expectations) : expectations_(expectations) {}

    /// Notes `columns`; gives where it was seen before, if it was.
    std::optional<Occurrence> note(Solution columns, Occurrence occurrence);

    std::uint64_t size() const { return seen_.size(); }

    /// What the scope lacks of Expectations::complete, named as far as a short search can: at most one fault.
    std::vector<Fault> missing() const;

  private:
    std::string key(Solution columns) const;
    std::string first_missing(int n) const;

    Expectations expectations_;
    int n_ = 0;
    std::unordered_map<std::string, Occurrence> seen_;
};

/// `[0, 4, 7, 5, 2, 6, 1, 3]`
std::string text(Solution columns);

}  // namespace queenreel::judge
