#include "queenreel/codecs/png/strips.h"

#include <zlib.h>

#include <functional>
#include <numeric>
#include <span>
#include <string_view>

#include "queenreel/codecs/png/chunks.h"

namespace queenreel {
namespace {

constexpr std::size_t max_known_bytes = 32 << 20;
constexpr std::size_t min_rows = 16;  // per strip: starting one costs bytes

/// Packs indices into bytes, the leftmost pixel in the highest bits; unused bits are 0.
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

/// Returns true if at least a quarter of two rows differs.
bool are_unlike(std::string_view a, std::string_view b) {
    const std::size_t different = std::inner_product(a.begin(), a.end(), b.begin(), std::size_t{0},
                                                     std::plus<>(), std::not_equal_to<>());
    return 4 * different >= a.size();
}

}  // namespace

int bits_per_pixel(std::size_t colors) {
    return colors <= 2 ? 1 : colors <= 4 ? 2 : colors <= 16 ? 4 : 8;
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
    // Each row begins with its filter type, none: zlib finds the row above, and 92 boards take a sixth less
    // than with the up filter.
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
    coded += std::string("\3\0", 2);  // a final block, empty
    return coded + big_endian(sum, 4);
}

const PngStrips::Strip& PngStrips::strip(const std::string& rows) {
    if (const auto found = known_.find(rows); found != known_.end())
        return found->second;
    const auto* const bytes = reinterpret_cast<const Bytef*>(rows.data());
    Strip made{deflater_.deflate(rows), static_cast<std::uint32_t>(adler32_z(1, bytes, rows.size()))};
    made.deflated.shrink_to_fit();
    const std::size_t size = rows.size() + made.deflated.size();
    if (known_bytes_ + size > max_known_bytes) {
        known_.clear();
        known_bytes_ = 0;
    }
    known_bytes_ += size;
    return known_.emplace(rows, std::move(made)).first->second;
}

}  // namespace queenreel
