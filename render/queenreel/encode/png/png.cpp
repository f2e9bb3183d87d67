#include "queenreel/encode/png/png.h"

#include <zlib.h>

#include <algorithm>

#include "queenreel/encode/output.h"
#include "queenreel/encode/picture_writer.h"
#include "queenreel/paint/raster_painter.h"

namespace queenreel {
namespace {

/// Four bytes, the highest first.
std::string number(std::size_t value) {
    std::string bytes;
    for (const int shift : {24, 16, 8, 0})
        bytes += static_cast<char>(value >> shift);
    return bytes;
}

std::string chunk(const std::string& name, const std::string& data) {
    const std::string content = name + data;
    const uLong sum = crc32_z(0, reinterpret_cast<const Bytef*>(content.data()), content.size());
    return number(data.size()) + content + number(sum);
}

std::string header(const Picture& picture) {
    const auto bits = static_cast<char>(bits_per_pixel(picture.palette.size()));
    const std::string format{bits, '\3', 0, 0,
                             0};  // palette indices, deflate, filters by row, not interlaced
    return number(static_cast<std::size_t>(picture.width)) +
           number(static_cast<std::size_t>(picture.height)) + format;
}

std::string palette_colors(const Picture& picture) {
    std::string data;
    for (const Color& color : picture.palette)
        for (const std::uint8_t channel : {color.red, color.green, color.blue})
            data += static_cast<char>(channel);
    return data;
}

/// The palette's opacities, up to the last that is not full.
std::string palette_opacities(const Picture& picture) {
    std::string data;
    for (const Color& color : picture.palette)
        data += static_cast<char>(color.alpha);
    data.erase(data.find_last_not_of('\xff') + 1);
    return data;
}

/// A text that belongs to the picture: as tEXt, which more programs read, where it is ASCII.
std::string text_chunk(const std::string& keyword, const std::string& text) {
    if (text.empty())
        return "";
    const bool ascii = std::ranges::all_of(text, [](char c) { return static_cast<unsigned char>(c) < 0x80; });
    return ascii ? chunk("tEXt", keyword + '\0' + text)
                 : chunk("iTXt", keyword + std::string(5, '\0') + text);  // not compressed, no language
}

class PngWriter final : public PictureWriter {
  public:
    explicit PngWriter(const OutputOptions& options)
        : painter_(options.look, options.look.board_size(), colors(*options.format, options.look)) {}

    void begin(ByteStream& stream) override { stream_ = &stream; }

    void put(const Frame& frame) override {
        file_ = encoder_.file(painter_.paint(frame), frame.title, frame.description);
    }

    void end() override { stream_->write(std::as_bytes(std::span(file_))); }

  private:
    RasterPainter painter_;
    PngEncoder encoder_;
    std::string file_;
    ByteStream* stream_ = nullptr;
};

}  // namespace

std::string PngEncoder::file(const Picture& picture, const std::string& title,
                             const std::string& description) {
    const std::string opacities = palette_opacities(picture);
    const std::string perceptual(1, '\0');
    return "\x89PNG\r\n\x1a\n" + chunk("IHDR", header(picture)) + chunk("sRGB", perceptual) +
           chunk("PLTE", palette_colors(picture)) + (opacities.empty() ? "" : chunk("tRNS", opacities)) +
           text_chunk("Title", title) + text_chunk("Description", description) +
           chunk("IDAT", strips_.code(picture)) + chunk("IEND", "");
}

std::unique_ptr<PictureWriter> png_writer(const OutputOptions& options) {
    return std::make_unique<PngWriter>(options);
}

}  // namespace queenreel
