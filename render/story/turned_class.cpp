#include "story/turned_class.h"

#include <algorithm>
#include <array>
#include <string_view>

#include "puzzle/symmetry.h"
#include "story/boards.h"

namespace queenreel {
namespace {

/// One of the eight ways to look at a board.
struct View {
    Symmetry symmetry;
    std::string_view label;  ///< above a small board
    std::string_view what;   ///< was done with the first board
    std::string_view when;   ///< it was seen
};

/// Each is a quarter turn from the one before, or a mirror from left to right: so the queens move.
constexpr std::array<View, TurnedClass::views> table{{
    {Symmetry::identity, "as found", "As found", "at first"},
    {Symmetry::rotate_90, "90°", "A quarter turn", "after a quarter turn"},
    {Symmetry::rotate_180, "180°", "A half turn", "after a half turn"},
    {Symmetry::rotate_270, "270°", "Three quarter turns", "after three quarter turns"},
    {Symmetry::antitranspose, "antidiagonal", "Mirrored in the antidiagonal", "mirrored in the antidiagonal"},
    {Symmetry::flip_rows, "top-bottom", "Mirrored from top to bottom", "mirrored from top to bottom"},
    {Symmetry::transpose, "diagonal", "Mirrored in the diagonal", "mirrored in the diagonal"},
    {Symmetry::flip_columns, "left-right", "Mirrored from left to right", "mirrored from left to right"},
}};

BoardPanel board_of_solution(Solution columns) {
    return queens_board(static_cast<int>(columns.size()), columns);
}

BoardsPanel::SmallBoard small_board(Solution columns, const View& view) {
    return {.board = board_of_solution(columns), .label = std::string(view.label), .notes = {}, .lit = true};
}

}  // namespace

TurnedClass::TurnedClass(Solution columns)
    : columns_(columns.begin(), columns.end()), images_{{small_board(columns, table.front())}} {}

void TurnedClass::turn() {
    view_ = (view_ + 1) % views;
    auto& boards = images_.boards;
    boards[image_].lit = false;
    const std::vector<int> now = columns();
    const auto same =
        std::ranges::find(boards, board_of_solution(now), &BoardsPanel::SmallBoard::board) - boards.begin();
    image_ = static_cast<std::size_t>(same);
    is_new_ = image_ == boards.size();
    if (is_new_)
        boards.push_back(small_board(now, table[view_]));
    boards[image_].lit = true;
}

std::vector<int> TurnedClass::columns() const {
    return image(table[view_].symmetry, columns_);
}

std::string TurnedClass::words() const {
    const std::string what(table[view_].what);
    if (is_new_)
        return what + ": a new solution";
    const auto before = std::ranges::find(table, images_.boards[image_].label, &View::label);
    return what + ": the same board as " + std::string(before->when);
}

std::vector<Move> TurnedClass::moves() const {
    const auto size = static_cast<int>(columns_.size());
    const Symmetry before = table[(view_ + views - 1) % views].symmetry;
    std::vector<Move> result;
    for (int row = 0; const int column : columns_) {
        const Square from = image(before, {row, column}, size);
        const Square to = image(table[view_].symmetry, {row, column}, size);
        result.push_back({from.row, from.column, to.row, to.column});
        ++row;
    }
    return result;
}

}  // namespace queenreel
