#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "queenreel/verify/read/bytes.h"

namespace queenreel::judge {

/// The first bytes of every PNG file.
inline constexpr std::string_view png_signature = "\x89PNG\r\n\x1a\n";

/// A chunk of a PNG (PNG specification, section 5.3). `data` and `whole` are valid as long as the bytes they
/// were read from.
struct PngChunk {
    std::string type;
    Bytes data;
    Bytes whole;  ///< including length, type and checksum
};

/// Reads the next chunk. Throws UnreadableError if it is cut short or fails its checksum.
PngChunk read_chunk(ByteReader& reader);

/// Appends a chunk with its length and checksum.
void append_chunk(std::vector<std::uint8_t>& file, std::string_view type, Bytes data);

/// Appends a big-endian number of four bytes.
void append_big32(std::vector<std::uint8_t>& bytes, std::uint32_t value);

}  // namespace queenreel::judge
