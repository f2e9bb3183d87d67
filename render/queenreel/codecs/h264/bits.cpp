#include "queenreel/codecs/h264/bits.h"

#include <algorithm>
#include <array>
#include <bit>

#include "queenreel/io/error.h"

namespace queenreel::h264 {

std::uint32_t BitReader::u(int bits) {
    std::uint32_t number = 0;
    for (int i = 0; i < bits; ++i, ++position_) {
        if (position_ / 8 >= bytes_.size())
            throw OutputError("film's encoder: a header of its stream is cut off; leave out the rate");
        number = number << 1 | (bytes_[position_ / 8] >> (7 - position_ % 8) & 1U);
    }
    return number;
}

std::uint32_t BitReader::ue() {
    int zeros = 0;
    while (zeros < 31 && u(1) == 0)
        ++zeros;
    return (std::uint32_t{1} << zeros) - 1 + u(zeros);
}

void BitWriter::u(int bits, std::uint32_t number) {
    for (int i = bits - 1; i >= 0; --i, ++size_) {
        if (size_ % 8 == 0)
            bytes_.push_back(0);
        bytes_.back() |= static_cast<std::uint8_t>((number >> i & 1U) << (7 - size_ % 8));
    }
}

void BitWriter::ue(std::uint32_t number) {
    const int bits = std::bit_width(number + 1);
    u(bits - 1, 0);
    u(bits, number + 1);
}

void BitWriter::copy(std::span<const std::uint8_t> bytes, std::size_t from, std::size_t to) {
    for (; from < to && (from % 8 != 0 || size_ % 8 != 0); ++from)
        u(1, bytes[from / 8] >> (7 - from % 8) & 1U);
    // Whole bytes at once: these are the pictures themselves.
    const std::size_t whole = (to - from) / 8 * 8;
    bytes_.insert(bytes_.end(), bytes.begin() + static_cast<std::ptrdiff_t>(from / 8),
                  bytes.begin() + static_cast<std::ptrdiff_t>((from + whole) / 8));
    size_ += whole;
    for (from += whole; from < to; ++from)
        u(1, bytes[from / 8] >> (7 - from % 8) & 1U);
}

void BitWriter::end() {
    u(1, 1);
    size_ = bytes_.size() * 8;
}

std::vector<std::span<const std::uint8_t>> units(std::span<const std::uint8_t> stream) {
    constexpr std::array<std::uint8_t, 3> start_code{0, 0, 1};
    std::vector<std::span<const std::uint8_t>> found;
    auto at = std::ranges::search(stream, start_code).end();
    while (at != stream.end()) {
        const auto [next, after] = std::ranges::search(std::span(at, stream.end()), start_code);
        auto end = next;
        while (end != at && *(end - 1) == 0)  // of a start code of four bytes, or after the unit
            --end;
        found.emplace_back(at, end);
        at = after;
    }
    return found;
}

Bytes unescaped(std::span<const std::uint8_t> unit) {
    Bytes bytes;
    bytes.reserve(unit.size());
    int zeros = 0;
    for (const std::uint8_t byte : unit) {
        if (zeros >= 2 && byte == 3) {
            zeros = 0;
            continue;
        }
        zeros = byte == 0 ? zeros + 1 : 0;
        bytes.push_back(byte);
    }
    return bytes;
}

void append(Bytes& stream, std::span<const std::uint8_t> unescaped_unit) {
    stream.insert(stream.end(), {0, 0, 0, 1});
    int zeros = 0;
    for (const std::uint8_t byte : unescaped_unit) {
        if (zeros >= 2 && byte <= 3) {
            stream.push_back(3);
            zeros = 0;
        }
        zeros = byte == 0 ? zeros + 1 : 0;
        stream.push_back(byte);
    }
}

}  // namespace queenreel::h264
