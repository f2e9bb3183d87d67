#include <algorithm>
#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "queenreel/puzzle/known_counts.h"
#include "queenreel/puzzle/symmetry.h"
#include "queenreel/story/boards.h"
#include "queenreel/story/rows.h"
#include "queenreel/story/stepped.h"
#include "queenreel/story/turned_class.h"
#include "queenreel/story/wording.h"
#include "queenreel/words/words.h"

namespace queenreel {
namespace {

constexpr int max_symmetry_n = 12;  // n = 12 has 1,787 classes

/// The solution that represents a class, and the number of the class, from 1.
struct Fundamental {
    std::vector<int> columns{};
    std::uint64_t number = 0;
};

/// Selects the default classes: the first two with eight images and the first with fewer. All are turned in
/// the same ways.
class Examples {
  public:
    bool takes(Solution columns) {
        int& left = left_of(columns);
        return left > 0 && left-- > 0;
    }
    bool are_complete() const { return whole_ == 0 && symmetric_ == 0; }

  private:
    int& left_of(Solution columns) {
        return class_size(columns) == static_cast<int>(TurnedClass::views) ? whole_ : symmetric_;
    }

    int whole_ = 2;
    int symmetric_ = 1;
};

bool asks_for_classes(const StoryOptions& options) {
    const StoryOptions none;
    return options.first != none.first || options.last != none.last || options.chosen != none.chosen;
}

Generator<Fundamental> fundamental_solutions(StoryOptions options) {
    if (options.last < 1 || options.first > options.last)
        co_return;
    std::optional<Examples> examples;
    if (!asks_for_classes(options))
        examples.emplace();
    std::uint64_t number = 0;
    for (const SearchEvent& event : options.solver->search(options.n)) {
        if (event.kind != SearchEvent::Kind::solution || !is_canonical(event.columns))
            continue;
        ++number;
        const bool is_told =
            examples ? examples->takes(event.columns) : number >= options.first && options.chosen.has(number);
        if (is_told) {
            // GCC 12 frees the members of a yielded temporary twice.
            const Fundamental fundamental{{event.columns.begin(), event.columns.end()}, number};
            co_yield fundamental;
        }
        if (number == options.last || (examples && examples->are_complete()))
            co_return;
    }
}

bool shows_images(const StoryOptions& options) {
    return !options.panels || !options.panels->empty();
}

/// The position of a class in the story.
struct Place {
    std::uint64_t number = 0;     ///< the number of the class, from 1
    std::uint64_t solutions = 0;  ///< solutions in the classes shown so far
};

std::string class_of_all(const Place& place, const StoryOptions& options) {
    return options.words.say("Class {number}",
                             {options.words.of_total(place.number, known_fundamental_solutions(options.n))});
}

/// The kinds of moments of a class: its first board, then alternately an image and the board as found, and
/// finally the class as a whole.
constexpr std::size_t class_moments = 2 * TurnedClass::views - 1;
constexpr MomentKind class_moment(std::size_t index) {
    if (index == 0)
        return MomentKind::step;
    return index % 2 == 1 || index == class_moments - 1 ? MomentKind::turn : MomentKind::found;
}

/// A picture of a board with the images of its class. Queens do not move to it from the previous picture.
Frame picture(const StoryOptions& options, Solution columns, const BoardsPanel& images, std::string caption) {
    const Board board = board_of(options.n, columns);
    Frame frame;
    frame.board = board_panel(board, options);
    if (shows_images(options))
        frame.panels.emplace_back(images);
    frame.title = caption;
    frame.description = [caption, board, words = options.words] {
        return as_sentence(caption, words) + ' ' + queens_in_words(board, words);
    };
    frame.caption = std::move(caption);
    frame.movement.path = Movement::Path::fade;
    return frame;
}

BoardsPanel all_lit(BoardsPanel images) {
    for (auto& small : images.boards)
        small.lit = true;
    return images;
}

Frame as_solution(Frame frame) {
    for (Cell& cell : frame.board.cells)
        cell.mark = cell.queen ? Mark::solved : Mark::none;
    return frame;
}

/// A board of one square, which has no other image.
Frame only_square(const StoryOptions& options, const TurnedClass& turned) {
    return as_solution(picture(options, turned.columns(), all_lit(turned.images()),
                               options.words.say("Turned or flipped, it is the same board")));
}

/// The solution as found once more, with all images lit.
Frame class_sum(const StoryOptions& options, const TurnedClass& turned, const Place& place) {
    const std::string name = class_of_all(place, options);
    std::string caption =
        place.solutions > turned.size()
            ? options.words.say_n(turned.size(), "{class}: {count} solution, {sum} in all so far",
                                  "{class}: {count} solutions, {sum} in all so far", {name, place.solutions})
            : options.words.say_n(turned.size(), "{class}: {count} solution", "{class}: {count} solutions",
                                  {name});
    return as_solution(picture(options, turned.columns(), all_lit(turned.images()), std::move(caption)));
}

/// The current image with the motion that makes it from the board as found, or that board itself.
Frame view_of(const StoryOptions& options, const TurnedClass& turned) {
    Frame frame = picture(options, turned.columns(), turned.images(), turned.words());
    turned.add_guide(frame.board);
    frame.moves = turned.moves();
    frame.movement = turned.movement();
    if (options.captions && frame.movement.duration.count() > 0)
        frame.movement.caption = turned.motion_words();
    return frame;
}

/// Yields the pictures of a class, one for each of its moments.
Generator<Frame> one_class(const StoryOptions* options, TurnedClass* turned, Place* place) {
    const std::string name = class_of_all(*place, *options);
    Frame frame = picture(*options, turned->columns(), turned->images(),
                          options->words.say("{class}: as found", {name}));
    frame.chapter = name;
    co_yield frame;
    if (options->n == 1) {
        place->solutions += turned->size();
        co_yield only_square(*options, *turned);
        co_return;
    }
    for (std::size_t view = 1; view < TurnedClass::views; ++view) {
        if (view > 1) {
            turned->turn_back();
            co_yield view_of(*options, *turned);
        }
        turned->turn();
        co_yield view_of(*options, *turned);
    }
    turned->turn_back();
    place->solutions += turned->size();
    co_yield class_sum(*options, *turned, *place);
}

/// "12 classes, 92 solutions", "3 of the 12 classes, 24 solutions".
std::string sum_in_words(std::uint64_t classes, const Place& place, const StoryOptions& options) {
    const Words& words = options.words;
    if (classes == 0)
        return words.say("No solution, and so no class");
    const auto all = known_fundamental_solutions(options.n);
    const std::string what = all && *all != classes
                                 ? words.say_n(*all, "{number} of the {count} classes",
                                               "{number} of the {count} classes", {classes})
                                 : words.say_n(classes, "{count} class", "{count} classes");
    return words.say_n(place.solutions, "{classes}, {count} solution", "{classes}, {count} solutions",
                       {what});
}

class SymmetryStoryline : public SteppedStoryline {
  public:
    using SteppedStoryline::SteppedStoryline;

    bool needs_preview() const override { return shows_images(options()); }

    Generator<Moment> moments() override {
        for (const Step& step : steps()) {
            for (const Panel& panel : step.frame.panels)
                max_images_ =
                    std::max(max_images_, static_cast<int>(std::get<BoardsPanel>(panel).boards.size()));
            co_yield step.moment;
        }
    }

    Scene scene() const override {
        Scene result{.size = options().n, .marks = true, .turns = true, .caption_lines = 2};
        if (shows_images(options()))
            result.panels.push_back({.kind = PanelKind::boards,
                                     .title = options().words.say("The class"),
                                     .rows = max_images_,
                                     .columns = options().n,
                                     .notes = 1});
        return result;
    }

  protected:
    Generator<Step> steps() override {
        Place place{};
        std::uint64_t classes = 0;
        std::vector<int> columns;
        BoardsPanel images;
        for (const auto& [solution, number] : fundamental_solutions(options())) {
            place.number = number;
            ++classes;
            TurnedClass turned(solution, options().words);
            std::size_t moment = 0;
            for (const Frame& frame : one_class(&options(), &turned, &place))
                co_yield {frame, class_moment(moment++)};
            columns = solution;
            images = all_lit(turned.images());
        }
        Frame sum = as_solution(picture(options(), columns, images, sum_in_words(classes, place, options())));
        sum.chapter = options().words.say("All together");
        co_yield {sum, MomentKind::turn};
    }

  private:
    int max_images_ = 1;  // the most distinct images among the classes shown
};

std::unique_ptr<Storyline> make_symmetry(StoryOptions options) {
    if (!options.solver->complete) {
        StoryError error(StoryOption::solver,
                         std::string(options.solver->name) + " finds one solution, not one of each class");
        error.solvers = {solvers().front().name};
        throw error;
    }
    if (options.n > max_symmetry_n && options.last == StoryOptions{}.last) {
        StoryError error(StoryOption::size,
                         "the classes of " + std::to_string(options.n) + " are too many to turn");
        error.range = {1, max_symmetry_n};
        error.takes_limit = true;
        throw error;
    }
    return std::make_unique<SymmetryStoryline>(std::move(options));
}

constexpr std::array symmetry_panels{PanelKind::boards};
constexpr std::array symmetry_takes{StoryOption::unique, StoryOption::first, StoryOption::limit};

}  // namespace

constexpr Story symmetry_row{
    .name = "symmetry",
    .summary = message_in("a summary", "each fundamental solution turned and mirrored into its class"),
    .panels = symmetry_panels,
    .takes = symmetry_takes,
    .subject = StorySubject::mirror_images,
    .make = make_symmetry};

}  // namespace queenreel
