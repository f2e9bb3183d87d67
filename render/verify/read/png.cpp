#include "verify/read/png.h"

#include <string>
#include <vector>

#include "verify/read/av.h"

extern "C" {
#include <libavutil/crc.h>
}

namespace queenreel::judge {
namespace {

constexpr std::size_t signature_size = 8;

/// The checksum of ISO 3309, over a chunk's type and data.
std::uint32_t checksum(Bytes bytes) {
    const AVCRC* table = av_crc_get_table(AV_CRC_32_IEEE_LE);
    return ~av_crc(table, ~std::uint32_t{0}, bytes.data(), bytes.size());
}

/// Whether the pixels depend on a chunk of that type: those in capitals, and transparency. The others, text,
/// times, profiles, may unfold to gigabytes.
bool makes_pixels(const std::string& type) {
    return (type[0] >= 'A' && type[0] <= 'Z') || type == "tRNS";
}

/// Walks the chunks (PNG specification, section 5.3) up to IEND, and gives the file with those alone of which
/// its pixels are made.
std::vector<std::uint8_t> checked_chunks(Bytes bytes) {
    ByteReader reader(bytes);
    const Bytes signature = reader.take(signature_size);
    std::vector<std::uint8_t> kept(signature.begin(), signature.end());
    std::string type;
    while (type != "IEND") {
        const bool is_first = type.empty();
        const std::size_t start = reader.position();
        const std::uint32_t size = reader.big32();
        const Bytes chunk = reader.take(std::size_t{4} + size);
        type.assign(chunk.begin(), chunk.begin() + 4);
        if (reader.big32() != checksum(chunk))
            throw UnreadableError("damaged: the checksum of a chunk " + type + " is wrong");
        if (is_first != (type == "IHDR"))
            throw UnreadableError("damaged: the header chunk is not the first");
        if (is_first) {
            ByteReader header(chunk.subspan(4));
            const std::uint32_t width = header.big32();
            check_size(width, header.big32());
        }
        if (makes_pixels(type)) {
            const Bytes whole = bytes.subspan(start, reader.position() - start);
            kept.insert(kept.end(), whole.begin(), whole.end());
        }
    }
    if (reader.left() > 0)
        throw UnreadableError("damaged: there are bytes after its end");
    return kept;
}

}  // namespace

Picture read_png(Bytes bytes) {
    const Av<AVCodecContext> decoder = open_decoder(AV_CODEC_ID_PNG, 1);
    require_ok(avcodec_send_packet(decoder.get(), packet_of(checked_chunks(bytes)).get()), "damaged picture");
    Av<AVFrame> frame = next_frame(*decoder);
    if (!frame)
        throw UnreadableError("damaged: it holds no picture");
    return picture_of(std::move(frame));
}

}  // namespace queenreel::judge
