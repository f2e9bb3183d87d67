#include "queenreel/paint/painter.h"

#include <cairo-svg.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "pixels.h"
#include "queenreel/paint/piece.h"

namespace queenreel {
namespace {

std::vector<Look> looks() {
    constexpr std::pair<int, int> sizes[] = {{120, 120}, {480, 480}, {640, 360}};
    std::vector<Look> all;
    for (const Theme& theme : themes()) {
        for (const PieceSet& piece : pieces()) {
            for (const auto& [width, height] : sizes) {
                for (const Coordinates coordinates :
                     {Coordinates::none, Coordinates::outside, Coordinates::inside}) {
                    all.push_back({.theme = theme,
                                   .pieces = piece.name,
                                   .width = width,
                                   .height = height,
                                   .coordinates = coordinates,
                                   .caption = true,
                                   .marks = true});
                }
            }
        }
    }
    return all;
}

std::string told(const Look& look) {
    return std::string(look.theme.name) + ' ' + std::string(look.pieces) + ' ' + std::to_string(look.width) +
           " coordinates " + std::to_string(static_cast<int>(look.coordinates));
}

std::uint32_t opaque(Color color) {
    return 0xFF000000u | color.red << 16 | color.green << 8 | color.blue;
}

std::string svg(const Painter& painter, const Frame& frame) {
    std::string text;
    const auto write = [](void* to, const unsigned char* data, unsigned length) {
        static_cast<std::string*>(to)->append(reinterpret_cast<const char*>(data), length);
        return CAIRO_STATUS_SUCCESS;
    };
    const CairoSurface surface(
        cairo_svg_surface_create_for_stream(write, &text, painter.layout().width, painter.layout().height));
    painter.draw(CairoContext(cairo_create(surface.get())).get(), frame);
    cairo_surface_finish(surface.get());
    return text;
}

std::size_t occurrences(const std::string& text, const std::string& word) {
    std::size_t count = 0;
    for (std::size_t at = text.find(word); at != std::string::npos; at = text.find(word, at + 1))
        ++count;
    return count;
}

// Law: a frame drawn whole has on every square what draw_cell draws. Layers mixed first and then laid over a
// square round differently from layers laid over it one by one: by at most 3 of 255.
TEST(Painter, DrawsOnEachSquareItsCell) {
    const Frame frame = frame_of("Q.o!\n!o.Q\n....\noo!Q\n", "4 queens");
    for (const Look& look : looks()) {
        SCOPED_TRACE(told(look));
        const Painter painter(look, 4);
        const Pixels whole = drawn(painter, frame);
        for (int row = 0; row < 4; ++row) {
            for (int column = 0; column < 4; ++column) {
                const Rect square = painter.layout().square_rect(row, column);
                const Pixels cell = drawn_cell(
                    painter, frame.board.cells[static_cast<std::size_t>(row) * 4 + column], row, column);
                int max = 0;
                for (int y = 0; y < square.height; ++y)
                    for (int x = 0; x < square.width; ++x)
                        max = std::max(max, distance(whole.at(square.x + x, square.y + y), cell.at(x, y)));
                EXPECT_LE(max, 3) << row << ' ' << column;
            }
        }
    }
}

TEST(Painter, QueensStandInTheirSquares) {
    for (const Theme& theme : themes()) {
        for (const PieceSet& piece : pieces()) {
            for (const int side : {16, 120, 480, 1080}) {
                SCOPED_TRACE(std::string(theme.name) + ' ' + std::string(piece.name) + ' ' +
                             std::to_string(side));
                const Painter painter(
                    {.theme = theme, .pieces = piece.name, .width = side, .height = side, .bare = true}, 1);
                const Pixels canvas = drawn_cell(painter, {.queen = true}, 0, 0);
                std::size_t covered = 0;
                int max_at_edge = 0;
                for (int y = 0; y < side; ++y) {
                    for (int x = 0; x < side; ++x) {
                        const int change = distance(canvas.at(x, y), opaque(theme.light));
                        covered += change > 0;
                        if (x == 0 || y == 0 || x == side - 1 || y == side - 1)
                            max_at_edge = std::max(max_at_edge, change);
                    }
                }
                EXPECT_LE(max_at_edge, side < 120 ? 64 : 0) << "it must not be cut off";
                const double share = static_cast<double>(covered) / (side * side);
                EXPECT_GT(share, 0.2);
                EXPECT_LT(share, 0.6);
            }
        }
    }
}

TEST(Painter, QueensAreSymmetric) {
    for (const int side : {16, 45, 122, 500}) {
        const Painter painter({.width = side, .height = side, .bare = true}, 1);
        const Pixels canvas = drawn_cell(painter, {.queen = true}, 0, 0);
        int max = 0;
        for (int y = 0; y < side; ++y)
            for (int x = 0; x < side; ++x)
                max = std::max(max, distance(canvas.at(x, y), canvas.at(side - 1 - x, y)));
        EXPECT_LE(max, 24) << side;
    }
}

TEST(Painter, TopLeftSquareIsLight) {
    for (const Theme& theme : themes()) {
        for (const int n : {1, 2, 7, 8}) {
            const Painter painter({.theme = theme, .width = 240, .height = 240}, n);
            Frame frame;
            frame.board = {n, std::vector<Cell>(static_cast<std::size_t>(n) * n)};
            const Pixels canvas = drawn(painter, frame);
            for (int row = 0; row < n; ++row) {
                for (int column = 0; column < n; ++column) {
                    const Rect square = painter.layout().square_rect(row, column);
                    const std::uint32_t shade = opaque((row + column) % 2 == 0 ? theme.light : theme.dark);
                    EXPECT_EQ(canvas.at(square.x, square.y), shade);
                    EXPECT_EQ(canvas.at(square.x + square.width - 1, square.y + square.height - 1), shade);
                }
            }
        }
    }
}

TEST(Painter, TransparentBackgroundStaysClear) {
    Look look{.width = 240, .height = 240, .coordinates = Coordinates::outside, .caption = true};
    look.theme = with_background(look.theme, {0, 0, 0, 0});
    const Pixels canvas = drawn(Painter(look, 8), eight_queens("1 of 92"));
    EXPECT_EQ(canvas.at(0, 0), 0u);
    EXPECT_EQ(canvas.at(239, 239), 0u);
}

// If the scene names rows and columns, these replace ranks and files.
TEST(Painter, LabelsRowsAndColumnsAsTheSceneNamesThem) {
    for (const Coordinates coordinates : {Coordinates::outside, Coordinates::inside}) {
        Look look{.width = 300, .height = 300, .coordinates = coordinates, .scene = {.size = 4}};
        const Frame frame = frame_of("....\n....\n....\n....\n");
        const Pixels ranks_and_files = drawn(Painter(look, 4), frame);
        look.scene.row_labels = {"4", "3", "2", "1"};
        look.scene.column_labels = {"a", "b", "c", "d"};
        EXPECT_EQ(drawn(Painter(look, 4), frame).pixels, ranks_and_files.pixels);
        look.scene.row_labels = look.scene.column_labels = {"1", "2", "3", "4"};
        EXPECT_NE(drawn(Painter(look, 4), frame).pixels, ranks_and_files.pixels);
    }
}

// Coordinates and captions keep to the surroundings: nothing else differs without them.
TEST(Painter, TextStaysInItsPlace) {
    const Look look{.width = 480, .height = 480, .caption = true};
    const Painter painter(look, 8);
    const Rect& place = painter.layout().caption;
    const Pixels without = drawn(painter, eight_queens());
    for (const std::string& caption :
         {std::string("1 of 92"), std::string(300, 'W'), std::string("Ägypten – 皇后 ♛")}) {
        const Pixels with = drawn(painter, eight_queens(caption));
        std::size_t inside = 0;
        std::size_t outside = 0;
        for (int y = 0; y < with.height; ++y) {
            for (int x = 0; x < with.width; ++x) {
                if (with.at(x, y) == without.at(x, y))
                    continue;
                const bool in_place =
                    x >= place.x && x < place.x + place.width && y >= place.y && y < place.y + place.height;
                ++(in_place ? inside : outside);
            }
        }
        EXPECT_GT(inside, 0u) << caption;
        EXPECT_EQ(outside, 0u) << caption;
    }
}

TEST(Painter, RefusesTextThatIsNotUtf8) {
    const Painter painter({.width = 240, .height = 240, .caption = true}, 8);
    for (const std::string& caption :
         {std::string("\xFF"), std::string("caf\xE9"), std::string("\xC0\xAF"), std::string("\xED\xA0\x80"),
          std::string("a\tb"), std::string("a\0b", 3), std::string("cut \xE2\x82")})
        EXPECT_THROW(drawn(painter, eight_queens(caption)), PaintError) << caption;
}

TEST(Painter, RefusesWhatItCannotDraw) {
    EXPECT_THROW(Painter({.pieces = "no such set"}, 8), PaintError);
    EXPECT_THROW(Painter({.width = 16, .height = 16}, 9), std::invalid_argument);
    EXPECT_THROW(drawn(Painter({.width = 240, .height = 240}, 4), eight_queens()), PaintError);
}

TEST(Painter, ReportsAContextInError) {
    const Painter painter({.width = 240, .height = 240}, 8);
    const CairoSurface surface(cairo_image_surface_create(CAIRO_FORMAT_ARGB32, 240, 240));
    cairo_surface_finish(surface.get());
    const CairoContext context(cairo_create(surface.get()));
    EXPECT_THROW(painter.draw(context.get(), eight_queens()), PaintError);
}

// A queen is written once and used on each square that has one, so that a picture stays small.
TEST(Painter, WritesAQueenOnceInSvg) {
    for (const Theme& theme : themes()) {
        for (const PieceSet& piece : pieces()) {
            for (const int side : {480, 1080}) {
                for (const bool bare : {false, true}) {
                    const Painter painter(
                        {.theme = theme, .pieces = piece.name, .width = side, .height = side, .bare = bare},
                        8);
                    for (int again = 0; again < 2; ++again) {
                        const std::string text = svg(painter, eight_queens());
                        EXPECT_EQ(occurrences(text, "<use "), 8u);
                        // Cairo 1.16 also writes the picture as a group; 1.18 does not.
                        const bool picture = cairo_version() < CAIRO_VERSION_ENCODE(1, 17, 0);
                        EXPECT_EQ(occurrences(text, picture ? "<g " : "<g id="), picture ? 2u : 1u)
                            << "the queen and the picture";
                        EXPECT_LE(text.size(), 3'500u) << theme.name << ' ' << piece.name;
                    }
                }
            }
        }
    }
}

}  // namespace
}  // namespace queenreel
