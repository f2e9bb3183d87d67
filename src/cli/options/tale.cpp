#include "cli/options/tale.h"

#include <fmt/format.h>

#include <algorithm>
#include <string>

#include "cli/errors.h"
#include "cli/options/orders.h"
#include "cli/options/values.h"
#include "cli/signals.h"
#include "cli/story_messages.h"

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

const Story& parse_story(const Arguments& arguments) {
    const std::string_view fallback = arguments.has("events") ? story_of_traces : stories().front().name;
    return *find_story(arguments.value("story").value_or(fallback));
}

std::optional<std::vector<PanelKind>> parse_panels(const Arguments& arguments) {
    const auto text = arguments.value("panels");
    if (!text)
        return std::nullopt;
    std::vector<PanelKind> kinds;
    if (*text == no_panels)
        return kinds;
    for (const std::string_view name : split_list(*text)) {
        const auto row = std::ranges::find(panel_table(), name, &PanelInfo::name);
        if (row == panel_table().end())
            throw UsageError("--panels: none stands alone; leave out the others");
        if (std::ranges::find(kinds, row->kind) != kinds.end())
            throw UsageError(fmt::format("--panels: {} is there twice; give it once", name));
        kinds.push_back(row->kind);
    }
    return kinds;
}

Choice parse_choice_of(const Story& story, const Arguments& arguments) {
    const Solver* fallback =
        story.default_solver.empty() ? &solvers().front() : find_solver(story.default_solver);
    return parse_choice(arguments, {.source = story.of_solutions ? Source::solutions : Source::search,
                                    .default_solver = fallback,
                                    .first_only = arguments.has("first")});
}

/// Whether all solutions are searched for, and not found in a trace.
bool searches_for_all(const Tale& tale) {
    const auto& racers = tale.options.racers;
    return !tale.trace &&
           (racers.empty() ? tale.choice.solver->complete : std::ranges::any_of(racers, &Solver::complete));
}

Trace open_trace(std::string_view path) {
    if (path.empty())
        throw UsageError("--events: it is empty; name a trace");
    const NothingToLose waiting;
    Trace trace{std::string(path)};
    trace.check();
    return trace;
}

}  // namespace

std::vector<Option> tale_options() {
    constexpr std::string_view group = "What to tell";
    return {
        {.name = "story",
         .argument = "NAME",
         .help = "what is told, see list stories",
         .group = group,
         .default_value = "solutions; with --events search",
         .values = [] { return names_of(stories()); }},
        {.name = "panels",
         .argument = "NAMES",
         .help = "what is shown beside the board, in this order, with commas",
         .group = group,
         .default_value = "as the story and its solver",
         .values = panel_values,
         .list = true},
        {.name = "events",
         .argument = "FILE",
         .help = "tells of a search that was written down by solve --trace, or by a program of your own, see "
                 "help trace; - is standard input, and N may be left out",
         .group = group},
    };
}

bool asks_for_story(const Arguments& arguments) {
    return !parse_story(arguments).of_solutions;
}

Tale parse_tale(const Arguments& arguments) {
    Tale tale;
    tale.story = &parse_story(arguments);
    if (const auto path = arguments.value("events")) {
        tale.trace = open_trace(*path);
        tale.choice = parse_choice(arguments, *tale.trace);
    } else {
        tale.choice = parse_choice_of(*tale.story, arguments);
    }
    tale.options = story_options(arguments, tale.choice);
    tale.options.panels = parse_panels(arguments);
    if (tale.trace)
        tale.options.events = [trace = *tale.trace] { return trace.events(); };
    if (const auto racers = parse_solvers(arguments); racers.size() > 1 || tale.story->name == racing)
        tale.options.racers = racers;
    tale.options.to_first_solution = arguments.has("first") && !tale.story->of_solutions;
    return tale;
}

StoryTotals measure_story(const Tale& tale, Storyline& story, const Pace& pace, std::uint64_t max_moments) {
    const NothingToLose measuring;
    try {
        return measure(story, pace, max_moments);
    } catch (const StoryError& error) {
        throw UsageError(message_of(error, tale.options));
    }
}

void show_scene(const Tale& tale, const Storyline& story, const Pace& pace, Look& look) {
    look.scene = story.scene();
    look.scene.badge = tale.story->follows_search && pace.duration;
    if (look.bare && !look.scene.board)
        throw UsageError(
            fmt::format("--bare: the story {} has no board of its own; leave it out", tale.story->name));
}

std::string none_text(const Tale& tale, const Pace& pace) {
    return pace.parts.empty()
               ? nothing_written_text(tale.choice)
               : "--select: the story has no such moments, so nothing was written; select others";
}

std::unique_ptr<Storyline> open_story(const Tale& tale) {
    const Story& story = *tale.story;
    if (story.of_solutions && tale.trace)
        throw UsageError(fmt::format("--events: the story {} is not told from a trace; give --story {}",
                                     story.name, story_of_traces));
    if (tale.options.racers.size() > 1 && story.name != racing)
        throw UsageError(
            fmt::format("--solver: the story {} is told of one solver; name one, or give --story {}",
                        story.name, racing));
    auto opened = [&] {
        try {
            return story.open(tale.options);
        } catch (const StoryError& error) {
            throw UsageError(message_of(error, tale.options));
        }
    }();
    if (story.of_solutions || (story.follows_search && searches_for_all(tale)))
        check_time(tale.choice, story.of_solutions ? pictures_a_second : followed_a_second);
    return opened;
}

}  // namespace queenreel
