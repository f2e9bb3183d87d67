#include <fmt/format.h>

#include <string>

#include "queenreel/encode/pptx/markup.h"
#include "queenreel/encode/pptx/parts.h"

namespace queenreel {
namespace {

std::string boxes_of_text(const DeckStyle& style) {
    return placeholder(title_id, "Title", title_type,
                       transform(style, style.title) + "<a:prstGeom prst=\"rect\"><a:avLst/></a:prstGeom>",
                       paragraphs("Title")) +
           placeholder(caption_id, "Caption", caption_type,
                       transform(style, style.caption) + "<a:prstGeom prst=\"rect\"><a:avLst/></a:prstGeom>",
                       paragraphs("Caption"));
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

}  // namespace queenreel
