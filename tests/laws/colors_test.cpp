// Films that are not held to a palette have the colors that Cairo draws, also where a queen comes or goes:
// measured on what is decoded.

#include <gtest/gtest.h>

#include <cairo.h>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstdlib>
#include <memory>
#include <string>
#include <vector>

#include "filmed.h"
#include "queenreel/paint/painter.h"
#include "queenreel/timing/transition.h"
#include "tales.h"

namespace queenreel {
namespace {

using namespace std::chrono_literals;

/// A picture as Cairo draws it, of whole colors.
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

// In a portrait of a search of five queens, pearls over light squares were olive.
TEST(Colors, OfQueensOnTheirWayAreThoseThatAreDrawn) {
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

}  // namespace
}  // namespace queenreel
