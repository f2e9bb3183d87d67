#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "queenreel/base/generator.h"
#include "queenreel/solvers/solver.h"
#include "queenreel/trace/trace.h"

namespace queenreel {

struct StoryOptions;

// What a page asks besides stories, as JSON both ways. All throw AskError.

/// Of a placement {"n":8,"queens":[[row,column],…]}, n up to 100: {"attacked":[squares],
/// "conflicts":[[a,b],…],"solution":false}, where a square is row·n + column, and a and b are queens in the
/// order of their squares.
std::string attacks_json(std::string_view placement);

/// Of a placement as above, n up to 32, and "maxNodes", 1,000,000 where it is left out: {"outcome":"found",
/// "columns":[…],"nodes":12}, or "none" where it is proved that there is none, or "gaveUp".
std::string completion_json(std::string_view placement);

/// Of a placement as above, n up to 32: {"count":12}, how many solutions have its queens. {} where counting
/// places more than "millions" of queens, 1 where it is left out, of 2^20 each.
std::string reach_json(std::string_view placement);

/// What a page can ask for: {"solvers":[{"name":"bitmask","summary":"…","min":1,"max":32,"complete":true,
/// "random":false},…],"stories":[{"name":"search","summary":"…","solver":"backtracking","followsSearch":true,
/// "ofSolutions":false,"takes":["last",…]},…],"racers":["backtracking",…]}, where "takes" has fields of
/// telling_of() and "racers" are those of a race where none are named.
std::string tables_json();

/// Of {"story":…} as telling_of() takes it: {} where it can be opened. Throws AskError, StoryError.
std::string possible_json(std::string_view asked, const Trace* trace);

/// Of a trace that is read to its end: {"n":5,"solver":"mine","known":false,"events":240,"solutions":10}.
/// Throws TraceError.
std::string trace_json(const Trace& trace);

/// The solutions of a solver, one by one.
class SolutionList {
  public:
    /// {"n":8,"solver":"bitmask","seed":1,"unique":false}. Throws AskError, StoryError for an n that the
    /// solver does not take.
    explicit SolutionList(std::string_view asked);

    /// {"total":92}; {} where nobody knows.
    std::string about_json() const;

    /// The next one, or the `count`-th from here: {"number":1,"columns":[…]}; {"end":true} where there are no
    /// more, with "number" of the last one.
    std::string next(std::uint64_t count = 1);

  private:
    explicit SolutionList(const StoryOptions& asked);

    bool find_next();

    int n_;
    const Solver* solver_;
    bool unique_;
    std::uint64_t number_ = 0;
    Generator<SearchEvent> events_;
    std::optional<Generator<SearchEvent>::Iterator> at_;
};

}  // namespace queenreel
