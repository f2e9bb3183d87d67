#include "queenreel/story/turned_class.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <optional>
#include <string_view>
#include <utility>

#include "queenreel/puzzle/symmetry.h"
#include "queenreel/story/boards.h"

namespace queenreel {
namespace {

using namespace std::chrono_literals;

/// One of the eight ways to view a board.
struct View {
    Symmetry symmetry;
    std::string_view what;  ///< the motion that is applied to the board as found
    std::string_view same;  ///< completes "the same …" if the image is not new

    // The labels above and below its small board.
    std::string_view label;
    std::string_view note;

    double turned = 0;           ///< degrees clockwise
    std::optional<Axis> axis{};  ///< the mirror axis, in sides of the board
    std::chrono::microseconds motion{0};
};

/// First rotations, then reflections: those along the board's sides before those along its diagonals.
constexpr std::array<View, TurnedClass::views> view_table{{
    {.symmetry = Symmetry::identity, .what = "As found", .same = "as found", .label = "as found", .note = ""},
    {.symmetry = Symmetry::rotate_90,
     .what = "Turned 90°",
     .same = "as turned 90°",
     .label = "turned 90°",
     .note = "clockwise",
     .turned = 90,
     .motion = 1500ms},
    {.symmetry = Symmetry::rotate_180,
     .what = "Turned 180°",
     .same = "as turned 180°",
     .label = "turned 180°",
     .note = "clockwise",
     .turned = 180,
     .motion = 1800ms},
    {.symmetry = Symmetry::rotate_270,
     .what = "Turned 270°",
     .same = "as turned 270°",
     .label = "turned 270°",
     .note = "clockwise",
     .turned = 270,
     .motion = 2400ms},
    {.symmetry = Symmetry::flip_columns,
     .what = "Flipped left to right",
     .same = "as flipped left to right",
     .label = "mirrored",
     .note = "left-right",
     .axis = Axis{0, 0.5, 1, 0.5},
     .motion = 1500ms},
    {.symmetry = Symmetry::flip_rows,
     .what = "Flipped top to bottom",
     .same = "as flipped top to bottom",
     .label = "mirrored",
     .note = "top-bottom",
     .axis = Axis{0.5, 0, 0.5, 1},
     .motion = 1500ms},
    {.symmetry = Symmetry::transpose,
     .what = "Flipped over the diagonal",
     .same = "as flipped over the diagonal",
     .label = "mirrored",
     .note = "diagonal",
     .axis = Axis{0, 0, 1, 1},
     .motion = 1600ms},
    {.symmetry = Symmetry::antitranspose,
     .what = "Flipped over the other diagonal",
     .same = "as flipped over the other diagonal",
     .label = "mirrored",
     .note = "antidiagonal",
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

BoardsPanel::SmallBoard small_board(BoardPanel board, const View& view) {
    add_guide_of(view, board);
    return {.board = std::move(board), .label = std::string(view.label), .notes = {std::string(view.note)}};
}

}  // namespace

TurnedClass::TurnedClass(Solution columns)
    : columns_(columns.begin(), columns.end()),
      images_{{small_board(board_of_solution(columns), view_table.front())}} {
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
        boards.push_back(small_board(std::move(now), view_table[view_]));
        first_views_.push_back(view_);
    }
    boards[image_].lit = true;
}

std::vector<int> TurnedClass::columns() const {
    return image(view_table[view_].symmetry, columns_);
}

std::string TurnedClass::motion_words() const {
    return std::string(view_table[view_].what);
}

std::string TurnedClass::words() const {
    const std::string what = motion_words();
    if (view_ == 0)
        return what;
    if (is_new_)
        return what + ": a new board";
    return what + ": same board " + std::string(view_table[first_views_[image_]].same);
}

std::vector<Move> TurnedClass::moves() const {
    if (view_ == 0)
        return {};
    const auto size = static_cast<int>(columns_.size());
    std::vector<Move> result;
    for (int row = 0; const int column : columns_) {
        const Square to = image(view_table[view_].symmetry, {row, column}, size);
        result.push_back({row, column, to.row, to.column});
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
