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

/// The maximum number of pixels of a picture; more are refused before memory is allocated.
constexpr std::int64_t max_pixels = 134'217'728;

/// The values of a pixel in a picture's channels: red, green, blue and alpha, or luma and two chromas; 0 for
/// missing channels. The judge only compares shades, so their meaning does not matter.
using Shade = std::array<std::uint8_t, 4>;

/// Returns the distance of two shades: the greatest difference in a channel.
inline int distance(const Shade& a, const Shade& b) {
    // Equal shades are frequent; comparing the arrays would call memcmp().
    if (std::bit_cast<std::uint32_t>(a) == std::bit_cast<std::uint32_t>(b))
        return 0;
    int max = 0;
    for (std::size_t i = 0; i < a.size(); ++i)
        max = std::max(max, std::abs(a[i] - b[i]));
    return max;
}

/// Returns the distance of a shade from the line between two others, which has the shades of their smooth
/// edges.
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

/// The meaning of a picture's channels other than alpha. Only compositing over a page needs it.
enum class ChannelMeaning : std::uint8_t {
    light,  ///< red, green, blue or gray, from 0 to 255
    video,  ///< luma and two chromas, in limited range
};

/// A decoded picture, in the channels that the decoder produced: nothing is converted.
struct Picture {
    int width = 0;
    int height = 0;
    int channel_count = 0;
    std::array<Channel, 4> channels{};
    std::shared_ptr<const void> owner;     ///< keeps the bytes alive
    const std::uint8_t* pixels = nullptr;  ///< the first pixel's four bytes, if find_pixels() found them
    bool has_alpha = false;                ///< the last channel is alpha
    bool multiplied = false;               ///< the other channels are multiplied by alpha
    ChannelMeaning meaning = ChannelMeaning::light;

    /// Lets at() read four bytes at once if each pixel's channels are adjacent, in any order. Call it when
    /// all other members are set.
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

    /// Returns the shade at (x, y), which must be inside the picture.
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

/// Returns a copy of the picture with four adjacent bytes per pixel, which at() reads at once. The copy pays
/// off if each pixel is read many times.
inline Picture side_by_side(const Picture& picture) {
    if (picture.pixels)
        return picture;
    constexpr std::ptrdiff_t step = sizeof(Shade);
    const auto bytes =
        std::make_shared<std::vector<std::uint8_t>>(step * picture.width * std::size_t(picture.height));
    auto* next = bytes->data();
    for (int y = 0; y < picture.height; ++y)
        for (int x = 0; x < picture.width; ++x, next += step)
            std::memcpy(next, picture.at(x, y).data(), step);
    Picture same = picture;
    for (std::size_t i = 0; i < same.channels.size(); ++i)
        same.channels[i] = {bytes->data() + i, step * picture.width, step};
    same.pixels = bytes->data();
    same.owner = bytes;
    return same;
}

/// Returns a picture of `pixels`, four bytes each, row by row: red, green, blue, alpha.
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
