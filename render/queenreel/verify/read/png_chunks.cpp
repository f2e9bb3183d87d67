#include "queenreel/verify/read/png_chunks.h"

extern "C" {
#include <libavutil/crc.h>
}

namespace queenreel::judge {
namespace {

/// Returns the CRC-32 of ISO 3309 over a chunk's type and data.
std::uint32_t checksum(Bytes bytes) {
    const AVCRC* table = av_crc_get_table(AV_CRC_32_IEEE_LE);
    return ~av_crc(table, ~std::uint32_t{0}, bytes.data(), bytes.size());
}

}  // namespace

PngChunk read_chunk(ByteReader& reader) {
    constexpr std::size_t type_size = 4;
    constexpr std::size_t frame_size = 12;  // length, type and checksum
    ByteReader ahead = reader;
    const std::uint32_t size = ahead.big32();
    const Bytes content = ahead.take(type_size + size);
    PngChunk chunk;
    chunk.type.assign(content.begin(), content.begin() + type_size);
    chunk.data = content.subspan(type_size);
    if (ahead.big32() != checksum(content))
        throw UnreadableError("damaged: the checksum of a chunk " + chunk.type + " is wrong");
    chunk.whole = reader.take(frame_size + size);
    return chunk;
}

void append_chunk(std::vector<std::uint8_t>& file, std::string_view type, Bytes data) {
    append_big32(file, static_cast<std::uint32_t>(data.size()));
    const std::size_t start = file.size();
    file.insert(file.end(), type.begin(), type.end());
    file.insert(file.end(), data.begin(), data.end());
    append_big32(file, checksum(Bytes(file).subspan(start)));
}

void append_big32(std::vector<std::uint8_t>& bytes, std::uint32_t value) {
    for (const int shift : {24, 16, 8, 0})
        bytes.push_back(static_cast<std::uint8_t>(value >> shift));
}

}  // namespace queenreel::judge
