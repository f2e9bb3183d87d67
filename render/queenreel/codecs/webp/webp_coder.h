#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "queenreel/frame/color.h"

namespace queenreel {

/// Colors as WebP has them, 0xAARRGGBB, not premultiplied.
std::vector<std::uint32_t> webp_colors(std::span<const Color> palette);

/// A WebP of one picture (RFC 9649, simple file format), lossless, without metadata. `indices`: width ×
/// height, row by row, of `colors`, which keep what red, green and blue are where nothing is to be seen.
/// Throws OutputError where libwebp refuses it, std::bad_alloc.
std::string lossless_webp(int width, int height, std::span<const std::uint8_t> indices,
                          std::span<const std::uint32_t> colors);

/// A chunk of RIFF: what is odd is followed by a byte. `type`: of 4 letters.
std::string riff_chunk(const std::string& type, const std::string& data);

/// The lowest byte first, of `size` bytes.
std::string little_endian(std::uint64_t value, int size);

/// Where the chunks of a file begin: after `RIFF`, a size and `WEBP`.
inline constexpr std::size_t webp_header_size = 12;

}  // namespace queenreel
