#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "queenreel/cli/options/common_args.h"
#include "queenreel/cli/options/givens.h"
#include "queenreel/cli/options/rule.h"
#include "queenreel/cli/options/selection.h"
#include "queenreel/cli/options/values.h"
#include "queenreel/solvers/choice.h"
#include "queenreel/solvers/solver.h"
#include "queenreel/trace/trace.h"

namespace queenreel {

/// The solutions that a command works on.
struct Choice : SolutionChoice {
    bool limited = false;  ///< whether --limit was given
    bool forced = false;   ///< whether --force was given
};

constexpr double seconds_a_day = 86'400;

/// The source of queens.
enum class Source {
    solutions,     ///< a solver's solutions
    search,        ///< the steps of a solver's search
    command_line,  ///< --queens
};

/// The purpose of a choice.
struct Purpose {
    Source source = Source::solutions;
    int max = max_drawn;  ///< the maximum number of rows; a solver may take fewer
    const Solver* default_solver = &solvers().front();  ///< the solver if none is named
    std::optional<int> default_n{};                     ///< if N may be omitted
    const GivenArgs* givens = nullptr;                  ///< the board's givens; null: none
    bool counts = false;  ///< whether solutions with givens are counted in advance, if that is quick
};

/// Returns the solvers of --solver, followed by those in `names`. Throws UsageError for an unknown name, and
/// for a solver that is named twice.
std::vector<const Solver*> named_solvers(const SelectionArgs& selection,
                                         std::span<const std::string_view> names);

/// Returns the selected solutions of N; if there are several solvers, those of the first. Throws UsageError.
Choice choice_of(const SelectionArgs& selection, const WorkArgs& args, const Purpose& purpose = {});

/// Returns the choice for a recorded search; N may be omitted. Throws UsageError.
Choice choice_of(const SelectionArgs& selection, const WorkArgs& args, const Trace& trace);

/// Parses N, the only operand: 1 … `max`. Also returns values up to `widest`, for the caller to explain.
/// Throws UsageError.
int operand_n(const CommonArgs& args, int max, int widest = 0);

/// Formats the number of solutions of a size: `2 solutions`, `1 fundamental solution`.
std::string solutions_text(std::uint64_t count, const Choice& choice);

/// The message for a search that found none of the selected solutions: there are none, there are fewer, or
/// the solver found none.
std::string nothing_text(const Choice& choice);

/// Says that a puzzle has no solution, and why; returns nothing if it has one.
std::optional<std::string> none_line(const Puzzle& puzzle);

/// The same message for commands that write pictures.
std::string nothing_written_text(const Choice& choice);

/// Throws LimitError if the selected solutions are more than a day's work and neither --limit nor --force was
/// given. `a_second`: the minimum number processed per second.
void check_time(const Choice& choice, double a_second);

}  // namespace queenreel
