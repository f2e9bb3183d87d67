#include "queenreel/encode/pdf_structure.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <map>
#include <ranges>
#include <utility>

#include "queenreel/base/text.h"
#include "queenreel/base/xml.h"
#include "queenreel/encode/pdf_resources.h"

namespace queenreel {
namespace {

constexpr std::string_view page_begin = "<< /Type /Page ";  // a comment with its number follows
constexpr std::string_view catalog_begin = "<< /Type /Catalog\n";
constexpr std::string_view font_begin = "<< /Type /Font\n   /Subtype /CIDFontType2\n";

/// Returns metadata (XMP) with the title and the claim of ISO 14289-1, 5 and 7.1.
std::string packet(std::string_view title) {
    return R"(<?xpacket begin=")"
           "\xef\xbb\xbf"
           R"(" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/">)"
           R"(<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="")"
           R"( xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/">)"
           R"(<pdfuaid:part>1</pdfuaid:part><dc:title><rdf:Alt><rdf:li xml:lang="x-default">)" +
           xml_text(title) +
           R"(</rdf:li></rdf:Alt></dc:title></rdf:Description></rdf:RDF></x:xmpmeta><?xpacket end="r"?>)";
}

/// Removes the reference to a structure that Cairo 1.18 adds although there is none.
void drop_parents(std::string& page) {
    constexpr std::string_view parents = "\n   /StructParents ";
    if (const std::size_t at = page.find(parents); at != std::string::npos)
        page.erase(at, std::min(page.find('\n', at + 1), page.size()) - at);
}

}  // namespace

PdfStructure::PdfStructure(int height) : height_(height), packer_({page_begin, catalog_begin, font_begin}) {}

std::string PdfStructure::read(std::string_view part, const PdfMarks& marks, const std::string& title,
                               const std::string& number) {
    outline_.add_page(elements_.emplace_back(marks.elements()), title, number);
    return packer_.read(part, taken_, {marks.change(part)});
}

std::string PdfStructure::words_of(const PdfElement& element) const {
    if (element.type != "Figure")
        return element.hidden ? " /ActualText " + pdf_text(element.words) : "";
    const Rect& area = element.area;
    return fmt::format(" /Alt {} /A << /O /Layout /Placement /Block /BBox [ {} {} {} {} ] >>",
                       pdf_text(element.words), area.x, height_ - area.bottom(), area.right(),
                       height_ - area.y);
}

/// Packs the pages, their elements, the document element above these, and the table that maps pages to
/// elements.
void PdfStructure::pack_pages(std::size_t document, std::size_t tree, std::size_t parents) {
    std::string kids;
    std::string pages;
    for (std::size_t i = 0; i < pages_.size(); ++i) {
        auto& [number, page] = pages_[i];
        drop_parents(page);
        packer_.pack({number, page + fmt::format("\n   /StructParents {}\n>>", i)});
        std::map<std::size_t, std::size_t> numbers;  // of the element of each content
        for (const PdfElement& element : elements_[i]) {
            const std::size_t own = packer_.new_number();
            for (const std::size_t content : element.contents)
                numbers[content] = own;
            kids += fmt::format("{} 0 R ", own);
            packer_.pack({own, fmt::format("<< /Type /StructElem /S /{} /P {} 0 R /Pg {} 0 R /K [ {} ]{} >>",
                                           element.type, document, number, joined(element.contents, " "),
                                           words_of(element))});
        }
        pages += fmt::format("{} [ {} 0 R ] ", i, joined(std::views::values(numbers), " 0 R "));
    }
    packer_.pack(
        {document, fmt::format("<< /Type /StructElem /S /Document /P {} 0 R /K [ {}] >>", tree, kids)});
    packer_.pack({parents, fmt::format("<< /Nums [ {}] >>", pages)});
}

std::string PdfStructure::end(std::string_view part, std::string_view title, std::string_view language) {
    const std::string rest = packer_.read_last(part, taken_);
    const std::size_t metadata = packer_.new_number();
    const std::size_t tree = packer_.new_number();
    const std::size_t document = packer_.new_number();
    const std::size_t parents = packer_.new_number();
    packer_.add_stream(metadata, "/Type /Metadata /Subtype /XML ", packet(title));
    std::vector<PdfObject> catalogs;
    for (PdfObject& object : taken_) {
        if (object.value.starts_with(page_begin)) {
            pages_.push_back(std::move(object));
        } else if (object.value.starts_with(catalog_begin)) {
            catalogs.push_back(std::move(object));
        } else {
            const bool has_map = object.value.find("/CIDToGIDMap") != std::string::npos;
            packer_.pack({object.number, object.value + (has_map ? " >>" : " /CIDToGIDMap /Identity >>")});
        }
    }
    if (catalogs.size() != 1 || pages_.size() != elements_.size())
        refuse_pdf("pages or a catalog of another form");
    const std::string outlines = outline_.pack(packer_, pages_);
    packer_.pack({catalogs[0].number,
                  fmt::format("{}\n/StructTreeRoot {} 0 R /MarkInfo << /Marked true >> /Lang ({}) "
                              "/ViewerPreferences << /DisplayDocTitle true >> /Metadata {} 0 R{} >>",
                              catalogs[0].value, tree, language, metadata, outlines)});
    pack_pages(document, tree, parents);
    packer_.pack(
        {tree, fmt::format("<< /Type /StructTreeRoot /ParentTree {} 0 R /ParentTreeNextKey {} /K {} 0 R >>",
                           parents, pages_.size(), document)});
    return rest + packer_.end();
}

}  // namespace queenreel
