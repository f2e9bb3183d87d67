#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "base/generator.h"
#include "solvers/solver.h"

namespace queenreel {

// What a page asks besides stories, as JSON both ways. All throw AskError.

/// Of a placement {"n":8,"queens":[[row,column],…]}, n up to 100: {"attacked":[squares],
/// "conflicts":[[a,b],…],"solution":false}, where a square is row·n + column, and a and b are queens in the
/// order of their squares.
std::string attacks_json(std::string_view placement);

/// Of a placement as above, n up to 32, and "maxNodes", 1,000,000 where it is left out: {"outcome":"found",
/// "columns":[…],"nodes":12}, or "none" where it is proved that there is none, or "gaveUp".
std::string completion_json(std::string_view placement);

/// The solutions of a solver, one by one.
class SolutionList {
  public:
    /// {"n":8,"solver":"bitmask","seed":1,"unique":false}. Throws AskError, StoryError for an n that the
    /// solver does not take.
    explicit SolutionList(std::string_view asked);

    /// {"total":92}; {} where nobody knows.
    std::string about_json() const;

    /// {"number":1,"columns":[…]}; {"end":true} after the last one.
    std::string next();

  private:
    int n_;
    const Solver* solver_;
    bool unique_;
    std::uint64_t number_ = 0;
    Generator<SearchEvent> events_;
    std::optional<Generator<SearchEvent>::Iterator> at_;
};

}  // namespace queenreel
