#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <ostream>
#include <string>
#include <utility>

#include "pixels.h"
#include "project_paths.h"
#include "sample_frames.h"

namespace queenreel {
namespace {

namespace fs = std::filesystem;

// Other versions of cairo, pixman or FreeType may round differently by this much.
constexpr int tolerance = 8;

// The goldens are drawn with Debian 12's Cairo 1.16 and Inter 4.0 beta. Where Cairo is later, so are the
// fonts, whose letters have other outlines and widths: Inter 4.1 in Debian 13 and testing. There, the means
// of squares of `letter_side` pixels may differ by this much, of which 20 are needed; a missing queen differs
// by more.
constexpr int letter_side = 12;
constexpr int letter_tolerance = 24;

bool has_goldens_fonts() {
    return cairo_version() < CAIRO_VERSION_ENCODE(1, 17, 0);
}

/// The mean of a square of pixels, per channel.
std::uint32_t mean_at(const Pixels& canvas, int left, int top) {
    std::uint32_t mean = 0;
    for (const int shift : {0, 8, 16, 24}) {
        std::uint32_t sum = 0;
        for (int y = top; y < top + letter_side; ++y)
            for (int x = left; x < left + letter_side; ++x)
                sum += canvas.at(x, y) >> shift & 0xFF;
        mean |= sum / (letter_side * letter_side) << shift;
    }
    return mean;
}

/// The largest difference of two squares' means.
int letter_distance(const Pixels& a, const Pixels& b) {
    if (a.width != b.width || a.height != b.height)
        return 256;
    int max = 0;
    for (int top = 0; top + letter_side <= a.height; top += letter_side / 4)
        for (int left = 0; left + letter_side <= a.width; left += letter_side / 4)
            max = std::max(max, distance(mean_at(a, left, top), mean_at(b, left, top)));
    return max;
}

bool look_alike(const Pixels& expected, const Pixels& actual) {
    return distance(expected, actual) <= tolerance ||
           (!has_goldens_fonts() && letter_distance(expected, actual) <= letter_tolerance);
}

struct Golden {
    std::string name;
    Look look;
    Frame frame;
};

std::ostream& operator<<(std::ostream& out, const Golden& golden) {
    return out << golden.name;
}

// The two examples of a published program, "Threats" (Python, matplotlib): queens on (2,2) and (5,5) attack
// each other, queens on (0,1) and (7,6) do not.
const std::string clash =
    "o.o.oo..\n"
    ".ooo.o..\n"
    "oo!ooooo\n"
    ".ooo.o.o\n"
    "o.o.ooo.\n"
    "ooooo!oo\n"
    "..o.ooo.\n"
    "..oo.o.o\n";
const std::string apart =
    "oQoooooo\n"
    "ooo...o.\n"
    ".o.o..o.\n"
    ".oo.o.o.\n"
    ".o.o.oo.\n"
    ".o..o.o.\n"
    ".o...ooo\n"
    "ooooooQo\n";

std::vector<Golden> goldens() {
    return {
        {"classic", {.width = 200, .height = 200, .caption = true}, eight_queens("17 of 92")},
        {"slate",
         {.theme = *find_theme("slate"), .width = 280, .height = 200, .coordinates = Coordinates::outside},
         eight_queens()},
        {"marks",
         {.theme = *find_theme("print"), .width = 300, .height = 300, .coordinates = Coordinates::inside},
         frame_of(clash)},
        {"apart", {.width = 300, .height = 300, .coordinates = Coordinates::inside}, frame_of(apart)},
        {"every_mark", {.width = 230, .height = 230, .bare = true, .scene = {.marks = true}}, every_mark()},
        {"search",
         {.theme = *find_theme("slate"),
          .width = 480,
          .height = 270,
          .caption = true,
          .scene = search_scene()},
         search_moment()},
        {"thumbnail", {.width = 64, .height = 64, .bare = true}, eight_queens()}};
}

CairoSurface surface_of(const Pixels& canvas) {
    CairoSurface surface(cairo_image_surface_create(CAIRO_FORMAT_ARGB32, canvas.width, canvas.height));
    unsigned char* data = cairo_image_surface_get_data(surface.get());
    const int stride = cairo_image_surface_get_stride(surface.get());
    for (int y = 0; y < canvas.height; ++y)
        std::memcpy(data + static_cast<std::size_t>(y) * stride,
                    &canvas.pixels[static_cast<std::size_t>(y) * canvas.width],
                    static_cast<std::size_t>(canvas.width) * sizeof(std::uint32_t));
    cairo_surface_mark_dirty(surface.get());
    return surface;
}

void write(const Pixels& canvas, const fs::path& path) {
    fs::create_directories(path.parent_path());
    require_ok(cairo_surface_write_to_png(surface_of(canvas).get(), path.c_str()));
}

// An empty picture if there is no such file. Drawn again, as PNG without alpha is read in another format.
Pixels read(const fs::path& path) {
    const CairoSurface image(cairo_image_surface_create_from_png(path.c_str()));
    if (cairo_surface_status(image.get()) != CAIRO_STATUS_SUCCESS)
        return {};
    return drawn(cairo_image_surface_get_width(image.get()), cairo_image_surface_get_height(image.get()),
                 [&](cairo_t* context) {
                     cairo_set_source_surface(context, image.get(), 0, 0);
                     cairo_paint(context);
                 });
}

// Expected | where it differs, in black on white | actual.
Pixels sheet(const Pixels& expected, const Pixels& actual) {
    const int width = std::max(expected.width, actual.width);
    const int height = std::max(expected.height, actual.height);
    Pixels result{3 * width, height,
                  std::vector<std::uint32_t>(static_cast<std::size_t>(3 * width) * height)};
    const auto pixel = [](const Pixels& canvas, int x, int y) {
        return x < canvas.width && y < canvas.height ? canvas.at(x, y) : 0u;
    };
    for (int y = 0; y < height; ++y) {
        std::uint32_t* row = &result.pixels[static_cast<std::size_t>(y) * result.width];
        for (int x = 0; x < width; ++x) {
            row[x] = pixel(expected, x, y);
            row[width + x] =
                distance(pixel(expected, x, y), pixel(actual, x, y)) > tolerance ? 0xFF000000 : 0xFFFFFFFF;
            row[2 * width + x] = pixel(actual, x, y);
        }
    }
    return result;
}

class GoldenPicture : public testing::TestWithParam<Golden> {};

TEST_P(GoldenPicture, IsAsApproved) {
    const Golden& golden = GetParam();
    const fs::path approved = fs::path(QUEENREEL_SOURCE_DIR) / "tests/golden" / (golden.name + ".png");
    const Pixels actual = drawn(Painter(golden.look, golden.frame.board.size), golden.frame);
    if (std::getenv("QUEENREEL_APPROVE"))
        return write(actual, approved);
    const Pixels expected = read(approved);
    if (!look_alike(expected, actual)) {
        const fs::path differences = fs::path(QUEENREEL_BINARY_DIR) / "golden" / (golden.name + ".png");
        write(sheet(expected, actual), differences);
        FAIL() << "see " << differences << "; if the actual picture on the right is better: scripts/approve";
    }
}

// Law: the tolerance for another version's letters does not hide a queen.
TEST_P(GoldenPicture, LacksNoQueenUnseen) {
    const Golden& golden = GetParam();
    const Painter painter(golden.look, golden.frame.board.size);
    const Pixels whole = drawn(painter, golden.frame);
    for (std::size_t square = 0; square < golden.frame.board.cells.size(); ++square) {
        Frame frame = golden.frame;
        if (!std::exchange(frame.board.cells[square].queen, false))
            continue;
        EXPECT_GT(letter_distance(whole, drawn(painter, frame)), letter_tolerance) << "square " << square;
    }
}

INSTANTIATE_TEST_SUITE_P(Paint, GoldenPicture, testing::ValuesIn(goldens()),
                         [](const auto& golden) { return golden.param.name; });

}  // namespace
}  // namespace queenreel
