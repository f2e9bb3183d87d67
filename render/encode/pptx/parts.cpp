#include "encode/pptx/parts.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

#include "encode/svg/xml.h"

namespace queenreel {
namespace {

constexpr std::string_view xml_head = "<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"yes\"?>\n";
constexpr std::string_view name_spaces =
    "xmlns:a=\"http://schemas.openxmlformats.org/drawingml/2006/main\" "
    "xmlns:r=\"http://schemas.openxmlformats.org/officeDocument/2006/relationships\" "
    "xmlns:p=\"http://schemas.openxmlformats.org/presentationml/2006/main\"";
constexpr std::string_view office = "http://schemas.openxmlformats.org/officeDocument/2006/relationships/";
constexpr std::string_view package = "http://schemas.openxmlformats.org/package/2006/relationships/metadata/";

/// The longer side of slides: 13 1/3 inches, as wide slides have it, in English Metric Units; of very long
/// ones it is more, as no side may be shorter than an inch (ST_SlideSizeCoordinate).
constexpr double long_side = 12'192'000;
constexpr double least_side = 914'400;
constexpr double units_a_point = 12'700;
/// Of notes: a page of 7.5 × 10 inches.
constexpr int notes_width = 6'858'000;
constexpr int notes_height = 9'144'000;

/// Every shape of a tree needs one; the tree itself has 1.
enum ShapeId { title_id = 2, caption_id = 3, picture_id = 4 };

double units_a_pixel(const DeckStyle& style) {
    const auto [shorter, longer] = std::minmax(style.width, style.height);
    return std::max(long_side / longer, least_side / shorter);
}

long units(const DeckStyle& style, int pixels) {
    return std::lround(pixels * units_a_pixel(style));
}

/// Hundredths of a point, for lines `share` as high as the slide.
long font_size(const DeckStyle& style, double share) {
    const double points = std::min(style.width, style.height) * units_a_pixel(style) / units_a_point;
    return std::lround(points * share) * 100;
}

std::string transform(const DeckStyle& style, const Rect& box) {
    return fmt::format("<a:xfrm><a:off x=\"{}\" y=\"{}\"/><a:ext cx=\"{}\" cy=\"{}\"/></a:xfrm>",
                       units(style, box.x), units(style, box.y), units(style, box.width),
                       units(style, box.height));
}

/// A paragraph a line.
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

/// A list of relationships, of which each is an id, a type and a target.
struct Relation {
    std::string id;
    std::string type;
    std::string target;
};

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

/// A box for text, of a layout's or a slide's own: `type` says of which of the master's.
std::string placeholder(int id, std::string_view name, std::string_view type, std::string_view shape,
                        std::string_view text, bool hidden = false) {
    return fmt::format(
        "<p:sp><p:nvSpPr><p:cNvPr id=\"{}\" name=\"{}\"{}/><p:cNvSpPr><a:spLocks noGrp=\"1\"/></p:cNvSpPr>"
        "<p:nvPr><p:ph {}/></p:nvPr></p:nvSpPr><p:spPr>{}</p:spPr>"
        "<p:txBody><a:bodyPr lIns=\"0\" rIns=\"0\">{}</a:bodyPr><a:lstStyle/>{}</p:txBody></p:sp>",
        id, name, hidden ? " hidden=\"1\"" : "", type, shape, "<a:normAutofit/>", text);
}

constexpr std::string_view title_type = "type=\"title\"";
constexpr std::string_view caption_type = "type=\"body\" sz=\"quarter\" idx=\"1\"";

constexpr std::string_view tree_begin =
    "<p:spTree><p:nvGrpSpPr><p:cNvPr id=\"1\" name=\"\"/><p:cNvGrpSpPr/><p:nvPr/></p:nvGrpSpPr>"
    "<p:grpSpPr><a:xfrm><a:off x=\"0\" y=\"0\"/><a:ext cx=\"0\" cy=\"0\"/><a:chOff x=\"0\" y=\"0\"/>"
    "<a:chExt cx=\"0\" cy=\"0\"/></a:xfrm></p:grpSpPr>";

std::string boxes_of_text(const DeckStyle& style) {
    return placeholder(title_id, "Title", title_type,
                       transform(style, style.title) + "<a:prstGeom prst=\"rect\"><a:avLst/></a:prstGeom>",
                       paragraphs("Title")) +
           placeholder(caption_id, "Caption", caption_type,
                       transform(style, style.caption) + "<a:prstGeom prst=\"rect\"><a:avLst/></a:prstGeom>",
                       paragraphs("Caption"));
}

/// What a picture is besides a PNG: an SVG.
constexpr std::string_view vector_xml =
    "<a:extLst><a:ext uri=\"{96DAC541-7B7A-43D3-8B79-37D633B846F1}\">"
    "<asvg:svgBlip xmlns:asvg=\"http://schemas.microsoft.com/office/drawing/2016/SVG/main\" "
    "r:embed=\"rId4\"/>"
    "</a:ext></a:extLst>";

/// ... or a film: as ECMA-376 has it, and as PowerPoint has it since 2010.
constexpr std::string_view film_xml =
    "<a:videoFile r:link=\"rId4\"/><p:extLst><p:ext uri=\"{DAA4B4D4-6D71-4841-9C94-3DE7FCFB9230}\">"
    "<p14:media xmlns:p14=\"http://schemas.microsoft.com/office/powerpoint/2010/main\" r:embed=\"rId5\"/>"
    "</p:ext></p:extLst>";

std::string picture_xml(const DeckStyle& style, const DeckSlide& slide) {
    return fmt::format(
        "<p:pic><p:nvPicPr><p:cNvPr id=\"{}\" name=\"{}\" descr=\"{}\">{}</p:cNvPr><p:cNvPicPr>"
        "<a:picLocks noChangeAspect=\"1\"/></p:cNvPicPr><p:nvPr>{}</p:nvPr></p:nvPicPr><p:blipFill>"
        "<a:blip r:embed=\"rId3\">{}</a:blip><a:stretch><a:fillRect/></a:stretch></p:blipFill>"
        "<p:spPr>{}<a:prstGeom prst=\"rect\"><a:avLst/></a:prstGeom></p:spPr></p:pic>",
        static_cast<int>(picture_id), slide.film ? "Film" : "Picture", xml_attribute(slide.description),
        slide.film ? "<a:hlinkClick r:id=\"\" action=\"ppaction://media\"/>" : "", slide.film ? film_xml : "",
        slide.film ? "" : vector_xml, transform(style, slide.picture));
}

/// Has the film play as soon as the slide is there, once: an effect after none, which calls playFrom.
std::string timing_xml(std::chrono::milliseconds film) {
    constexpr std::string_view outer =
        "<p:cTn id=\"4\" fill=\"hold\"><p:stCondLst><p:cond delay=\"0\"/></p:stCondLst><p:childTnLst><p:par>";
    const std::string target =
        fmt::format("<p:tgtEl><p:spTgt spid=\"{}\"/></p:tgtEl>", static_cast<int>(picture_id));
    const auto turn = [](std::string_view name, std::string_view event) {
        return fmt::format(
            "<p:{0}><p:cond evt=\"{1}\" delay=\"0\"><p:tgtEl><p:sldTgt/></p:tgtEl></p:cond></p:{0}>", name,
            event);
    };
    return fmt::format(
        "<p:timing><p:tnLst><p:par><p:cTn id=\"1\" dur=\"indefinite\" restart=\"never\" "
        "nodeType=\"tmRoot\"><p:childTnLst>"
        "<p:seq concurrent=\"1\" nextAc=\"seek\"><p:cTn id=\"2\" dur=\"indefinite\" "
        "nodeType=\"mainSeq\"><p:childTnLst><p:par>"
        "<p:cTn id=\"3\" fill=\"hold\"><p:stCondLst><p:cond delay=\"indefinite\"/><p:cond evt=\"onBegin\" "
        "delay=\"0\">"
        "<p:tn val=\"2\"/></p:cond></p:stCondLst><p:childTnLst><p:par>{0}"
        "<p:cTn id=\"5\" presetID=\"1\" presetClass=\"mediacall\" presetSubtype=\"0\" fill=\"hold\" "
        "nodeType=\"afterEffect\">"
        "<p:stCondLst><p:cond delay=\"0\"/></p:stCondLst><p:childTnLst><p:cmd type=\"call\" "
        "cmd=\"playFrom(0.0)\"><p:cBhvr>"
        "<p:cTn id=\"6\" dur=\"{1}\" "
        "fill=\"hold\"/>{2}</p:cBhvr></p:cmd></p:childTnLst></p:cTn></p:par></p:childTnLst></p:cTn>"
        "</p:par></p:childTnLst></p:cTn></p:par></p:childTnLst></p:cTn>{3}{4}</p:seq>"
        "<p:video><p:cMediaNode vol=\"80000\"><p:cTn id=\"7\" fill=\"hold\" display=\"0\"><p:stCondLst>"
        "<p:cond delay=\"indefinite\"/></p:stCondLst></p:cTn>{2}</p:cMediaNode></p:video>"
        "</p:childTnLst></p:cTn></p:par></p:tnLst></p:timing>",
        outer, film.count(), target, turn("prevCondLst", "onPrev"), turn("nextCondLst", "onNext"));
}

std::string color_xml(std::string_view name, Color color) {
    return fmt::format("<a:{0}><a:srgbClr val=\"{1:02X}{2:02X}{3:02X}\"/></a:{0}>", name, color.red,
                       color.green, color.blue);
}

std::string text_style(long size, std::string_view align, bool bold) {
    return fmt::format(
        "<a:lvl1pPr marL=\"0\" indent=\"0\" algn=\"{}\"><a:spcBef><a:spcPts val=\"0\"/></a:spcBef><a:buNone/>"
        "<a:defRPr sz=\"{}\" b=\"{}\"><a:solidFill><a:schemeClr val=\"tx1\"/></a:solidFill>"
        "<a:latin typeface=\"+mn-lt\"/></a:defRPr></a:lvl1pPr>",
        align, size, bold ? 1 : 0);
}

constexpr std::string_view color_map =
    "<p:clrMap bg1=\"lt1\" tx1=\"dk1\" bg2=\"lt2\" tx2=\"dk2\" accent1=\"accent1\" accent2=\"accent2\" "
    "accent3=\"accent3\" accent4=\"accent4\" accent5=\"accent5\" accent6=\"accent6\" hlink=\"hlink\" "
    "folHlink=\"folHlink\"/>";
constexpr std::string_view background =
    "<p:bg><p:bgPr><a:solidFill><a:schemeClr val=\"bg1\"/></a:solidFill><a:effectLst/></p:bgPr></p:bg>";

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

std::string master_xml(const DeckStyle& style) {
    constexpr double title_share = 0.05;
    constexpr double caption_share = 0.037;
    return fmt::format(
        "{}<p:sldMaster {}><p:cSld>{}{}{}</p:spTree></p:cSld>{}<p:sldLayoutIdLst><p:sldLayoutId "
        "id=\"2147483649\" r:id=\"rId1\"/></p:sldLayoutIdLst><p:txStyles><p:titleStyle>{}</p:titleStyle>"
        "<p:bodyStyle>{}</p:bodyStyle><p:otherStyle/></p:txStyles></p:sldMaster>",
        xml_head, name_spaces, background, tree_begin, boxes_of_text(style), color_map,
        text_style(font_size(style, title_share), "l", true),
        text_style(font_size(style, caption_share), "l", false));
}

std::string master_relations_xml() {
    return relations_xml({{"rId1", of_office("slideLayout"), "../slideLayouts/slideLayout1.xml"},
                          {"rId2", of_office("theme"), "../theme/theme1.xml"}});
}

std::string layout_xml(const DeckStyle& style) {
    return fmt::format(
        "{}<p:sldLayout {} preserve=\"1\" userDrawn=\"1\"><p:cSld name=\"Title, picture and caption\">{}{}"
        "</p:spTree></p:cSld><p:clrMapOvr><a:masterClrMapping/></p:clrMapOvr></p:sldLayout>",
        xml_head, name_spaces, tree_begin, boxes_of_text(style));
}

std::string layout_relations_xml() {
    return relations_xml({{"rId1", of_office("slideMaster"), "../slideMasters/slideMaster1.xml"}});
}

std::string notes_master_xml() {
    const auto box = [](int id, std::string_view name, std::string_view type, int y, int height) {
        return fmt::format(
            "<p:sp><p:nvSpPr><p:cNvPr id=\"{}\" name=\"{}\"/><p:cNvSpPr><a:spLocks "
            "noGrp=\"1\"{}/></p:cNvSpPr>"
            "<p:nvPr><p:ph {}/></p:nvPr></p:nvSpPr><p:spPr><a:xfrm><a:off x=\"685800\" y=\"{}\"/>"
            "<a:ext cx=\"5486400\" cy=\"{}\"/></a:xfrm><a:prstGeom prst=\"rect\"><a:avLst/></a:prstGeom>"
            "</p:spPr>",
            id, name, id == title_id ? " noRot=\"1\" noChangeAspect=\"1\"" : "", type, y, height);
    };
    return fmt::format(
        "{}<p:notesMaster {}><p:cSld>{}{}{}</p:sp>{}<p:txBody><a:bodyPr/><a:lstStyle/>{}</p:txBody></p:sp>"
        "</p:spTree></p:cSld>{}</p:notesMaster>",
        xml_head, name_spaces,
        "<p:bg><p:bgPr><a:solidFill><a:srgbClr val=\"FFFFFF\"/></a:solidFill>"
        "<a:effectLst/></p:bgPr></p:bg>",
        tree_begin, box(title_id, "Slide", "type=\"sldImg\"", 685'800, 3'086'100),
        box(caption_id, "Notes", "type=\"body\" idx=\"1\"", 4'000'500, 3'600'450), paragraphs("Notes"),
        color_map);
}

std::string notes_master_relations_xml() {
    return relations_xml({{"rId1", of_office("theme"), "../theme/theme2.xml"}});
}

std::string slide_xml(const DeckStyle& style, const DeckSlide& slide) {
    const std::string caption = slide.caption.empty() ? ""
                                                      : placeholder(caption_id, "Caption", caption_type, "",
                                                                    paragraphs(slide.caption));
    return fmt::format(
        "{}<p:sld {}><p:cSld>{}{}{}{}</p:spTree></p:cSld><p:clrMapOvr><a:masterClrMapping/></p:clrMapOvr>"
        "{}</p:sld>",
        xml_head, name_spaces, tree_begin,
        placeholder(title_id, "Title", title_type, "", paragraphs(slide.title), !slide.shows_title),
        picture_xml(style, slide), caption, slide.film ? timing_xml(*slide.film) : "");
}

std::string slide_relations_xml(const DeckSlide& slide) {
    const auto media = [&](std::string_view extension) {
        return fmt::format("../media/image{}.{}", slide.number, extension);
    };
    std::vector<Relation> relations{
        {"rId1", of_office("slideLayout"), "../slideLayouts/slideLayout1.xml"},
        {"rId2", of_office("notesSlide"), fmt::format("../notesSlides/notesSlide{}.xml", slide.number)},
        {"rId3", of_office("image"), media("png")}};
    if (slide.film) {
        relations.push_back({"rId4", of_office("video"), media("mp4")});
        relations.push_back(
            {"rId5", "http://schemas.microsoft.com/office/2007/relationships/media", media("mp4")});
    } else {
        relations.push_back({"rId4", of_office("image"), media("svg")});
    }
    return relations_xml(relations);
}

std::string notes_xml(const DeckSlide& slide) {
    return fmt::format(
        "{}<p:notes {}><p:cSld>{}<p:sp><p:nvSpPr><p:cNvPr id=\"{}\" name=\"Slide\"/><p:cNvSpPr><a:spLocks "
        "noGrp=\"1\" noRot=\"1\" noChangeAspect=\"1\"/></p:cNvSpPr><p:nvPr><p:ph type=\"sldImg\"/></p:nvPr>"
        "</p:nvSpPr><p:spPr/></p:sp>{}</p:spTree></p:cSld><p:clrMapOvr><a:masterClrMapping/></p:clrMapOvr>"
        "</p:notes>",
        xml_head, name_spaces, tree_begin, static_cast<int>(title_id),
        placeholder(caption_id, "Notes", "type=\"body\" idx=\"1\"", "", paragraphs(slide.notes)));
}

std::string notes_relations_xml(const DeckSlide& slide) {
    return relations_xml({{"rId1", of_office("notesMaster"), "../notesMasters/notesMaster1.xml"},
                          {"rId2", of_office("slide"), fmt::format("../slides/slide{}.xml", slide.number)}});
}

}  // namespace queenreel
