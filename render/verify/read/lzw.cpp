#include "verify/read/lzw.h"

#include <algorithm>
#include <array>

namespace queenreel::judge {
namespace {

constexpr int max_width = 12;  ///< bits of a code

/// Gives codes of growing width, lowest bits first.
class Codes {
  public:
    explicit Codes(Bytes data) : data_(data) {}

    std::optional<int> next(int width) {
        while (count_ < width) {
            if (position_ == data_.size())
                return std::nullopt;
            bits_ |= std::uint32_t{data_[position_++]} << count_;
            count_ += 8;
        }
        const int code = static_cast<int>(bits_ & ((1U << width) - 1));
        bits_ >>= width;
        count_ -= width;
        return code;
    }

  private:
    Bytes data_;
    std::size_t position_ = 0;
    std::uint32_t bits_ = 0;
    int count_ = 0;
};

}  // namespace

std::optional<std::uint64_t> lzw_pixels(Bytes data, int minimum) {
    if (minimum < 1 || minimum >= max_width)
        return std::nullopt;
    const int clear = 1 << minimum;
    std::array<std::uint32_t, 1 << max_width> lengths{};  // of the strings, in pixels
    std::fill_n(lengths.begin(), clear, 1);
    Codes codes(data);
    std::uint64_t pixels = 0;
    std::uint32_t before = 0;  // the length of the string before; 0 after a clear code
    int next = clear + 2;
    int width = minimum + 1;
    while (const std::optional<int> code = codes.next(width)) {
        if (*code == clear + 1)
            return pixels;
        if (*code == clear) {
            next = clear + 2;
            width = minimum + 1;
            before = 0;
            continue;
        }
        if (*code > next || (*code == next && !before))
            return std::nullopt;
        if (before && next < 1 << max_width)
            lengths[next++] = before + 1;
        before = lengths[*code];
        pixels += before;
        if (next == 1 << width && width < max_width)
            ++width;
    }
    return std::nullopt;
}

}  // namespace queenreel::judge
