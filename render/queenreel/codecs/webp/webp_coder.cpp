#include "queenreel/codecs/webp/webp_coder.h"

#include <fmt/format.h>
#include <webp/encode.h>

#include <algorithm>
#include <cstddef>
#include <memory>
#include <new>

#include "queenreel/io/error.h"
#include "queenreel/io/stream.h"

namespace queenreel {
namespace {

struct FreeWebp {
    void operator()(WebPPicture* picture) const { WebPPictureFree(picture); }
};

[[noreturn]] void fail(const WebPPicture& picture) {
    if (picture.error_code == VP8_ENC_ERROR_OUT_OF_MEMORY ||
        picture.error_code == VP8_ENC_ERROR_BITSTREAM_OUT_OF_MEMORY ||
        picture.error_code == VP8_ENC_ERROR_BAD_WRITE)  // collecting output takes memory, too
        throw std::bad_alloc();
    throw OutputError(fmt::format("webp: libwebp refuses a picture, error {}; try another size or format",
                                  static_cast<int>(picture.error_code)));
}

int collect_webp(const std::uint8_t* bytes, std::size_t size, const WebPPicture* picture) {
    return static_cast<CollectedBytes*>(picture->custom_ptr)->append(bytes, size) ? 1 : 0;
}

}  // namespace

std::vector<std::uint32_t> webp_colors(std::span<const Color> palette) {
    std::vector<std::uint32_t> colors;
    for (const Color& color : palette)
        colors.push_back(std::uint32_t{color.alpha} << 24 | std::uint32_t{color.red} << 16 |
                         std::uint32_t{color.green} << 8 | color.blue);
    return colors;
}

std::string lossless_webp(int width, int height, std::span<const std::uint8_t> indices,
                          std::span<const std::uint32_t> colors) {
    WebPConfig config;
    WebPPicture picture;
    if (!WebPConfigInit(&config) || !WebPPictureInit(&picture))
        throw OutputError("webp: this build was made with another libwebp than it runs with; build it again");
    constexpr int effort = 6;
    WebPConfigLosslessPreset(&config, effort);
    config.exact = 1;  // transparent pixels keep their color: one entry of the palette
    const std::unique_ptr<WebPPicture, FreeWebp> owned(&picture);
    picture.use_argb = 1;
    picture.width = width;
    picture.height = height;
    if (!WebPPictureAlloc(&picture))
        fail(picture);
    for (int y = 0; y < height; ++y)
        std::ranges::transform(indices.subspan(static_cast<std::size_t>(y) * static_cast<std::size_t>(width),
                                               static_cast<std::size_t>(width)),
                               picture.argb + std::ptrdiff_t{y} * picture.argb_stride,
                               [&](std::uint8_t index) { return colors[index]; });
    CollectedBytes file;
    picture.writer = collect_webp;
    picture.custom_ptr = &file;
    if (!WebPEncode(&config, &picture))
        fail(picture);
    return file.text();
}

std::string little_endian(std::uint64_t value, int size) {
    std::string bytes;
    for (int shift = 0; shift < 8 * size; shift += 8)
        bytes += static_cast<char>(value >> shift);
    return bytes;
}

std::string riff_chunk(const std::string& type, const std::string& data) {
    return type + little_endian(data.size(), 4) + data + std::string(data.size() % 2, '\0');
}

}  // namespace queenreel
