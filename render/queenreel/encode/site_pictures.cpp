#include "queenreel/encode/explorer.h"

#include <array>

#include "queenreel/codecs/png/png.h"
#include "queenreel/frame/frame.h"
#include "queenreel/frame/look.h"
#include "queenreel/paint/raster_painter.h"

namespace queenreel {
namespace {

constexpr int most_colors = 256;

constexpr const char* share_words = "Eight queens on a chessboard, none of which attacks another";

std::string png_file(const Look& look, const Frame& frame) {
    RasterPainter painter(look, look.board_size(), most_colors);
    return PngEncoder().file(
        {.picture = painter.paint(frame), .title = frame.title(), .description = frame.description()});
}

Look look_of(int width, int height, int board_size) {
    Look look;
    look.width = width;
    look.height = height;
    look.scene.size = board_size;
    return look;
}

std::string site_icon() {
    Look look = look_of(512, 512, 1);
    look.bare = true;
    Frame frame;
    frame.title = "Queenreel";
    frame.description = "A queen";
    frame.board.cells.front().queen = true;
    return png_file(look, frame);
}

std::string share_card() {
    constexpr std::array columns{0, 4, 7, 5, 2, 6, 1, 3};
    constexpr int size = static_cast<int>(columns.size());
    Look look = look_of(1200, 630, size);
    look.scene.cards = true;
    BoardPanel board{.size = size, .cells = std::vector<Cell>(columns.size() * columns.size())};
    for (int row = 0; row < size; ++row)
        cell_at(board, row, columns[static_cast<std::size_t>(row)]).queen = true;
    Frame frame;
    frame.board = board;
    frame.title = "Queenreel: explore the n-queens problem";
    frame.description = share_words;
    frame.content = Card{.title = "Place n queens so that none attacks another",
                         .subtitle = "See every solution, place them yourself, watch solvers search",
                         .board = board};
    return png_file(look, frame);
}

}  // namespace

SitePictures site_pictures() {
    return {.icon = site_icon(), .share = share_card(), .share_words = share_words};
}

}  // namespace queenreel
