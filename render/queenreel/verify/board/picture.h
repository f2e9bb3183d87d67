#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <memory>
#include <utility>
#include <vector>

namespace queenreel::judge {

/// The most pixels a picture may have; more are refused before memory is taken for them.
constexpr std::int64_t max_pixels = 134'217'728;

/// What a pixel is in each of a picture's channels, red, green, blue, alpha or luma and two chromas; 0 where
/// there is none. What the channels mean does not matter to the judge: it compares.
using Shade = std::array<std::uint8_t, 4>;

/// How far apart two shades are: the greatest difference in a channel.
inline int distance(const Shade& a, const Shade& b) {
    // Equal ones are frequent; comparing the arrays would call memcmp().
    if (std::bit_cast<std::uint32_t>(a) == std::bit_cast<std::uint32_t>(b))
        return 0;
    int max = 0;
    for (std::size_t i = 0; i < a.size(); ++i)
        max = std::max(max, std::abs(a[i] - b[i]));
    return max;
}

/// How far a shade is from two others and all that lies between them, as their smooth edges do.
inline int off_line(const Shade& shade, const Shade& from, const Shade& to) {
    double along = 0;
    double whole = 0;
    for (std::size_t i = 0; i < shade.size(); ++i) {
        along += (shade[i] - from[i]) * (to[i] - from[i]);
        whole += (to[i] - from[i]) * (to[i] - from[i]);
    }
    const double share = whole > 0 ? std::clamp(along / whole, 0.0, 1.0) : 0;
    Shade nearest{};
    for (std::size_t i = 0; i < shade.size(); ++i)
        nearest[i] = static_cast<std::uint8_t>(std::lround(from[i] + share * (to[i] - from[i])));
    return distance(shade, nearest);
}

/// One channel of a picture: the byte for (x, y) is data[(y >> shift_y) · stride + (x >> shift_x) · step].
struct Channel {
    const std::uint8_t* data = nullptr;
    std::ptrdiff_t stride = 0;  ///< bytes
    std::ptrdiff_t step = 1;    ///< bytes
    int shift_x = 0;
    int shift_y = 0;

    std::uint8_t at(int x, int y) const { return data[(y >> shift_y) * stride + (x >> shift_x) * step]; }
};

/// What a picture's channels mean, but for alpha. Only a page behind it asks.
enum class ChannelMeaning : std::uint8_t {
    light,  ///< red, green, blue or gray, from 0 to 255
    video,  ///< luma and two chromas, in limited range
};

/// A decoded picture, in the channels it was decoded to: nothing is converted to be looked at.
struct Picture {
    int width = 0;
    int height = 0;
    int channel_count = 0;
    std::array<Channel, 4> channels{};
    std::shared_ptr<const void> owner;     ///< of the bytes
    const std::uint8_t* pixels = nullptr;  ///< the first pixel's four bytes, where find_pixels() found them
    bool has_alpha = false;                ///< the last channel is alpha
    bool multiplied = false;               ///< by it, the others are
    ChannelMeaning meaning = ChannelMeaning::light;

    /// Has at() take four bytes at once where each pixel's channels lie side by side, in whatever order: to
    /// be called when all else is set.
    void find_pixels() {
        const auto first = [](const Channel& a, const Channel& b) { return a.data < b.data; };
        const std::uint8_t* const start = std::min_element(channels.begin(), channels.end(), first)->data;
        const bool are_side_by_side =
            channel_count == 4 && std::all_of(channels.begin(), channels.end(), [&](const Channel& channel) {
                return channel.step == 4 && channel.shift_x == 0 && channel.shift_y == 0 &&
                       channel.stride == channels[0].stride && channel.data - start < 4;
            });
        pixels = are_side_by_side ? start : nullptr;
    }

    /// The shade at (x, y), which is inside the picture.
    Shade at(int x, int y) const {
        Shade shade{};
        if (pixels) {
            std::memcpy(shade.data(), pixels + y * channels[0].stride + std::ptrdiff_t{4} * x, shade.size());
            return shade;
        }
        for (int i = 0; i < channel_count; ++i)
            shade[i] = channels[i].at(x, y);
        return shade;
    }
};

/// The picture of `pixels`, four bytes each, row by row: red, green, blue, alpha.
inline Picture picture_of_rgba(std::vector<std::uint8_t> pixels, int width, int height) {
    constexpr int channels = 4;
    const auto owner = std::make_shared<const std::vector<std::uint8_t>>(std::move(pixels));
    Picture picture;
    picture.width = width;
    picture.height = height;
    picture.channel_count = channels;
    picture.has_alpha = true;
    for (int channel = 0; channel < channels; ++channel)
        picture.channels[static_cast<std::size_t>(channel)] = {owner->data() + channel,
                                                               std::ptrdiff_t{channels} * width, channels};
    picture.owner = owner;
    picture.find_pixels();
    return picture;
}

}  // namespace queenreel::judge
