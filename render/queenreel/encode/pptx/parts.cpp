#include "queenreel/encode/pptx/parts.h"

#include <fmt/format.h>

#include <array>
#include <utility>
#include <vector>

#include "queenreel/base/xml.h"
#include "queenreel/encode/pptx/markup.h"

namespace queenreel {
namespace {

constexpr std::string_view package = "http://schemas.openxmlformats.org/package/2006/relationships/metadata/";

/// Of notes: a page of 7.5 × 10 inches.
constexpr int notes_width = 6'858'000;
constexpr int notes_height = 9'144'000;

std::string color_xml(std::string_view name, Color color) {
    return fmt::format("<a:{0}><a:srgbClr val=\"{1:02X}{2:02X}{3:02X}\"/></a:{0}>", name, color.red,
                       color.green, color.blue);
}

}  // namespace

std::string content_types_xml(std::uint64_t slides) {
    constexpr std::string_view kind = "application/vnd.openxmlformats-officedocument.presentationml.";
    std::string xml = std::string(xml_head) +
                      "<Types xmlns=\"http://schemas.openxmlformats.org/package/2006/content-types\">";
    for (const auto& [extension, type] : std::array<std::pair<std::string_view, std::string_view>, 5>{
             {{"rels", "application/vnd.openxmlformats-package.relationships+xml"},
              {"xml", "application/xml"},
              {"png", "image/png"},
              {"svg", "image/svg+xml"},
              {"mp4", "video/mp4"}}})
        xml += fmt::format("<Default Extension=\"{}\" ContentType=\"{}\"/>", extension, type);
    const auto part = [&](std::string_view path, std::string_view type) {
        xml += fmt::format("<Override PartName=\"/{}\" ContentType=\"{}\"/>", path, type);
    };
    const auto presentation = [&](std::string_view path, std::string_view name) {
        part(path, fmt::format("{}{}+xml", kind, name));
    };
    presentation("ppt/presentation.xml", "presentation.main");
    presentation("ppt/slideMasters/slideMaster1.xml", "slideMaster");
    presentation("ppt/slideLayouts/slideLayout1.xml", "slideLayout");
    presentation("ppt/notesMasters/notesMaster1.xml", "notesMaster");
    for (const int theme : {1, 2})
        part(fmt::format("ppt/theme/theme{}.xml", theme),
             "application/vnd.openxmlformats-officedocument.theme+xml");
    part("docProps/core.xml", "application/vnd.openxmlformats-package.core-properties+xml");
    for (std::uint64_t i = 1; i <= slides; ++i) {
        presentation(fmt::format("ppt/slides/slide{}.xml", i), "slide");
        presentation(fmt::format("ppt/notesSlides/notesSlide{}.xml", i), "notesSlide");
    }
    return xml + "</Types>";
}

std::string package_relations_xml() {
    return relations_xml({{"rId1", of_office("officeDocument"), "ppt/presentation.xml"},
                          {"rId2", std::string(package) + "core-properties", "docProps/core.xml"}});
}

std::string core_properties_xml(std::string_view title) {
    return fmt::format(
        "{}<cp:coreProperties "
        "xmlns:cp=\"http://schemas.openxmlformats.org/package/2006/metadata/core-properties\" "
        "xmlns:dc=\"http://purl.org/dc/elements/1.1/\"><dc:title>{}</dc:title><dc:creator>Queenreel</"
        "dc:creator>"
        "</cp:coreProperties>",
        xml_head, xml_text(title));
}

std::string presentation_xml(const DeckStyle& style, std::uint64_t slides) {
    std::string list;
    constexpr std::uint64_t first_id = 256;  // the least that a slide may have
    for (std::uint64_t i = 0; i < slides; ++i)
        list += fmt::format("<p:sldId id=\"{}\" r:id=\"rId{}\"/>", first_id + i, i + 4);
    return fmt::format(
        "{}<p:presentation {} saveSubsetFonts=\"1\"><p:sldMasterIdLst><p:sldMasterId id=\"2147483648\" "
        "r:id=\"rId1\"/></p:sldMasterIdLst><p:notesMasterIdLst><p:notesMasterId r:id=\"rId2\"/>"
        "</p:notesMasterIdLst><p:sldIdLst>{}</p:sldIdLst><p:sldSz cx=\"{}\" cy=\"{}\"/>"
        "<p:notesSz cx=\"{}\" cy=\"{}\"/></p:presentation>",
        xml_head, name_spaces, list, units(style, style.width), units(style, style.height), notes_width,
        notes_height);
}

std::string presentation_relations_xml(std::uint64_t slides) {
    std::vector<Relation> relations{{"rId1", of_office("slideMaster"), "slideMasters/slideMaster1.xml"},
                                    {"rId2", of_office("notesMaster"), "notesMasters/notesMaster1.xml"},
                                    {"rId3", of_office("theme"), "theme/theme1.xml"}};
    for (std::uint64_t i = 1; i <= slides; ++i)
        relations.push_back(
            {fmt::format("rId{}", i + 3), of_office("slide"), fmt::format("slides/slide{}.xml", i)});
    return relations_xml(relations);
}

std::string theme_xml(const Theme& theme) {
    const std::array<std::pair<std::string_view, Color>, 12> colors{{{"dk1", theme.text},
                                                                     {"lt1", theme.background},
                                                                     {"dk2", theme.queen},
                                                                     {"lt2", theme.light},
                                                                     {"accent1", theme.accent},
                                                                     {"accent2", theme.dark},
                                                                     {"accent3", theme.solved},
                                                                     {"accent4", theme.tested},
                                                                     {"accent5", theme.rejected},
                                                                     {"accent6", theme.quiet},
                                                                     {"hlink", theme.accent},
                                                                     {"folHlink", theme.quiet}}};
    std::string scheme;
    for (const auto& [name, color] : colors)
        scheme += color_xml(name, color);
    const std::string font = "<a:latin typeface=\"Arial\"/><a:ea typeface=\"\"/><a:cs typeface=\"\"/>";
    const auto three = [](std::string_view one) {
        return std::string(one) + std::string(one) + std::string(one);
    };
    const std::string fill = three("<a:solidFill><a:schemeClr val=\"phClr\"/></a:solidFill>");
    const std::string line =
        three("<a:ln w=\"6350\"><a:solidFill><a:schemeClr val=\"phClr\"/></a:solidFill></a:ln>");
    return fmt::format(
        "{}<a:theme xmlns:a=\"http://schemas.openxmlformats.org/drawingml/2006/main\" "
        "name=\"{}\"><a:themeElements>"
        "<a:clrScheme name=\"{}\">{}</a:clrScheme><a:fontScheme "
        "name=\"Queenreel\"><a:majorFont>{}</a:majorFont>"
        "<a:minorFont>{}</a:minorFont></a:fontScheme><a:fmtScheme "
        "name=\"Queenreel\"><a:fillStyleLst>{}</a:fillStyleLst>"
        "<a:lnStyleLst>{}</a:lnStyleLst><a:effectStyleLst>{}</a:effectStyleLst><a:bgFillStyleLst>{}</"
        "a:bgFillStyleLst>"
        "</a:fmtScheme></a:themeElements></a:theme>",
        xml_head, xml_attribute(theme.name), xml_attribute(theme.name), scheme, font, font, fill, line,
        three("<a:effectStyle><a:effectLst/></a:effectStyle>"), fill);
}

}  // namespace queenreel
