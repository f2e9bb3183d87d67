#include <algorithm>
#include <array>
#include <memory>
#include <string>
#include <utility>

#include "puzzle/known_counts.h"
#include "story/funnel/stages.h"
#include "story/rows.h"
#include "story/stepped.h"
#include "story/wording.h"

namespace queenreel {
namespace {

bool shows_bars(const StoryOptions& options) {
    return !options.panels || !options.panels->empty();
}

/// The bars of the stages up to the one that is lit. A log scale, from 0: on a linear one all but the first
/// would be too short to see.
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

/// Code points of UTF-8.
int characters(const std::string& text) {
    return static_cast<int>(std::ranges::count_if(
        text, [](char byte) { return (static_cast<unsigned char>(byte) & 0xC0) != 0x80; }));
}

class FunnelStoryline : public SteppedStoryline {
  public:
    using SteppedStoryline::SteppedStoryline;

    Generator<Moment> moments() override { return SteppedStoryline::moments(stages().size()); }

    Scene scene() const override {
        Scene result{.size = options().n, .marks = true, .caption_lines = 2};
        if (!shows_bars(options()))
            return result;
        PanelSlot slot{.kind = PanelKind::bars, .title = "Boards to look at, on a log scale", .rows = 0};
        for (const Stage& stage : stages()) {
            ++slot.rows;
            slot.columns = std::max(slot.columns, characters(stage.name + ' ' + in_words(stage.boards)));
        }
        result.panels.push_back(slot);
        return result;
    }

  protected:
    Generator<Step> steps() override {
        for (std::size_t i = 0; i < stages().size(); ++i) {
            const Stage& stage = stages()[i];
            Frame frame;
            frame.board = stage.picture;
            if (shows_bars(options()))
                frame.panels.emplace_back(bars(stages(), i));
            frame.caption = stage.caption;
            frame.chapter = stage.chapter;
            frame.title = "How the search for " + counted(static_cast<std::uint64_t>(options().n), "queen") +
                          " shrinks: " + stage.name;
            frame.description = as_sentence(stage.caption) + ' ' + queens_in_words(stage.example);
            co_yield frame;
        }
    }

  private:
    /// The solver is run for them once, when they are first asked for.
    const std::vector<Stage>& stages() const {
        if (stages_.empty())
            stages_ = funnel_stages(options());
        return stages_;
    }

    mutable std::vector<Stage> stages_;
};

std::unique_ptr<Storyline> make(StoryOptions options) {
    if (!options.solver->complete) {
        StoryError error(StoryOption::solver,
                         std::string(options.solver->name) + " does not search for all solutions");
        error.solvers = {funnel_row.default_solver};
        throw error;
    }
    if (!known_solutions(options.n)) {
        StoryError error(StoryOption::size,
                         "nobody has counted the solutions of " + std::to_string(options.n));
        error.range = {1, max_known};
        throw error;
    }
    return std::make_unique<FunnelStoryline>(std::move(options));
}

constexpr std::array panels{PanelKind::bars};

}  // namespace

constexpr Story funnel_row{.name = "funnel",
                           .summary = "how few of all placements a search has to look at",
                           .panels = panels,
                           .default_solver = "backtracking",
                           .make = make};

}  // namespace queenreel
