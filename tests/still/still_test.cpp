// Laws of pictures coded by libraries: what is written is decoded by the library's own decoder and examined.

#include <avif/avif.h>
#include <gmock/gmock.h>
#include <webp/demux.h>

#include <array>
#include <cstdint>
#include <memory>
#include <random>
#include <string>
#include <vector>

#include "queenreel/codecs/still.h"
#include "queenreel/io/error.h"

namespace queenreel {
namespace {

using Pixels = std::vector<std::uint8_t>;  // red, green, blue and alpha of each pixel

/// Stripes, dots and noise in `colors` colors, some of them translucent if `clear`.
Picture picture_of(int width, int height, int colors, bool clear) {
    std::mt19937 random(static_cast<unsigned>(width * 7 + colors));
    Picture picture{width, height, {}, {}, {{0, 0, width, height}}};
    for (int index = 0; index < colors; ++index)
        picture.palette.push_back(
            {static_cast<std::uint8_t>(index * 37), static_cast<std::uint8_t>(255 - index),
             static_cast<std::uint8_t>(index * 11), static_cast<std::uint8_t>(clear ? index * 85 : 255)});
    for (int y = 0; y < height; ++y)
        for (int x = 0; x < width; ++x) {
            const unsigned noise = y < height / 2 ? 0 : random();
            picture.indices.push_back(static_cast<std::uint8_t>((static_cast<unsigned>(x / 5) + noise) %
                                                                static_cast<unsigned>(colors)));
        }
    return picture;
}

Pixels pixels_of(const Picture& picture) {
    Pixels pixels;
    for (const std::uint8_t index : picture.indices) {
        const Color& color = picture.palette[index];
        pixels.insert(pixels.end(), {color.red, color.green, color.blue, color.alpha});
    }
    return pixels;
}

/// The contents of a file.
struct Decoded {
    int width = 0;
    int height = 0;
    Pixels pixels{};
    std::string xmp{};
};

Decoded decoded_avif(const std::string& file) {
    const std::unique_ptr<avifDecoder, void (*)(avifDecoder*)> decoder(avifDecoderCreate(),
                                                                       avifDecoderDestroy);
    EXPECT_EQ(avifDecoderSetIOMemory(decoder.get(), reinterpret_cast<const std::uint8_t*>(file.data()),
                                     file.size()),
              AVIF_RESULT_OK);
    EXPECT_EQ(avifDecoderParse(decoder.get()), AVIF_RESULT_OK);
    EXPECT_EQ(decoder->imageCount, 1);
    EXPECT_EQ(avifDecoderNextImage(decoder.get()), AVIF_RESULT_OK);
    const avifImage& image = *decoder->image;
    EXPECT_EQ(image.transferCharacteristics, AVIF_TRANSFER_CHARACTERISTICS_SRGB);
    Decoded decoded{static_cast<int>(image.width), static_cast<int>(image.height),
                    Pixels(std::size_t{4} * image.width * image.height),
                    std::string(image.xmp.data, image.xmp.data + image.xmp.size)};
    avifRGBImage rgb;
    avifRGBImageSetDefaults(&rgb, &image);
    rgb.format = AVIF_RGB_FORMAT_RGBA;
    rgb.pixels = decoded.pixels.data();
    rgb.rowBytes = 4 * image.width;
    EXPECT_EQ(avifImageYUVToRGB(&image, &rgb), AVIF_RESULT_OK);
    return decoded;
}

Decoded decoded_webp(const std::string& file) {
    const WebPData data{reinterpret_cast<const std::uint8_t*>(file.data()), file.size()};
    const std::unique_ptr<WebPDemuxer, void (*)(WebPDemuxer*)> demuxer(WebPDemux(&data), WebPDemuxDelete);
    Decoded decoded;
    EXPECT_TRUE(demuxer);
    if (!demuxer)
        return decoded;
    EXPECT_EQ(WebPDemuxGetI(demuxer.get(), WEBP_FF_FORMAT_FLAGS) & ANIMATION_FLAG, 0U);
    WebPChunkIterator chunk;
    if (WebPDemuxGetChunk(demuxer.get(), "XMP ", 1, &chunk))
        decoded.xmp.assign(chunk.chunk.bytes, chunk.chunk.bytes + chunk.chunk.size);
    WebPDemuxReleaseChunkIterator(&chunk);
    std::uint8_t* const pixels = WebPDecodeRGBA(data.bytes, data.size, &decoded.width, &decoded.height);
    EXPECT_TRUE(pixels);
    decoded.pixels.assign(pixels, pixels + std::ptrdiff_t{4} * decoded.width * decoded.height);
    WebPFree(pixels);
    return decoded;
}

struct Coding {
    const char* name;
    std::string (*file)(const Still& still);
    Decoded (*decoded)(const std::string& file);
};

class EveryStill : public testing::TestWithParam<Coding> {};
INSTANTIATE_TEST_SUITE_P(Formats, EveryStill,
                         testing::Values(Coding{"avif", queenreel_code_avif, decoded_avif},
                                         Coding{"webp", queenreel_code_webp, decoded_webp}),
                         [](const auto& row) { return row.param.name; });

// Law: every pixel has its color and alpha, at any size.
TEST_P(EveryStill, HasItsPixelsExactly) {
    const std::string none;
    for (const auto& [width, height] :
         {std::array{1, 1}, std::array{3, 5}, std::array{64, 33}, std::array{150, 120}})
        for (const int colors : {1, 4, 32, 256})
            for (const bool clear : {false, true}) {
                if (clear && colors != 4)
                    continue;
                SCOPED_TRACE(testing::Message()
                             << width << "×" << height << ", " << colors << " colors, " << clear);
                const Picture picture = picture_of(width, height, colors, clear);
                const Decoded decoded = GetParam().decoded(GetParam().file({picture, none, none}));
                EXPECT_EQ(decoded.width, width);
                EXPECT_EQ(decoded.height, height);
                EXPECT_TRUE(decoded.pixels == pixels_of(picture));
                EXPECT_EQ(decoded.xmp, "");
            }
}

TEST_P(EveryStill, SaysWhatItShows) {
    const std::string title = "Queens & <kings>";
    const std::string description = "♛ a1, b3";
    const Picture picture = picture_of(9, 8, 4, true);
    const Decoded decoded = GetParam().decoded(GetParam().file({picture, title, description}));
    EXPECT_TRUE(decoded.pixels == pixels_of(picture));
    EXPECT_THAT(decoded.xmp, testing::HasSubstr("<dc:title><rdf:Alt><rdf:li xml:lang=\"x-default\">"
                                                "Queens &amp; &lt;kings&gt;</rdf:li></rdf:Alt></dc:title>"));
    EXPECT_THAT(decoded.xmp, testing::HasSubstr("♛ a1, b3</rdf:li></rdf:Alt></dc:description>"));
    const Decoded untitled = GetParam().decoded(GetParam().file({picture, std::string(), description}));
    EXPECT_THAT(untitled.xmp, testing::Not(testing::HasSubstr("dc:title")));
}

// The longest possible side is coded, and longer ones are refused in a line.
TEST(StillTest, OfWebpEndAtItsLongestSide) {
    const std::string none;
    const Picture longest = picture_of(16'383, 1, 2, false);
    EXPECT_EQ(decoded_webp(queenreel_code_webp({longest, none, none})).width, 16'383);
    const Picture longer = picture_of(16'384, 1, 2, false);
    EXPECT_THROW(queenreel_code_webp({longer, none, none}), OutputError);
}

}  // namespace
}  // namespace queenreel
