#include <algorithm>
#include <array>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "queenreel/base/text.h"
#include "queenreel/puzzle/symmetry.h"
#include "queenreel/story/boards.h"
#include "queenreel/story/cards.h"
#include "queenreel/story/givens.h"
#include "queenreel/story/rows.h"
#include "queenreel/story/solution_dots.h"
#include "queenreel/story/solution_grid.h"
#include "queenreel/story/square_counts.h"
#include "queenreel/story/story.h"
#include "queenreel/story/wording.h"
#include "queenreel/words/words.h"

namespace queenreel {
namespace {

/// The number of solutions that the story enumerates, shown or not, if known.
std::optional<std::uint64_t> total(const StoryOptions& options) {
    if (!options.solver->complete)
        return std::nullopt;
    return options.known_count();
}

/// The number of a solution among all; empty for solvers that find only one.
std::string numbered(std::uint64_t number, const StoryOptions& options) {
    return options.solver->complete ? options.words.of_total(number, total(options)) : std::string();
}

/// Longer lists of chapters are useless, and some players read no more.
constexpr std::uint64_t max_chapters = 255;

/// Returns true if each solution starts a chapter: not if there is only one, and not if there are too many.
bool has_chapters(const StoryOptions& options) {
    const std::uint64_t last = std::min(options.last, total(options).value_or(options.last));
    if (!options.solver->complete || options.first >= last)
        return false;
    const std::uint64_t first = std::max<std::uint64_t>(options.first, 1);
    const std::uint64_t shown = options.chosen.up_to(last).count() - options.chosen.up_to(first - 1).count();
    return shown > 1 && shown <= max_chapters;
}

/// "Solution 1 of 92", "Fundamental solution", "Solution"
std::string solution_words(std::uint64_t number, const StoryOptions& options) {
    const Words& words = options.words;
    const std::string of = numbered(number, options);
    if (of.empty())
        return options.unique ? words.say("Fundamental solution") : words.say("Solution");
    return options.unique ? words.say("Fundamental solution {number}", {of})
                          : words.say("Solution {number}", {of});
}

/// "Solution 1 of 24 to the 4-rooks problem"
std::string rooks_title(const std::string& which, const StoryOptions& options) {
    const std::string n = std::to_string(options.n);
    const std::string kind = kind_without_rule(options.puzzle(), options.words);
    const std::string title = options.n == 1
                                  ? options.words.say("{solution} to the {n}-rook problem", {which, n})
                                  : options.words.say("{solution} to the {n}-rooks problem", {which, n});
    return kind.empty() ? title : options.words.say_in("with given queens", "{title} {kind}", {title, kind});
}

/// "Solution 1 of 92 to the 8-queens problem"
std::string solution_title(const std::string& which, const StoryOptions& options) {
    if (is_of_rooks(options.rule))
        return rooks_title(which, options);
    const std::string n = std::to_string(options.n);
    const std::string kind = kind_in_words(options.puzzle(), options.words);
    if (options.n == 1)
        return kind.empty()
                   ? options.words.say("{solution} to the {n}-queen problem", {which, n})
                   : options.words.say("{solution} to the {n}-queen problem {kind}", {which, n, kind});
    return kind.empty() ? options.words.say("{solution} to the {n}-queens problem", {which, n})
                        : options.words.say("{solution} to the {n}-queens problem {kind}", {which, n, kind});
}

Frame solution_frame(Solution columns, std::uint64_t number, const StoryOptions& options) {
    const Board board = board_of(options.n, columns);
    const std::string of = numbered(number, options);
    Frame frame;
    frame.moment = MomentKind::solution;
    frame.board = board_panel(board, options);
    const Words& words = options.words;
    if (options.captions)
        frame.caption = of.empty()       ? words.say("found by {solver}", {std::string(options.solver->name)})
                        : options.unique ? words.say("Fundamental solution {number}", {of})
                                         : of;
    const std::string which = solution_words(number, options);
    frame.title = solution_title(which, options);
    if (has_chapters(options))
        frame.chapter = which;
    frame.description = [board, words, rule = options.rule] { return pieces_in_words(board, rule, words); };
    frame.number = number;
    return frame;
}

/// A solution, its number, and whether it is selected.
struct NumberedSolution {
    Solution columns{};
    std::uint64_t number = 0;
    bool is_told = false;
};

/// Yields the solutions up to the last selected one, or all if they have dots.
Generator<NumberedSolution> numbered_solutions(StoryOptions options) {
    if (options.last < 1 || options.first > options.last)
        co_return;
    const bool all = SolutionDots::suit(options);
    std::uint64_t number = 0;
    for (const SearchEvent& event : options.solver->search(options.puzzle(), {.seed = options.seed})) {
        if (event.kind != SearchEvent::Kind::solution)
            continue;
        if (options.unique && !is_canonical(event.columns))
            continue;
        ++number;
        const bool is_told = number >= options.first && number <= options.last && options.chosen.has(number);
        co_yield NumberedSolution{event.columns, number, is_told};
        if (number == options.last && !all)
            co_return;
    }
}

/// Returns true if every solution is shown, in lexicographic order.
bool is_told_whole(const StoryOptions& options) {
    return options.solver->ordered && !options.unique && options.first <= 1 && options.chosen == Numbers() &&
           options.last >= total(options).value_or(options.last);
}

/// The largest board whose counts have room in its squares.
constexpr int max_counted = 12;

/// Throws StoryError for a card that the story lacks.
void check_cards(const StoryOptions& options) {
    if (options.cards.title)
        throw StoryError(StoryOption::cards,
                         "the story solutions has no card before it, only one at its end");
    if (options.cards.end && options.n > max_counted)
        throw StoryError(StoryOption::cards, "the end card has no room for the numbers of over 12 rows");
}

class SolutionsStoryline : public Storyline {
  public:
    explicit SolutionsStoryline(StoryOptions options) : options_(std::move(options)) {
        check_cards(options_);
    }

    /// Needed if solutions have dots, which show all of them, or places in a grid.
    bool needs_preview() const override { return has_dots() || has_grid(); }

    Generator<Moment> moments() override {
        std::vector<std::vector<int>> all;
        std::uint64_t told = 0;
        for (const NumberedSolution& solution : numbered_solutions(options_)) {
            if (has_dots())
                all.emplace_back(solution.columns.begin(), solution.columns.end());
            if (!solution.is_told)
                continue;
            if (++told > SolutionGrid::max_boards && has_grid())
                break;
            co_yield MomentKind::solution;
        }
        if (options_.cards.end)
            co_yield Moment(MomentKind::card, 1);
        if (has_dots())
            dots_.emplace(std::move(all), options_.words);
        if (has_grid())
            grid_.emplace(told, options_);
    }

    Scene scene() const override {
        Scene scene{.size = options_.n,
                    .rooks = is_of_rooks(options_.rule),
                    .tints = options_.cards.end,
                    .cards = options_.cards.end};
        for (const PanelKind kind : panels())
            scene.panels.push_back(kind == PanelKind::boards ? grid_->slot() : dots_->slot());
        return scene;
    }

    Generator<Frame> frames(Pacer pacer) override {
        std::optional<SolutionDots> dots = dots_;
        std::optional<SolutionGrid> grid = grid_;
        SquareCounts counts(options_.n);
        std::uint64_t last = 0;
        const bool by_column = dots && dots->last_by_column() && is_told_whole(options_);
        for (const auto& [columns, number, is_told] : numbered_solutions(options_)) {
            if (dots)
                dots->fill(columns);
            if (!is_told)
                continue;
            counts.add(columns);
            if (grid)
                grid->add(columns);
            last = number;
            if (const std::optional<Showing> showing = pacer.next(MomentKind::solution)) {
                Frame frame = solution_frame(columns, number, options_);
                frame.duration = showing->duration;
                add_panels(frame, dots, grid);
                if (by_column) {
                    frame.caption = dots->first_queen_in_words(columns);
                    // The caption describes the column, the description the picture.
                    frame.description = [which =
                                             as_sentence(solution_words(number, options_), options_.words),
                                         queens = frame.description] { return which + ' ' + queens(); };
                }
                co_yield frame;
            }
            if (pacer.is_over())
                break;
        }
        if (!options_.cards.end || last == 0)
            co_return;
        if (const std::optional<Showing> showing = pacer.next(Moment(MomentKind::card, 1))) {
            Frame frame =
                card_frame(counts.card(options_), has_chapters(options_) ? options_.words.say("Summary") : "",
                           options_.words);
            frame.duration = showing->duration;
            frame.number = last + 1;
            co_yield frame;
        }
    }

  private:
    bool has_dots() const { return SolutionDots::suit(options_); }
    bool has_grid() const { return SolutionGrid::is_wanted(options_); }

    /// The panels in the requested order; call it after reading the moments.
    std::vector<PanelKind> panels() const {
        std::vector<PanelKind> kinds =
            options_.panels.value_or(std::vector{PanelKind::boards, PanelKind::state});
        std::erase_if(kinds, [this](PanelKind kind) { return kind == PanelKind::boards ? !grid_ : !dots_; });
        return kinds;
    }

    void add_panels(Frame& frame, const std::optional<SolutionDots>& dots,
                    const std::optional<SolutionGrid>& grid) const {
        for (const PanelKind kind : panels())
            if (kind == PanelKind::boards)
                frame.panels.emplace_back(grid->panel());
            else
                frame.panels.emplace_back(dots->panel());
    }

    StoryOptions options_;
    std::optional<SolutionDots> dots_;  // set once the moments have been read
    std::optional<SolutionGrid> grid_;  // likewise
};

constexpr std::array solutions_panels{PanelKind::state, PanelKind::boards};
constexpr std::array solutions_takes{StoryOption::givens, StoryOption::rule,  StoryOption::unique,
                                     StoryOption::first,  StoryOption::limit, StoryOption::marks,
                                     StoryOption::cards};

}  // namespace

constexpr Story solutions_row{.name = "solutions",
                              .summary = message_in("a summary", "each solution in turn, with a pause"),
                              .panels = solutions_panels,
                              .takes = solutions_takes,
                              .of_solutions = true,
                              .make = [](StoryOptions options) -> std::unique_ptr<Storyline> {
                                  return std::make_unique<SolutionsStoryline>(std::move(options));
                              }};

}  // namespace queenreel
