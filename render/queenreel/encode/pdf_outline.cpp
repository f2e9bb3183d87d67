#include "queenreel/encode/pdf_outline.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <string_view>
#include <utility>

namespace queenreel {
namespace {

/// The neighbors of an item, as indices; 0: none, or the outline itself.
struct PdfOutlineLinks {
    std::size_t parent = 0;
    std::size_t previous = 0;
    std::size_t next = 0;
    std::size_t first = 0;  // of those below it
    std::size_t last = 0;
    std::size_t count = 0;  // of those below it
};

}  // namespace

void PdfOutline::add_page(const std::vector<PdfElement>& elements, const std::string& title,
                          const std::string& number) {
    const std::size_t count = headings_.size();
    for (const PdfElement& element : elements) {
        const bool is_top = element.type == "H1";
        std::string& last = last_[is_top ? 0 : 1];
        if (!element.type.starts_with('H') || last == element.words)
            continue;
        last = element.words;
        if (is_top)
            last_[1].clear();
        headings_.push_back({element.words, pages_, is_top});
    }
    if (count > 0 && headings_.size() == count && !number.empty())
        headings_.push_back({number, pages_, false});
    const std::string& name = title.empty() ? number : title;
    if (!name.empty() && (titles_.empty() || titles_.back().words != name))
        titles_.push_back({name, pages_});
    ++pages_;
}

std::string PdfOutline::pack(PdfPacker& packer, const std::vector<PdfObject>& pages) const {
    const std::vector<Item>& items = headings_.empty() ? titles_ : headings_;
    if (pages.size() < 2 || items.empty())
        return {};
    std::vector<std::size_t> numbers(items.size() + 1);  // of the outline and its items
    std::ranges::generate(numbers, [&] { return packer.new_number(); });
    std::vector<PdfOutlineLinks> links(numbers.size());
    for (std::size_t i = 1, top = 0; i < links.size(); ++i) {
        top = items[i - 1].is_top ? 0 : top;
        PdfOutlineLinks& above = links[top];
        links[i] = {.parent = top, .previous = above.last};
        (above.last > 0 ? links[above.last].next : above.first) = i;
        above.last = i;
        ++above.count;
        links[0].count += top > 0 ? 1 : 0;  // all are shown at first
        top = items[i - 1].is_top ? i : top;
    }
    for (std::size_t i = 0; i < links.size(); ++i) {
        const PdfOutlineLinks& own = links[i];
        std::string text = i == 0 ? "<< /Type /Outlines"
                                  : fmt::format("<< /Title {} /Dest [ {} 0 R /Fit ] /Parent {} 0 R",
                                                pdf_text(items[i - 1].words),
                                                pages.at(items[i - 1].page).number, numbers[own.parent]);
        for (const auto& [key, index] : {std::pair{"Prev", own.previous}, std::pair{"Next", own.next},
                                         std::pair{"First", own.first}, std::pair{"Last", own.last}})
            if (index > 0)
                text += fmt::format(" /{} {} 0 R", key, numbers[index]);
        if (own.count > 0)
            text += fmt::format(" /Count {}", own.count);
        packer.pack({numbers[i], text + " >>"});
    }
    return fmt::format("\n/Outlines {} 0 R", numbers[0]);
}

}  // namespace queenreel
