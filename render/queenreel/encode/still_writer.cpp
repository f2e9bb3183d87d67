#include <memory>
#include <span>
#include <string>

#include "queenreel/encode/output.h"
#include "queenreel/encode/picture_writer.h"
#include "queenreel/paint/raster_painter.h"
#include "queenreel/still/still.h"

namespace queenreel {
namespace {

class StillWriter final : public PictureWriter {
  public:
    StillWriter(StillFormat format, const OutputOptions& options)
        : format_(format),
          painter_(options.look, options.look.board_size(), colors(*options.format, options.look)) {
        require_stills();
    }

    void begin(ByteStream& stream) override { stream_ = &stream; }

    void put(const Frame& frame) override {
        file_ = still_file(
            format_,
            {.picture = painter_.paint(frame), .title = frame.title, .description = frame.description});
    }

    void end() override { stream_->write(std::as_bytes(std::span(file_))); }

  private:
    StillFormat format_;
    RasterPainter painter_;
    std::string file_;
    ByteStream* stream_ = nullptr;
};

}  // namespace

std::unique_ptr<PictureWriter> avif_writer(const OutputOptions& options) {
    return std::make_unique<StillWriter>(StillFormat::avif, options);
}

std::unique_ptr<PictureWriter> webp_writer(const OutputOptions& options) {
    return std::make_unique<StillWriter>(StillFormat::webp, options);
}

}  // namespace queenreel
