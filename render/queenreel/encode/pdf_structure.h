#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "queenreel/encode/pdf_marks.h"
#include "queenreel/encode/pdf_outline.h"
#include "queenreel/encode/pdf_packer.h"

namespace queenreel {

/// Turns a document by Cairo into a tagged PDF (ISO 32000-1, 14.8) that meets PDF/UA-1 (ISO 14289-1): pages
/// have headings, paragraphs and figures with descriptions; the document has a title, a language and an
/// outline; and fonts map their glyphs to text. Cairo 1.16 loses its own tags when it draws groups. Throws
/// PaintError as PdfPacker.
class PdfStructure {
  public:
    /// `height`: of the pages, in points.
    explicit PdfStructure(int height);

    /// Returns the bytes to write for the next part of the document, a page. No part may cut any object.
    /// `title`: of the picture; `number`: as printed on the page, empty for none.
    std::string read(std::string_view part, const PdfMarks& marks, const std::string& title = {},
                     const std::string& number = {});

    /// Returns the bytes to write for the last part; `language`: its tag (BCP 47).
    std::string end(std::string_view part, std::string_view title, std::string_view language);

  private:
    void pack_pages(std::size_t document, std::size_t tree, std::size_t parents);
    std::string words_of(const PdfElement& element) const;

    int height_;
    PdfPacker packer_;
    std::vector<PdfObject> taken_;
    std::vector<PdfObject> pages_;
    std::vector<std::vector<PdfElement>> elements_;  // of each page
    PdfOutline outline_;
};

}  // namespace queenreel
