#include <algorithm>

#include "encode/output.h"
#include "encode/picture_writer.h"
#include "encode/png/bands.h"
#include "encode/png/chunks.h"
#include "frame/layout/lay_out.h"
#include "paint/raster_painter.h"

namespace queenreel {
namespace {

std::string header(const Picture& picture) {
    std::string data;
    for (const int side : {picture.width, picture.height})
        for (const int shift : {24, 16, 8, 0})
            data += static_cast<char>(side >> shift);
    data += static_cast<char>(bits_per_pixel(picture.palette.size()));
    data += '\3';                  // palette indices
    data += std::string(3, '\0');  // deflate, the usual filters, not interlaced
    return data;
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

/// Adds a text that belongs to the picture, UTF-8: as tEXt, which more programs read, where it is ASCII.
void add_text(PngChunks& chunks, const std::string& keyword, const std::string& text) {
    if (text.empty())
        return;
    const bool ascii = std::ranges::all_of(text, [](char c) { return static_cast<unsigned char>(c) < 0x80; });
    if (ascii)
        chunks.add("tEXt", keyword + '\0' + text);
    else
        chunks.add("iTXt", keyword + std::string(5, '\0') + text);  // not compressed, no language
}

/// The bands of a picture: what is above the board, its ranks, and what is below.
std::vector<int> band_ends(const Layout& layout) {
    std::vector<int> ends;
    for (int row = 0; row <= layout.board_size; ++row)
        ends.push_back(layout.board_y + row * layout.square);
    ends.push_back(layout.height);
    return ends;
}

class PngWriter final : public PictureWriter {
  public:
    explicit PngWriter(const OutputOptions& options)
        : painter_(options.look, painted_board(options), colors(*options.format, options.look)),
          bands_(band_ends(lay_out(options.look, painted_board(options)))) {}

    void begin(ByteStream& stream) override { stream_ = &stream; }

    void put(const Frame& frame) override {
        const Picture& picture = painter_.paint(frame);
        file_.clear();
        PngChunks chunks(file_);
        chunks.add("IHDR", header(picture));
        chunks.add("sRGB", std::string(1, '\0'));  // perceptual intent
        chunks.add("PLTE", palette_colors(picture));
        if (const std::string opacities = palette_opacities(picture); !opacities.empty())
            chunks.add("tRNS", opacities);
        add_text(chunks, "Title", frame.title);
        add_text(chunks, "Description", frame.description);
        chunks.add("IDAT", bands_.code(picture));
        chunks.add("IEND", std::string());
    }

    void end() override { stream_->write(file_.bytes()); }

  private:
    RasterPainter painter_;
    PngBands bands_;
    CollectedBytes file_;
    ByteStream* stream_ = nullptr;
};

}  // namespace

std::unique_ptr<PictureWriter> png_writer(const OutputOptions& options) {
    return std::make_unique<PngWriter>(options);
}

}  // namespace queenreel
