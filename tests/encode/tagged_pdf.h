#pragma once

#include <string>
#include <vector>

namespace queenreel::test {

/// An element of a tagged PDF, as it is read aloud.
struct PdfReading {
    int page = 0;      ///< from 1
    std::string type;  ///< "H1", "P", "Figure"
    std::string text;  ///< alternative text of figures, or the letters drawn, in UTF-8
};

/// A line of a document's outline.
struct PdfBookmark {
    int page = 0;   ///< from 1
    int level = 1;  ///< 2: below the last of level 1
    std::string title;
};

/// What somebody hears who cannot see a PDF, and where it breaks PDF/UA-1 (ISO 14289-1).
struct TaggedPdf {
    std::string language;
    std::string title;
    std::vector<PdfReading> readings;    ///< in order
    std::vector<PdfBookmark> bookmarks;  ///< in order; none in one-page documents
    std::vector<std::string> faults;
};

/// Reads a PDF with qpdf, and the letters of its elements with poppler.
TaggedPdf read_tagged_pdf(const std::string& path);

}  // namespace queenreel::test
