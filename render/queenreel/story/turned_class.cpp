#include "queenreel/story/turned_class.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <optional>
#include <utility>

#include "queenreel/puzzle/symmetry.h"
#include "queenreel/story/boards.h"

namespace queenreel {
namespace {

using namespace std::chrono_literals;

/// One of the eight ways to view a board.
struct View {
    Symmetry symmetry;
    const char* what;         ///< the motion that is applied to the board as found
    const char* is_new = "";  ///< the same, if it makes a new board
    const char* same = "";    ///< what another view with the same board says about it

    // The labels above and below its small board.
    const char* label;
    const char* note;

    double turned = 0;           ///< degrees clockwise
    std::optional<Axis> axis{};  ///< the mirror axis, in sides of the board
    std::chrono::microseconds motion{0};
};

/// First rotations, then reflections: those along the board's sides before those along its diagonals.
constexpr std::array<View, TurnedClass::views> view_table{{
    {.symmetry = Symmetry::identity,
     .what = message("As found"),
     .same = message("{What}: same board as found"),
     .label = message("as found"),
     .note = ""},
    {.symmetry = Symmetry::rotate_90,
     .what = message("Turned 90°"),
     .is_new = message("Turned 90°: a new board"),
     .same = message("{What}: same board as turned 90°"),
     .label = message("turned 90°"),
     .note = message("clockwise"),
     .turned = 90,
     .motion = 1500ms},
    {.symmetry = Symmetry::rotate_180,
     .what = message("Turned 180°"),
     .is_new = message("Turned 180°: a new board"),
     .same = message("{What}: same board as turned 180°"),
     .label = message("turned 180°"),
     .note = message("clockwise"),
     .turned = 180,
     .motion = 1800ms},
    {.symmetry = Symmetry::rotate_270,
     .what = message("Turned 270°"),
     .is_new = message("Turned 270°: a new board"),
     .same = message("{What}: same board as turned 270°"),
     .label = message("turned 270°"),
     .note = message("clockwise"),
     .turned = 270,
     .motion = 2400ms},
    {.symmetry = Symmetry::flip_columns,
     .what = message("Flipped left to right"),
     .is_new = message("Flipped left to right: a new board"),
     .same = message("{What}: same board as flipped left to right"),
     .label = message("mirrored"),
     .note = message("left-right"),
     .axis = Axis{0, 0.5, 1, 0.5},
     .motion = 1500ms},
    {.symmetry = Symmetry::flip_rows,
     .what = message("Flipped top to bottom"),
     .is_new = message("Flipped top to bottom: a new board"),
     .same = message("{What}: same board as flipped top to bottom"),
     .label = message("mirrored"),
     .note = message("top-bottom"),
     .axis = Axis{0.5, 0, 0.5, 1},
     .motion = 1500ms},
    {.symmetry = Symmetry::transpose,
     .what = message("Flipped over the diagonal"),
     .is_new = message("Flipped over the diagonal: a new board"),
     .same = message("{What}: same board as flipped over the diagonal"),
     .label = message("mirrored"),
     .note = message("diagonal"),
     .axis = Axis{0, 0, 1, 1},
     .motion = 1600ms},
    {.symmetry = Symmetry::antitranspose,
     .what = message("Flipped over the other diagonal"),
     .is_new = message("Flipped over the other diagonal: a new board"),
     .same = message("{What}: same board as flipped over the other diagonal"),
     .label = message("mirrored"),
     .note = message("antidiagonal"),
     .axis = Axis{1, 0, 0, 1},
     .motion = 2000ms},
}};

BoardPanel board_of_solution(Solution columns) {
    return queens_board(static_cast<int>(columns.size()), columns);
}

void add_guide_of(const View& view, BoardPanel& board) {
    const double side = board.size;
    board.turned = view.turned;
    if (view.axis)
        board.axis = Axis{view.axis->from_row * side, view.axis->from_column * side, view.axis->to_row * side,
                          view.axis->to_column * side};
}

BoardsPanel::SmallBoard small_board(BoardPanel board, const View& view, const Words& words) {
    add_guide_of(view, board);
    return {.board = std::move(board),
            .label = words.say(view.label),
            .notes = {*view.note == 0 ? std::string() : words.say(view.note)}};
}

}  // namespace

TurnedClass::TurnedClass(Solution columns, const Words& words)
    : words_(words),
      columns_(columns.begin(), columns.end()),
      images_{{small_board(board_of_solution(columns), view_table.front(), words)}} {
    images_.boards.front().lit = true;
}

void TurnedClass::turn() {
    turned_ = turned_ % (views - 1) + 1;
    see(turned_);
}

void TurnedClass::turn_back() {
    see(0);
}

void TurnedClass::see(std::size_t view) {
    view_ = view;
    auto& boards = images_.boards;
    boards[image_].lit = false;
    BoardPanel now = board_of_solution(columns());
    const auto same = std::ranges::find_if(
        boards, [&](const BoardsPanel::SmallBoard& small) { return small.board.cells == now.cells; });
    image_ = static_cast<std::size_t>(same - boards.begin());
    is_new_ = same == boards.end();
    if (is_new_) {
        boards.push_back(small_board(std::move(now), view_table[view_], words_));
        first_views_.push_back(view_);
    }
    boards[image_].lit = true;
}

std::vector<int> TurnedClass::columns() const {
    return image(view_table[view_].symmetry, columns_);
}

std::string TurnedClass::motion_words() const {
    return words_.say(view_table[view_].what);
}

std::string TurnedClass::words() const {
    if (view_ == 0)
        return motion_words();
    return is_new_ ? words_.say(view_table[view_].is_new)
                   : words_.say(view_table[first_views_[image_]].same, {motion_words()});
}

std::vector<SquarePair> TurnedClass::moves() const {
    if (view_ == 0)
        return {};
    const auto size = static_cast<int>(columns_.size());
    std::vector<SquarePair> result;
    for (int row = 0; const int column : columns_) {
        const Square from{row, column};
        result.push_back(pair_of(from, image(view_table[view_].symmetry, from, size)));
        ++row;
    }
    return result;
}

Movement TurnedClass::movement() const {
    const View& view = view_table[view_];
    if (view_ == 0)
        return {.path = Movement::Path::fade};
    if (view.turned == 0)
        return {.duration = view.motion};
    return {.path = Movement::Path::turn, .angle = view.turned, .duration = view.motion};
}

void TurnedClass::add_guide(BoardPanel& board) const {
    add_guide_of(view_table[view_], board);
}

}  // namespace queenreel
