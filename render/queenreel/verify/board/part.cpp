#include "queenreel/verify/board/part.h"

#include <cstddef>
#include <cstring>

namespace queenreel::judge {
namespace {

bool are_arranged_alike(const Picture& one, const Picture& other) {
    if (one.channel_count != other.channel_count || !one.pixels != !other.pixels)
        return false;
    for (std::size_t i = 0; i < static_cast<std::size_t>(one.channel_count); ++i) {
        const Channel& a = one.channels[i];
        const Channel& b = other.channels[i];
        if (a.step != b.step || a.shift_x != b.shift_x || a.shift_y != b.shift_y ||
            (one.pixels && a.data - one.pixels != b.data - other.pixels))
            return false;
    }
    return true;
}

/// Compares the rows of `one` and `other`, channels of two pictures that are arranged alike. The last pixel
/// of a row has `last` bytes.
bool have_same_rows(const Channel& one, const Channel& other, const Part& part, std::size_t last) {
    const std::ptrdiff_t first = (part.left >> one.shift_x) * one.step;
    const auto size = static_cast<std::size_t>(((part.right - 1) >> one.shift_x) * one.step - first) + last;
    for (int row = part.top >> one.shift_y; row <= (part.bottom - 1) >> one.shift_y; ++row)
        if (std::memcmp(one.data + row * one.stride + first, other.data + row * other.stride + first, size) !=
            0)
            return false;
    return true;
}

}  // namespace

bool have_same_bytes(const Picture& one, const Picture& other, const Part& part) {
    if (!are_arranged_alike(one, other))
        return false;
    if (part.area() == 0)
        return true;
    if (one.pixels) {
        Channel a = one.channels[0];
        Channel b = other.channels[0];
        a.data = one.pixels;
        b.data = other.pixels;
        return have_same_rows(a, b, part, sizeof(Shade));
    }
    for (std::size_t i = 0; i < static_cast<std::size_t>(one.channel_count); ++i)
        if (!have_same_rows(one.channels[i], other.channels[i], part, 1))
            return false;
    return true;
}

}  // namespace queenreel::judge
