// Films without a palette have the colors that Cairo draws, also where queens come or go: measured on decoded
// films. Pictures with a palette have every filled area in its color.

#include <gtest/gtest.h>

#include <cairo.h>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstdlib>
#include <memory>
#include <ostream>
#include <string>
#include <string_view>
#include <vector>

#include "extent.h"
#include "filmed.h"
#include "queenreel/paint/painter.h"
#include "queenreel/paint/raster_painter.h"
#include "queenreel/solvers/solver.h"
#include "queenreel/timing/transition.h"
#include "tales.h"

namespace queenreel {
namespace {

using namespace std::chrono_literals;

/// A picture as Cairo draws it, in opaque colors.
class Drawing {
  public:
    Drawing(const Look& look, int n, const Frame& frame)
        : image_(cairo_image_surface_create(CAIRO_FORMAT_ARGB32, look.width, look.height),
                 cairo_surface_destroy) {
        cairo_t* const context = cairo_create(image_.get());
        Painter(look, n).draw(context, frame);
        cairo_destroy(context);
        cairo_surface_flush(image_.get());
    }

    /// In BT.709, limited range.
    double luma(int x, int y) const {
        const std::uint8_t* const pixel = cairo_image_surface_get_data(image_.get()) +
                                          std::ptrdiff_t{y} * cairo_image_surface_get_stride(image_.get()) +
                                          std::ptrdiff_t{4} * x;
        return 16 + 219.0 / 255 * (0.2126 * pixel[2] + 0.7152 * pixel[1] + 0.0722 * pixel[0]);
    }

  private:
    std::unique_ptr<cairo_surface_t, void (*)(cairo_surface_t*)> image_;
};

bool has_ghost(const Frame& frame) {
    return std::ranges::any_of(frame.board.moving_queens, [](const MovingQueen& queen) {
        return queen.opacity > 0.2 && queen.opacity < 0.8;
    });
}

// In a portrait of a search of five queens, pearls on light squares used to be olive.
TEST(Colors, OfMovingQueensAreAsDrawn) {
    StoryOptions options = default_options("search", 5);
    options.to_first_solution = true;
    const Pace pace = lasting(20s);
    const auto story = find_story("search")->open(options);
    const Filmed filmed =
        film_of(scene_of("search", options, pace), options,
                with_transitions(story->frames(pacer_of(*story, pace)), Transition::glide), "mp4", 540, 960);
    ASSERT_EQ(filmed.film.frames.size(), filmed.frames.size());
    int ghosts = 0;
    for (std::size_t i = 0; i < filmed.frames.size(); ++i) {
        const Frame& frame = filmed.frames[i];
        if (!has_ghost(frame) || ++ghosts > 12)
            continue;
        const Drawing wanted(filmed.look, options.n, frame);
        const AVFrame& shown = *filmed.film.frames[i].frame;
        int far = 0;
        double sum = 0;
        for (int y = 0; y < 960; ++y)
            for (int x = 0; x < 540; ++x) {
                const double off = shown.data[0][y * shown.linesize[0] + x] - wanted.luma(x, y);
                far += std::abs(off) > 6;
                sum += std::abs(off);
            }
        EXPECT_LE(far, 540 * 960 / 1000) << "picture " << i;
        EXPECT_LE(sum / (540 * 960), 0.7) << "picture " << i;
    }
    EXPECT_GT(ghosts, 3);
}

/// The color of a pixel of an opaque picture.
Color color_at(const Picture& picture, std::size_t at) {
    if (!picture.palette.empty())
        return picture.palette[picture.indices[at]];
    const std::uint32_t pixel = picture.pixels[at];
    return {static_cast<std::uint8_t>(pixel >> 16), static_cast<std::uint8_t>(pixel >> 8),
            static_cast<std::uint8_t>(pixel)};
}

int distance(Color a, Color b) {
    return std::max({std::abs(a.red - b.red), std::abs(a.green - b.green), std::abs(a.blue - b.blue)});
}

/// A filled area that a palette changed.
struct ChangedFill {
    int distance = 0;
    std::size_t x = 0;
    std::size_t y = 0;
    Color exact{};
    Color held{};

    friend std::ostream& operator<<(std::ostream& out, const ChangedFill& fill) {
        const auto write = [&](Color color) {
            out << int{color.red} << ' ' << int{color.green} << ' ' << int{color.blue};
        };
        out << "at " << fill.x << ", " << fill.y << ": ";
        write(fill.exact);
        out << " became ";
        write(fill.held);
        return out;
    }
};

/// The filled area whose color is farthest off: its pixels equal those up to five away. Letters, lines and
/// edges may be off.
ChangedFill farthest_fill(const Picture& exact, const Picture& held) {
    constexpr std::size_t reach = 5;
    ChangedFill farthest;
    const auto width = static_cast<std::size_t>(exact.width);
    for (std::size_t y = reach; y + reach < static_cast<std::size_t>(exact.height); ++y)
        for (std::size_t x = reach; x + reach < width; ++x) {
            const std::size_t at = y * width + x;
            const Color color = color_at(exact, at);
            const int off = distance(color, color_at(held, at));
            if (off <= farthest.distance)
                continue;
            bool is_fill = true;
            for (std::size_t step = 1; step <= reach && is_fill; ++step)
                for (const std::size_t other : {at - step, at + step, at - step * width, at + step * width})
                    is_fill = is_fill && exact.pixels[other] == exact.pixels[at];
            if (is_fill)
                farthest = {off, x, y, color, color_at(held, at)};
        }
    return farthest;
}

class ColorLaws : public Law {};
LAW_EXTENTS(ColorLaws);

// Law: shades that show a quantity keep their colors in PNG and GIF, whatever a solver shows: gray ones used
// to be pink and blue.
TEST_P(ColorLaws, OfFilledAreasSurviveAPalette) {
    constexpr int allowed = 14;
    const int pictures = by_extent(6, 24);
    std::size_t turn = 0;
    for (const Solver& solver : solvers())
        for (const int n : by_extent<std::vector<int>>({5}, {1, 4, 5, 6, 8})) {
            StoryOptions options = default_options("search", n);
            options.solver = &solver;
            if (!refusal("search", options).empty())
                continue;
            if (solver.name == "brute" && n > 6)
                continue;  // 19 million boards, which look like those of 6
            const Theme& theme = themes()[turn++ % themes().size()];
            SCOPED_TRACE(std::string(solver.name) + ", n = " + std::to_string(n) + ", " +
                         std::string(theme.name));
            const Pace pace = lasting(60s);
            Look look;
            look.theme = theme;
            look.scene = scene_of("search", options, pace);
            look.width = 960;
            look.height = 540;
            look.caption = true;
            const std::vector<Frame> frames = tale("search", options, pace);
            RasterPainter exact(look, n, all_colors);
            RasterPainter held(look, n, 256);
            for (int i = 0; i < pictures; ++i) {
                const std::size_t at =
                    frames.size() * static_cast<std::size_t>(i) / static_cast<std::size_t>(pictures);
                Frame frame = frames[at];
                frame.board.annotations = {};  // arrows show no quantity: they may take a similar color
                const ChangedFill fill = farthest_fill(exact.paint(frame), held.paint(frame));
                EXPECT_LE(fill.distance, allowed)
                    << "picture " << at << ", " << fill << ", " << frame.caption;
            }
        }
}

}  // namespace
}  // namespace queenreel
