#include "queenreel/verify/read/decoders.h"

#include <string>
#include <vector>

#include "queenreel/verify/read/av.h"
#include "queenreel/verify/read/png_chunks.h"

namespace queenreel::judge {
namespace {

/// Returns true if the pixels depend on a chunk of that type: critical chunks, whose names begin with a
/// capital, and transparency. Others, such as text and profiles, may unpack to gigabytes.
bool makes_pixels(const std::string& type) {
    return (type[0] >= 'A' && type[0] <= 'Z') || type == "tRNS";
}

/// Checks the chunks up to IEND (PNG specification, section 5.3), and returns the file with only those that
/// its pixels depend on.
std::vector<std::uint8_t> checked_chunks(Bytes bytes) {
    ByteReader reader(bytes);
    const Bytes signature = reader.take(png_signature.size());
    std::vector<std::uint8_t> kept(signature.begin(), signature.end());
    std::string type;
    while (type != "IEND") {
        const PngChunk chunk = read_chunk(reader);
        const bool is_first = type.empty();
        type = chunk.type;
        if (is_first != (type == "IHDR"))
            throw UnreadableError("damaged: the header chunk is not the first");
        if (is_first) {
            ByteReader header(chunk.data);
            const std::uint32_t width = header.big32();
            check_size(width, header.big32());
        }
        if (makes_pixels(type))
            kept.insert(kept.end(), chunk.whole.begin(), chunk.whole.end());
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
