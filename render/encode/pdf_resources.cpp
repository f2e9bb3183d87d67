#include "encode/pdf_resources.h"

#include <algorithm>
#include <set>
#include <string_view>

namespace queenreel {
namespace {

constexpr std::string_view dictionary_begin = "/XObject << ";
constexpr std::string_view dictionary_end = ">>";

/// Where an entry such as "/x6 6 0 R " ends: before the next one's name, or at the dictionary's end.
std::size_t entry_end(std::string_view dictionary, std::size_t begin) {
    return std::min(dictionary.find('/', begin + 1), dictionary.size());
}

/// `dictionary`: what is between its brackets, in `text`.
void drop_repeated(std::span<std::byte> text, std::string_view dictionary) {
    std::set<std::string_view> entries;
    for (std::size_t at = dictionary.find('/'); at < dictionary.size();) {
        const std::size_t end = entry_end(dictionary, at);
        if (!entries.insert(dictionary.substr(at, end - at)).second)
            std::ranges::fill(text.subspan(at, end - at), std::byte{' '});
        at = end;
    }
}

}  // namespace

void drop_repeated_names(std::span<std::byte> pdf) {
    const std::string_view text(reinterpret_cast<const char*>(pdf.data()), pdf.size());
    for (std::size_t at = text.find(dictionary_begin); at != std::string_view::npos;
         at = text.find(dictionary_begin, at)) {
        at += dictionary_begin.size();
        const std::size_t end = text.find(dictionary_end, at);
        if (end == std::string_view::npos)
            return;
        drop_repeated(pdf.subspan(at, end - at), text.substr(at, end - at));
    }
}

}  // namespace queenreel
