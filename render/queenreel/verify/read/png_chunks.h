#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "queenreel/verify/read/bytes.h"

namespace queenreel::judge {

/// What every PNG file begins with.
inline constexpr std::string_view png_signature = "\x89PNG\r\n\x1a\n";

/// A chunk of a PNG (PNG specification, section 5.3). Both parts are valid as long as what was read.
struct PngChunk {
    std::string type;
    Bytes data;
    Bytes whole;  ///< with its length, type and checksum
};

/// The next chunk. Throws UnreadableError where it is cut short or fails its checksum.
PngChunk read_chunk(ByteReader& reader);

/// Adds a chunk with its length and checksum.
void append_chunk(std::vector<std::uint8_t>& file, std::string_view type, Bytes data);

/// Adds four bytes, the highest first.
void append_big32(std::vector<std::uint8_t>& bytes, std::uint32_t value);

}  // namespace queenreel::judge
