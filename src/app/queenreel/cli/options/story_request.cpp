#include "queenreel/cli/options/story_request.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "queenreel/base/parse.h"
#include "queenreel/base/table.h"
#include "queenreel/cli/errors.h"
#include "queenreel/cli/options/filled_texts.h"
#include "queenreel/cli/options/pacing.h"
#include "queenreel/cli/options/typed_line.h"
#include "queenreel/cli/options/value.h"
#include "queenreel/cli/options/values.h"
#include "queenreel/cli/speech.h"
#include "queenreel/terminal/signals.h"

namespace queenreel {
namespace {

constexpr std::string_view no_panels = "none";
constexpr std::string_view story_of_traces = "search";
constexpr double pictures_a_second = 100;
constexpr double followed_a_second = 1000;  // solutions, with a few thousand events each

std::vector<std::string_view> panel_values() {
    std::vector<std::string_view> names = row_names(panel_table());
    names.push_back(no_panels);
    return names;
}

/// Returns true if the story on the line can have the panel; `none` must be the only one.
bool panel_suits(const TypedLine& line, std::string_view name) {
    if (name == no_panels)
        return line.listed.empty();
    const Story* story = find_story(line.value("story").value_or(""));
    return !story || std::ranges::find(story->panels, name, [](PanelKind kind) {
                         return panel_info(kind).name;
                     }) != story->panels.end();
}

const Story& story_of(const StoryArgs& args) {
    if (args.story)
        return *args.story;
    return args.events ? *find_story(story_of_traces) : stories().front();
}

std::vector<PanelKind> parse_panels(std::string_view what, std::string_view text) {
    std::vector<PanelKind> kinds;
    if (text == no_panels)
        return kinds;
    for (const std::string_view name : parse_names(what, text)) {
        const auto row = std::ranges::find(panel_table(), name, &PanelInfo::name);
        if (row == panel_table().end())
            throw UsageError(said("{option}: none means no panels at all; leave out the others", what));
        kinds.push_back(row->kind);
    }
    return kinds;
}

Choice choice_of(const Story& story, const TellingArgs& args, std::optional<int> default_n = {}) {
    const Solver* fallback =
        story.default_solver.empty() ? &solvers().front() : find_solver(story.default_solver);
    return choice_of(args, args,
                     {.source = story.of_solutions ? Source::solutions : Source::search,
                      .default_solver = fallback,
                      .default_n = default_n,
                      .givens = &args,
                      .counts = true});
}

/// Returns true if solvers search for all solutions; a trace does not count.
bool searches_for_all(const StoryRequest& wanted) {
    const auto& racers = wanted.options.racers;
    if (wanted.trace || racers.empty())
        return !wanted.trace && wanted.choice.solver->complete;
    const auto searches = [](const StoryRacer& racer) { return !racer.events; };
    return std::ranges::any_of(racers, searches) && std::ranges::all_of(racers, [](const StoryRacer& racer) {
               return racer.events || racer.solver->complete;
           });
}

Trace open_trace(const std::string& path) {
    const ImmediateExitScope waiting;
    return Trace(path);
}

/// Opens the traces that take part in a race. Throws UsageError, TraceError.
std::vector<StoryRacer> recorded_racers(const StoryArgs& args) {
    std::vector<StoryRacer> racers;
    if (!args.events)
        return racers;
    for (const std::string_view path : split_list(*args.events)) {
        const Trace trace = open_trace(std::string(path));
        if (const AttackRule rule = trace.puzzle().rule(); rule != AttackRule::queens)
            throw UsageError(
                said("--events: {file}:1: the rule is {rule}, and only chess queens race; leave it out, or "
                     "animate it alone",
                     path, row_of(rule).name));
        if (!trace.puzzle().is_plain())
            throw UsageError(
                said("--events: {file} has given queens or blocked squares, and recorded searches race on an "
                     "empty board; leave it out, or animate it alone",
                     path));
        racers.push_back({.solver = &trace.solver(),
                          .events = [trace] { return trace.events(); },
                          .n = trace.n(),
                          .from = fmt::format("{}:1", path)});
    }
    return racers;
}

/// Returns the named solvers, each with its seed if several are given; a single solver races once with each
/// seed. Throws UsageError.
std::vector<StoryRacer> named_racers(const SelectionArgs& selection) {
    const std::vector<std::uint64_t>& seeds = selection.racing_seeds;
    std::vector<const Solver*> named = selection.solvers;
    if (!seeds.empty() && named.size() == 1)
        named.assign(seeds.size(), named.front());
    if (!seeds.empty() && named.size() != seeds.size())
        throw UsageError(said("--seed: {seeds} for {solvers}; give one for each, or name one solver",
                              said_n(seeds.size(), "{count} seed", "{count} seeds", seeds.size()),
                              said_n(named.size(), "{count} solver", "{count} solvers", named.size())));
    std::vector<StoryRacer> racers;
    for (std::size_t i = 0; i < named.size(); ++i) {
        racers.push_back({.solver = named[i]});
        if (!seeds.empty() && !named[i]->deterministic)
            racers.back().seed = seeds[i];
        const auto is_same = [&](const StoryRacer& other) {
            return other.solver == named[i] && other.seed && other.seed == racers.back().seed;
        };
        if (std::ranges::count_if(racers, is_same) > 1)
            throw UsageError(said(
                "--seed: {seed} is given twice for {solver}, which would be the same search; give another",
                seeds[i], named[i]->name));
    }
    return racers;
}

/// Suggests options for a solver given as a story; empty for other names.
std::string solver_in_place_of_story(std::string_view name) {
    return find_solver(name)
               ? said("it is a solver: give --story {story} --solver {solver}", story_of_traces, name)
               : "";
}

}  // namespace

std::vector<Option> story_rows() {
    Value panels = offering(panel_table(), list(&StoryArgs::panels, parse_panels));
    panels.values = panel_values;
    std::vector<Option> rows{
        {.name = "story",
         .argument = "NAME",
         .value = name(&StoryArgs::story, stories()),
         .help = "the story to show, see list stories",
         .default_note = filled(story_note, {{"story", std::string(stories().front().name)},
                                             {"other", std::string(story_of_traces)}}),
         .suits = story_suits,
         .otherwise = solver_in_place_of_story},
        {.name = "panels",
         .argument = "NAMES",
         .value = std::move(panels),
         .help = "panels beside the board, in this order, separated by commas",
         .default_note = "depends on the story and its solver",
         .suits = panel_suits},
        {.name = "questions",
         .value = flag(&StoryArgs::questions),
         .help = "pause a search before each new choice and the first steps back, and ask what comes next"},
        {.name = "legend",
         .argument = "NAME",
         .value = either(&StoryArgs::legend, "on", "off", "on"),
         .help = "on: add a panel that explains the marks on the board",
         .default_value = "off"},
        {.name = "events",
         .argument = "FILE",
         .value = paths(&StoryArgs::events),
         .help = "show a search recorded by solve --trace or by your own program, see help trace; - is "
                 "standard input; N may be left out; a race takes several, separated by commas"},
    };
    return in_group("The story", std::move(rows));
}

std::vector<Option> select_row() {
    return {{.name = "select",
             .argument = "PARTS",
             .value = suggesting(moment_kinds(), "", list(&StoryArgs::select, parse_parts)),
             .help = filled(select_help, {{"names", moment_names()}}),
             .group = "What to show",
             .default_note = "all"}};
}

std::vector<Rule> story_rules() {
    std::vector<Rule> rules;
    rules.push_back({.option = "solver",
                     .excludes = {"events"},
                     .unless = {"story race"},
                     .message = "the trace of --{other} already sets it; leave out --solver"});
    rules.push_back({.option = "seed",
                     .excludes = {"events"},
                     .unless = {"story race"},
                     .message = "the trace of --{other} already sets it; leave out --seed"});
    return rules;
}

bool asks_for_story(const StoryArgs& args) {
    return !story_of(args).of_solutions;
}

StoryOptions story_options_of(const Choice& choice, const Marks& marks) {
    StoryOptions options;
    options.solver = choice.solver;
    options.n = choice.n;
    options.givens = choice.givens;
    options.rule = choice.rule;
    if (!choice.puzzle().is_plain())
        options.completions = choice.existing;
    options.seed = choice.seed;
    options.unique = choice.unique;
    options.first = choice.numbers.first();
    options.last = choice.numbers.last();
    if (choice.numbers.ranges().size() > 1)
        options.chosen = choice.numbers;
    options.attacks = marks.attacks;
    options.conflicts = marks.conflicts;
    options.threats = marks.threats;
    return options;
}

StoryRequest story_request_of(const TellingArgs& args) {
    StoryRequest wanted;
    wanted.story = &story_of(args);
    const bool races = wanted.story->can_take(StoryOption::racers);
    if (!races && !args.racing_seeds.empty())
        throw UsageError(
            said("--seed: a search has one seed; give one, or --story race for a race of several"));
    const std::vector<StoryRacer> recorded = races ? recorded_racers(args) : std::vector<StoryRacer>();
    if (races) {
        wanted.choice = choice_of(*wanted.story, args, recorded.empty() ? std::nullopt : recorded.front().n);
    } else if (args.events) {
        wanted.trace = open_trace(*args.events);
        wanted.choice = choice_of(args, args, *wanted.trace);
    } else {
        wanted.choice = choice_of(*wanted.story, args);
    }
    wanted.options = story_options_of(wanted.choice, args.marks);
    wanted.options.panels = args.panels;
    wanted.options.legend = args.legend;
    wanted.options.numbering = args.numbering;
    wanted.options.words = args.words;
    wanted.options.questions = args.questions;
    if (args.code) {
        wanted.options.listing = listing_of(*args.code, wanted, wanted.trace ? &*wanted.trace : nullptr);
        if (!args.numbering)
            wanted.options.numbering = Numbering::from_zero;
    }
    if (wanted.trace)
        wanted.options.events = [trace = *wanted.trace] { return trace.events(); };
    if (args.solvers.size() > 1 || races)
        wanted.options.racers = racers_of(named_racers(args), recorded);
    wanted.options.to_first_solution = args.first && !wanted.story->of_solutions;
    return wanted;
}

void check_time(const StoryRequest& wanted) {
    const Story& story = *wanted.story;
    if (story.of_solutions || (story.follows_search && searches_for_all(wanted)))
        check_time(wanted.choice, story.of_solutions ? pictures_a_second : followed_a_second);
}

std::unique_ptr<Storyline> open_story(const StoryRequest& wanted) {
    auto opened = wanted.open();
    check_time(wanted);
    return opened;
}

std::string none_text(const StoryRequest& wanted, const Pace& pace) {
    return pace.parts.empty()
               ? nothing_written_text(wanted.choice)
               : said("--select: the story has no such moments, so nothing was written; select others");
}

}  // namespace queenreel
