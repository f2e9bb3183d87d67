#include "queenreel/verify/board/ground.h"

#include <vector>

namespace queenreel::judge {
namespace {

constexpr int opaque = 255;

/// Returns a page's value in a channel. Luma has its limited range, ITU-R BT.709-6, 3.4.
int ground_level(Ground ground, ChannelMeaning meaning, int channel) {
    const bool white = ground == Ground::white;
    if (meaning == ChannelMeaning::light)
        return white ? 255 : 0;
    constexpr int gray = 128;
    return channel > 0 ? gray : white ? 235 : 16;
}

}  // namespace

bool is_see_through(const Picture& picture) {
    if (!picture.has_alpha)
        return false;
    const Channel& alpha = picture.channels[static_cast<std::size_t>(picture.channel_count) - 1];
    for (int y = 0; y < picture.height; ++y)
        for (int x = 0; x < picture.width; ++x)
            if (alpha.at(x, y) < opaque)
                return true;
    return false;
}

Picture laid_over(Ground ground, const Picture& picture) {
    constexpr std::size_t pixel = 4;  // bytes
    const auto width = static_cast<std::size_t>(picture.width);
    const auto bytes = std::make_shared<std::vector<std::uint8_t>>(
        width * static_cast<std::size_t>(picture.height) * pixel, std::uint8_t{opaque});
    const int colors = picture.channel_count - 1;
    Picture laid{picture.width, picture.height, static_cast<int>(pixel), {}, {}};
    for (std::size_t channel = 0; channel < pixel; ++channel)
        laid.channels[channel] = {bytes->data() + channel, static_cast<std::ptrdiff_t>(width * pixel),
                                  static_cast<std::ptrdiff_t>(pixel)};
    std::uint8_t* to = bytes->data();
    for (int y = 0; y < picture.height; ++y)
        for (int x = 0; x < picture.width; ++x, to += pixel) {
            const Shade shade = picture.at(x, y);
            const int alpha = shade[static_cast<std::size_t>(colors)];
            for (int channel = 0; channel < colors; ++channel) {
                const int own =
                    shade[static_cast<std::size_t>(channel)] * (picture.multiplied ? opaque : alpha);
                const int page = ground_level(ground, picture.meaning, channel) * (opaque - alpha);
                to[channel] = static_cast<std::uint8_t>(std::min((own + page + opaque / 2) / opaque, opaque));
            }
        }
    laid.owner = bytes;
    laid.find_pixels();
    return laid;
}

}  // namespace queenreel::judge
