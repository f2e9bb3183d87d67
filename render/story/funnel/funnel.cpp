#include <algorithm>
#include <array>
#include <string>
#include <utility>

#include "puzzle/known_counts.h"
#include "story/funnel/stages.h"
#include "story/paced.h"
#include "story/rows.h"
#include "story/wishes.h"
#include "story/wording.h"

namespace queenreel {
namespace {

bool shows_bars(const StoryOptions& options) {
    return !options.panels || !options.panels->empty();
}

/// The bars of the stages up to the one that is lit. A log scale, from 0: as equal steps were, all but the
/// first would be too short to see.
BarsPanel bars(const std::vector<Stage>& stages, std::size_t lit) {
    double max = 0;
    for (const Stage& stage : stages)
        max = std::max(max, logarithm(stage.boards));
    BarsPanel panel;
    for (std::size_t i = 0; i <= lit; ++i)
        panel.bars.push_back({.name = stages[i].name,
                              .value = in_words(stages[i].boards),
                              .share = logarithm(stages[i].boards) / max,
                              .lit = i == lit});
    return panel;
}

Generator<Moment> funnel(const StoryOptions& options) {
    const std::vector<Stage> stages = funnel_stages(options);
    for (std::size_t i = 0; i < stages.size(); ++i) {
        const Stage& stage = stages[i];
        Moment moment;
        moment.frame.board = stage.picture;
        if (shows_bars(options))
            moment.frame.panels.emplace_back(bars(stages, i));
        moment.frame.caption = stage.caption;
        moment.frame.chapter = stage.chapter;
        moment.frame.title = "How the search for " + counted(static_cast<std::uint64_t>(options.n), "queen") +
                             " shrinks: " + stage.name;
        moment.frame.description = stage.caption + ". " + queens_in_words(stage.example);
        co_yield moment;
    }
}

std::string refusal(const StoryOptions& options) {
    if (auto why = refusal_of_wishes(funnel_row, {}, options); !why.empty())
        return why;
    if (!options.solver->complete)
        return "--solver: " + std::string(options.solver->name) +
               " does not search for all solutions; leave it out, or give --solver " +
               std::string(funnel_row.default_solver);
    if (!known_solutions(options.n))
        return "N: nobody has counted the solutions of " + std::to_string(options.n) + "; give 1 to " +
               std::to_string(max_known);
    return {};
}

/// Code points of UTF-8.
int characters(const std::string& text) {
    return static_cast<int>(std::ranges::count_if(
        text, [](char byte) { return (static_cast<unsigned char>(byte) & 0xC0) != 0x80; }));
}

Scene scene(const StoryOptions& options) {
    Scene result;
    if (!shows_bars(options))
        return result;
    PanelSlot slot{.kind = PanelKind::bars, .title = "Boards to look at, on a log scale", .rows = 0};
    for (const Stage& stage : funnel_stages(options)) {
        ++slot.rows;
        slot.columns = std::max(slot.columns, characters(stage.name + ' ' + in_words(stage.boards)));
    }
    result.panels.push_back(slot);
    return result;
}

constexpr std::array panels{PanelKind::bars};

}  // namespace

constexpr Story funnel_row{.name = "funnel",
                           .summary = "how few of all placements a search has to look at",
                           .panels = panels,
                           .default_solver = "backtracking",
                           .refusal = refusal,
                           .scene = scene,
                           .tell = [](StoryOptions options) { return paced(std::move(options), funnel); }};

}  // namespace queenreel
