#include "cli/options/story_request.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <string>

#include "cli/errors.h"
#include "cli/options/typed_line.h"
#include "cli/options/values.h"
#include "terminal/signals.h"

namespace queenreel {
namespace {

constexpr std::string_view no_panels = "none";
constexpr std::string_view racing = "race";
constexpr std::string_view story_of_traces = "search";
constexpr double pictures_a_second = 100;
constexpr double followed_a_second = 1000;  // solutions, with some thousand events each

std::vector<std::string_view> panel_values() {
    std::vector<std::string_view> names = names_of(panel_table());
    names.push_back(no_panels);
    return names;
}

/// Whether the story on the line can have the panel; `none` stands alone.
bool panel_suits(const TypedLine& line, std::string_view name) {
    if (name == no_panels)
        return line.listed.empty();
    const Story* story = find_story(line.value("story").value_or(""));
    return !story || std::ranges::find(story->panels, name, [](PanelKind kind) {
                         return panel_info(kind).name;
                     }) != story->panels.end();
}

const Story& story_of(const Request& request) {
    if (request.story)
        return *request.story;
    return request.gave("events") ? *find_story(story_of_traces) : stories().front();
}

/// A value of --cards.
struct CardsChoice {
    std::string_view name;
    bool title;
    bool end;
};
constexpr std::array card_choices{CardsChoice{"none", false, false}, CardsChoice{"title", true, false},
                                  CardsChoice{"end", false, true}, CardsChoice{"both", true, true}};

StoryCards find_cards(std::string_view name) {
    const auto row = std::ranges::find(card_choices, name, &CardsChoice::name);
    return {.title = row->title, .end = row->end};
}

struct LegendChoice {
    std::string_view name;
    bool legend;
};

constexpr std::array legend_choices{LegendChoice{"on", true}, LegendChoice{"off", false}};

bool find_legend(std::string_view name) {
    return std::ranges::find(legend_choices, name, &LegendChoice::name)->legend;
}

std::vector<PanelKind> parse_panels(std::string_view what, std::string_view text) {
    std::vector<PanelKind> kinds;
    if (text == no_panels)
        return kinds;
    for (const std::string_view name : parse_names(what, text)) {
        const auto row = std::ranges::find(panel_table(), name, &PanelInfo::name);
        if (row == panel_table().end())
            throw UsageError(fmt::format("{}: none means no panels at all; leave out the others", what));
        kinds.push_back(row->kind);
    }
    return kinds;
}

Choice choice_of(const Story& story, const Request& request, std::optional<int> default_n = {}) {
    const Solver* fallback =
        story.default_solver.empty() ? &solvers().front() : find_solver(story.default_solver);
    return choice_of(request, {.source = story.of_solutions ? Source::solutions : Source::search,
                               .default_solver = fallback,
                               .default_n = default_n});
}

/// Whether all solutions are searched for, and not found in a trace.
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
    const NothingToLose waiting;
    return Trace(path);
}

/// The traces that take part in a race.
std::vector<StoryRacer> recorded_racers(const Request& request) {
    std::vector<StoryRacer> racers;
    if (!request.gave("events"))
        return racers;
    for (const std::string_view path : split_list(request.events)) {
        const Trace trace = open_trace(parse_path("--events", path));
        racers.push_back({.solver = &trace.solver(),
                          .events = [trace] { return trace.events(); },
                          .n = trace.n(),
                          .from = fmt::format("{}:1", path)});
    }
    return racers;
}

std::vector<StoryRacer> named_racers(const Request& request) {
    std::vector<StoryRacer> racers;
    for (const Solver* solver : request.solvers)
        racers.push_back({.solver = solver});
    return racers;
}

/// A solver, which does not tell but is told of.
std::string solver_in_place_of_story(std::string_view name) {
    return find_solver(name)
               ? fmt::format("it is a solver: give --story {} --solver {}", story_of_traces, name)
               : "";
}

}  // namespace

std::vector<Option> story_options() {
    constexpr std::string_view group = "What to tell";
    return {
        {.name = "story",
         .argument = "NAME",
         .help = "the story to tell, see list stories",
         .group = group,
         .default_note = fmt::format("{}; with --events {}", stories().front().name, story_of_traces),
         .values = [] { return names_of(stories()); },
         .about = summary_in<stories>,
         .suits = story_suits,
         .otherwise = solver_in_place_of_story,
         .store = named<&Request::story, find_story>},
        {.name = "panels",
         .argument = "NAMES",
         .help = "panels beside the board, in this order, separated by commas",
         .group = group,
         .default_note = "depends on the story and its solver",
         .values = panel_values,
         .about = summary_in<panel_table>,
         .suits = panel_suits,
         .list = true,
         .store = into<&Request::panels, parse_panels>},
        {.name = "questions",
         .help = "stop a search before each new choice and the first ways back, and ask what comes next",
         .group = group,
         .store = flag<&Request::questions>},
        {.name = "legend",
         .argument = "NAME",
         .help = "what the marks on the board mean, the last of the panels that are there by default",
         .group = group,
         .default_value = "on",
         .values = [] { return names_of(legend_choices); },
         .store = named<&Request::legend, find_legend>},
        {.name = "events",
         .argument = "FILE",
         .help = "show a search recorded by solve --trace or by your own program, see help trace; - is "
                 "standard input; N may be left out; in a race it takes part, and so do several, separated "
                 "by commas",
         .group = group,
         .store = into<&Request::events, parse_path>},
    };
}

std::vector<Rule> story_rules() {
    std::vector<Rule> rules;
    for (const char* option : {"solver", "seed"})
        rules.push_back(
            {.option = option,
             .excludes = {"events"},
             .unless = {"story race"},
             .message = fmt::format("the trace of --{{0}} already sets it; leave out --{}", option)});
    return rules;
}

std::vector<Option> card_options() {
    constexpr std::string_view group = "What to tell";
    return {
        {.name = "cards",
         .argument = "NAME",
         .help = "what a search or a race begins and ends with: a card with the task and the solver's idea, "
                 "one with what was found, or the ranks",
         .group = group,
         .default_note = "both around a search or a race, none with --bare or --select",
         .values = [] { return names_of(card_choices); },
         .store = named<&Request::cards, find_cards>},
        {.name = "title",
         .argument = "TEXT",
         .help = "the title card's title",
         .group = group,
         .default_note = "the task",
         .store = into<&Request::title, parse_line>},
        {.name = "subtitle",
         .argument = "TEXT",
         .help = "the title card's second line",
         .group = group,
         .default_note = "the solver's idea",
         .store = into<&Request::subtitle, parse_line>},
    };
}

bool asks_for_story(const Request& request) {
    return !story_of(request).of_solutions;
}

StoryOptions story_options_of(const Request& request, const Choice& choice) {
    StoryOptions options;
    options.solver = choice.solver;
    options.n = choice.n;
    options.seed = choice.seed;
    options.unique = choice.unique;
    options.first = choice.numbers.first();
    options.last = choice.numbers.last();
    if (choice.numbers.ranges().size() > 1)
        options.chosen = choice.numbers;
    options.attacks = request.marks.attacks;
    options.conflicts = request.marks.conflicts;
    return options;
}

StoryRequest story_request_of(const Request& request) {
    StoryRequest wanted;
    wanted.story = &story_of(request);
    const bool races = wanted.story->name == racing;
    const std::vector<StoryRacer> recorded = races ? recorded_racers(request) : std::vector<StoryRacer>();
    if (races) {
        wanted.choice =
            choice_of(*wanted.story, request, recorded.empty() ? std::nullopt : recorded.front().n);
    } else if (request.gave("events")) {
        wanted.trace = open_trace(request.events);
        wanted.choice = choice_of(request, *wanted.trace);
    } else {
        wanted.choice = choice_of(*wanted.story, request);
    }
    wanted.options = story_options_of(request, wanted.choice);
    wanted.options.panels = request.panels;
    wanted.options.legend = request.legend;
    wanted.options.numbering = request.numbering;
    wanted.options.questions = request.questions;
    if (wanted.trace)
        wanted.options.events = [trace = *wanted.trace] { return trace.events(); };
    if (request.solvers.size() > 1 || races)
        wanted.options.racers = racers_of(named_racers(request), recorded);
    wanted.options.to_first_solution = request.first && !wanted.story->of_solutions;
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
               : "--select: the story has no such moments, so nothing was written; select others";
}

}  // namespace queenreel
