#include "queenreel/encode/svg/document.h"

#include <fmt/format.h>

#include <cstdint>

#include "queenreel/base/xml.h"
#include "queenreel/encode/svg/shapes.h"

namespace queenreel {
namespace {

/// A name of five letters and digits derived from `text`: its hash, FNV-1a.
std::string hash_name(std::string_view text) {
    constexpr std::string_view digits = "abcdefghijklmnopqrstuvwxyz0123456789";
    std::uint64_t hash = 0xcbf29ce484222325;
    for (const char c : text)
        hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001b3;
    std::string name(1, digits[hash % 26]);  // an id begins with a letter
    for (hash /= 26; name.size() < 5; hash /= digits.size())
        name += digits[hash % digits.size()];
    return name;
}

std::string element(std::string_view name, std::string_view content) {
    return content.empty() ? "" : fmt::format("<{0}>{1}</{0}>\n", name, xml_text(content));
}

/// `text` with the prefix of its ids inserted.
std::string with_ids(std::string_view text, std::string_view prefix) {
    std::string result;
    for (std::size_t at = 0; (at = text.find(SvgShapes::id_mark)) != std::string_view::npos;) {
        result.append(text.substr(0, at)).append(prefix);
        text.remove_prefix(at + 1);
    }
    return result.append(text);
}

}  // namespace

std::string svg_document(const SvgFrame& frame, std::string_view definitions, std::string_view elements) {
    std::string drawn;
    if (!frame.style.empty())
        drawn += fmt::format("<style>{}</style>\n", frame.style);
    if (!definitions.empty())
        drawn += fmt::format("<defs>{}</defs>\n", definitions);
    drawn += elements;
    // The role makes screen readers read the title.
    return fmt::format(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\" "
        "width=\"{0}\" height=\"{1}\" viewBox=\"0 0 {0} {1}\" role=\"img\">\n{2}{3}{4}\n</svg>\n",
        frame.width, frame.height, element("title", frame.title), element("desc", frame.description),
        with_ids(drawn, hash_name(drawn)));
}

std::string svg_document(const SvgFrame& frame, const DisplayList& list) {
    SvgShapes shapes;
    const std::string elements = shapes.elements(list);
    return svg_document(frame, shapes.take_definitions(), elements);
}

}  // namespace queenreel
