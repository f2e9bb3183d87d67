#include <functional>
#include <memory>
#include <string>
#include <utility>

#include "queenreel/codecs/png/png.h"
#include "queenreel/encode/output.h"
#include "queenreel/encode/picture_writer.h"
#include "queenreel/paint/raster_painter.h"
#include "queenreel/still/still.h"

namespace queenreel {
namespace {

class StillWriter final : public PictureWriter {
  public:
    StillWriter(std::function<CodeStill> code, const OutputOptions& options)
        : code_(std::move(code)),
          painter_(options.look, options.look.board_size(), colors(*options.format, options.look)) {}

    void put(const Frame& frame) override {
        file_ = code_(
            {.picture = painter_.paint(frame), .title = frame.title(), .description = frame.description()});
    }

    void end() override { stream().write_text(file_); }

  private:
    std::function<CodeStill> code_;
    RasterPainter painter_;
    std::string file_;
};

}  // namespace

std::unique_ptr<PictureWriter> png_writer(const OutputOptions& options) {
    return std::make_unique<StillWriter>(
        [encoder = std::make_shared<PngEncoder>()](const Still& still) { return encoder->file(still); },
        options);
}

std::unique_ptr<PictureWriter> library_writer(const OutputOptions& options) {
    return std::make_unique<StillWriter>(still_coder(options.format->name), options);
}

}  // namespace queenreel
