#include "frame/layout/lay_out.h"

#include <algorithm>
#include <optional>
#include <stdexcept>
#include <string>
#include <utility>

#include "frame/layout/arrangement.h"
#include "frame/layout/margins.h"

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

/// What a board needs around it, in pixels.
struct Surroundings {
    int left;  // on the right the same is left free
    int above;
    int files;  // and the border, below the board
    int caption;

    int below() const { return std::max(above, files + caption); }
};

Surroundings surroundings(const Look& look, const Layout& layout) {
    const int margin = picture_margin(look);
    const double em = layout.coordinates == Coordinates::outside ? layout.coordinate_em : 0;
    const auto rank_digits = static_cast<double>(std::to_string(layout.board_size).size());
    return {.left = std::max(margin, rounded((0.9 + 0.64 * rank_digits) * em)),
            .above = margin,
            .files = layout.border + rounded(1.45 * em),
            .caption = rounded(1.4 * layout.caption_em)};
}

/// The layout with squares of that side, if it fits.
std::optional<Layout> framed_layout(const Look& look, int board_size, int square) {
    Layout result{.width = look.width, .height = look.height, .board_size = board_size, .square = square};
    result.border = border_width(look);
    result.caption_em = caption_em(look);
    result.coordinate_em = coordinate_em(look, square);
    result.coordinates = result.coordinate_em > 0 ? look.coordinates : Coordinates::none;

    // In the middle; higher where what stands below the board needs it.
    const Surroundings around = surroundings(look, result);
    const int board = board_size * square;
    result.board_x = (look.width - board) / 2;
    result.board_y = std::min((look.height - board) / 2, look.height - board - around.below());
    if (result.board_x < around.left || result.board_y < around.above)
        return std::nullopt;
    if (square % 2 == 0) {
        // Squares of an even side on even pixels share no chroma sample with their neighbors in 4:2:0 video.
        result.board_x -= result.board_x % 2;
        result.board_y -= result.board_y % 2;
    }
    if (around.caption > 0) {
        const int margin = around.above;
        result.caption = {margin, result.board_y + board + around.files, look.width - 2 * margin,
                          around.caption};
    }
    return result;
}

/// Whether the picture is more than its board. Without a board, even a bare picture is.
bool has_scene(const Look& look) {
    return !look.scene.is_plain() && (!look.bare || !look.scene.board);
}

std::optional<Layout> with_square(const Look& look, int board_size, int square) {
    return look.bare ? bare_layout(board_size, square) : framed_layout(look, board_size, square);
}

/// The layout with the largest squares that fit, but for one pixel that makes them even.
std::optional<Layout> largest_layout(const Look& look, int board_size) {
    for (int square = shorter_side(look) / board_size; square >= min_square; --square) {
        const auto found = with_square(look, board_size, square);
        const bool odd = square % 2 == 1 && square >= even_from && !look.bare;
        if (found)
            return odd ? with_square(look, board_size, square - 1) : found;
    }
    return std::nullopt;
}

/// The side of the smallest square picture that has room for the board.
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
        if (arranged(larger, 0))
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
        if (auto found = arranged(look, board_size))
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
    Layout layout = without_labels(look, board_size);
    layout.row_labels = look.scene.row_labels;
    layout.column_labels = look.scene.column_labels;
    return layout;
}

}  // namespace queenreel
