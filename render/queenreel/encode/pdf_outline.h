#pragma once

#include <array>
#include <cstddef>
#include <string>
#include <vector>

#include "queenreel/encode/pdf_marks.h"
#include "queenreel/encode/pdf_packer.h"

namespace queenreel {

/// The outline of a document (ISO 32000-1, 12.3.3), which viewers show beside its pages. It lists each
/// heading at the page where it begins and, below it, the numbers of later pages without a heading, if they
/// have any. Without headings, it lists the titles of pages, or else their numbers.
class PdfOutline {
  public:
    /// Adds a page. `title`: of the picture; `number`: as printed on the page, empty for none.
    void add_page(const std::vector<PdfElement>& elements, const std::string& title,
                  const std::string& number);

    /// Packs the outline of a document with these pages. Returns its entry in the catalog, which is empty if
    /// there is only one page.
    std::string pack(PdfPacker& packer, const std::vector<PdfObject>& pages) const;

  private:
    /// A line of the outline.
    struct Item {
        std::string words;
        std::size_t page = 0;  // from 0
        bool is_top = true;    // not below an earlier one
    };

    std::size_t pages_ = 0;
    std::array<std::string, 2> last_{};  // headings of the first level and the second
    std::vector<Item> headings_{};
    std::vector<Item> titles_{};
};

}  // namespace queenreel
