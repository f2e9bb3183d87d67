#include "queenreel/encode/png/png.h"

#include <algorithm>

#include "queenreel/encode/output.h"
#include "queenreel/encode/picture_writer.h"
#include "queenreel/paint/raster_painter.h"
#include "queenreel/png/chunks.h"

namespace queenreel {
namespace {

/// A text that belongs to the picture: as tEXt, which more programs read, where it is ASCII.
std::string text_chunk(const std::string& keyword, const std::string& text) {
    if (text.empty())
        return "";
    const bool ascii = std::ranges::all_of(text, [](char c) { return static_cast<unsigned char>(c) < 0x80; });
    return ascii ? png_chunk("tEXt", keyword + '\0' + text)
                 : png_chunk("iTXt", keyword + std::string(5, '\0') + text);  // not compressed, no language
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
    return png_start(picture.width, picture.height, bits_per_pixel(picture.palette.size())) +
           png_colors(picture.palette) + text_chunk("Title", title) + text_chunk("Description", description) +
           png_chunk("IDAT", strips_.code(picture)) + png_chunk("IEND", "");
}

std::unique_ptr<PictureWriter> png_writer(const OutputOptions& options) {
    return std::make_unique<PngWriter>(options);
}

}  // namespace queenreel
