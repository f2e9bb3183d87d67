#include "queenreel/encode/pptx/deck.h"

#include <fmt/format.h>

#include <algorithm>

#include "queenreel/encode/errors.h"
#include "queenreel/io/error.h"

namespace queenreel {
namespace {

/// 51,206,400 by 914,400 English Metric Units: ST_SlideSizeCoordinate of ECMA-376.
constexpr int max_ratio = 56;

}  // namespace

Deck::Deck(ByteStream& stream, const DeckStyle& style) : zip_(stream), style_(style) {
    const auto [shorter, longer] = std::minmax(style_.width, style_.height);
    if (longer > max_ratio * shorter)
        throw OutputError(
            fmt::format("pptx: {}x{} is too long for a slide, one side of which may be {} times the other at "
                        "most; choose "
                        "another size",
                        style_.width, style_.height, max_ratio));
    // Programs that detect a file's type by its beginning require some of ppt/ among the first four.
    zip_.add("_rels/.rels", package_relations_xml());
    zip_.add("ppt/theme/theme1.xml", theme_xml(style_.theme));
    zip_.add("ppt/theme/theme2.xml", theme_xml(themes().front()));
    zip_.add("ppt/slideMasters/slideMaster1.xml", master_xml(style_));
    zip_.add("ppt/slideMasters/_rels/slideMaster1.xml.rels", master_relations_xml());
    zip_.add("ppt/slideLayouts/slideLayout1.xml", layout_xml(style_));
    zip_.add("ppt/slideLayouts/_rels/slideLayout1.xml.rels", layout_relations_xml());
    zip_.add("ppt/notesMasters/notesMaster1.xml", notes_master_xml());
    zip_.add("ppt/notesMasters/_rels/notesMaster1.xml.rels", notes_master_relations_xml());
}

std::uint64_t Deck::next() {
    if (++slides_ > max_slides)
        throw TooManyPicturesError("pptx", "slides", max_slides);
    return slides_;
}

void Deck::add(const DeckSlide& slide, const std::string& png, std::string_view extension,
               std::span<const std::byte> other) {
    const std::string number = std::to_string(slide.number);
    const std::string media = "ppt/media/image" + number + ".";
    if (slide.number == 1)
        title_ = slide.title;
    zip_.add(media + "png", std::as_bytes(std::span(png)), ZipFile::Packing::stored);
    zip_.add(media + std::string(extension), other,
             slide.film ? ZipFile::Packing::stored : ZipFile::Packing::deflated);
    zip_.add("ppt/slides/slide" + number + ".xml", slide_xml(style_, slide));
    zip_.add("ppt/slides/_rels/slide" + number + ".xml.rels", slide_relations_xml(slide));
    zip_.add("ppt/notesSlides/notesSlide" + number + ".xml", notes_xml(style_, slide));
    zip_.add("ppt/notesSlides/_rels/notesSlide" + number + ".xml.rels", notes_relations_xml(slide));
}

void Deck::finish() {
    zip_.add("docProps/core.xml", core_properties_xml(style_, title_));
    zip_.add("ppt/presentation.xml", presentation_xml(style_, slides_));
    zip_.add("ppt/_rels/presentation.xml.rels", presentation_relations_xml(slides_));
    zip_.add("[Content_Types].xml", content_types_xml(slides_));
    zip_.finish();
}

}  // namespace queenreel
