#include "queenreel/verify/read/decoders.h"

#include <fmt/format.h>
#include <webp/demux.h>

#include <cstdint>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "queenreel/verify/board/picture.h"
#include "queenreel/verify/read/av.h"

namespace queenreel::judge {
namespace {

using std::chrono::milliseconds;

struct DeleteDecoder {
    void operator()(WebPAnimDecoder* decoder) const { WebPAnimDecoderDelete(decoder); }
    void operator()(WebPDemuxer* demuxer) const { WebPDemuxDelete(demuxer); }
};

/// Throws UnreadableError for a file that is not as long as it declares (RFC 9649, section 2.4): `RIFF`, the
/// little-endian size of the rest, and `WEBP`.
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

/// Passes each picture and its start time to `take`, and returns the end of the last one.
template <typename Take>
milliseconds each_webp_picture(const Input& input, const Take& take) {
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
        take(picture_of_rgba({canvas, canvas + size}, static_cast<int>(info.canvas_width),
                             static_cast<int>(info.canvas_height)),
             start);
        start = milliseconds(end);
    }
    return start;
}

}  // namespace

bool is_still_webp(std::string_view head) {
    constexpr std::size_t type_at = 8;
    constexpr std::size_t flags_at = 20;
    constexpr unsigned animation = 0x02;
    if (head.size() <= flags_at || !head.starts_with("RIFF") || !head.substr(type_at).starts_with("WEBP"))
        return false;
    const bool extended = head.substr(type_at + 4).starts_with("VP8X");
    return !extended || !(static_cast<unsigned char>(head[flags_at]) & animation);
}

Picture read_still_webp(const Input& input) {
    std::optional<Picture> read;
    each_webp_picture(input, [&](Picture picture, milliseconds) { read = std::move(picture); });
    if (!read)
        throw UnreadableError("damaged: it holds no picture");
    return *std::move(read);
}

void read_webp(const Input& input, FilmCheck& film) {
    const milliseconds end = each_webp_picture(
        input, [&](const Picture& picture, milliseconds start) { film.picture(picture, start); });
    film.end(end, milliseconds(1));
}

}  // namespace queenreel::judge
