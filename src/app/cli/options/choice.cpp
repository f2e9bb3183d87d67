#include "cli/options/choice.h"

#include <fmt/format.h>

#include <algorithm>
#include <ranges>

#include "base/parse.h"
#include "cli/errors.h"
#include "cli/options/typed_line.h"
#include "puzzle/known_counts.h"
#include "story/wording.h"

namespace queenreel {
namespace {

constexpr std::uint64_t no_end = std::numeric_limits<std::uint64_t>::max();
constexpr std::uint64_t max_class = 8;  // a fundamental solution stands for at most eight

std::vector<std::string_view> solver_names() {
    return names_of(solvers());
}

std::string story_in_place_of_solver(std::string_view name) {
    return find_story(name) ? fmt::format("it is a story: use queenreel animate --story {}", name) : "";
}

std::vector<const Solver*> parse_solvers(std::string_view /*what*/, std::string_view text) {
    std::vector<const Solver*> all;
    for (const std::string_view name : split_list(text))
        all.push_back(find_solver(name));
    return all;
}

std::uint64_t parse_seed(std::string_view what, std::string_view text) {
    // Short of the very last, which is what numbers past it are read as.
    return parse_whole(what, text, {0, no_end - 1});
}

void check_existing(const Choice& choice, std::string_view option, std::uint64_t number) {
    if (choice.existing && *choice.existing > 0 && number > *choice.existing)
        throw UsageError(fmt::format("{}: {} is out of range, as n = {} has {}; give 1 to {}", option, number,
                                     choice.n, solutions_text(*choice.existing, choice), *choice.existing));
}

void choose_part(const Request& request, Choice& choice) {
    if (request.gave("solution")) {
        choice.numbers = Numbers({{request.solution, request.solution}});
        check_existing(choice, "--solution", request.solution);
    } else if (request.gave("solutions")) {
        check_existing(choice, "--solutions", request.solutions.last());
        choice.numbers = request.solutions;
    }
    if (request.gave("limit")) {
        choice.numbers = choice.numbers.first_of(request.limit);
        choice.limited = true;
    }
}

void check_seed(const Request& request, const Solver& fallback) {
    if (!request.gave("seed"))
        return;
    const auto named = request.solvers.empty() ? std::vector{&fallback} : request.solvers;
    if (std::ranges::all_of(named, &Solver::deterministic))
        throw UsageError(fmt::format(
            "--seed: {} uses no random numbers; leave out --seed, or use --solver {}", named.front()->name,
            std::ranges::find(solvers(), false, &Solver::deterministic)->name));
}

/// Which of the solutions of N are wanted.
void choose(const Request& request, Choice& choice) {
    choice.unique = request.unique;
    choice.forced = request.force;
    if (choice.solver->complete)
        choice.existing = choice.unique ? known_fundamental_solutions(choice.n) : known_solutions(choice.n);
    choose_part(request, choice);
}

/// A solver that finds one solution, any one, is asked for no more.
void check_complete(const Choice& choice) {
    if (choice.solver->complete || (choice.numbers.last() == 1 && !choice.unique))
        return;
    throw UsageError(fmt::format("--solver: {} finds only one solution; add --limit 1, or use --solver {}",
                                 choice.solver->name, solvers().front().name));
}

}  // namespace

std::uint64_t Choice::max_number() const {
    return std::min(numbers.last(), existing.value_or(no_end));
}

std::uint64_t Choice::wanted() const {
    return numbers.up_to(existing.value_or(no_end)).count();
}

std::optional<std::uint64_t> Choice::total() const {
    return max_number() == no_end ? std::nullopt : std::optional(wanted());
}

std::vector<Option> choice_options() {
    constexpr std::string_view group = "What to show";
    return {
        {.name = "solver",
         .argument = "NAME",
         .help = "the solver to use",
         .group = group,
         .default_value = std::string(solvers().front().name),
         .values = solver_names,
         .about = summary_in<solvers>,
         .suits = solver_suits,
         .otherwise = story_in_place_of_solver,
         .store = into<&Request::solvers, parse_solvers>},
        {.name = "seed",
         .argument = "S",
         .help = "the seed of solvers that use random numbers: another seed finds another solution",
         .group = group,
         .default_value = fmt::format("{}", SearchOptions().seed),
         .store = into<&Request::seed, parse_seed>},
        {.name = "unique",
         .help = "only one solution of each symmetry class (rotations and reflections)",
         .group = group,
         .store = flag<&Request::unique>},
        {.name = "solution",
         .argument = "K",
         .help = "only the Kth solution, counting from 1",
         .group = group,
         .store = into<&Request::solution, parse_number>},
        {.name = "solutions",
         .argument = "NUMBERS",
         .help = "only these solutions, counting from 1, such as 5-9 or 1,5,9-12; each once and in ascending "
                 "order, however they are listed",
         .group = group,
         .store = into<&Request::solutions, parse_numbers>},
        {.name = "limit",
         .argument = "K",
         .help = "at most K solutions; also allows more than a day's work or 100,000 files",
         .group = group,
         .store = into<&Request::limit, parse_number>},
    };
}

std::vector<Rule> choice_rules() {
    return {{.option = "solution",
             .excludes = {"solutions"},
             .message = "it cannot be combined with --{0}; give only one of them"},
            {.option = "limit",
             .excludes = {"solution"},
             .message = "--{0} chooses one already, so it has no effect; leave out one of them"}};
}

std::vector<Option> story_choice_options() {
    std::vector<Option> options = choice_options();
    Option& solver = *std::ranges::find(options, "solver", &Option::name);
    solver.help = "the solver to use; for a race up to six, separated by commas";
    solver.default_value = "";
    solver.default_note = "depends on the story, see list stories";
    solver.list = true;
    options.push_back({.name = "first",
                       .help = "stop the search at its first solution",
                       .group = solver.group,
                       .store = flag<&Request::first>});
    return options;
}

int operand_n(const Request& request, int max, int widest) {
    const auto& operands = request.operands();
    if (operands.empty())
        throw UsageError(fmt::format("N: the board size is missing; give 1 to {}, for example 8", max));
    const auto typed = number<int>(operands[0]);
    const bool is_wide = typed && *typed > max && *typed <= widest;
    const int n = is_wide ? *typed : parse_board_size(operands[0], max);
    if (operands.size() > 1)
        throw UsageError(fmt::format("{}: N is already given; give only one board size", operands[1]));
    return n;
}

Choice choice_of(const Request& request, const Purpose& purpose) {
    Choice choice;
    choice.solver = request.solvers.empty() ? purpose.default_solver : request.solvers.front();
    const bool searched = purpose.source != Source::command_line;
    const auto max_of = [&](const Solver& solver) {
        return searched ? std::min(purpose.max, solver.max_n) : purpose.max;
    };
    if (request.operands().empty() && purpose.default_n)
        choice.n = *purpose.default_n;
    else
        choice.n = operand_n(request, std::max(max_of(*choice.solver), max_board),
                             std::ranges::max(solvers() | std::views::transform(max_of)));
    if (choice.n > max_of(*choice.solver)) {
        const Solver& other =
            *std::ranges::find_if(solvers(), [&](const Solver& row) { return max_of(row) >= choice.n; });
        throw UsageError(fmt::format("N: {} is out of range; {} takes {} to {}, --solver {} up to {}",
                                     choice.n, choice.solver->name, choice.solver->min_n,
                                     max_of(*choice.solver), other.name, max_of(other)));
    }
    check_seed(request, *purpose.default_solver);
    choice.seed = request.seed;
    choose(request, choice);
    choice.limited = choice.limited || request.first;
    if (purpose.source != Source::solutions)
        return choice;
    if (request.first)
        choice.numbers = choice.numbers.first_of(1);
    check_complete(choice);
    return choice;
}

Choice choice_of(const Request& request, const Trace& trace) {
    if (!request.operands().empty()) {
        const int n = operand_n(request, max_traced);
        if (n != trace.n())
            throw UsageError(
                fmt::format("N: {} contradicts the trace, which has n = {}; leave out N", n, trace.n()));
    }
    Choice choice;
    choice.n = trace.n();
    choice.solver = &trace.solver();
    choice.seed = trace.seed().value_or(request.seed);
    choose(request, choice);
    return choice;
}

std::string solutions_text(std::uint64_t count, const Choice& choice) {
    return counted(count, choice.unique ? "fundamental solution" : "solution");
}

std::string nothing_text(const Choice& choice) {
    // Whoever draws at random has proved nothing.
    return choice.solver->deterministic ? fmt::format("n = {}: no solutions", choice.n)
                                        : fmt::format("n = {}: {} found no solution, though there may be one",
                                                      choice.n, choice.solver->name);
}

std::string nothing_written_text(const Choice& choice) {
    return nothing_text(choice) + ", so nothing was written; try another N";
}

void check_time(const Choice& choice, double a_second) {
    if (choice.limited || choice.forced)
        return;
    const double to_last = static_cast<double>(choice.numbers.last()) * (choice.unique ? max_class : 1);
    const auto all = choice.solver->complete ? known_solutions(choice.n) : std::nullopt;
    if (std::min(to_last, static_cast<double>(all.value_or(no_end))) <= a_second * seconds_a_day)
        return;
    const std::string many = choice.existing ? grouped(*choice.existing) : "an unknown number of";
    throw LimitError(
        fmt::format("N: {} has {}{} solutions, more than a day's work; choose some with --limit K or "
                    "--solutions A-B, or allow it with --force",
                    choice.n, many, choice.unique ? " fundamental" : ""));
}

}  // namespace queenreel
