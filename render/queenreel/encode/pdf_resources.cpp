#include "queenreel/encode/pdf_resources.h"

#include <cairo.h>

#include <algorithm>
#include <cctype>
#include <set>
#include <string>
#include <string_view>

#include "queenreel/paint/paint_error.h"

namespace queenreel {

void refuse_pdf(const std::string& what) {
    throw PaintError(std::string("pdf: what Cairo ") + cairo_version_string() + " writes has " + what +
                     ", which is not known here; write svg instead, or build with Cairo 1.18");
}

namespace {

constexpr std::string_view key = "\n   /XObject ";
constexpr std::string_view form = "\n   /Subtype /Form\n";
constexpr std::string_view dictionary_begin = "<< ";
constexpr std::string_view dictionary_end = ">>";

/// The end of an entry such as "/x6 6 0 R ": the next one's name, or the dictionary's end.
std::size_t entry_end(std::string_view dictionary, std::size_t begin) {
    return std::min(dictionary.find('/', begin + 1), dictionary.size());
}

/// Returns true if it is a name with the number and generation of an object, such as "/x6 6 0 R ".
bool is_entry(std::string_view entry) {
    const auto skip = [&](bool (*is_part)(char)) {
        std::size_t count = 0;
        while (count < entry.size() && is_part(entry[count]))
            ++count;
        entry.remove_prefix(count);
        return count > 0;
    };
    const auto digit = [](char c) { return c >= '0' && c <= '9'; };
    const auto blank = [](char c) { return c == ' '; };
    const auto name = [](char c) { return c == '/' || std::isalnum(static_cast<unsigned char>(c)) != 0; };
    return entry.starts_with('/') && skip(name) && skip(blank) && skip(digit) && skip(blank) && skip(digit) &&
           entry == " R ";
}

/// `dictionary`: the part of `text` between its brackets.
void blank_repeated(std::span<std::byte> text, std::string_view dictionary) {
    std::set<std::string_view> entries;
    for (std::size_t at = 0; at < dictionary.size();) {
        const std::size_t end = entry_end(dictionary, at);
        const std::string_view entry = dictionary.substr(at, end - at);
        if (!is_entry(entry))
            refuse_pdf("an entry '" + std::string(entry.substr(0, 40)) + "' in a dictionary of forms");
        if (!entries.insert(entry).second)
            std::ranges::fill(text.subspan(at, end - at), std::byte{' '});
        at = end;
    }
}

}  // namespace

void FormNames::drop_repeated(std::span<std::byte> pdf) {
    const std::string_view text(reinterpret_cast<const char*>(pdf.data()), pdf.size());
    form_seen_ = form_seen_ || text.find(form) != std::string_view::npos;
    for (std::size_t at = text.find(key); at != std::string_view::npos; at = text.find(key, at)) {
        at += key.size();
        const std::size_t end = text.find(dictionary_end, at);
        if (end == std::string_view::npos || !text.substr(at).starts_with(dictionary_begin))
            refuse_pdf("forms that are not in a dictionary");
        at += dictionary_begin.size();
        dictionary_seen_ = true;
        blank_repeated(pdf.subspan(at, end - at), text.substr(at, end - at));
    }
}

void FormNames::end() const {
    if (form_seen_ && !dictionary_seen_)
        refuse_pdf("forms that no dictionary names");
}

}  // namespace queenreel
