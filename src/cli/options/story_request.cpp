#include "cli/options/story_request.h"

#include <fmt/format.h>

#include <algorithm>
#include <string>

#include "cli/errors.h"
#include "cli/options/panel_names.h"
#include "cli/options/values.h"
#include "cli/signals.h"

namespace queenreel {
namespace {

constexpr std::string_view no_panels = "none";
constexpr std::string_view racing = "race";
constexpr std::string_view story_of_traces = "search";
constexpr double pictures_a_second = 100;
constexpr double followed_a_second = 1000;  // solutions, with some thousand events each

std::vector<std::string_view> panel_values() {
    std::vector<std::string_view> names = names_of(panel_names());
    names.push_back(no_panels);
    return names;
}

bool is_of_solutions(const Story& story) {
    return &story == &stories().front();
}

const Story& story_of(const Request& request) {
    if (request.story)
        return *request.story;
    return request.gave("events") ? *find_story(story_of_traces) : stories().front();
}

/// What the story can show, for messages.
std::string panels_text(const Story& story) {
    std::string text;
    for (const PanelKind kind : story.panels)
        text.append(text.empty() ? "" : ", ").append(name_of(kind));
    return text.empty() ? "leave it out" : "choose from " + text + ", none";
}

std::vector<PanelKind> parse_panels(std::string_view what, std::string_view text) {
    std::vector<PanelKind> kinds;
    if (text == no_panels)
        return kinds;
    for (const std::string_view name : parse_names(what, text)) {
        const auto row = std::ranges::find(panel_names(), name, &PanelName::name);
        if (row == panel_names().end())
            throw UsageError(fmt::format("{}: none means no panels at all; leave out the others", what));
        kinds.push_back(row->kind);
    }
    return kinds;
}

void check_panels(std::span<const PanelKind> kinds, const Story& story) {
    for (const PanelKind kind : kinds)
        if (std::ranges::find(story.panels, kind) == story.panels.end())
            throw UsageError(fmt::format("--panels: the story {} has no {} panel; {}", story.name,
                                         name_of(kind), panels_text(story)));
}

Choice choice_of(const Story& story, const Request& request) {
    const Solver* fallback =
        story.default_solver.empty() ? &solvers().front() : find_solver(story.default_solver);
    return choice_of(request, {.source = is_of_solutions(story) ? Source::solutions : Source::search,
                               .default_solver = fallback});
}

/// Whether all solutions are searched for, and not found in a trace.
bool searches_for_all(const StoryRequest& wanted) {
    const auto& racers = wanted.options.racers;
    return !wanted.trace &&
           (racers.empty() ? wanted.choice.solver->complete : std::ranges::any_of(racers, &Solver::complete));
}

Trace open_trace(const std::string& path) {
    const NothingToLose waiting;
    return Trace(path);
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
         .store = named<&Request::story, find_story>},
        {.name = "panels",
         .argument = "NAMES",
         .help = "panels beside the board, in this order, separated by commas",
         .group = group,
         .default_note = "depends on the story and its solver",
         .values = panel_values,
         .list = true,
         .store = into<&Request::panels, parse_panels>},
        {.name = "events",
         .argument = "FILE",
         .help = "show a search recorded by solve --trace or by your own program, see help trace; - is "
                 "standard input; N may be left out",
         .group = group,
         .store = into<&Request::events, parse_path>},
    };
}

bool asks_for_story(const Request& request) {
    return !is_of_solutions(story_of(request));
}

StoryOptions story_options_of(const Request& request, const Choice& choice) {
    StoryOptions options;
    options.solver = choice.solver;
    options.n = choice.n;
    options.seed = choice.seed;
    options.unique = choice.unique;
    options.first = choice.first;
    options.last = choice.last;
    options.attacks = request.marks.attacks;
    options.conflicts = request.marks.conflicts;
    return options;
}

StoryRequest story_request_of(const Request& request) {
    StoryRequest wanted{.story = &story_of(request), .choice{}, .options{}, .trace{}};
    if (request.gave("events")) {
        wanted.trace = open_trace(request.events);
        wanted.choice = choice_of(request, *wanted.trace);
    } else {
        wanted.choice = choice_of(*wanted.story, request);
    }
    if (request.panels)
        check_panels(*request.panels, *wanted.story);
    wanted.options = story_options_of(request, wanted.choice);
    wanted.options.panels = request.panels;
    if (wanted.trace)
        wanted.options.events = [trace = *wanted.trace] { return trace.events(); };
    if (request.solvers.size() > 1 || wanted.story->name == racing)
        wanted.options.racers = request.solvers;
    wanted.options.to_first_solution = request.first && !is_of_solutions(*wanted.story);
    return wanted;
}

void show_scene(const StoryRequest& wanted, Look& look) {
    look.scene = wanted.story->scene(wanted.options);
    look.scene.marks = look.scene.marks || !is_of_solutions(*wanted.story);
    if (look.bare && !look.scene.board)
        throw UsageError(
            fmt::format("--bare: the story {} has no board of its own; leave it out", wanted.story->name));
}

std::string none_text(const StoryRequest& wanted, const Pace& pace) {
    return pace.parts.empty()
               ? nothing_written_text(wanted.choice)
               : "--select: the story has no such moments, so nothing was written; select others";
}

void check_story(const StoryRequest& wanted) {
    const Story& story = *wanted.story;
    const bool of_solutions = is_of_solutions(story);
    if (of_solutions && wanted.trace)
        throw UsageError(fmt::format("--events: the story {} is not told from a trace; give --story {}",
                                     story.name, story_of_traces));
    if (wanted.options.racers.size() > 1 && story.name != racing)
        throw UsageError(
            fmt::format("--solver: the story {} is told of one solver; name one, or give --story {}",
                        story.name, racing));
    if (const std::string why = story.refusal(wanted.options); !why.empty())
        throw UsageError(why);
    if (of_solutions || (story.follows_search && searches_for_all(wanted)))
        check_time(wanted.choice, of_solutions ? pictures_a_second : followed_a_second);
}

}  // namespace queenreel
