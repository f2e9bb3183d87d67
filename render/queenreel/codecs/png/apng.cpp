#include "queenreel/codecs/png/apng.h"

#include <algorithm>
#include <numeric>

#include "queenreel/codecs/png/chunks.h"

namespace queenreel {
namespace {

std::string big32(std::uint64_t value) {
    return big_endian(value, 4);
}

/// Per pixel. Fewer bits would suffice and reduce 92 boards from 274 kB to 219; but libavcodec 5.1, and with
/// it mpv, VLC and ffmpeg, draws patches of fewer bits in wrong places.
constexpr int bits = 8;

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

}  // namespace

ApngFile::ApngFile(const PatchHeader& header, ByteStream& stream) : stream_(stream), plays_(header.plays) {
    const std::string start = png_start(header.width, header.height, bits);
    control_at_ = static_cast<std::int64_t>(start.size());
    stream_.write_text(start + animation_control() + png_colors(header.palette));
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
    stream_.write_text(chunks);
}

std::string ApngFile::frame_control(const Patch& patch, std::int64_t milliseconds, bool over) {
    const Delay delay(milliseconds);
    std::string control = big32(sequence_++);
    for (const int number : {patch.box.width, patch.box.height, patch.box.x, patch.box.y})
        control += big32(static_cast<std::uint64_t>(number));
    control += big_endian(static_cast<std::uint64_t>(delay.numerator), 2);
    control += big_endian(static_cast<std::uint64_t>(delay.denominator), 2);
    control += '\0';                // its pixels stay
    control += over ? '\1' : '\0';  // draw over the previous picture, or replace it
    return control;
}

/// A zlib stream of the rows. Each begins with its filter type, none; see PngStrips::code().
std::string ApngFile::image_data(const Rect& box, const std::vector<std::uint8_t>& indices) {
    const auto width = static_cast<std::size_t>(box.width);
    std::string rows;
    rows.reserve((width + 1) * static_cast<std::size_t>(box.height));
    for (auto row = indices.begin(); row != indices.end(); row += box.width) {
        rows += '\0';
        rows.append(row, row + box.width);
    }
    return deflater_.deflate(rows);
}

void ApngFile::finish() {
    stream_.write_text(png_chunk("IEND", ""));
    const std::int64_t end = stream_.size();
    stream_.seek(control_at_);
    stream_.write_text(animation_control());
    stream_.seek(end);
}

}  // namespace queenreel
