#include "verify/read/webp.h"

#include <fmt/format.h>
#include <webp/demux.h>

#include <cstring>
#include <memory>
#include <new>
#include <vector>

#include "verify/read/av.h"
#include "verify/read/rgba.h"

namespace queenreel::judge {
namespace {

using std::chrono::milliseconds;

struct DeleteDecoder {
    void operator()(WebPAnimDecoder* decoder) const { WebPAnimDecoderDelete(decoder); }
    void operator()(WebPDemuxer* demuxer) const { WebPDemuxDelete(demuxer); }
};

/// Refuses a file that is not as long as it says (RFC 9649, section 2.4): `RIFF`, the size of what follows,
/// lowest byte first, and `WEBP`.
void check_length(Bytes bytes) {
    constexpr std::size_t riff_header_size = 8;
    ByteReader reader(bytes);
    reader.take(4);
    std::uint64_t size = 0;
    int shift = 0;
    for (const std::uint8_t byte : reader.take(4)) {
        size |= std::uint64_t{byte} << shift;
        shift += 8;
    }
    if (size + riff_header_size > bytes.size())
        throw UnreadableError(
            fmt::format("cut short: it ends after {} of {} bytes", bytes.size(), size + riff_header_size));
    if (size + riff_header_size < bytes.size())
        throw UnreadableError("damaged: there are bytes after its end");
}

void check_canvas(const WebPData& data) {
    const std::unique_ptr<WebPDemuxer, DeleteDecoder> demuxer(WebPDemux(&data));
    if (!demuxer)
        throw UnreadableError("damaged: its chunks are not those of a WebP");
    check_size(WebPDemuxGetI(demuxer.get(), WEBP_FF_CANVAS_WIDTH),
               WebPDemuxGetI(demuxer.get(), WEBP_FF_CANVAS_HEIGHT));
}

}  // namespace

void read_webp(const Input& input, FilmCheck& film) {
    const std::vector<std::uint8_t> bytes = input.bytes();
    check_length(bytes);
    const WebPData data{bytes.data(), bytes.size()};
    check_canvas(data);
    WebPAnimDecoderOptions options;
    WebPAnimDecoderOptionsInit(&options);
    options.color_mode = MODE_RGBA;
    const std::unique_ptr<WebPAnimDecoder, DeleteDecoder> decoder(WebPAnimDecoderNew(&data, &options));
    WebPAnimInfo info{};
    if (!decoder || !WebPAnimDecoderGetInfo(decoder.get(), &info))
        throw UnreadableError("damaged: it holds no pictures that can be decoded");
    milliseconds start{0};
    for (std::uint32_t number = 1; WebPAnimDecoderHasMoreFrames(decoder.get()); ++number) {
        std::uint8_t* canvas = nullptr;
        int end = 0;  // milliseconds
        if (!WebPAnimDecoderGetNext(decoder.get(), &canvas, &end))
            throw UnreadableError(fmt::format("damaged: picture {} cannot be decoded", number));
        const auto size = std::size_t{4} * info.canvas_width * info.canvas_height;
        film.picture(picture_of_rgba({canvas, canvas + size}, static_cast<int>(info.canvas_width),
                                     static_cast<int>(info.canvas_height)),
                     start);
        start = milliseconds(end);
    }
    film.end(start, milliseconds(1));
}

}  // namespace queenreel::judge
