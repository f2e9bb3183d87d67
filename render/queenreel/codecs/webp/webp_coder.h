#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "queenreel/frame/color.h"

namespace queenreel {

/// Colors in WebP's form, 0xAARRGGBB, not premultiplied.
std::vector<std::uint32_t> webp_colors(std::span<const Color> palette);

/// A WebP of one picture (RFC 9649, simple file format), lossless, without metadata. `indices`: width ×
/// height, row by row, into `colors`; transparent ones keep their red, green and blue. Throws OutputError if
/// libwebp fails, std::bad_alloc.
std::string lossless_webp(int width, int height, std::span<const std::uint8_t> indices,
                          std::span<const std::uint32_t> colors);

/// A RIFF chunk; odd lengths are padded with a byte. `type`: 4 letters.
std::string riff_chunk(const std::string& type, const std::string& data);

/// An integer of `size` bytes, least significant byte first.
std::string little_endian(std::uint64_t value, int size);

/// The position of the first chunk in a file: after `RIFF`, a size and `WEBP`.
inline constexpr std::size_t webp_header_size = 12;

}  // namespace queenreel
