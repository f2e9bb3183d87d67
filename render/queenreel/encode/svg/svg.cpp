#include <span>
#include <string>

#include "queenreel/encode/output.h"
#include "queenreel/encode/picture_writer.h"
#include "queenreel/encode/svg/document.h"
#include "queenreel/paint/canvas.h"
#include "queenreel/paint/painter.h"

namespace queenreel {
namespace {

class SvgWriter final : public PictureWriter {
  public:
    explicit SvgWriter(const OutputOptions& options)
        : painter_(options.look, options.look.board_size()), outlines_(!options.keeps_text) {}

    void begin(ByteStream& stream) override { stream_ = &stream; }

    void put(const Frame& frame) override {
        ListCanvas canvas(outlines_);
        painter_.draw(canvas, frame);
        text_ = svg_document({.width = painter_.layout().width,
                              .height = painter_.layout().height,
                              .title = frame.title,
                              .description = frame.description},
                             canvas.take());
    }

    void end() override { stream_->write(std::as_bytes(std::span(text_))); }

  private:
    Painter painter_;
    bool outlines_;
    std::string text_;
    ByteStream* stream_ = nullptr;
};

}  // namespace

std::unique_ptr<PictureWriter> svg_writer(const OutputOptions& options) {
    return std::make_unique<SvgWriter>(options);
}

}  // namespace queenreel
