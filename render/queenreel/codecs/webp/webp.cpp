#include "queenreel/codecs/still.h"

#include <algorithm>

#include "queenreel/codecs/webp/webp_coder.h"
#include "queenreel/codecs/xmp.h"

extern "C" __attribute__((visibility("default"))) std::string queenreel_code_webp(
    const queenreel::Still& still) {
    using namespace queenreel;
    const Picture& picture = still.picture;
    const std::string simple =
        lossless_webp(picture.width, picture.height, picture.indices, webp_colors(picture.palette));
    const std::string xmp = xmp_packet(still.title, still.description);
    if (xmp.empty())
        return simple;
    constexpr std::uint64_t has_xmp = 0x04;
    constexpr std::uint64_t has_alpha = 0x10;
    const bool alpha =
        std::ranges::any_of(picture.palette, [](const Color& color) { return color.alpha < 255; });
    const auto side = [](int pixels) { return little_endian(static_cast<std::uint64_t>(pixels) - 1, 3); };
    const std::string chunks = "WEBP" +
                               riff_chunk("VP8X", little_endian(has_xmp | (alpha ? has_alpha : 0), 4) +
                                                      side(picture.width) + side(picture.height)) +
                               simple.substr(webp_header_size) + riff_chunk("XMP ", xmp);
    return riff_chunk("RIFF", chunks);
}
