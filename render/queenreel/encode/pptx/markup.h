#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "queenreel/frame/rect.h"
#include "queenreel/frame/theme.h"

namespace queenreel {

/// How a deck's slides look. Lengths are in pixels of the slide.
struct DeckStyle {
    int width = 0;
    int height = 0;
    Rect title;    ///< above the picture
    Rect caption;  ///< below it
    Theme theme;
};

// What the parts of a presentation are made of.

inline constexpr std::string_view xml_head =
    "<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"yes\"?>\n";
inline constexpr std::string_view name_spaces =
    "xmlns:a=\"http://schemas.openxmlformats.org/drawingml/2006/main\" "
    "xmlns:r=\"http://schemas.openxmlformats.org/officeDocument/2006/relationships\" "
    "xmlns:p=\"http://schemas.openxmlformats.org/presentationml/2006/main\"";

/// Every shape of a tree needs one; the tree itself has 1.
enum ShapeId { title_id = 2, caption_id = 3, picture_id = 4 };

/// English Metric Units, 914,400 an inch.
long units(const DeckStyle& style, int pixels);

/// Hundredths of a point, for lines `share` as high as the slide.
long font_size(const DeckStyle& style, double share);

/// Where a shape is, and how large.
std::string transform(const DeckStyle& style, const Rect& box);

/// A paragraph a line.
std::string paragraphs(std::string_view text);

/// A relationship of a part to another.
struct Relation {
    std::string id;
    std::string type;
    std::string target;
};

std::string relations_xml(const std::vector<Relation>& relations);

/// A type of relationship that ECMA-376 has.
std::string of_office(std::string_view name);

/// A box for text, of a layout's or a slide's own: `type` says of which of the master's.
std::string placeholder(int id, std::string_view name, std::string_view type, std::string_view shape,
                        std::string_view text, bool hidden = false);

inline constexpr std::string_view title_type = "type=\"title\"";
inline constexpr std::string_view caption_type = "type=\"body\" sz=\"quarter\" idx=\"1\"";

inline constexpr std::string_view tree_begin =
    "<p:spTree><p:nvGrpSpPr><p:cNvPr id=\"1\" name=\"\"/><p:cNvGrpSpPr/><p:nvPr/></p:nvGrpSpPr>"
    "<p:grpSpPr><a:xfrm><a:off x=\"0\" y=\"0\"/><a:ext cx=\"0\" cy=\"0\"/><a:chOff x=\"0\" y=\"0\"/>"
    "<a:chExt cx=\"0\" cy=\"0\"/></a:xfrm></p:grpSpPr>";

}  // namespace queenreel
