#include "queenreel/frame/layout/lay_out.h"

#include <algorithm>
#include <optional>
#include <stdexcept>
#include <string>
#include <utility>

#include "queenreel/frame/layout/margins.h"
#include "queenreel/frame/layout/stage.h"
#include "queenreel/frame/layout/tracks.h"

namespace queenreel {
namespace {

constexpr int min_side = 16;
constexpr int max_side = 32'767;  // of a cairo image
constexpr int max_board = 1'000;
constexpr int min_square = 2;

Layout bare_layout(int board_size, int square) {
    const int side = board_size * square;
    return {.width = side, .height = side, .board_size = board_size, .square = square};
}

/// The least margins of a board, in pixels.
struct Surroundings {
    int left;  // as wide as the right margin
    int above;
    int files;  // below the board, including the border
    int caption;

    int below() const { return std::max(above, files + caption); }
};

Surroundings surroundings(const Look& look, const Layout& layout) {
    const int margin = picture_margin(look);
    const LabelRoom labels = label_room(look, layout.board_size, layout.square);
    const int caption = rounded(caption_line * layout.caption_em * layout.caption_lines);
    return {.left = std::max(margin, labels.left),
            .above = margin,
            .files = labels.below,
            .caption = caption > 0 ? caption_gap(layout.caption_em) + caption + margin / 2 : 0};
}

Layout labeled(const Look& look, int board_size, int square) {
    Layout result{.width = look.width, .height = look.height, .board_size = board_size, .square = square};
    result.border = border_width(look);
    result.caption_em = caption_em(look);
    result.caption_lines = caption_lines(look);
    result.coordinate_em = coordinate_em(look, square);
    result.coordinates = result.coordinate_em > 0 ? look.coordinates : Coordinates::none;
    return result;
}

/// Squares of an even side on even pixels share no chroma sample with their neighbors in 4:2:0 video.
void make_even(Layout& layout) {
    if (layout.square % 2 == 0) {
        layout.board_x -= layout.board_x % 2;
        layout.board_y -= layout.board_y % 2;
    }
}

/// The layout with squares of this side and the caption below the board, if it fits.
std::optional<Layout> framed_layout(const Look& look, int board_size, int square) {
    Layout result = labeled(look, board_size, square);
    // Centered, or higher if the parts below the board need room.
    const Surroundings around = surroundings(look, result);
    const int board = board_size * square;
    result.board_x = (look.width - board) / 2;
    result.board_y = std::min((look.height - board) / 2, look.height - board - around.below());
    if (result.board_x < around.left || result.board_y < around.above)
        return std::nullopt;
    make_even(result);
    if (around.caption > 0) {
        const int margin = around.above;
        const int height = rounded(caption_line * result.caption_em * result.caption_lines);
        result.caption = {margin, result.board_y + board + around.files + caption_gap(result.caption_em),
                          look.width - 2 * margin, height};
    }
    return result;
}

/// The layout with the caption at the board's right, both centered. The caption has twice as many lines,
/// because they are shorter.
std::optional<Layout> caption_beside(const Look& look, int board_size, int square) {
    Layout result = labeled(look, board_size, square);
    if (result.caption_em == 0)
        return std::nullopt;
    constexpr double short_line = 8;  // em
    constexpr double long_line = 17;
    const Surroundings around = surroundings(look, result);
    const int board = board_size * square;
    const int gap = 2 * panel_gap(look);
    const bool is_short = result.caption_lines == 1;
    const int text = rounded((is_short ? short_line : long_line) * result.caption_em);
    const int left = around.left + (look.width - around.left - around.above - board - gap - text) / 2;
    result.board_x = left;
    result.board_y = (look.height - board - around.files) / 2;
    if (result.board_x < around.left || result.board_y < around.above)
        return std::nullopt;
    make_even(result);
    result.caption_lines = is_short ? 1 : 2 * result.caption_lines + 1;
    const int height = rounded(caption_line * result.caption_em * result.caption_lines);
    result.caption = {result.board_x + board + gap, result.board_y + (board - height) / 2, text, height};
    result.caption_centered = false;
    return height <= board ? std::optional(result) : std::nullopt;
}

/// Returns true if the picture has more than a board. Without a board, even a bare picture has.
bool has_scene(const Look& look) {
    return !look.scene.is_plain() && (!look.bare || !look.scene.board);
}

std::optional<Layout> with_square(const Look& look, int board_size, int square) {
    if (look.bare)
        return bare_layout(board_size, square);
    if (auto beside = caption_beside(look, board_size, square))
        return beside;
    return framed_layout(look, board_size, square);
}

/// The layout with the largest squares that fit, less one pixel if that makes them even.
std::optional<Layout> largest_layout(const Look& look, int board_size) {
    for (int square = shorter_side(look) / board_size; square >= min_square; --square) {
        const auto found = with_square(look, board_size, square);
        const bool odd = square % 2 == 1 && square >= even_from && !look.bare;
        if (found)
            return odd ? with_square(look, board_size, square - 1) : found;
    }
    return std::nullopt;
}

/// The side of the smallest square picture with room for the board.
int min_picture(Look look, int board_size) {
    for (int side = std::max(min_side, board_size * min_square); side <= max_side; ++side) {
        look.width = look.height = side;
        if (with_square(look, board_size, min_square))
            return side;
    }
    return max_side;
}

void check_range(const char* what, int value, int min, int max) {
    if (value < min || value > max)
        throw std::invalid_argument(std::string(what) + ": " + std::to_string(value) +
                                    " is out of range; give " + std::to_string(min) + " to " +
                                    std::to_string(max));
}

[[noreturn]] void refuse_boardless(const Look& look) {
    Look larger = look;
    for (int side = min_side; side < max_side; side += 8) {
        larger.width = larger.height = side;
        if (staged(larger, 0))
            break;
    }
    throw std::invalid_argument("picture size: " + std::to_string(look.width) + "x" +
                                std::to_string(look.height) +
                                " is too small for its contents; give at least " +
                                std::to_string(larger.width) + "x" + std::to_string(larger.height));
}

Layout without_labels(const Look& look, int board_size) {
    check_range("board size", board_size, look.scene.board ? 1 : 0, max_board);
    check_range("picture width", look.width, min_side, max_side);
    check_range("picture height", look.height, min_side, max_side);
    if (has_scene(look)) {
        if (auto found = has_tracks(look.scene) ? tracked(look) : std::nullopt)
            return *std::move(found);
        if (auto found = staged(look, look.scene.board ? board_size : 0))
            return *std::move(found);
    }
    if (!look.scene.board)
        refuse_boardless(look);
    if (const auto found = largest_layout(look, board_size))
        return *found;
    const std::string squares = std::to_string(board_size);
    const std::string min = std::to_string(min_picture(look, board_size));
    throw std::invalid_argument("picture size: " + std::to_string(look.width) + "x" +
                                std::to_string(look.height) + " is too small for " + squares + "x" + squares +
                                " squares; give at least " + min + "x" + min);
}

}  // namespace

Layout lay_out(const Look& look, int board_size) {
    const Look above = above_logo(look);
    Layout layout = without_labels(above, board_size);
    layout.height += look.height - above.height;
    layout.row_labels = look.scene.row_labels;
    layout.column_labels = look.scene.column_labels;
    return layout;
}

}  // namespace queenreel
