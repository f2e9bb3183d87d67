#include "queenreel/codecs/y4m/y4m.h"

#include <fmt/format.h>

#include <cstddef>
#include <string>

namespace queenreel {

/// Each chroma sample is centered between four pixels, as in JPEG. The format cannot express that colors are
/// BT.709.
Y4mFile::Y4mFile(int width, int height, Rate rate, ByteStream& stream)
    : stream_(stream), width_(width), height_(height) {
    const std::string header =
        fmt::format("YUV4MPEG2 W{} H{} F{}:{} Ip A1:1 C420jpeg XYSCSS=420JPEG XCOLORRANGE=LIMITED\n", width,
                    height, rate.numerator, rate.denominator);
    stream_.write_text(header);
}

void Y4mFile::write(const Planes420& picture, std::int64_t frames) {
    std::string bytes = "FRAME\n";
    for (std::size_t plane = 0; plane < picture.rows.size(); ++plane) {
        const int shift = plane == 0 ? 0 : 1;
        for (int y = 0; y < height_ >> shift; ++y) {
            const std::uint8_t* const row = picture.rows[plane] + std::ptrdiff_t{y} * picture.strides[plane];
            bytes.append(row, row + (width_ >> shift));
        }
    }
    for (; frames > 0; --frames)
        stream_.write_text(bytes);
}

}  // namespace queenreel
