#include "queenreel/film/yuva_canvas.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <stdexcept>

namespace queenreel {
namespace {

/// The distance around a transparent pixel within which to look for a color, in pixels: the reach of players'
/// filters.
constexpr int bleed = 2;

PlaneCoding plane_coding(Planes planes) {
    switch (planes) {
        case Planes::yuva420:
            return {{16, 219, 128, 224}, 255, 1};
        case Planes::yuva444p10:
            return {{64, 876, 512, 896}, 1023, 0};
        case Planes::yuv420:
            break;
    }
    throw std::invalid_argument("film: these planes have no alpha");
}

/// The color of a pixel, not premultiplied.
Color straight(std::uint32_t pixel) {
    const std::uint32_t alpha = pixel >> 24;
    const auto channel = [&](int shift) {
        const std::uint32_t value = pixel >> shift & 0xFF;
        return static_cast<std::uint8_t>(alpha == 0 ? 0 : std::min(255U, (value * 255 + alpha / 2) / alpha));
    };
    return {channel(16), channel(8), channel(0), static_cast<std::uint8_t>(alpha)};
}

/// The colors of a picture's pixels; beyond its right and lower edges, those of the edge.
class StraightPixels {
  public:
    StraightPixels(const Picture& picture, const std::vector<Color>& palette)
        : picture_(picture), palette_(palette) {}

    Color at(int x, int y) const {
        const auto offset = static_cast<std::size_t>(std::clamp(y, 0, picture_.height - 1)) * picture_.width +
                            static_cast<std::size_t>(std::clamp(x, 0, picture_.width - 1));
        return picture_.palette.empty() ? straight(picture_.pixels[offset])
                                        : palette_[picture_.indices[offset]];
    }

    /// The mean of the square of `side` pixels at (x, y); if it is transparent, of its surroundings.
    MeanColor mean(int x, int y, int side) const {
        const MeanColor own = square(x, y, side);
        return own.is_seen() ? own : square(x - bleed, y - bleed, side + 2 * bleed);
    }

  private:
    MeanColor square(int left, int top, int side) const {
        MeanColor mean;
        for (int y = top; y < top + side; ++y)
            for (int x = left; x < left + side; ++x)
                mean.add(at(x, y));
        return mean;
    }

    const Picture& picture_;
    const std::vector<Color>& palette_;
};

template <typename Sample>
Sample& sample(AVFrame& frame, int plane, int x, int y) {
    return reinterpret_cast<Sample*>(frame.data[plane] + std::ptrdiff_t{y} * frame.linesize[plane])[x];
}

}  // namespace

YuvaCanvas::YuvaCanvas(Planes planes, int width, int height, const std::vector<Color>& palette)
    : PlaneCanvas(pixel_format(planes), width, height, bleed),
      coding_(plane_coding(planes)),
      palette_(palette) {
    constexpr std::size_t indices = 256;
    palette_.resize(indices, {0, 0, 0, 0});
}

void YuvaCanvas::draw(AVFrame& frame, const Picture& picture, const Rect& blocks) const {
    if (coding_.alpha_span > 255)
        draw_blocks<std::uint16_t>(frame, picture, blocks);
    else
        draw_blocks<std::uint8_t>(frame, picture, blocks);
}

template <typename Sample>
void YuvaCanvas::draw_blocks(AVFrame& frame, const Picture& picture, const Rect& blocks) const {
    const StraightPixels pixels(picture, palette_);
    for (int y = blocks.y; y < blocks.bottom(); ++y)
        for (int x = blocks.x; x < blocks.right(); ++x) {
            sample<Sample>(frame, 0, x, y) = static_cast<Sample>(pixels.mean(x, y, 1).luma(coding_.levels));
            sample<Sample>(frame, 3, x, y) =
                static_cast<Sample>(rounded_quotient(pixels.at(x, y).alpha * coding_.alpha_span, 255));
        }
    const int side = 1 << coding_.shift;
    for (int y = blocks.y; y < blocks.bottom(); y += side)
        for (int x = blocks.x; x < blocks.right(); x += side) {
            const MeanColor mean = pixels.mean(x, y, side);
            const int column = x >> coding_.shift;
            const int row = y >> coding_.shift;
            sample<Sample>(frame, 1, column, row) = static_cast<Sample>(mean.blue_difference(coding_.levels));
            sample<Sample>(frame, 2, column, row) = static_cast<Sample>(mean.red_difference(coding_.levels));
        }
}

}  // namespace queenreel
