#include "queenreel/verify/read/decoders.h"

#include <avif/avif.h>
#include <fmt/format.h>

#include <cstdint>
#include <memory>
#include <new>
#include <vector>

#include "queenreel/verify/board/picture.h"
#include "queenreel/verify/read/av.h"

namespace queenreel::judge {
namespace {

struct DestroyDecoder {
    void operator()(avifDecoder* decoder) const { avifDecoderDestroy(decoder); }
};

void check_avif(avifResult result) {
    if (result == AVIF_RESULT_OUT_OF_MEMORY)
        throw std::bad_alloc();
    if (result == AVIF_RESULT_TRUNCATED_DATA)
        throw UnreadableError("cut short: its picture goes past the end of the file");
    if (result != AVIF_RESULT_OK)
        throw UnreadableError(fmt::format("damaged: {}", avifResultToString(result)));
}

}  // namespace

Picture read_avif(const Input& input) {
    const std::vector<std::uint8_t> bytes = input.bytes();
    const std::unique_ptr<avifDecoder, DestroyDecoder> decoder(avifDecoderCreate());
    if (!decoder)
        throw std::bad_alloc();
    decoder->codecChoice = AVIF_CODEC_CHOICE_DAV1D;
    decoder->maxThreads = 1;
    decoder->ignoreExif = AVIF_TRUE;
    decoder->ignoreXMP = AVIF_TRUE;
    check_avif(avifDecoderSetIOMemory(decoder.get(), bytes.data(), bytes.size()));
    check_avif(avifDecoderParse(decoder.get()));
    check_size(decoder->image->width, decoder->image->height);
    check_avif(avifDecoderNextImage(decoder.get()));
    constexpr int channels = 4;
    const auto width = static_cast<int>(decoder->image->width);
    const auto height = static_cast<int>(decoder->image->height);
    std::vector<std::uint8_t> pixels(std::size_t{channels} * decoder->image->width * decoder->image->height);
    avifRGBImage rgb;
    avifRGBImageSetDefaults(&rgb, decoder->image);
    rgb.depth = 8;
    rgb.format = AVIF_RGB_FORMAT_RGBA;
    rgb.pixels = pixels.data();
    rgb.rowBytes = rgb.width * channels;
    check_avif(avifImageYUVToRGB(decoder->image, &rgb));
    return picture_of_rgba(std::move(pixels), width, height);
}

}  // namespace queenreel::judge
