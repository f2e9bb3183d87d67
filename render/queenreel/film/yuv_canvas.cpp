#include "queenreel/film/yuv_canvas.h"

#include <algorithm>

#include "queenreel/film/bt709.h"

namespace queenreel {
namespace {

/// The position of a row of 2×2 blocks in a frame.
struct BlockRow {
    std::uint8_t* upper;
    std::uint8_t* lower;
    std::uint8_t* blue;
    std::uint8_t* red;

    BlockRow(AVFrame& frame, int y)
        : upper(frame.data[0] + std::ptrdiff_t{y} * frame.linesize[0]),
          lower(upper + frame.linesize[0]),
          blue(frame.data[1] + std::ptrdiff_t{y / 2} * frame.linesize[1]),
          red(frame.data[2] + std::ptrdiff_t{y / 2} * frame.linesize[2]) {}
};

/// Sums of channels over some pixels.
struct Channels {
    std::int32_t red = 0;
    std::int32_t green = 0;
    std::int32_t blue = 0;

    explicit Channels(std::uint32_t pixel)
        : red(static_cast<std::int32_t>(pixel >> 16 & 0xFF)),
          green(static_cast<std::int32_t>(pixel >> 8 & 0xFF)),
          blue(static_cast<std::int32_t>(pixel & 0xFF)) {}
    Channels& operator+=(const Channels& other) {
        red += other.red;
        green += other.green;
        blue += other.blue;
        return *this;
    }
};

/// A linear function of the channels, in units of 1/65,536.
struct Weights {
    std::int32_t red;
    std::int32_t green;
    std::int32_t blue;
    std::int32_t offset;

    /// The value for the sum of 2^bits pixels. The offset is that of their mean and includes the half for
    /// rounding.
    std::uint8_t of(const Channels& sum, int bits) const {
        const std::int32_t product = red * sum.red + green * sum.green + blue * sum.blue;
        return static_cast<std::uint8_t>((product + (offset << bits)) >> (16 + bits));
    }
};

constexpr std::int32_t fixed(double value) {
    return static_cast<std::int32_t>(value * 65'536 + (value < 0 ? -0.5 : 0.5));
}

// The weights of a difference add up to 0, so that it is 0 for grays.
constexpr double share(int weight) {
    return static_cast<double>(weight) / Bt709::all;
}
constexpr double luma_scale = 219.0 / 255;
constexpr double blue_scale = 112.0 / 255 / (1 - share(Bt709::blue));
constexpr double red_scale = 112.0 / 255 / (1 - share(Bt709::red));
constexpr std::int32_t red_in_luma = fixed(share(Bt709::red) * luma_scale);
constexpr std::int32_t green_in_luma = fixed(share(Bt709::green) * luma_scale);
constexpr Weights luma_weights{red_in_luma, green_in_luma, fixed(luma_scale) - red_in_luma - green_in_luma,
                               fixed(16.5)};
constexpr std::int32_t red_in_blue = fixed(-share(Bt709::red) * blue_scale);
constexpr std::int32_t green_in_blue = fixed(-share(Bt709::green) * blue_scale);
constexpr Weights blue_weights{red_in_blue, green_in_blue, -red_in_blue - green_in_blue, fixed(128.5)};
constexpr std::int32_t green_in_red = fixed(-share(Bt709::green) * red_scale);
constexpr std::int32_t blue_in_red = fixed(-share(Bt709::blue) * red_scale);
constexpr Weights red_weights{-green_in_red - blue_in_red, green_in_red, blue_in_red, fixed(128.5)};

void draw_pixels(AVFrame& frame, const Picture& picture, const Rect& blocks) {
    const auto row = [&](int y) {
        return picture.pixels.data() +
               static_cast<std::size_t>(std::min(y, picture.height - 1)) * picture.width;
    };
    const int last_column = picture.width - 1;
    for (int y = blocks.y; y < blocks.bottom(); y += 2) {
        const std::uint32_t* const upper = row(y);
        const std::uint32_t* const lower = row(y + 1);
        const BlockRow to(frame, y);
        for (int x = blocks.x; x < blocks.right(); x += 2) {
            const int next = std::min(x + 1, last_column);
            Channels sum(upper[x]);
            to.upper[x] = luma_weights.of(sum, 0);
            const auto add = [&](std::uint32_t pixel, std::uint8_t& luma) {
                const Channels channels(pixel);
                luma = luma_weights.of(channels, 0);
                sum += channels;
            };
            add(upper[next], to.upper[x + 1]);
            add(lower[x], to.lower[x]);
            add(lower[next], to.lower[x + 1]);
            to.blue[x / 2] = blue_weights.of(sum, 2);
            to.red[x / 2] = red_weights.of(sum, 2);
        }
    }
}

}  // namespace

YuvCanvas::YuvCanvas(int width, int height, const std::vector<Color>& palette)
    : PlaneCanvas(AV_PIX_FMT_YUV420P, width, height) {
    for (std::size_t index = 0; index < std::min(palette.size(), luma_.size()); ++index) {
        const YuvColor color = bt709(palette[index]);
        luma_[index] = color.luma;
        chroma_[index] = (std::uint32_t{color.blue_difference} << 16) | color.red_difference;
    }
}

void YuvCanvas::draw(AVFrame& frame, const Picture& picture, const Rect& blocks) const {
    if (picture.palette.empty())
        draw_pixels(frame, picture, blocks);
    else
        draw_indices(frame, picture, blocks);
}

void YuvCanvas::draw_indices(AVFrame& frame, const Picture& picture, const Rect& blocks) const {
    const int last_column = picture.width - 1;
    for (int y = blocks.y; y < blocks.bottom(); y += 2) {
        const std::uint8_t* const upper = picture.row(y).data();
        const std::uint8_t* const lower = picture.row(std::min(y + 1, picture.height - 1)).data();
        const BlockRow to(frame, y);
        for (int x = blocks.x; x < blocks.right(); x += 2) {
            const int next = std::min(x + 1, last_column);
            to.upper[x] = luma_[upper[x]];
            to.upper[x + 1] = luma_[upper[next]];
            to.lower[x] = luma_[lower[x]];
            to.lower[x + 1] = luma_[lower[next]];
            // Four sums of at most 240 × 64 fit into each half; half of 4 × 64 is for rounding.
            const std::uint32_t sum = chroma_[upper[x]] + chroma_[upper[next]] + chroma_[lower[x]] +
                                      chroma_[lower[next]] + ((128U << 16) | 128U);
            to.blue[x / 2] = static_cast<std::uint8_t>(sum >> 24);
            to.red[x / 2] = static_cast<std::uint8_t>((sum >> 8) & 0xFF);
        }
    }
}

}  // namespace queenreel
