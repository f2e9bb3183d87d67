#include <cstdint>
#include <optional>
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

    void put(const Frame& frame) override {
        ListCanvas canvas(outlines_);
        painter_.draw(canvas, frame);
        text_ = svg_document({.width = painter_.layout().width,
                              .height = painter_.layout().height,
                              .title = frame.title(),
                              .description = frame.description()},
                             canvas.take());
    }

    void end() override { stream().write_text(text_); }

  private:
    Painter painter_;
    bool outlines_;
    std::string text_;
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

    void start() override {
        film_.emplace(options_);
        pictures_ = 0;
    }

    void put(const Frame& frame) override {
        if (!frame.in_between && ++pictures_ > max_pictures)
            throw TooManyPicturesError("svg", "pictures", max_pictures);
        require_hold(frame.duration, format_);
        film_->put(frame);
    }

    void end() override {
        stream().write_text(film_->finish());
        film_.reset();
    }

  private:
    const FilmFormat& format_;
    MovingSvgOptions options_;
    std::optional<MovingSvg> film_;
    std::uint64_t pictures_ = 0;
};

}  // namespace

std::unique_ptr<PictureWriter> moving_svg_writer(const OutputOptions& options) {
    return std::make_unique<MovingSvgWriter>(options);
}

std::unique_ptr<PictureWriter> svg_writer(const OutputOptions& options) {
    return std::make_unique<SvgWriter>(options);
}

}  // namespace queenreel
