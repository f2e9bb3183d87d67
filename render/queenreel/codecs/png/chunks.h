#pragma once

#include <cstdint>
#include <span>
#include <string>

#include "queenreel/frame/color.h"

namespace queenreel {

// The parts that PNG files of palette indices are made of (PNG specification, third edition, 2025).

/// The highest byte first, of `size` bytes.
std::string big_endian(std::uint64_t value, int size);

/// A chunk with its size and its sum. `type`: of 4 letters.
std::string png_chunk(const std::string& type, const std::string& data);

/// What a file begins with: the signature and IHDR. `width`, `height`: pixels; `bits`: of a pixel.
std::string png_start(int width, int height, int bits);

/// The chunks of colors: that they are sRGB, `palette` and, where some are not opaque, its opacities up to
/// the last of these.
std::string png_colors(std::span<const Color> palette);

}  // namespace queenreel
