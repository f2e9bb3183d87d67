#pragma once

#include <cstdint>
#include <span>
#include <string>

#include "queenreel/frame/color.h"

namespace queenreel {

// The parts of PNG files with palette indices (PNG specification, third edition, 2025).

/// An integer of `size` bytes, most significant byte first.
std::string big_endian(std::uint64_t value, int size);

/// A chunk with its length and checksum. `type`: 4 letters.
std::string png_chunk(const std::string& type, const std::string& data);

/// The start of a file: the signature and IHDR. `width`, `height`: in pixels; `bits`: per pixel.
std::string png_start(int width, int height, int bits);

/// The color chunks: sRGB, `palette` and, if some colors are not opaque, their alpha values up to the last of
/// these.
std::string png_colors(std::span<const Color> palette);

}  // namespace queenreel
