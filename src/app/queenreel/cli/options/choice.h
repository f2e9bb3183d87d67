#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "queenreel/base/numbers.h"
#include "queenreel/cli/options/common_args.h"
#include "queenreel/cli/options/givens.h"
#include "queenreel/cli/options/rule.h"
#include "queenreel/cli/options/values.h"
#include "queenreel/solvers/choice.h"
#include "queenreel/solvers/solver.h"
#include "queenreel/trace/trace.h"

namespace queenreel {

/// The options that choose solutions.
struct SelectionArgs {
    std::vector<const Solver*> solvers;  ///< none: as the story
    std::optional<std::uint64_t> seed;
    bool unique = false;
    std::optional<std::uint64_t> solution;
    std::optional<Numbers> solutions;
    std::optional<std::uint64_t> limit;
    bool first = false;

    std::uint64_t seed_or_default() const { return seed.value_or(SearchOptions().seed); }

    /// The numbers that are chosen, from 1.
    Numbers numbers() const;
};

/// Which solutions a command is about.
struct Choice : SolutionChoice {
    bool limited = false;  ///< --limit was given
    bool forced = false;   ///< --force was given
};

constexpr double seconds_a_day = 86'400;

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
    std::optional<int> default_n{};                     ///< where N may be left out
    const GivenArgs* givens = nullptr;                  ///< what the board has from the start; null: nothing
    bool counts = false;  ///< solutions with givens are counted beforehand, where that is quick
};

inline constexpr std::string_view unique_words = "fundamental distinct";  ///< Row::also

Rows<SelectionArgs> selection_rows();

/// The same for what can tell of several solvers, or of a search to its first solution.
Rows<SelectionArgs> story_selection_rows();

/// The rules of --solution, --solutions and --limit.
std::vector<Rule> choice_rules();

/// The solvers of --solver, and after them those of `names`. Throws UsageError for a name that is none, and
/// for a solver that is named twice.
std::vector<const Solver*> named_solvers(const SelectionArgs& selection,
                                         std::span<const std::string_view> names);

/// Which solutions of N, of several solvers by the first. Throws UsageError.
Choice choice_of(const SelectionArgs& selection, const WorkArgs& args, const Purpose& purpose = {});

/// The same of a search that a trace tells of; N need not be given. Throws UsageError.
Choice choice_of(const SelectionArgs& selection, const WorkArgs& args, const Trace& trace);

/// N, the one operand: 1 … `max`, or up to `widest`, which the caller explains. Throws UsageError.
int operand_n(const CommonArgs& args, int max, int widest = 0);

/// `2 solutions`, `1 fundamental solution`: what a size has, for people.
std::string solutions_text(std::uint64_t count, const Choice& choice);

/// The message for a search that found nothing: there are no solutions, or the solver gave up.
std::string nothing_text(const Choice& choice);

/// The same, where pictures were wanted.
std::string nothing_written_text(const Choice& choice);

/// How many solutions there are at most, as far as is known; with given queens no more than the permutations
/// of the others.
std::optional<double> max_solutions(const SolutionChoice& choice);

/// Throws LimitError when the chosen solutions are more than a day's work and neither --limit nor --force
/// was given. `a_second`: how many are dealt with per second, at least.
void check_time(const Choice& choice, double a_second);

}  // namespace queenreel
