#include "queenreel/encode/pptx/markup.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "queenreel/base/xml.h"
#include "queenreel/encode/pptx/templates.h"
#include "queenreel/page/assembly.h"

namespace queenreel {
namespace {

/// The longer side of slides in English Metric Units: 13 1/3 inches, as in widescreen slides; more for very
/// elongated ones, because no side may be shorter than an inch (ST_SlideSizeCoordinate).
constexpr double long_side = 12'192'000;
constexpr double least_side = 914'400;
constexpr double units_a_point = 12'700;

double units_a_pixel(const DeckStyle& style) {
    const auto [shorter, longer] = std::minmax(style.width, style.height);
    return std::max(long_side / longer, least_side / shorter);
}

}  // namespace

std::string units(const DeckStyle& style, int pixels) {
    return std::to_string(std::lround(pixels * units_a_pixel(style)));
}

std::string font_size(const DeckStyle& style, double share) {
    const double points = std::min(style.width, style.height) * units_a_pixel(style) / units_a_point;
    return std::to_string(std::lround(points * share) * 100);
}

std::string box_xml(const DeckStyle& style, const Rect& box) {
    return filled(deck_template("box"), {{"x", units(style, box.x)},
                                         {"y", units(style, box.y)},
                                         {"width", units(style, box.width)},
                                         {"height", units(style, box.height)}});
}

std::string regional_tag(const Language& language) {
    constexpr std::array regional{"en-US", "pt-BR", "zh-CN", "ja-JP", "ar-SA"};
    for (const std::string_view tag : regional)
        if (tag.substr(0, 2) == language.name)
            return std::string(tag);
    // Others are named for their country: "de-DE".
    std::string tag = std::string(language.name) + '-';
    for (const char c : language.name)
        tag += static_cast<char>(c - 'a' + 'A');
    return tag;
}

std::string paragraphs(const DeckStyle& style, std::string_view text) {
    std::string xml;
    while (true) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        xml += filled(deck_template("paragraph"),
                      {{"direction", style.right_to_left ? R"(<a:pPr algn="r" rtl="1"/>)" : ""},
                       {"language", style.language},
                       {"text", xml_text(text.substr(0, end))}});
        if (end == text.size())
            return xml;
        text.remove_prefix(end + 1);
    }
}

}  // namespace queenreel
