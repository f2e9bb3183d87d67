#include "pixels.h"
#include "queenreel/paint/stamp.h"

#include <algorithm>
#include <cstdlib>

namespace queenreel {
namespace {

int channel(std::uint32_t pixel, int shift) {
    return static_cast<int>(pixel >> shift & 0xFF);
}

std::uint32_t multiplied(Color color) {
    const auto times_alpha = [&](std::uint32_t value) { return (value * color.alpha + 127) / 255; };
    return static_cast<std::uint32_t>(color.alpha) << 24 | times_alpha(color.red) << 16 |
           times_alpha(color.green) << 8 | times_alpha(color.blue);
}

}  // namespace

std::uint32_t pixel_of(Color color) {
    return 0xff000000U | static_cast<std::uint32_t>(color.red) << 16 |
           static_cast<std::uint32_t>(color.green) << 8 | color.blue;
}

Pixels pixels_of(cairo_surface_t* image) {
    cairo_surface_flush(image);
    Pixels canvas{cairo_image_surface_get_width(image), cairo_image_surface_get_height(image), {}};
    const unsigned char* data = cairo_image_surface_get_data(image);
    const int stride = cairo_image_surface_get_stride(image);
    for (int y = 0; y < canvas.height; ++y) {
        const auto* row = reinterpret_cast<const std::uint32_t*>(data + static_cast<std::size_t>(y) * stride);
        canvas.pixels.insert(canvas.pixels.end(), row, row + canvas.width);
    }
    return canvas;
}

Pixels drawn(const Painter& painter, const Frame& frame) {
    const Layout& layout = painter.layout();
    return drawn(layout.width, layout.height, [&](cairo_t* context) { painter.draw(context, frame); });
}

Pixels drawn_cell(const Painter& painter, const Cell& cell, int row, int column) {
    const BoardPainter board = painter.board_painter(Stamp::Kept::drawing);
    const int side = painter.layout().square;
    return drawn(side, side, [&](cairo_t* context) { board.draw_cell(context, cell, row, column); });
}

Pixels colored(const Picture& picture) {
    Pixels canvas{picture.width, picture.height, picture.pixels};
    canvas.pixels.reserve(picture.indices.size());
    for (const std::uint8_t index : picture.indices)
        canvas.pixels.push_back(multiplied(picture.palette.at(index)));
    return canvas;
}

int distance(std::uint32_t a, std::uint32_t b) {
    int max = 0;
    for (const int shift : {0, 8, 16, 24})
        max = std::max(max, std::abs(channel(a, shift) - channel(b, shift)));
    return max;
}

int distance(const Pixels& a, const Pixels& b) {
    if (a.width != b.width || a.height != b.height)
        return 256;
    int max = 0;
    for (std::size_t i = 0; i < a.pixels.size(); ++i)
        max = std::max(max, distance(a.pixels[i], b.pixels[i]));
    return max;
}

Frame frame_of(const std::string& text, const std::string& caption) {
    Frame frame;
    frame.caption = caption;
    frame.board.size = static_cast<int>(text.find('\n'));
    frame.board.cells.clear();
    for (const char c : text) {
        if (c == '\n')
            continue;
        const Mark mark = c == '!' ? Mark::conflict : c == 'o' ? Mark::attacked : Mark::none;
        frame.board.cells.push_back({.queen = c == 'Q' || c == '!', .mark = mark});
    }
    return frame;
}

Frame eight_queens(const std::string& caption) {
    return frame_of(
        "Q.......\n"
        "....Q...\n"
        ".......Q\n"
        ".....Q..\n"
        "..Q.....\n"
        "......Q.\n"
        ".Q......\n"
        "...Q....\n",
        caption);
}

}  // namespace queenreel
