#pragma once

#include <cstdint>
#include <limits>
#include <optional>
#include <vector>

#include "cli/options/arguments.h"
#include "solvers/solver.h"
#include "trace/trace.h"

namespace queenreel {

/// Which solutions a command is about.
struct Choice {
    int n = 8;
    const Solver* solver = &solvers().front();
    bool unique = false;                                             ///< one of each symmetry class
    std::uint64_t first = 1;                                         ///< the first solution wanted, from 1 …
    std::uint64_t last = std::numeric_limits<std::uint64_t>::max();  ///< … and the last
    std::optional<std::uint64_t> existing;  ///< how many there are to choose from, where that is known
    std::uint64_t seed = 1;                 ///< for solvers that draw at random
    bool limited = false;                   ///< --limit was given
    bool forced = false;                    ///< --force was given

    /// True when it is known that there is nothing to choose from.
    bool is_empty() const { return existing == 0U; }

    /// The greatest number that one of them may have, by what is known.
    std::uint64_t max_number() const;

    /// How many are wanted, at the most; the greatest number there is when nobody knows.
    std::uint64_t wanted() const;

    /// How many are wanted, where that is known.
    std::optional<std::uint64_t> total() const;
};

/// The most rows and columns of a board that can be drawn.
constexpr int max_drawn = 1000;

/// Where queens come from.
enum class Source {
    solutions,     ///< a solver's solutions
    search,        ///< what a solver does on its way
    command_line,  ///< --queens
};

/// What a choice is for.
struct Purpose {
    Source source = Source::solutions;
    int max = max_drawn;                                ///< the most rows; a solver may take fewer
    const Solver* default_solver = &solvers().front();  ///< who searches where no solver is named
    bool first_only = false;                            ///< --first was given
};

/// The option rows that choose solutions.
std::vector<Option> choice_options();

/// The same for what can tell of several solvers, or of a search to its first solution.
std::vector<Option> story_choice_options();

/// Reads N and the rows of choice_options(), of several solvers the first. Throws UsageError.
Choice parse_choice(const Arguments& arguments, const Purpose& purpose = {});

/// The same of a search that a trace tells of; N need not be given. Throws UsageError.
Choice parse_choice(const Arguments& arguments, const Trace& trace);

/// The solvers of --solver; empty when it was not given.
std::vector<const Solver*> parse_solvers(const Arguments& arguments);

/// N, the one operand: 1 … `greatest`. Throws UsageError.
int parse_operand_n(const Arguments& arguments, int max);

/// `2 solutions`, `1 fundamental solution`: what a size has, for people.
std::string solutions_text(std::uint64_t count, const Choice& choice);

/// What it means that a search found nothing: that there are no solutions, or only that it gave up.
std::string nothing_text(const Choice& choice);

/// The same, where pictures were wanted.
std::string nothing_written_text(const Choice& choice);

/// Throws LimitError when walking through the chosen solutions is more than a day's work and neither --limit
/// nor
/// --force was given. `a_second`: how many are dealt with in a second at the least.
void check_time(const Choice& choice, double a_second);

}  // namespace queenreel
