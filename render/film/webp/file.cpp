#include "film/webp/file.h"

#include <fmt/format.h>
#include <webp/encode.h>

#include <algorithm>
#include <limits>
#include <memory>
#include <new>
#include <span>
#include <string_view>

namespace queenreel {
namespace {

/// `size` bytes, the lowest first.
std::string little_endian(std::uint64_t value, int size) {
    std::string bytes;
    for (int shift = 0; shift < 8 * size; shift += 8)
        bytes += static_cast<char>(value >> shift);
    return bytes;
}

std::string little24(int value) {
    return little_endian(static_cast<std::uint64_t>(value), 3);
}

/// A chunk of RIFF: what is odd is followed by a byte.
std::string riff_chunk(const std::string& type, const std::string& data) {
    return type + little_endian(data.size(), 4) + data + std::string(data.size() % 2, '\0');
}

struct FreePicture {
    void operator()(WebPPicture* picture) const { WebPPictureFree(picture); }
};

[[noreturn]] void fail(const WebPPicture& picture) {
    if (picture.error_code == VP8_ENC_ERROR_OUT_OF_MEMORY ||
        picture.error_code == VP8_ENC_ERROR_BITSTREAM_OUT_OF_MEMORY ||
        picture.error_code == VP8_ENC_ERROR_BAD_WRITE)  // collecting it takes memory, too
        throw std::bad_alloc();
    throw OutputError(fmt::format("webp: libwebp refuses a picture, error {}; try another size or format",
                                  static_cast<int>(picture.error_code)));
}

int collect_webp(const std::uint8_t* bytes, std::size_t size, const WebPPicture* picture) {
    return static_cast<CollectedBytes*>(picture->custom_ptr)->append(bytes, size) ? 1 : 0;
}

constexpr std::size_t file_header_size = 12;  // `RIFF`, a size, `WEBP`

}  // namespace

WebpFile::WebpFile(const PatchHeader& header, ByteStream& stream) : stream_(stream), header_(header) {
    for (const Color& color : header.palette)
        colors_.push_back(std::uint32_t{color.alpha} << 24 | std::uint32_t{color.red} << 16 |
                          std::uint32_t{color.green} << 8 | color.blue);
    write_header();
}

void WebpFile::write_text(const std::string& bytes) {
    stream_.write(std::as_bytes(std::span(bytes)));
}

/// Written twice: in the end its size is known, and whether any of its pixels is transparent.
void WebpFile::write_header() {
    constexpr std::uint64_t riff_header_size = 8;
    const auto size = static_cast<std::uint64_t>(stream_.size());
    if (size > std::numeric_limits<std::uint32_t>::max())
        throw OutputError("webp: a film would be larger than 4 GiB; use fewer pictures, or another format");
    constexpr int animation = 0x02;
    constexpr int alpha = 0x10;
    const int flags = animation | (transparent_ ? alpha : 0);
    write_text("RIFF" + little_endian(std::max(size, riff_header_size) - riff_header_size, 4) + "WEBP" +
               riff_chunk("VP8X", little_endian(static_cast<std::uint64_t>(flags), 4) +
                                      little24(header_.width - 1) + little24(header_.height - 1)) +
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
    write_text(riff_chunk("ANMF", little24(box.x / 2) + little24(box.y / 2) + little24(box.width - 1) +
                                      little24(box.height - 1) + little24(static_cast<int>(milliseconds)) +
                                      (over ? '\0' : in_its_place) + data));
    const auto is_transparent = [&](std::uint8_t index) { return colors_[index] >> 24 < 255; };
    transparent_ = transparent_ || over || std::ranges::any_of(patch.indices, is_transparent);
}

/// The chunk of a picture's pixels.
std::string WebpFile::coded(const Rect& box, const std::vector<std::uint8_t>& indices) const {
    WebPConfig config;
    WebPPicture picture;
    if (!WebPConfigInit(&config) || !WebPPictureInit(&picture))
        throw OutputError("webp: this build was made with another libwebp than it runs with; build it again");
    constexpr int effort = 6;
    WebPConfigLosslessPreset(&config, effort);
    config.exact = 1;  // what is transparent keeps its color: one entry of the palette
    const std::unique_ptr<WebPPicture, FreePicture> owned(&picture);
    picture.use_argb = 1;
    picture.width = box.width;
    picture.height = box.height;
    if (!WebPPictureAlloc(&picture))
        fail(picture);
    for (int y = 0; y < box.height; ++y)
        std::transform(indices.data() + std::ptrdiff_t{y} * box.width,
                       indices.data() + std::ptrdiff_t{y + 1} * box.width,
                       picture.argb + std::ptrdiff_t{y} * picture.argb_stride,
                       [&](std::uint8_t index) { return colors_[index]; });
    CollectedBytes file;
    picture.writer = collect_webp;
    picture.custom_ptr = &file;
    if (!WebPEncode(&config, &picture))
        fail(picture);
    return file.text().substr(file_header_size);
}

void WebpFile::finish() {
    const std::int64_t end = stream_.size();
    stream_.seek(0);
    write_header();
    stream_.seek(end);
}

}  // namespace queenreel
