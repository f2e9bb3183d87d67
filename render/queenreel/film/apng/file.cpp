#include "queenreel/film/apng/file.h"

#include <zlib.h>

#include <algorithm>
#include <numeric>
#include <span>

namespace queenreel {
namespace {

/// `size` bytes, the highest first.
std::string big_endian(std::uint64_t value, int size) {
    std::string bytes;
    for (int shift = 8 * (size - 1); shift >= 0; shift -= 8)
        bytes += static_cast<char>(value >> shift);
    return bytes;
}

std::string big32(std::uint64_t value) {
    return big_endian(value, 4);
}

std::string png_chunk(const std::string& type, const std::string& data) {
    const std::string content = type + data;
    const uLong sum = crc32_z(0, reinterpret_cast<const Bytef*>(content.data()), content.size());
    return big32(data.size()) + content + big32(sum);
}

/// Of a pixel. Fewer would do, and 274 kB of 92 boards be 219; but libavcodec 5.1, and with it mpv, VLC and
/// ffmpeg, draws patches of fewer bits in wrong places.
constexpr char bits = 8;

constexpr std::int64_t max_delay = 65'535;  // of a delay's numerator and denominator

/// A time as a fraction of seconds in lowest terms.
struct Delay {
    std::int64_t numerator;
    std::int64_t denominator;

    explicit Delay(std::int64_t milliseconds) {
        const std::int64_t divisor = std::gcd(milliseconds, std::int64_t{1000});
        numerator = milliseconds / divisor;
        denominator = 1000 / divisor;
    }
};

void check_zlib(int result, int wanted) {
    if (result != wanted)
        throw OutputError("apng: too little memory to compress a picture; free some");
}

}  // namespace

void ApngFile::EndDeflate::operator()(z_stream_s* stream) const {
    deflateEnd(stream);
    delete stream;  // NOLINT(cppcoreguidelines-owning-memory): this is what owns it
}

ApngFile::ApngFile(const PatchHeader& header, ByteStream& stream)
    : stream_(stream), deflate_(new z_stream_s{}), plays_(header.plays) {
    constexpr int largest_window = 15;
    constexpr int max_memory = 9;
    check_zlib(deflateInit2(deflate_.get(), Z_BEST_COMPRESSION, Z_DEFLATED, largest_window, max_memory,
                            Z_DEFAULT_STRATEGY),
               Z_OK);
    std::string palette;
    std::string opacities;
    for (const Color& color : header.palette) {
        for (const std::uint8_t channel : {color.red, color.green, color.blue})
            palette += static_cast<char>(channel);
        opacities += static_cast<char>(color.alpha);
    }
    opacities.erase(opacities.find_last_not_of('\xff') + 1);
    const std::string indices{bits, '\3', 0, 0, 0};  // deflate, filters by row, not interlaced
    const std::string start =
        "\x89PNG\r\n\x1a\n" +
        png_chunk("IHDR", big32(static_cast<std::uint64_t>(header.width)) +
                              big32(static_cast<std::uint64_t>(header.height)) + indices);
    control_at_ = static_cast<std::int64_t>(start.size());
    const std::string perceptual(1, '\0');
    write_text(start + animation_control() + png_chunk("sRGB", perceptual) + png_chunk("PLTE", palette) +
               (opacities.empty() ? "" : png_chunk("tRNS", opacities)));
}

void ApngFile::write_text(const std::string& bytes) {
    stream_.write(std::as_bytes(std::span(bytes)));
}

std::string ApngFile::animation_control() const {
    return png_chunk("acTL", big32(frames_) + big32(static_cast<std::uint64_t>(plays_)));
}

std::int64_t ApngFile::longest(std::int64_t milliseconds, std::int64_t min) const {
    constexpr std::int64_t second = 1000;
    if (Delay(milliseconds).numerator <= max_delay)
        return milliseconds;
    const std::int64_t seconds = std::min((milliseconds - min) / second, max_delay);
    return seconds * second;
}

void ApngFile::write(const Patch& patch, std::int64_t milliseconds) {
    std::string data = image_data(patch.box, patch.indices);
    bool over = false;
    if (!patch.changes.empty())
        if (std::string changes = image_data(patch.box, patch.changes); changes.size() < data.size()) {
            data = std::move(changes);
            over = true;
        }
    std::string chunks = png_chunk("fcTL", frame_control(patch, milliseconds, over));
    if (frames_++ == 0)
        chunks += png_chunk("IDAT", data);
    else
        chunks += png_chunk("fdAT", big32(sequence_++) + data);
    write_text(chunks);
}

std::string ApngFile::frame_control(const Patch& patch, std::int64_t milliseconds, bool over) {
    const Delay delay(milliseconds);
    std::string control = big32(sequence_++);
    for (const int number : {patch.box.width, patch.box.height, patch.box.x, patch.box.y})
        control += big32(static_cast<std::uint64_t>(number));
    control += big_endian(static_cast<std::uint64_t>(delay.numerator), 2);
    control += big_endian(static_cast<std::uint64_t>(delay.denominator), 2);
    control += '\0';                // what it shows stays
    control += over ? '\1' : '\0';  // over what was shown, or in its place
    return control;
}

/// A zlib stream of the rows. Each begins with the number of its filter: none, see PngStrips::code().
std::string ApngFile::image_data(const Rect& box, const std::vector<std::uint8_t>& indices) {
    const auto width = static_cast<std::size_t>(box.width);
    std::string rows;
    rows.reserve((width + 1) * static_cast<std::size_t>(box.height));
    for (auto row = indices.begin(); row != indices.end(); row += box.width) {
        rows += '\0';
        rows.append(row, row + box.width);
    }
    std::string coded(deflateBound(deflate_.get(), rows.size()), '\0');
    check_zlib(deflateReset(deflate_.get()), Z_OK);
    deflate_->next_in = reinterpret_cast<Bytef*>(rows.data());
    deflate_->avail_in = static_cast<uInt>(rows.size());
    deflate_->next_out = reinterpret_cast<Bytef*>(coded.data());
    deflate_->avail_out = static_cast<uInt>(coded.size());
    check_zlib(deflate(deflate_.get(), Z_FINISH), Z_STREAM_END);
    coded.resize(deflate_->total_out);
    return coded;
}

void ApngFile::finish() {
    write_text(png_chunk("IEND", ""));
    const std::int64_t end = stream_.size();
    stream_.seek(control_at_);
    write_text(animation_control());
    stream_.seek(end);
}

}  // namespace queenreel
