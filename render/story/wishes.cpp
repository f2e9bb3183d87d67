#include "story/wishes.h"

#include <algorithm>
#include <array>
#include <limits>

namespace queenreel {
namespace {

struct WishRow {
    Wish wish;
    bool (*wished)(const StoryOptions& options);
    std::string_view option;
    std::string_view why;  // after "the story NAME "
};

constexpr std::uint64_t no_end = std::numeric_limits<std::uint64_t>::max();

constexpr std::array table{
    WishRow{Wish::unique, [](const StoryOptions& options) { return options.unique; }, "--unique",
            "does not leave out mirror images"},
    WishRow{Wish::part,
            [](const StoryOptions& options) { return options.first != 1 && options.first == options.last; },
            "--solution", "begins at the beginning"},
    WishRow{Wish::part, [](const StoryOptions& options) { return options.first != 1; }, "--solutions",
            "begins at the beginning"},
    WishRow{Wish::limit, [](const StoryOptions& options) { return options.last != no_end; }, "--limit",
            "has a fixed end"},
    WishRow{Wish::first_solution, [](const StoryOptions& options) { return options.to_first_solution; },
            "--first", "does not follow a search to its first solution"},
    WishRow{Wish::events, [](const StoryOptions& options) { return static_cast<bool>(options.events); },
            "--events", "is not told from a trace"},
    WishRow{Wish::racers, [](const StoryOptions& options) { return !options.racers.empty(); }, "--solver",
            "is told of one solver"},
    WishRow{Wish::marks, [](const StoryOptions& options) { return options.attacks || options.conflicts; },
            "--marks", "has marks of its own"},
};

/// Whether a panel is one that the story has not, or is asked for twice.
bool asks_for_others(const std::vector<PanelKind>& panels, const Story& story) {
    return std::ranges::any_of(panels, [&](PanelKind kind) {
        return std::ranges::find(story.panels, kind) == story.panels.end() ||
               std::ranges::count(panels, kind) > 1;
    });
}

}  // namespace

std::string refusal_of_wishes(const Story& story, std::initializer_list<Wish> granted,
                              const StoryOptions& options) {
    const std::string name = "the story " + std::string(story.name);
    for (const WishRow& row : table)
        if (row.wished(options) && std::ranges::find(granted, row.wish) == granted.end())
            return std::string(row.option) + ": " + name + ' ' + std::string(row.why) + "; leave it out";
    if (options.panels && asks_for_others(*options.panels, story))
        return "--panels: " + name +
               (story.panels.empty() ? " has no panels" : " has not these, or not twice") + "; leave it out";
    return {};
}

}  // namespace queenreel
