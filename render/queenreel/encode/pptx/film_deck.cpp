#include <memory>
#include <optional>
#include <string>

#include "queenreel/base/utf8.h"
#include "queenreel/encode/chapter_splitter.h"
#include "queenreel/encode/errors.h"
#include "queenreel/encode/output.h"
#include "queenreel/encode/picture_writer.h"
#include "queenreel/encode/pptx/deck.h"
#include "queenreel/io/memory_stream.h"

namespace queenreel {

std::unique_ptr<PictureWriter> png_writer(const OutputOptions& options);

namespace {

/// Full-slide films: each slide plays a chapter of ChapterSplitter when it appears, and stops at its last
/// picture.
class FilmDeckWriter final : public PictureWriter {
  public:
    explicit FilmDeckWriter(const OutputOptions& options)
        : style_{.width = options.look.width,
                 .height = options.look.height,
                 .title = {0, 0, options.look.width, options.look.height / 8},
                 .caption = {0, options.look.height * 7 / 8, options.look.width, options.look.height / 8},
                 .theme = options.look.theme,
                 .language = regional_tag(options.words.language()),
                 .right_to_left = options.words.language().right_to_left} {
        OutputOptions film = options;
        film.format = options.clips;
        film_ = film.format->writer(film);
        film.format = &exact_format();
        poster_ = png_writer(film);
    }

    void start() override { deck_.emplace(stream(), style_); }

    void put(const Frame& frame) override { chapters_.put(frame); }

    void end() override {
        chapters_.finish();
        end_slide();
        deck_->finish();
        deck_.reset();
    }

  private:
    void begin_slide(const Frame& frame) {
        end_slide();
        slide_ = {.number = deck_->next(),
                  .title = one_line(frame.chapter.empty() ? frame.title() : frame.chapter),
                  .shows_title = false,
                  .caption = "",
                  .description = frame.description(),
                  .notes = "",
                  .picture = {0, 0, style_.width, style_.height}};
        duration_ = {};
        said_.clear();
        poster_png_ = poster_->file_of(frame);
        film_file_ = {};
        film_->begin(film_file_);
    }

    void add(const Frame& frame) {
        film_->put(frame);
        duration_ += frame.duration;
        if (!frame.caption.empty() && frame.caption != said_)
            slide_->notes += (slide_->notes.empty() ? "" : "\n") + frame.caption;
        said_ = frame.caption;
    }

    void end_slide() {
        if (!slide_)
            return;
        film_->end();
        slide_->film = std::chrono::round<std::chrono::milliseconds>(duration_);
        deck_->add(*slide_, poster_png_, "mp4", film_file_.bytes());
        slide_.reset();
    }

    DeckStyle style_;
    std::unique_ptr<PictureWriter> film_;
    std::unique_ptr<PictureWriter> poster_;
    std::optional<Deck> deck_;
    std::optional<DeckSlide> slide_;  // the slide whose film is being written
    MemoryStream film_file_;
    std::string poster_png_;
    std::string said_;
    std::chrono::microseconds duration_{0};
    ChapterSplitter chapters_{[this](const Frame& first) { begin_slide(first); },
                              [this](const Frame& frame) { add(frame); }};
};

}  // namespace

std::unique_ptr<PictureWriter> film_deck_writer(const OutputOptions& options) {
    return std::make_unique<FilmDeckWriter>(options);
}

}  // namespace queenreel
