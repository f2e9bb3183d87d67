#include "queenreel/codecs/png/chunks.h"

#include <zlib.h>

namespace queenreel {

std::string big_endian(std::uint64_t value, int size) {
    std::string bytes;
    for (int shift = 8 * (size - 1); shift >= 0; shift -= 8)
        bytes += static_cast<char>(value >> shift);
    return bytes;
}

std::string png_chunk(const std::string& type, const std::string& data) {
    const std::string content = type + data;
    const uLong sum = crc32_z(0, reinterpret_cast<const Bytef*>(content.data()), content.size());
    return big_endian(data.size(), 4) + content + big_endian(sum, 4);
}

std::string png_start(int width, int height, int bits) {
    // Palette indices, deflate, filters by row, not interlaced.
    const std::string format{static_cast<char>(bits), '\3', 0, 0, 0};
    return "\x89PNG\r\n\x1a\n" +
           png_chunk("IHDR", big_endian(static_cast<std::uint64_t>(width), 4) +
                                 big_endian(static_cast<std::uint64_t>(height), 4) + format);
}

std::string png_colors(std::span<const Color> palette) {
    std::string colors;
    std::string opacities;
    for (const Color& color : palette) {
        for (const std::uint8_t channel : {color.red, color.green, color.blue})
            colors += static_cast<char>(channel);
        opacities += static_cast<char>(color.alpha);
    }
    opacities.erase(opacities.find_last_not_of('\xff') + 1);
    const std::string perceptual(1, '\0');
    return png_chunk("sRGB", perceptual) + png_chunk("PLTE", colors) +
           (opacities.empty() ? "" : png_chunk("tRNS", opacities));
}

}  // namespace queenreel
