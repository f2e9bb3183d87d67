#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "puzzle/known_counts.h"
#include "puzzle/symmetry.h"
#include "story/board_panel.h"
#include "story/paced.h"
#include "story/rows.h"
#include "story/wishes.h"
#include "story/wording.h"

namespace queenreel {
namespace {

constexpr int greatest_n = 12;  // of all classes: 1,787

/// One of the eight ways to look at a board.
struct View {
    Symmetry symmetry;
    std::string_view label;   ///< above a small board
    std::string_view place;   ///< in a sentence
    std::string_view motion;  ///< what brings the view before it here
};

// Each is a quarter turn from the one before, or a mirror from left to right.
constexpr std::array views{
    View{Symmetry::identity, "as found", "at first", "Back to the board as it was found"},
    View{Symmetry::rotate_90, "90°", "at 90°", "A quarter turn clockwise"},
    View{Symmetry::rotate_180, "180°", "at 180°", "A second quarter turn"},
    View{Symmetry::rotate_270, "270°", "at 270°", "A third quarter turn"},
    View{Symmetry::antitranspose, "antidiagonal", "in the antidiagonal mirror",
         "Mirrored from left to right"},
    View{Symmetry::flip_rows, "top-bottom", "in the top-bottom mirror", "A quarter turn of the mirror image"},
    View{Symmetry::transpose, "diagonal", "in the diagonal mirror", "A second quarter turn of it"},
    View{Symmetry::flip_columns, "left-right", "in the left-right mirror", "A third quarter turn of it"},
};

/// A class of solutions while its board is turned.
struct Class {
    std::vector<int> columns;     ///< of the fundamental solution
    std::uint64_t number;         ///< from 1
    std::uint64_t solutions = 0;  ///< in the classes before this one
    BoardsPanel images{};         ///< the different ones so far
};

Generator<std::vector<int>> fundamental_solutions(const StoryOptions& options) {
    if (options.last < 1 || options.first > options.last)
        co_return;
    std::uint64_t number = 0;
    for (const SearchEvent& event : options.solver->search(options.n)) {
        if (event.kind != SearchEvent::Kind::solution || !is_canonical(event.columns))
            continue;
        if (++number >= options.first)
            co_yield std::vector<int>(event.columns.begin(), event.columns.end());
        if (number == options.last)
            co_return;
    }
}

bool shows_images(const StoryOptions& options) {
    return !options.panels || !options.panels->empty();
}

// A picture of the board that `columns` names.
Frame picture(const StoryOptions& options, Solution columns, const BoardsPanel& images, std::string caption) {
    const Board board = board_of(options.n, columns);
    Frame frame;
    frame.board = board_panel(board, options);
    if (shows_images(options))
        frame.panels.emplace_back(images);
    frame.title = caption;
    frame.description = caption + ". " + queens_in_words(board);
    frame.caption = std::move(caption);
    return frame;
}

std::string class_of_all(const Class& current, const StoryOptions& options) {
    return "Class " + of_total(current.number, known_fundamental_solutions(options.n));
}

// The queens' ways from one view to another.
std::vector<Move> moves(const Class& current, Symmetry from, Symmetry to) {
    const int n = static_cast<int>(current.columns.size());
    std::vector<Move> result;
    for (int row = 0; row < n; ++row) {
        const Square queen{row, current.columns[static_cast<std::size_t>(row)]};
        const Square before = image(from, queen, n);
        const Square after = image(to, queen, n);
        result.push_back({before.row, before.column, after.row, after.column});
    }
    return result;
}

// Lights the image that is the same board, or adds it; says what it is.
std::string with_view(Class& current, const View& view, const BoardPanel& board) {
    auto& images = current.images.boards;
    for (auto& other : images)
        other.lit = false;
    const auto same = std::ranges::find(images, board, &BoardsPanel::SmallBoard::board);
    if (same != images.end()) {
        same->lit = true;
        const auto first = std::ranges::find(views, same->label, &View::label);
        return ": the same board as " + std::string(first->place);
    }
    images.push_back({.board = board, .label = std::string(view.label), .notes = {}, .lit = true});
    return ": a new solution, " + std::string(view.place);
}

Generator<Moment> one_class(const StoryOptions& options, Class& current) {
    for (std::size_t i = 0; i < views.size(); ++i) {
        const std::vector<int> columns = image(views[i].symmetry, current.columns);
        const BoardPanel board = board_panel(board_of(options.n, columns), options);
        const std::string what = with_view(current, views[i], board);
        Moment moment;
        if (i == 0) {
            const std::string name = class_of_all(current, options);
            moment.frame = picture(options, columns, current.images, name + ": its first board");
            moment.frame.chapter = name;
        } else {
            moment.frame = picture(options, columns, current.images, std::string(views[i].motion) + what);
            moment.frame.moves = moves(current, views[i - 1].symmetry, views[i].symmetry);
        }
        co_yield moment;
    }

    for (auto& small : current.images.boards)
        small.lit = true;
    const std::uint64_t size = current.images.boards.size();
    std::string caption = class_of_all(current, options) + ": " + counted(size, "solution");
    if (current.solutions > 0)
        caption += ", " + grouped(current.solutions + size) + " in all so far";
    Moment moment;
    moment.frame = picture(options, current.columns, current.images, caption);
    moment.frame.moves = moves(current, views.back().symmetry, views.front().symmetry);
    for (Cell& cell : moment.frame.board.cells)
        cell.mark = cell.queen ? Mark::solved : Mark::none;
    co_yield moment;
}

Generator<Moment> symmetry(const StoryOptions& options) {
    Class current{.columns = {}, .number = options.first - 1};
    std::uint64_t classes = 0;
    for (const std::vector<int>& columns : fundamental_solutions(options)) {
        current = {.columns = columns, .number = current.number + 1, .solutions = current.solutions};
        for (const Moment& moment : one_class(options, current))
            co_yield moment;
        current.solutions += current.images.boards.size();
        ++classes;
    }

    const auto all = known_fundamental_solutions(options.n);
    const std::string of = all && *all != classes ? " of the " + grouped(*all) : "";
    Moment sum;
    sum.frame =
        picture(options, current.columns, current.images,
                classes == 0 ? "No solution, and so no class"
                             : grouped(classes) + of + (classes == 1 && of.empty() ? " class" : " classes") +
                                   ", " + counted(current.solutions, "solution"));
    sum.frame.chapter = "All together";
    co_yield sum;
}

std::string refusal(const StoryOptions& options) {
    using enum Wish;
    if (auto why = refusal_of_wishes(symmetry_row, {unique, part, limit}, options); !why.empty())
        return why;
    if (!options.solver->complete)
        return "--solver: " + std::string(options.solver->name) +
               " finds one solution, not one of each class; leave it out, or give --solver " +
               std::string(solvers().front().name);
    if (options.n > greatest_n && options.last == StoryOptions{}.last)
        return "N: the classes of " + std::to_string(options.n) + " are too many to turn; give 1 to " +
               std::to_string(greatest_n) + ", or --limit K";
    return {};
}

// The most different images of one of the classes told.
int most_images(const StoryOptions& options) {
    constexpr int most = static_cast<int>(views.size());
    int found = 1;
    for (const std::vector<int>& columns : fundamental_solutions(options)) {
        found = std::max(found, class_size(columns));
        if (found == most)
            break;
    }
    return found;
}

Scene scene(const StoryOptions& options) {
    Scene result;
    if (shows_images(options))
        result.panels.push_back({.kind = PanelKind::boards,
                                 .title = "The class",
                                 .rows = most_images(options),
                                 .columns = options.n});
    return result;
}

constexpr std::array panels{PanelKind::boards};

}  // namespace

constexpr Story symmetry_row{
    .name = "symmetry",
    .summary = "each fundamental solution turned and mirrored into its class",
    .panels = panels,
    .refusal = refusal,
    .scene = scene,
    .tell = [](StoryOptions options) { return paced(std::move(options), symmetry); }};

}  // namespace queenreel
