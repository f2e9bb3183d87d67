#include "verify/read/png.h"

#include <string>

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

/// Walks the chunks (PNG specification, section 5.3) up to IEND.
void check_chunks(Bytes bytes) {
    ByteReader reader(bytes);
    reader.take(signature_size);
    std::string type;
    while (type != "IEND") {
        const bool is_first = type.empty();
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
    }
    if (reader.left() > 0)
        throw UnreadableError("damaged: there are bytes after its end");
}

}  // namespace

Picture read_png(Bytes bytes) {
    check_chunks(bytes);
    const Av<AVCodecContext> decoder = open_decoder(AV_CODEC_ID_PNG, 1);
    require_ok(avcodec_send_packet(decoder.get(), packet_of(bytes).get()), "damaged picture");
    Av<AVFrame> frame = next_frame(*decoder);
    if (!frame)
        throw UnreadableError("damaged: it holds no picture");
    return picture_of(std::move(frame));
}

}  // namespace queenreel::judge
