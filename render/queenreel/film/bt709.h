#pragma once

#include <cstdint>

#include "queenreel/frame/color.h"

namespace queenreel {

/// Each channel's share of luma, in units of 1/10,000. ITU-R BT.709-6, 3.2.
struct Bt709 {
    static constexpr int red = 2126;
    static constexpr int green = 7152;
    static constexpr int blue = 722;
    static constexpr int all = red + green + blue;
};

/// The numeric ranges of luma and chroma.
struct YuvLevels {
    int luma_zero;    ///< value of black
    int luma_span;    ///< from black to white
    int chroma_zero;  ///< value of gray
    int chroma_span;  ///< from one extreme to the other
};

/// The nearest integer; ties go away from 0.
constexpr std::int64_t rounded_quotient(std::int64_t dividend, std::int64_t divisor) {
    return (dividend + (dividend < 0 ? -divisor : divisor) / 2) / divisor;
}

/// The mean color of some pixels, weighted by alpha, and its BT.709 coding.
class MeanColor {
  public:
    void add(const Color& color) {
        red_ += color.red * color.alpha;
        green_ += color.green * color.alpha;
        blue_ += color.blue * color.alpha;
        alpha_ += color.alpha;
    }

    bool is_seen() const { return alpha_ > 0; }

    /// The luma; black if nothing is visible.
    int luma(const YuvLevels& levels) const {
        return is_seen() ? levels.luma_zero +
                               static_cast<int>(rounded_quotient(levels.luma_span * weighted(),
                                                                 std::int64_t{Bt709::all} * 255 * alpha_))
                         : levels.luma_zero;
    }

    /// B - Y, which reaches 1 - 0.0722, and R - Y, which reaches 1 - 0.2126.
    int blue_difference(const YuvLevels& levels) const { return difference(levels, blue_, Bt709::blue); }
    int red_difference(const YuvLevels& levels) const { return difference(levels, red_, Bt709::red); }

  private:
    std::int64_t weighted() const { return Bt709::red * red_ + Bt709::green * green_ + Bt709::blue * blue_; }

    int difference(const YuvLevels& levels, std::int64_t channel, int weight) const {
        if (!is_seen())
            return levels.chroma_zero;
        return levels.chroma_zero +
               static_cast<int>(rounded_quotient(levels.chroma_span * (Bt709::all * channel - weighted()),
                                                 std::int64_t{2} * 255 * (Bt709::all - weight) * alpha_));
    }

    std::int64_t red_ = 0;
    std::int64_t green_ = 0;
    std::int64_t blue_ = 0;
    std::int64_t alpha_ = 0;
};

/// A color in BT.709, limited range, as films store it. Luma is rounded. Chroma, which four pixels share, is
/// kept in 1/64 levels, so that the mean is rounded only once.
struct YuvColor {
    std::uint8_t luma = 16;
    std::uint16_t blue_difference = 128 * 64;
    std::uint16_t red_difference = 128 * 64;
};

/// Converts a color in integer arithmetic; ignores alpha.
inline YuvColor bt709(const Color& color) {
    constexpr YuvLevels limited{16, 219, 128 * 64, 224 * 64};
    MeanColor opaque;
    opaque.add({color.red, color.green, color.blue, 255});
    return {static_cast<std::uint8_t>(opaque.luma(limited)),
            static_cast<std::uint16_t>(opaque.blue_difference(limited)),
            static_cast<std::uint16_t>(opaque.red_difference(limited))};
}

}  // namespace queenreel
