#include <algorithm>
#include <array>
#include <chrono>
#include <memory>
#include <string>
#include <utility>

#include "queenreel/puzzle/known_counts.h"
#include "queenreel/story/funnel/stages.h"
#include "queenreel/story/funnel/zoom.h"
#include "queenreel/story/rows.h"
#include "queenreel/story/stepped.h"
#include "queenreel/story/wording.h"
#include "queenreel/words/words.h"

namespace queenreel {
namespace {

constexpr std::chrono::microseconds zoom_picture{40'000};

bool shows_bars(const StoryOptions& options) {
    return !options.panels || !options.panels->empty();
}

/// The bars of the stages up to the lit one, on a log scale from 0: on a linear one all but the first would
/// be too short to see.
BarsPanel bars(const std::vector<FunnelStage>& stages, std::size_t lit, const Words& words) {
    double max = 0;
    for (const FunnelStage& stage : stages)
        max = std::max(max, logarithm(stage.boards));
    BarsPanel panel{.bars = {}, .scale = words.say("On a log scale")};
    for (std::size_t i = 0; i <= lit; ++i)
        panel.bars.push_back({.name = stages[i].name,
                              .value = in_words(stages[i].boards, words),
                              .share = logarithm(stages[i].boards) / max,
                              .lit = i == lit});
    return panel;
}

/// A moment long enough to read its caption and its last number, which is read digit by digit.
Moment moment(const std::string& caption, const BarsPanel& panel) {
    constexpr int digit = 2;  // characters
    const std::string text = caption + panel.bars.back().value;
    const auto digits = std::ranges::count_if(text, [](char byte) { return byte >= '0' && byte <= '9'; });
    Moment result(MomentKind::step, 1);
    result.reading =
        std::chrono::milliseconds(500) + std::chrono::floor<std::chrono::milliseconds>(
                                             characters_time(text, static_cast<int>((digit - 1) * digits)));
    return result;
}

class FunnelStoryline : public SteppedStoryline {
  public:
    using SteppedStoryline::SteppedStoryline;

    Scene scene() const override {
        Scene result{.size = options().n, .marks = true, .caption_lines = 2};
        if (!shows_bars(options()))
            return result;
        PanelSlot slot{.kind = PanelKind::bars,
                       .title = options().words.say("Boards to look at"),
                       .rows = 0,
                       .notes = 1};
        for (const FunnelStage& stage : stages()) {
            ++slot.rows;
            slot.columns = std::max(
                slot.columns, width_in_letters(stage.name + ' ' + in_words(stage.boards, options().words)));
        }
        for (std::size_t i = 0; i < levels().size(); ++i)
            for (const BarsPanel::Bar& bar : zoom(i).bars)
                slot.columns = std::max(slot.columns, width_in_letters(bar.name + ' ' + bar.value));
        result.panels.push_back(slot);
        return result;
    }

  protected:
    Generator<Step> steps() override {
        for (std::size_t i = 0; i < stages().size(); ++i) {
            const FunnelStage& stage = stages()[i];
            Frame frame;
            frame.board = stage.picture;
            if (shows_bars(options()))
                frame.panels.emplace_back(bars(stages(), i, options().words));
            frame.caption = stage.caption;
            frame.chapter = stage.chapter;
            frame.title =
                options().words.say_n(options().n, "How the search for {count} queen shrinks: {stage}",
                                      "How the search for {count} queens shrinks: {stage}", {stage.name});
            frame.description = as_sentence(stage.caption, options().words) + ' ' +
                                queens_in_words(stage.example, options().words);
            co_yield {frame, moment(stage.caption, bars(stages(), i, options().words))};
        }
        for (std::size_t i = 0; i < levels().size(); ++i) {
            Step step{zoomed(i), moment(caption(i), zoom(i))};
            if (i > 0 && i + 1 < levels().size()) {
                step.rest = zoom_picture;
                step.moment.reading = led_in(step.frame) + zoom_picture;
            }
            co_yield step;
        }
    }

  private:
    /// The zoom levels of the solutions on a line of all boards; empty if no bars are shown.
    std::vector<ZoomLevel> levels() const {
        return shows_bars(options()) ? zoom_levels(stages().front().boards, stages().back().boards)
                                     : std::vector<ZoomLevel>();
    }
    BarsPanel zoom(std::size_t level) const {
        return zoom_bars(levels(), stages().back().boards, level, stages().size(), options().words);
    }
    std::string caption(std::size_t level) const {
        return zoom_caption(levels()[level], stages().back().boards, options().words);
    }

    Frame zoomed(std::size_t level) const {
        Frame frame;
        frame.board = stages().back().picture;
        frame.panels.emplace_back(zoom(level));
        frame.caption = caption(level);
        frame.chapter = level == 0 ? options().words.say("On one line") : "";
        frame.title = options().words.say_n(
            options().n, "The solutions of {count} queen on a line of all boards, level {level}",
            "The solutions of {count} queens on a line of all boards, level {level}", {level + 1});
        if (level > 0)
            frame.lead_ins = coming_closer(level, frame.board);
        frame.description = as_sentence(frame.caption, options().words) + ' ' +
                            queens_in_words(stages().back().example, options().words);
        return frame;
    }

    /// The number of pictures of a zoom from one level to the next: enough to read the caption of any level
    /// passed on the way.
    int pictures_of_zoom() const {
        std::chrono::microseconds longest = std::chrono::milliseconds(2400);
        for (std::size_t i = 1; i + 1 < levels().size(); ++i)
            longest = std::max(longest, moment(caption(i), zoom(i)).reading);
        return static_cast<int>((longest + zoom_picture - std::chrono::microseconds(1)) / zoom_picture);
    }

    /// Zooms to a level from the one before. The previous caption remains. The zoom does not stop between the
    /// first line and the last: a level passed on the way is a single picture.
    std::vector<LeadIn> coming_closer(std::size_t level, const BoardPanel& board) const {
        constexpr int pictures_a_number = 15;  // digits that change faster would flash
        const int pictures = pictures_of_zoom();
        std::vector<ZoomLevel> lines = levels();
        const ZoomLevel from = lines[level - 1];
        const ZoomLevel to = lines[level];
        std::vector<LeadIn> way;
        std::string name;
        std::string value;
        for (int i = 1; i <= pictures; ++i) {
            lines[level] = between(from, to, static_cast<double>(i) / pictures);
            BarsPanel panel =
                zoom_bars(lines, stages().back().boards, level, stages().size(), options().words);
            BarsPanel::Bar& line = panel.bars.back();
            if (i % pictures_a_number == 1) {
                name = line.name;
                value = line.value;
            }
            line.name = name;
            line.value = value;
            way.push_back({.board = board,
                           .panels = {std::move(panel)},
                           .duration = zoom_picture,
                           .caption = caption(level - 1)});
        }
        return way;
    }

    /// Runs the solver on the first call.
    const std::vector<FunnelStage>& stages() const {
        if (stages_.empty())
            stages_ = funnel_stages(options());
        return stages_;
    }

    mutable std::vector<FunnelStage> stages_;
};

std::unique_ptr<Storyline> make_funnel(StoryOptions options) {
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

constexpr std::array funnel_takes{StoryOption::numbering};
constexpr std::array funnel_panels{PanelKind::bars};

}  // namespace

constexpr Story funnel_row{
    .name = "funnel",
    .summary = message_in("a summary", "how few of all placements a search has to look at"),
    .panels = funnel_panels,
    .takes = funnel_takes,
    .default_solver = "backtracking",
    .subject = StorySubject::counts,
    .make = make_funnel};

}  // namespace queenreel
