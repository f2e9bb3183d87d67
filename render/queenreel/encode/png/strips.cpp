#include "queenreel/encode/png/strips.h"

#include <zlib.h>

#include <functional>
#include <numeric>
#include <span>
#include <string_view>

#include "queenreel/io/stream.h"

namespace queenreel {
namespace {

constexpr std::size_t max_known_bytes = 32 << 20;
constexpr std::size_t min_rows = 16;  // of a strip: it costs bytes to begin one

/// Packs indices into bytes, the leftmost pixel in the highest bits; bits that are left over are 0.
template <int bits>
void pack_row(std::span<const std::uint8_t> indices, char* to) {
    constexpr std::size_t in_byte = 8 / bits;
    const auto pack = [&](std::span<const std::uint8_t> pixels, std::size_t missing) {
        unsigned byte = 0;
        for (const std::uint8_t index : pixels)
            byte = byte << bits | index;
        *to++ = static_cast<char>(byte << (bits * missing));
    };
    for (std::size_t x = 0; x + in_byte <= indices.size(); x += in_byte)
        pack(indices.subspan(x).first<in_byte>(), 0);
    if (const std::size_t rest = indices.size() % in_byte; rest > 0)
        pack(indices.last(rest), in_byte - rest);
}

void pack_row(std::span<const std::uint8_t> indices, int bits, char* to) {
    switch (bits) {
        case 1:
            return pack_row<1>(indices, to);
        case 2:
            return pack_row<2>(indices, to);
        case 4:
            return pack_row<4>(indices, to);
        default:
            return pack_row<8>(indices, to);
    }
}

/// Whether a quarter or more of two rows differs.
bool are_unlike(std::string_view a, std::string_view b) {
    const std::size_t different = std::inner_product(a.begin(), a.end(), b.begin(), std::size_t{0},
                                                     std::plus<>(), std::not_equal_to<>());
    return 4 * different >= a.size();
}

/// Throws OutputError when `result` of a call of zlib is not success.
void check(int result) {
    if (result != Z_OK)
        throw OutputError("png: too little memory to compress a picture; free some");
}

Bytef* bytes(const std::string& text) {
    // zlib takes what it only reads without const.
    return reinterpret_cast<Bytef*>(const_cast<char*>(text.data()));
}

}  // namespace

int bits_per_pixel(std::size_t colors) {
    return colors <= 2 ? 1 : colors <= 4 ? 2 : colors <= 16 ? 4 : 8;
}

void PngStrips::EndDeflate::operator()(z_stream_s* stream) const {
    deflateEnd(stream);
    delete stream;  // NOLINT(cppcoreguidelines-owning-memory): this is what owns it
}

PngStrips::PngStrips() : stream_(new z_stream_s{}) {
    constexpr int raw_with_largest_window = -15;
    constexpr int max_memory = 9;
    check(deflateInit2(stream_.get(), Z_BEST_COMPRESSION, Z_DEFLATED, raw_with_largest_window, max_memory,
                       Z_DEFAULT_STRATEGY));
}

std::string PngStrips::code(const Picture& picture) {
    std::string coded("\x78\xda");  // deflate, 32 KiB window, best compression
    uLong sum = 1;
    const auto add = [&](const std::string& rows) {
        const Strip& next = strip(rows);
        coded += next.deflated;
        sum = adler32_combine(sum, next.sum, static_cast<z_off_t>(rows.size()));
    };
    const int bits = bits_per_pixel(picture.palette.size());
    // Each row begins with the number of its filter. None is used: zlib finds the row above, and 92 boards
    // take a sixth less than with the up filter.
    std::string row(1 + (static_cast<std::size_t>(picture.width) * bits + 7) / 8, '\0');
    std::string rows;
    for (int y = 0; y < picture.height; ++y) {
        pack_row(picture.row(y), bits, &row[1]);
        if (rows.size() >= min_rows * row.size() &&
            are_unlike(std::string_view(rows).substr(rows.size() - row.size()), row)) {
            add(rows);
            rows.clear();
        }
        rows += row;
    }
    add(rows);
    coded += std::string("\3\0", 2);  // a last block, empty
    for (const int shift : {24, 16, 8, 0})
        coded += static_cast<char>(sum >> shift);
    return coded;
}

const PngStrips::Strip& PngStrips::strip(const std::string& rows) {
    if (const auto found = known_.find(rows); found != known_.end())
        return found->second;
    Strip made{deflate(rows), static_cast<std::uint32_t>(adler32_z(1, bytes(rows), rows.size()))};
    const std::size_t size = rows.size() + made.deflated.size();
    if (known_bytes_ + size > max_known_bytes) {
        known_.clear();
        known_bytes_ = 0;
    }
    known_bytes_ += size;
    return known_.emplace(rows, std::move(made)).first->second;
}

/// Rows as RFC 1951 has them, so that they can stand anywhere in a stream: whole bytes without a last block.
std::string PngStrips::deflate(const std::string& rows) {
    constexpr std::size_t flush_marker = 16;
    std::string to(deflateBound(stream_.get(), rows.size()) + flush_marker, '\0');
    check(deflateReset(stream_.get()));
    stream_->next_in = bytes(rows);
    stream_->avail_in = static_cast<uInt>(rows.size());
    stream_->next_out = bytes(to);
    stream_->avail_out = static_cast<uInt>(to.size());
    check(::deflate(stream_.get(), Z_FULL_FLUSH));  // all of it, into so large a buffer
    to.resize(stream_->total_out);
    to.shrink_to_fit();
    return to;
}

}  // namespace queenreel
