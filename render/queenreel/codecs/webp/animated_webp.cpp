#include "queenreel/codecs/webp/animated_webp.h"

#include <algorithm>
#include <limits>

#include "queenreel/codecs/webp/webp_coder.h"
#include "queenreel/io/error.h"

namespace queenreel {
namespace {

std::string little24(int value) {
    return little_endian(static_cast<std::uint64_t>(value), 3);
}

}  // namespace

WebpFile::WebpFile(const PatchHeader& header, ByteStream& stream)
    : stream_(stream), header_(header), colors_(webp_colors(header.palette)) {
    write_header();
}

/// Written twice: the size, and whether any pixel is transparent, are known only at the end.
void WebpFile::write_header() {
    constexpr std::uint64_t riff_header_size = 8;
    const auto size = static_cast<std::uint64_t>(stream_.size());
    if (size > std::numeric_limits<std::uint32_t>::max())
        throw OutputError("webp: a film would be larger than 4 GiB; use fewer pictures, or another format");
    constexpr int animation = 0x02;
    constexpr int alpha = 0x10;
    const int flags = animation | (transparent_ ? alpha : 0);
    stream_.write_text(
        "RIFF" + little_endian(std::max(size, riff_header_size) - riff_header_size, 4) + "WEBP" +
        riff_chunk("VP8X", little_endian(static_cast<std::uint64_t>(flags), 4) + little24(header_.width - 1) +
                               little24(header_.height - 1)) +
        riff_chunk("ANIM", little_endian(0, 4) +  // a transparent background, which viewers ignore
                               little_endian(static_cast<std::uint64_t>(header_.plays), 2)));
}

std::int64_t WebpFile::longest(std::int64_t milliseconds, std::int64_t min) const {
    constexpr std::int64_t max = (1 << 24) - 1;
    return milliseconds <= max ? milliseconds : std::min(milliseconds - min, max);
}

void WebpFile::write(const Patch& patch, std::int64_t milliseconds) {
    std::string data = coded(patch.box, patch.indices);
    bool over = false;
    if (!patch.changes.empty())
        if (std::string changes = coded(patch.box, patch.changes); changes.size() < data.size()) {
            data = std::move(changes);
            over = true;
        }
    constexpr char in_its_place = 0x02;
    const Rect& box = patch.box;
    stream_.write_text(riff_chunk("ANMF", little24(box.x / 2) + little24(box.y / 2) +
                                              little24(box.width - 1) + little24(box.height - 1) +
                                              little24(static_cast<int>(milliseconds)) +
                                              (over ? '\0' : in_its_place) + data));
    const auto is_transparent = [&](std::uint8_t index) { return colors_[index] >> 24 < 255; };
    transparent_ = transparent_ || over || std::ranges::any_of(patch.indices, is_transparent);
}

/// The chunk with a picture's pixels.
std::string WebpFile::coded(const Rect& box, const std::vector<std::uint8_t>& indices) const {
    return lossless_webp(box.width, box.height, indices, colors_).substr(webp_header_size);
}

void WebpFile::finish() {
    const std::int64_t end = stream_.size();
    stream_.seek(0);
    write_header();
    stream_.seek(end);
}

}  // namespace queenreel
