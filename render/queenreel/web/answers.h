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

// Answers to a page's questions other than stories, as JSON both ways. All throw AskError.

/// For a placement {"n":8,"queens":[[row,column],…]}, n up to 100:
/// {"attacked":[squares],"conflicts":[[a,b],…], "solution":false}. A square is row·n + column; a and b are
/// indices of queens ordered by square.
std::string attacks_json(std::string_view placement);

/// For a placement as above, n up to 32, and "maxNodes", by default 1,000,000:
/// {"outcome":"found","columns":[…], "nodes":12}, or "none" if it is proved that there is no completion, or
/// "gaveUp".
std::string completion_json(std::string_view placement);

/// For a placement as above, n up to 32: {"count":12}, the number of solutions with its queens. {} if
/// counting places more than "millions", by default 1, times 2^20 queens.
std::string reach_json(std::string_view placement);

/// For {"n":8,"missing":3,"seed":1}: {"exercises":[{"given":[squares],"nodes":12},…]}, the six that `sheet
/// --exercises 6` draws, the easiest first. Squares are as above.
std::string exercises_json(std::string_view asked);

/// The lists of what a page can request:
/// {"solvers":[{"name":"bitmask","summary":"…","min":1,"max":32,"complete":true,
/// "random":false},…],"stories":[{"name":"search","summary":"…","solver":"backtracking","followsSearch":true,
/// "ofSolutions":false,"takes":["last",…]},…],"racers":["backtracking",…]}, where "takes" lists fields of
/// telling_of() and "racers" are the default ones of a race.
std::string tables_json();

/// For {"story":…} as in telling_of(): {} if it can be opened. Throws AskError, StoryError.
std::string possible_json(std::string_view asked, const Trace* trace);

/// For a trace that is read to its end: {"n":5,"solver":"mine","known":false,"events":240,"solutions":10}.
/// Throws TraceError.
std::string trace_json(const Trace& trace);

/// The solutions of a solver, one by one.
class SolutionList {
  public:
    /// {"n":8,"solver":"bitmask","seed":1,"unique":false}. Throws AskError, and StoryError if the solver does
    /// not take n.
    explicit SolutionList(std::string_view asked);

    /// {"total":92}; {} if unknown.
    std::string about_json() const;

    /// The next one, or the `count`-th from here: {"number":1,"columns":[…]}; {"end":true} if there are no
    /// more, with the "number" of the last one.
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
