#include "queenreel/encode/pptx/markup.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "queenreel/base/xml.h"
#include "queenreel/encode/pptx/templates.h"
#include "queenreel/page/assembly.h"
#include "queenreel/paint/text.h"

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

DeckStyle deck_style(const Look& look, const Language& language) {
    constexpr double margin_share = 0.04;
    constexpr double title_share = 0.11;
    constexpr double caption_share = 0.14;
    const int margin = rounded(margin_share * std::min(look.width, look.height));
    const int title = rounded(title_share * look.height);
    const int caption = look.caption ? rounded(caption_share * look.height) : 0;
    const int width = look.width - 2 * margin;
    return {.width = look.width,
            .height = look.height,
            .title = {margin, margin / 2, width, title},
            .caption = {margin, look.height - caption, width, std::max(caption - margin / 2, 1)},
            .theme = look.theme,
            .language = regional_tag(language),
            .right_to_left = language.right_to_left};
}

std::string units(const DeckStyle& style, int pixels) {
    return std::to_string(std::lround(pixels * units_a_pixel(style)));
}

double fitting_share(const DeckStyle& style, std::string_view text, const Rect& box, double share,
                     bool bold) {
    constexpr double line = 1.2;  // em
    constexpr double step = 0.05;
    constexpr double least = 0.4;
    double fitting = 1;
    const auto fits = [&] {
        const double em = fitting * share * std::min(style.width, style.height);
        return line_count(text, box.width, {.em = em, .bold = bold}) * line * em <= box.height;
    };
    while (fitting > least && !fits())
        fitting -= step;
    return fitting;
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
