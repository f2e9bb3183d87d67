#pragma once

#include <cairo.h>

#include <cstddef>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "queenreel/encode/pdf_packer.h"
#include "queenreel/frame/rect.h"
#include "queenreel/paint/page_part.h"

namespace queenreel {

/// An element of a page's structure (ISO 32000-1, 14.8.4).
struct PdfElement {
    std::string_view type;                ///< "H1", "P", "Figure"
    std::vector<std::size_t> contents{};  ///< numbers of its marked content on the page, from 0
    std::string words{};                  ///< UTF-8; of figures: their description
    Rect area{};                          ///< of figures, in points from the top left
    bool hidden = false;  ///< whether its text is invisible, or missing because no font has its letters
};

/// Divides a page into its parts: draws invisible marks between them, which it then replaces with operators
/// for marked content (14.6) in Cairo's output. A page without parts is a figure.
class PdfMarks {
  public:
    /// `description`: of the page; figures without words of their own get its sentences that no text repeats.
    PdfMarks(std::string description, const Rect& page) : description_(std::move(description)), page_(page) {}

    /// Begins a part of the page that is drawn in the context.
    void put(const PagePart& part, cairo_t* context);

    /// Returns the change to the page's contents, which are in this part of the document. Throws PaintError
    /// if their marks do not match.
    PdfChange change(std::string_view part) const;

    /// Returns the elements in reading order.
    std::vector<PdfElement> elements() const;

  private:
    /// The operators of a mark.
    struct Tag {
        std::string begin;
        std::string_view end = "EMC\n";
    };

    std::string_view type_of(const PagePart& part) const;
    std::string divided(std::string_view contents) const;

    /// A part with the numbers of its contents.
    struct Marked {
        PagePart part;
        std::vector<std::size_t> contents{};
    };

    std::string description_;
    Rect page_;
    std::vector<Tag> tags_;        // one per mark
    std::map<int, Marked> parts_;  // in their order
    std::size_t contents_ = 0;
};

/// Returns a text without the sentences in `said`, each of which consists of pieces between line breaks.
std::string without_sentences(std::string_view text, const std::vector<std::string>& said);

}  // namespace queenreel
