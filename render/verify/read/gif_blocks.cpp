#include "verify/read/gif_blocks.h"

#include <fmt/format.h>

#include <vector>

#include "verify/read/av.h"
#include "verify/read/lzw.h"

namespace queenreel::judge {
namespace {

constexpr std::uint8_t extension = 0x21;
constexpr std::uint8_t image = 0x2C;
constexpr std::uint8_t trailer = 0x3B;
constexpr std::uint8_t graphic_control = 0xF9;
constexpr std::uint8_t has_palette = 0x80;

void skip_palette(ByteReader& reader, std::uint8_t flags) {
    if (flags & has_palette)
        reader.take(std::size_t{3} << ((flags & 7) + 1));
}

/// The content of sub-blocks up to the empty one.
std::vector<std::uint8_t> sub_blocks(ByteReader& reader) {
    std::vector<std::uint8_t> content;
    while (const std::uint8_t size = reader.byte()) {
        const Bytes block = reader.take(size);
        content.insert(content.end(), block.begin(), block.end());
    }
    return content;
}

void check_image(ByteReader& reader, std::uint64_t number) {
    reader.take(4);  // its place
    const std::uint64_t width = reader.little16();
    const std::uint64_t height = reader.little16();
    skip_palette(reader, reader.byte());
    const int minimum = reader.byte();
    if (lzw_pixels(sub_blocks(reader), minimum) != width * height)
        throw UnreadableError(fmt::format("damaged: the codes of picture {} do not say its {} × {} pixels",
                                          number, width, height));
}

/// The delay that a graphic control extension tells, if this is one.
std::chrono::microseconds delay_of(ByteReader& reader, std::chrono::microseconds before) {
    constexpr std::chrono::microseconds centisecond{10'000};
    const bool is_control = reader.byte() == graphic_control;
    const std::vector<std::uint8_t> content = sub_blocks(reader);
    return is_control && content.size() >= 3 ? centisecond * (content[1] | content[2] << 8) : before;
}

}  // namespace

void walk_gif(Bytes bytes, const std::function<void(const GifPicture&)>& take) {
    constexpr std::size_t signature_size = 6;
    ByteReader reader(bytes);
    reader.take(signature_size);
    const std::uint16_t width = reader.little16();
    check_size(width, reader.little16());
    const std::uint8_t flags = reader.byte();
    reader.take(2);
    skip_palette(reader, flags);
    std::size_t start = 0;
    std::chrono::microseconds delay{0};
    for (std::uint64_t number = 1;;) {
        switch (reader.byte()) {
            case extension:
                delay = delay_of(reader, delay);
                break;
            case image:
                check_image(reader, number++);
                take({bytes.subspan(start, reader.position() - start), delay});
                start = reader.position();
                delay = {};
                break;
            case trailer:
                if (reader.left() > 0)
                    throw UnreadableError("damaged: there are bytes after its end");
                return;
            default:
                throw UnreadableError(fmt::format("damaged at byte {}: no GIF block", reader.position() - 1));
        }
    }
}

}  // namespace queenreel::judge
