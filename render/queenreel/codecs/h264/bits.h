#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace queenreel::h264 {

// The bits of H.264's headers. "ITU-T H.264" below is the recommendation's edition 08/2021.

using Bytes = std::vector<std::uint8_t>;

/// Reads a unit's bits in order, from the most significant bit of each byte. Valid as long as the bytes are.
class BitReader {
  public:
    explicit BitReader(std::span<const std::uint8_t> bytes) : bytes_(bytes) {}

    /// A number of `bits` bits, at most 32: u(n) in 7.2. Throws OutputError past the end.
    std::uint32_t u(int bits);

    /// A number in Exp-Golomb code: ue(v) in 9.1. Throws OutputError past the end.
    std::uint32_t ue();

    /// The number of bits read.
    std::size_t position() const { return position_; }

  private:
    std::span<const std::uint8_t> bytes_;
    std::size_t position_ = 0;
};

/// Writes what BitReader reads.
class BitWriter {
  public:
    void u(int bits, std::uint32_t number);
    void ue(std::uint32_t number);

    /// Copies the bits of `from` … `to` of `bytes`.
    void copy(std::span<const std::uint8_t> bytes, std::size_t from, std::size_t to);

    /// Ends the unit: a one, then zeros up to the end of the byte (rbsp_trailing_bits() in 7.3.2.11).
    void end();

    const Bytes& bytes() const { return bytes_; }

  private:
    Bytes bytes_;
    std::size_t size_ = 0;  // bits
};

/// The units of a stream with start codes of three or four bytes (Annex B), each from its header on.
std::vector<std::span<const std::uint8_t>> units(std::span<const std::uint8_t> stream);

/// A unit without the bytes that prevent start codes inside it (emulation_prevention_three_byte in 7.4.1).
Bytes unescaped(std::span<const std::uint8_t> unit);

/// Appends a unit to a stream, with a start code of four bytes and the bytes that prevent others inside it.
void append(Bytes& stream, std::span<const std::uint8_t> unescaped_unit);

}  // namespace queenreel::h264
