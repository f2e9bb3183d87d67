#include <cstdint>
#include <memory>
#include <string>

#include "queenreel/encode/board_symbols.h"
#include "queenreel/encode/errors.h"
#include "queenreel/encode/output.h"
#include "queenreel/encode/picture_writer.h"
#include "queenreel/encode/pptx/zip.h"
#include "queenreel/encode/snippets.h"
#include "queenreel/module/module.h"
#include "queenreel/page/frame_json.h"
#include "queenreel/page/page.h"
#include "queenreel/page/parts.h"

namespace queenreel {
namespace {

/// A page with more frames as data would take too long to open.
constexpr std::uint64_t max_frames = 20'000;

/// A page by itself, or packed for learning platforms.
enum class PageForm : std::uint8_t { file, course };

class PageWriter final : public PictureWriter {
  public:
    PageWriter(const OutputOptions& options, PageForm form)
        : form_(form),
          format_(*options.format->film),
          look_(options.look),
          page_(options.page),
          words_(options.words),
          symbols_(board_symbols(options.look)) {
        if (!page_.telling.empty() && !has_page_engine())
            throw UnavailableError(
                "html: this build has no engine to tell stories in pages; give --static for a page with its "
                "pictures, or build with the packages that scripts/packages lists");
        if (look_.bare)
            look_.scene.panels.clear();
    }

    void start() override {
        title_ = page_.title;
        frames_.clear();
        count_ = 0;
    }

    void put(const Frame& frame) override {
        if (frame.in_between)
            return;
        require_hold(frame.duration, format_);
        if (count_ == 0 && title_.empty())
            title_ = frame.title();
        ++count_;
        if (!page_.telling.empty() && count_ > 1)
            return;
        if (count_ > max_frames)
            throw TooManyPicturesError("html", "pictures", max_frames);
        if (!frames_.empty())
            frames_ += ',';
        frames_ += frame_json(frame);
    }

    void end() override {
        PageContents contents{.title = title_,
                              .transcript = url_of(page_.transcript),
                              .words = words_,
                              .pieces = look_.scene.rooks ? PagePieces::rooks : PagePieces::queens,
                              .telling = page_.telling,
                              .about = about(),
                              .frames = frames_,
                              .theme = look_.theme,
                              .dark = page_.both_lights ? *find_theme(dark_theme) : look_.theme,
                              .symbols = symbols_,
                              .coordinates = look_.coordinates != Coordinates::none,
                              .glides = page_.glides,
                              .loops = page_.loops};
        if (form_ == PageForm::course)
            pack(contents);
        else
            stream().write_text(page_html(contents));
    }

  private:
    std::string about() const {
        const std::string rule = page_.rule.empty() ? "" : "\"rule\":\"" + page_.rule + "\",";
        return "{" + rule + "\"scene\":" + scene_json(look_.scene) + "}";
    }

    void pack(const PageContents& contents) const {
        ZipFile zip(stream());
        for (const PageFile& file : course_files(contents))
            zip.add(file.name, file.bytes);
        zip.finish();
    }

    PageForm form_;
    const FilmFormat& format_;
    Look look_;
    PageOptions page_;
    Words words_;
    std::string symbols_;
    std::string title_;
    std::string frames_;  // separated by commas
    std::uint64_t count_ = 0;
};

}  // namespace

std::unique_ptr<PictureWriter> page_writer(const OutputOptions& options) {
    return std::make_unique<PageWriter>(options, PageForm::file);
}

std::unique_ptr<PictureWriter> course_writer(const OutputOptions& options) {
    return std::make_unique<PageWriter>(options, PageForm::course);
}

}  // namespace queenreel
