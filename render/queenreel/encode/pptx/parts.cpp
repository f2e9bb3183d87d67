#include "queenreel/encode/pptx/parts.h"

#include <cmath>

#include "queenreel/base/xml.h"
#include "queenreel/encode/pptx/templates.h"
#include "queenreel/page/assembly.h"

namespace queenreel {
namespace {

std::string part(std::string_view name, const Places& places = {}) {
    return filled(deck_template(name), places);
}

/// The template `name` once for each slide, with the slide's number filled in.
std::string for_each_slide(std::string_view name, std::uint64_t slides) {
    constexpr std::uint64_t first_id = 256;       // the smallest valid slide id
    constexpr std::uint64_t other_relations = 3;  // of a presentation, before those to slides
    std::string xml;
    for (std::uint64_t number = 1; number <= slides; ++number)
        xml += part(name, {{"number", std::to_string(number)},
                           {"id", std::to_string(first_id + number - 1)},
                           {"relation", std::to_string(other_relations + number)}});
    return xml;
}

std::string hexadecimal(Color color) {
    constexpr std::string_view digits = "0123456789ABCDEF";
    std::string text;
    for (const std::uint8_t channel : {color.red, color.green, color.blue}) {
        text += digits[channel / 16];
        text += digits[channel % 16];
    }
    return text;
}

/// The attribute of a text that is too long for its box; empty for others.
std::string font_scale(double share) {
    return share < 1 ? " fontScale=\"" + std::to_string(std::lround(100 * share)) + "000\"" : "";
}

/// The part for a slide that plays a film, or for one that shows a picture.
std::string_view kind_of(const DeckSlide& slide, std::string_view film, std::string_view picture) {
    return slide.film ? film : picture;
}

}  // namespace

std::string content_types_xml(std::uint64_t slides) {
    return part("content_types", {{"slides", for_each_slide("content_types_slide", slides)}});
}

std::string package_relations_xml() {
    return part("package.rels");
}

std::string core_properties_xml(const DeckStyle& style, std::string_view title) {
    return part("core_properties", {{"title", xml_text(title)}, {"language", style.language}});
}

std::string presentation_xml(const DeckStyle& style, std::uint64_t slides) {
    return part("presentation", {{"slides", for_each_slide("presentation_slide", slides)},
                                 {"width", units(style, style.width)},
                                 {"height", units(style, style.height)}});
}

std::string presentation_relations_xml(std::uint64_t slides) {
    return part("presentation.rels", {{"slides", for_each_slide("presentation_slide.rels", slides)}});
}

std::string theme_xml(const Theme& theme) {
    Places places{{"name", xml_attribute(theme.name)}};
    for (const ThemeColor& row : theme_colors())
        places.emplace_back(row.name, hexadecimal(theme.*row.color));
    return part("theme", places);
}

std::string master_xml(const DeckStyle& style) {
    return part("slide_master", {{"title_box", box_xml(style, style.title)},
                                 {"caption_box", box_xml(style, style.caption)},
                                 {"title_size", font_size(style, deck_title_share)},
                                 {"caption_size", font_size(style, deck_caption_share)}});
}

std::string master_relations_xml() {
    return part("slide_master.rels");
}

std::string layout_xml(const DeckStyle& style) {
    return part("slide_layout",
                {{"title_box", box_xml(style, style.title)}, {"caption_box", box_xml(style, style.caption)}});
}

std::string layout_relations_xml() {
    return part("slide_layout.rels");
}

std::string notes_master_xml() {
    return part("notes_master");
}

std::string notes_master_relations_xml() {
    return part("notes_master.rels");
}

std::string slide_xml(const DeckStyle& style, const DeckSlide& slide) {
    Places places{{"hidden", slide.shows_title ? "" : " hidden=\"1\""},
                  {"title", paragraphs(style, slide.title)},
                  {"title_scale",
                   slide.shows_title
                       ? font_scale(fitting_share(style, slide.title, style.title, deck_title_share, true))
                       : ""},
                  {"picture", part(kind_of(slide, "slide_film", "slide_picture"),
                                   {{"description", xml_attribute(slide.description)},
                                    {"picture_box", box_xml(style, slide.picture)}})}};
    if (!slide.caption.empty())
        places.emplace_back(
            "caption", part("slide_caption",
                            {{"caption", paragraphs(style, slide.caption)},
                             {"caption_scale", font_scale(fitting_share(style, slide.caption, style.caption,
                                                                        deck_caption_share, false))}}));
    if (slide.film)
        places.emplace_back("timing",
                            part("slide_timing", {{"milliseconds", std::to_string(slide.film->count())}}));
    return part("slide", places);
}

std::string slide_relations_xml(const DeckSlide& slide) {
    return part(kind_of(slide, "slide_film.rels", "slide_picture.rels"),
                {{"number", std::to_string(slide.number)}});
}

std::string notes_xml(const DeckStyle& style, const DeckSlide& slide) {
    return part("notes_slide", {{"notes", paragraphs(style, slide.notes)}});
}

std::string notes_relations_xml(const DeckSlide& slide) {
    return part("notes_slide.rels", {{"number", std::to_string(slide.number)}});
}

}  // namespace queenreel
