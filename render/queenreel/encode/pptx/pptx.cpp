#include <algorithm>
#include <cmath>
#include <memory>
#include <optional>
#include <string>

#include "queenreel/base/utf8.h"
#include "queenreel/encode/output.h"
#include "queenreel/encode/picture_writer.h"
#include "queenreel/encode/pptx/deck.h"

namespace queenreel {

std::unique_ptr<PictureWriter> svg_writer(const OutputOptions& options);
std::unique_ptr<PictureWriter> png_writer(const OutputOptions& options);
std::unique_ptr<PictureWriter> film_deck_writer(const OutputOptions& options);  // film_deck.cpp

namespace {

/// The longer side of the pictures for viewers without SVG: that of a full HD screen, unless it is much more
/// than requested.
constexpr int png_side = 1'920;
constexpr double max_enlarged = 3;

/// Pictures of one size, as SVG and as PNG.
class SlidePictures {
  public:
    explicit SlidePictures(const OutputOptions& options)
        : svg_(svg_writer(options)), png_(png_writer(enlarged(options))) {}

    std::string svg(const Frame& frame) { return svg_->file_of(frame); }
    std::string png(const Frame& frame) { return png_->file_of(frame); }

  private:
    static OutputOptions enlarged(OutputOptions options) {
        Look& look = options.look;
        const double scale =
            std::clamp(png_side / static_cast<double>(std::max(look.width, look.height)), 1.0, max_enlarged);
        look.width = static_cast<int>(std::lround(look.width * scale));
        look.height = static_cast<int>(std::lround(look.height * scale));
        options.format = &exact_format();
        return options;
    }

    std::unique_ptr<PictureWriter> svg_;
    std::unique_ptr<PictureWriter> png_;
};

/// The place between title and caption; a picture has its own margin.
Rect picture_box(const DeckStyle& style, bool has_caption) {
    const int inset = style.title.x / 2;
    const int bottom = has_caption ? style.caption.y : style.height;
    return {inset, style.title.bottom(), style.width - 2 * inset, bottom - style.title.bottom()};
}

/// The speaker notes of a picture: its talk if it has one, otherwise its caption and description.
std::string notes_of(const Frame& frame) {
    if (!frame.talk.empty())
        return frame.talk;
    std::string about = frame.description();
    if (frame.caption.empty() || about.find(frame.caption) != std::string::npos)
        return about;
    return frame.caption + "\n" + about;
}

class PptxWriter final : public PictureWriter {
  public:
    explicit PptxWriter(const OutputOptions& options)
        : options_(options),
          style_(deck_style(options.look, options.words.language())),
          box_(picture_box(style_, options.look.caption)) {
        if (options_.look.bare)
            return;
        OutputOptions step = options_;
        step.look.caption = false;
        step.look.width = box_.width;
        step.look.height = box_.height;
        steps_.emplace(step);
    }

    void start() override { deck_.emplace(stream(), style_); }

    void put(const Frame& frame) override {
        // A card, a page of boards and a chart include their text.
        const bool whole = !steps_ || !frame.shows_scene();
        if (whole && !wholes_)
            wholes_.emplace(options_);
        SlidePictures& pictures = whole ? *wholes_ : *steps_;
        const DeckSlide slide{.number = deck_->next(),
                              .title = one_line(frame.title()),
                              .shows_title = !whole,
                              .caption = whole ? "" : frame.caption,
                              .description = frame.description(),
                              .notes = notes_of(frame),
                              .picture = whole ? Rect{0, 0, style_.width, style_.height} : box_};
        const std::string svg = pictures.svg(frame);
        deck_->add(slide, pictures.png(frame), "svg", std::as_bytes(std::span(svg)));
    }

    void end() override {
        deck_->finish();
        deck_.reset();
    }

  private:
    OutputOptions options_;
    DeckStyle style_;
    Rect box_;
    std::optional<SlidePictures> steps_;
    std::optional<SlidePictures> wholes_;  // for full-slide pictures
    std::optional<Deck> deck_;
};

}  // namespace

std::unique_ptr<PictureWriter> pptx_writer(const OutputOptions& options) {
    if (options.clips)
        return film_deck_writer(options);
    return std::make_unique<PptxWriter>(options);
}

}  // namespace queenreel
