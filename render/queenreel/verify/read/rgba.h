#pragma once

#include <cstdint>
#include <memory>
#include <utility>
#include <vector>

#include "queenreel/verify/board/picture.h"

namespace queenreel::judge {

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
