#include <cairo-pdf.h>

#include <array>
#include <charconv>
#include <cstdlib>
#include <ctime>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <variant>

#include "queenreel/encode/cairo_document.h"
#include "queenreel/encode/output.h"
#include "queenreel/encode/pdf_resources.h"
#include "queenreel/encode/pdf_structure.h"
#include "queenreel/encode/picture_writer.h"

namespace queenreel {
namespace {

/// The date in SOURCE_DATE_EPOCH, https://reproducible-builds.org, in Cairo's format. Empty if it is not set:
/// the document then has no date, and the same command gives the same bytes.
std::string creation_date() {
    const char* set = std::getenv("SOURCE_DATE_EPOCH");
    const std::string_view seconds = set ? set : "";
    std::time_t time = 0;
    std::tm parts{};
    if (std::from_chars(seconds.data(), seconds.data() + seconds.size(), time).ec != std::errc() ||
        !::gmtime_r(&time, &parts)) {
        return "";
    }
    std::array<char, 64> date{};
    return {date.data(), std::strftime(date.data(), date.size(), "%Y-%m-%dT%H:%M:%SZ", &parts)};
}

/// A tagged PDF of pages with one picture each, one point per pixel of the layout.
class PdfWriter final : public PictureWriter {
  public:
    explicit PdfWriter(const OutputOptions& options)
        : painter_(options.look, options.look.board_size()),
          structure_(painter_.layout().height),
          language_(options.words.language().name) {}

    void start() override {
        pages_ = 0;
        structure_ = PdfStructure(painter_.layout().height);
        names_ = {};
        document_ = std::make_unique<CairoDocument>(cairo_pdf_surface_create_for_stream,
                                                    painter_.layout().width, painter_.layout().height);
        // PdfPacker reads no later one.
        cairo_pdf_surface_restrict_to_version(document_->surface(), CAIRO_PDF_VERSION_1_4);
        set(CAIRO_PDF_METADATA_CREATE_DATE, creation_date());
    }

    void put(const Frame& frame) override {
        first_title_ = ++pages_ == 1 ? frame.title() : first_title_;
        last_title_ = frame.title();
        description_ = frame.description();
        PdfMarks marks(description_.empty() ? last_title_ : description_,
                       {0, 0, painter_.layout().width, painter_.layout().height});
        document_->draw(painter_, frame,
                        [&](const PagePart& part, cairo_t* context) { marks.put(part, context); });
        names_.drop_repeated(document_->bytes().bytes());
        const auto* sheet = std::get_if<Shared<Sheet>>(&frame.content);
        write(structure_.read(document_->bytes().text(), marks, last_title_, sheet ? (*sheet)->page : ""));
        document_->bytes().clear();
    }

    void end() override {
        const bool one = pages_ == 1 || first_title_ == last_title_;
        const std::string title = one ? first_title_ : first_title_ + " – " + last_title_;
        set(CAIRO_PDF_METADATA_TITLE, title);
        set(CAIRO_PDF_METADATA_SUBJECT, pages_ == 1 ? description_ : "");
        document_->finish();
        names_.drop_repeated(document_->bytes().bytes());
        names_.end();
        write(structure_.end(document_->bytes().text(), title, language_));
        document_.reset();
    }

  private:
    void set(cairo_pdf_metadata_t what, const std::string& value) {
        cairo_pdf_surface_set_metadata(document_->surface(), what, value.c_str());
    }

    void write(const std::string& text) { stream().write(std::as_bytes(std::span(text))); }

    Painter painter_;
    std::unique_ptr<CairoDocument> document_;
    FormNames names_;
    PdfStructure structure_;
    std::string language_;
    int pages_ = 0;
    std::string first_title_;
    std::string last_title_;
    std::string description_;
};

}  // namespace

std::unique_ptr<PictureWriter> pdf_writer(const OutputOptions& options) {
    return std::make_unique<PdfWriter>(options);
}

}  // namespace queenreel
