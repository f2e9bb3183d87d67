#include <cstdint>
#include <optional>
#include <span>
#include <string>

#include "queenreel/encode/errors.h"
#include "queenreel/encode/output.h"
#include "queenreel/encode/picture_writer.h"
#include "queenreel/encode/svg/document.h"
#include "queenreel/encode/svg/moving.h"
#include "queenreel/page/page.h"
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
                              .title = frame.title(),
                              .description = frame.description()},
                             canvas.take());
    }

    void end() override { stream_->write(std::as_bytes(std::span(text_))); }

  private:
    Painter painter_;
    bool outlines_;
    std::string text_;
    ByteStream* stream_ = nullptr;
};

/// A document with more pictures would take too long to open.
constexpr std::uint64_t max_pictures = 20'000;

class MovingSvgWriter final : public PictureWriter {
  public:
    explicit MovingSvgWriter(const OutputOptions& options)
        : format_(*options.format->film),
          options_{.look = options.look,
                   .dark = options.page.both_lights ? find_theme(dark_theme) : nullptr,
                   .transition = options.transition,
                   .plays = options.plays,
                   .title = options.page.title} {}

    void begin(ByteStream& stream) override {
        stream_ = &stream;
        film_.emplace(options_);
        pictures_ = 0;
    }

    void put(const Frame& frame) override {
        if (!frame.in_between && ++pictures_ > max_pictures)
            throw TooManyPicturesError("svg", "pictures", max_pictures);
        if (frame.duration < format_.min_hold || frame.duration > format_.max_hold)
            throw HoldError(frame.duration, format_);
        film_->put(frame);
    }

    void end() override {
        const std::string text = film_->finish();
        stream_->write(std::as_bytes(std::span(text)));
        film_.reset();
    }

  private:
    const FilmFormat& format_;
    MovingSvgOptions options_;
    std::optional<MovingSvg> film_;
    std::uint64_t pictures_ = 0;
    ByteStream* stream_ = nullptr;
};

}  // namespace

std::unique_ptr<PictureWriter> moving_svg_writer(const OutputOptions& options) {
    return std::make_unique<MovingSvgWriter>(options);
}

std::unique_ptr<PictureWriter> svg_writer(const OutputOptions& options) {
    return std::make_unique<SvgWriter>(options);
}

}  // namespace queenreel
