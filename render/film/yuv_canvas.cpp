#include "film/yuv_canvas.h"

#include <algorithm>

namespace queenreel {
namespace {

constexpr int even(int side) {
    return (side + 1) & ~1;
}

constexpr std::int64_t rounded(std::int64_t dividend, std::int64_t divisor) {
    return (dividend + (dividend < 0 ? -divisor : divisor) / 2) / divisor;
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
    const int right = even(std::min(rect.x + rect.width, picture.width));
    const int bottom = even(std::min(rect.y + rect.height, picture.height));
    const int last_column = picture.width - 1;
    for (int y = top; y < bottom; y += 2) {
        const std::uint8_t* const upper = picture.row(y).data();
        const std::uint8_t* const lower = picture.row(std::min(y + 1, picture.height - 1)).data();
        std::uint8_t* const upper_luma = frame.data[0] + std::ptrdiff_t{y} * frame.linesize[0];
        std::uint8_t* const lower_luma = upper_luma + frame.linesize[0];
        std::uint8_t* const blue = frame.data[1] + std::ptrdiff_t{y / 2} * frame.linesize[1];
        std::uint8_t* const red = frame.data[2] + std::ptrdiff_t{y / 2} * frame.linesize[2];
        for (int x = left; x < right; x += 2) {
            const int next = std::min(x + 1, last_column);
            upper_luma[x] = luma_[upper[x]];
            upper_luma[x + 1] = luma_[upper[next]];
            lower_luma[x] = luma_[lower[x]];
            lower_luma[x + 1] = luma_[lower[next]];
            // Four sums of at most 240 × 64 fit in each half; half of 4 × 64 rounds.
            const std::uint32_t sum = chroma_[upper[x]] + chroma_[upper[next]] + chroma_[lower[x]] +
                                      chroma_[lower[next]] + ((128U << 16) | 128U);
            blue[x / 2] = static_cast<std::uint8_t>(sum >> 24);
            red[x / 2] = static_cast<std::uint8_t>((sum >> 8) & 0xFF);
        }
    }
}

}  // namespace queenreel
