#include <cairo-svg.h>

#include "queenreel/encode/cairo_document.h"
#include "queenreel/encode/output.h"
#include "queenreel/encode/picture_writer.h"
#include "queenreel/encode/svg/document.h"

namespace queenreel {
namespace {

class SvgWriter final : public PictureWriter {
  public:
    explicit SvgWriter(const OutputOptions& options)
        : painter_(options.look, options.look.board_size()), keeps_text_(options.keeps_text) {}

    void begin(ByteStream& stream) override { stream_ = &stream; }

    void put(const Frame& frame) override {
        const Layout& layout = painter_.layout();
        CairoDocument document(cairo_svg_surface_create_for_stream, layout.width, layout.height);
        // Sides without a unit: pixels, which a page may scale.
        cairo_svg_surface_set_document_unit(document.surface(), CAIRO_SVG_UNIT_USER);
        std::vector<WrittenLine> lines;
        document.draw(painter_, frame, keeps_text_ ? &lines : nullptr);
        document.finish();
        const std::string_view drawn = document.bytes().text();
        text_ = keeps_text_
                    ? finished_svg(with_short_paths(drawn), frame.title, frame.description, svg_text(lines))
                    : finished_svg(drawn, frame.title, frame.description);
    }

    void end() override { stream_->write(std::as_bytes(std::span(text_))); }

  private:
    Painter painter_;
    bool keeps_text_;
    std::string text_;
    ByteStream* stream_ = nullptr;
};

}  // namespace

std::unique_ptr<PictureWriter> svg_writer(const OutputOptions& options) {
    return std::make_unique<SvgWriter>(options);
}

}  // namespace queenreel
