#include <fmt/format.h>

#include <chrono>
#include <string>
#include <vector>

#include "queenreel/base/xml.h"
#include "queenreel/encode/pptx/markup.h"
#include "queenreel/encode/pptx/parts.h"

namespace queenreel {
namespace {

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

}  // namespace

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
