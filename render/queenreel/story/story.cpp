#include "queenreel/story/story.h"

#include <algorithm>
#include <array>
#include <utility>

#include "queenreel/base/table.h"
#include "queenreel/puzzle/known_counts.h"
#include "queenreel/story/rows.h"
#include "queenreel/story/rule_words.h"

namespace queenreel {
namespace {

/// An option, and the reason why a story that does not take it cannot be told.
struct Wish {
    StoryOption option;
    bool (*is_wished)(const StoryOptions& options);
    std::string_view why;      ///< worded to follow "the story NAME "
    std::string_view story{};  ///< a story that takes it, if that is what the user most likely means
};

constexpr std::uint64_t no_end = std::numeric_limits<std::uint64_t>::max();

constexpr std::array wishes{
    Wish{StoryOption::givens, [](const StoryOptions& options) { return options.givens.any(); },
         "begins with an empty board", "search"},
    Wish{StoryOption::rule, [](const StoryOptions& options) { return options.rule != AttackRule::queens; },
         "works only with chess queens", "solutions"},
    Wish{StoryOption::racers, [](const StoryOptions& options) { return !options.racers.empty(); },
         "is told of one solver", "race"},
    Wish{StoryOption::unique, [](const StoryOptions& options) { return options.unique; },
         "does not leave out mirror images"},
    Wish{StoryOption::first, [](const StoryOptions& options) { return options.first != 1; },
         "always begins at the beginning"},
    Wish{StoryOption::first, [](const StoryOptions& options) { return options.chosen != Numbers(); },
         "leaves out no solution before the last"},
    Wish{StoryOption::limit, [](const StoryOptions& options) { return options.last != no_end; },
         "has a fixed end"},
    Wish{StoryOption::first_solution, [](const StoryOptions& options) { return options.to_first_solution; },
         "does not follow a search to its first solution"},
    Wish{StoryOption::events, [](const StoryOptions& options) { return static_cast<bool>(options.events); },
         "is not told from a trace"},
    Wish{StoryOption::marks,
         [](const StoryOptions& options) { return options.attacks || options.conflicts || options.threats; },
         "has marks of its own"},
    Wish{StoryOption::cards, [](const StoryOptions& options) { return options.cards.any(); },
         "has no cards around it"},
    Wish{StoryOption::questions, [](const StoryOptions& options) { return options.questions; },
         "asks no questions"},
    Wish{StoryOption::numbering, [](const StoryOptions& options) { return options.numbering.has_value(); },
         "does not count rows and columns"},
};

void check_wishes(const Story& story, const StoryOptions& options) {
    for (const Wish& wish : wishes) {
        if (!wish.is_wished(options) || story.can_take(wish.option))
            continue;
        const StoryOption option = wish.option == StoryOption::rule ? origin_of_rule(options) : wish.option;
        StoryError error(option, "the story " + std::string(story.name) + ' ' + std::string(wish.why));
        const bool by_trace = option == StoryOption::events;
        error.story =
            by_trace && (wish.option == StoryOption::rule || story.of_solutions) ? "search" : wish.story;
        error.one_solution = options.first == options.last;
        throw error;
    }
}

StoryError panel_error(const Story& story, const std::string& why) {
    StoryError error(StoryOption::panels, why);
    error.panels.assign(story.panels.begin(), story.panels.end());
    return error;
}

void check_panels(const Story& story, const std::vector<PanelKind>& panels) {
    for (const PanelKind kind : panels) {
        const std::string name(panel_info(kind).name);
        if (std::ranges::find(story.panels, kind) == story.panels.end())
            throw panel_error(story, "the story " + std::string(story.name) + " has no " + name + " panel");
        if (std::ranges::count(panels, kind) > 1)
            throw StoryError(StoryOption::panels, "the " + name + " panel is given twice");
    }
}

}  // namespace

bool Story::can_take(StoryOption option) const {
    return std::ranges::find(takes, option) != takes.end();
}

std::unique_ptr<Storyline> Story::open(StoryOptions options) const {
    check_wishes(*this, options);
    options.words = words_of_rule(options.rule, options.words);
    if (options.panels)
        check_panels(*this, *options.panels);
    if (!options.givens.any())
        return make(std::move(options));
    Puzzle puzzle = options.puzzle();
    const Words words = options.words;
    return with_givens(make(std::move(options)), std::move(puzzle), words);
}

StoryOption origin_of_rule(const StoryOptions& options) {
    return options.events ? StoryOption::events : StoryOption::rule;
}

std::optional<std::uint64_t> StoryOptions::known_count() const {
    if (!puzzle().is_plain())
        return unique ? std::nullopt : completions;
    return unique ? known_fundamental_solutions(n) : known_solutions(n);
}

BoardNames board_names(const StoryOptions& options) {
    return BoardNames(options.n, options.numbering.value_or(numberings().front().numbering), options.words);
}

std::span<const Story> stories() {
    static const std::array table{
        solutions_row, search_row, walkthrough_row, race_row, symmetry_row, funnel_row, occupancy_row,
    };
    return table;
}

const Story* find_story(std::string_view name) {
    return find_row(stories(), name);
}

StoryTotals measure(Storyline& story, const Pace& pace, std::uint64_t max_moments) {
    return measure(pace, story.moments(), {.whole = story.needs_preview(), .max_moments = max_moments});
}

Pacer pacer_of(Storyline& story, const Pace& pace) {
    if (!needs_totals(pace) && !story.needs_preview())
        return Pacer(pace);
    return Pacer(pace, measure(story, pace));
}

}  // namespace queenreel
