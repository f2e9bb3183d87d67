#include "queenreel/encode/pptx/markup.h"
#include "queenreel/base/xml.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace queenreel {
namespace {

constexpr std::string_view office = "http://schemas.openxmlformats.org/officeDocument/2006/relationships/";

/// The longer side of slides: 13 1/3 inches, as wide slides have it, in English Metric Units; of very long
/// ones it is more, as no side may be shorter than an inch (ST_SlideSizeCoordinate).
constexpr double long_side = 12'192'000;
constexpr double least_side = 914'400;
constexpr double units_a_point = 12'700;

double units_a_pixel(const DeckStyle& style) {
    const auto [shorter, longer] = std::minmax(style.width, style.height);
    return std::max(long_side / longer, least_side / shorter);
}

}  // namespace

long units(const DeckStyle& style, int pixels) {
    return std::lround(pixels * units_a_pixel(style));
}

long font_size(const DeckStyle& style, double share) {
    const double points = std::min(style.width, style.height) * units_a_pixel(style) / units_a_point;
    return std::lround(points * share) * 100;
}

std::string transform(const DeckStyle& style, const Rect& box) {
    return fmt::format("<a:xfrm><a:off x=\"{}\" y=\"{}\"/><a:ext cx=\"{}\" cy=\"{}\"/></a:xfrm>",
                       units(style, box.x), units(style, box.y), units(style, box.width),
                       units(style, box.height));
}

std::string paragraphs(std::string_view text) {
    std::string xml;
    while (true) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        xml += fmt::format("<a:p><a:r><a:rPr lang=\"en-US\"/><a:t>{}</a:t></a:r></a:p>",
                           xml_text(text.substr(0, end)));
        if (end == text.size())
            return xml;
        text.remove_prefix(end + 1);
    }
}

std::string relations_xml(const std::vector<Relation>& relations) {
    std::string xml =
        std::string(xml_head) +
        "<Relationships xmlns=\"http://schemas.openxmlformats.org/package/2006/relationships\">";
    for (const Relation& relation : relations)
        xml += fmt::format("<Relationship Id=\"{}\" Type=\"{}\" Target=\"{}\"/>", relation.id, relation.type,
                           relation.target);
    return xml + "</Relationships>";
}

std::string of_office(std::string_view name) {
    return std::string(office) + std::string(name);
}

std::string placeholder(int id, std::string_view name, std::string_view type, std::string_view shape,
                        std::string_view text, bool hidden) {
    return fmt::format(
        "<p:sp><p:nvSpPr><p:cNvPr id=\"{}\" name=\"{}\"{}/><p:cNvSpPr><a:spLocks noGrp=\"1\"/></p:cNvSpPr>"
        "<p:nvPr><p:ph {}/></p:nvPr></p:nvSpPr><p:spPr>{}</p:spPr>"
        "<p:txBody><a:bodyPr lIns=\"0\" rIns=\"0\">{}</a:bodyPr><a:lstStyle/>{}</p:txBody></p:sp>",
        id, name, hidden ? " hidden=\"1\"" : "", type, shape, "<a:normAutofit/>", text);
}

}  // namespace queenreel
