#include "queenreel/film/yuv_canvas.h"

#include <algorithm>

namespace queenreel {
namespace {

constexpr int even(int side) {
    return (side + 1) & ~1;
}

constexpr std::int64_t rounded(std::int64_t dividend, std::int64_t divisor) {
    return (dividend + (dividend < 0 ? -divisor : divisor) / 2) / divisor;
}

/// Where a row of blocks of 2×2 pixels lies in a frame.
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

/// Sums of the channels of some pixels.
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

    /// Of the sum of 2^bits pixels; the offset, of their mean, holds the half that rounds.
    std::uint8_t of(const Channels& sum, int bits) const {
        const std::int32_t product = red * sum.red + green * sum.green + blue * sum.blue;
        return static_cast<std::uint8_t>((product + (offset << bits)) >> (16 + bits));
    }
};

constexpr std::int32_t fixed(double value) {
    return static_cast<std::int32_t>(value * 65'536 + (value < 0 ? -0.5 : 0.5));
}

// As bt709(); the weights of a difference add up to 0, so that grays have none.
constexpr double luma_scale = 219.0 / 255;
constexpr double blue_scale = 112.0 / 255 / (1 - 0.0722);
constexpr double red_scale = 112.0 / 255 / (1 - 0.2126);
constexpr Weights luma_weights{fixed(0.2126 * luma_scale), fixed(0.7152 * luma_scale),
                               fixed(luma_scale) - fixed(0.2126 * luma_scale) - fixed(0.7152 * luma_scale),
                               fixed(16.5)};
constexpr Weights blue_weights{fixed(-0.2126 * blue_scale), fixed(-0.7152 * blue_scale),
                               -fixed(-0.2126 * blue_scale) - fixed(-0.7152 * blue_scale), fixed(128.5)};
constexpr Weights red_weights{-fixed(-0.7152 * red_scale) - fixed(-0.0722 * red_scale),
                              fixed(-0.7152 * red_scale), fixed(-0.0722 * red_scale), fixed(128.5)};

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

YuvColor bt709(const Color& color) {
    // In units of 1/10000 of a channel's 255 levels.
    const std::int64_t full = 10'000 * 255;
    const std::int64_t luma = 2126 * color.red + 7152 * color.green + 722 * color.blue;
    const std::int64_t blue = 10'000 * color.blue - luma;
    const std::int64_t red = 10'000 * color.red - luma;
    // B - Y reaches 1 - 0.0722 and R - Y 1 - 0.2126; 224 levels span both signs.
    const auto chroma = [&](std::int64_t difference, std::int64_t weight) {
        return static_cast<std::uint16_t>(128 * 64 + rounded(difference * 112 * 64, 255 * (10'000 - weight)));
    };
    return {static_cast<std::uint8_t>(16 + rounded(219 * luma, full)), chroma(blue, 722), chroma(red, 2126)};
}

YuvCanvas::YuvCanvas(int width, int height, const std::vector<Color>& palette)
    : pool_(AV_PIX_FMT_YUV420P, even(width), even(height)) {
    for (std::size_t index = 0; index < std::min(palette.size(), luma_.size()); ++index) {
        const YuvColor color = bt709(palette[index]);
        luma_[index] = color.luma;
        chroma_[index] = (std::uint32_t{color.blue_difference} << 16) | color.red_difference;
    }
}

AVFrame& YuvCanvas::paint(const Picture& picture) {
    PooledFrame& pooled = pool_.next(picture.changed);
    for (const Rect& rect : pooled.stale)
        draw(*pooled.frame, picture, rect);
    pooled.stale.clear();
    return *pooled.frame;
}

void YuvCanvas::draw(AVFrame& frame, const Picture& picture, const Rect& rect) const {
    // Whole blocks of 2×2 pixels, which share one chroma sample.
    const int left = std::max(rect.x, 0) & ~1;
    const int top = std::max(rect.y, 0) & ~1;
    const int right = even(std::min(rect.right(), picture.width));
    const int bottom = even(std::min(rect.bottom(), picture.height));
    const Rect blocks{left, top, right - left, bottom - top};
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
            // Four sums of at most 240 × 64 fit in each half; half of 4 × 64 rounds.
            const std::uint32_t sum = chroma_[upper[x]] + chroma_[upper[next]] + chroma_[lower[x]] +
                                      chroma_[lower[next]] + ((128U << 16) | 128U);
            to.blue[x / 2] = static_cast<std::uint8_t>(sum >> 24);
            to.red[x / 2] = static_cast<std::uint8_t>((sum >> 8) & 0xFF);
        }
    }
}

}  // namespace queenreel
