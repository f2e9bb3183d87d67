#pragma once

#include <functional>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "queenreel/frame/color.h"
#include "queenreel/frame/drawing.h"
#include "queenreel/paint/display_list.h"

namespace queenreel {

/// Writes a color: `#rrggbb`, or a variable of a style sheet.
using SvgColor = std::function<std::string(Color)>;

std::string svg_hexadecimal(Color color);

/// Writes shapes as SVG elements. Drawings that several shapes share, such as a queen or a glyph, are defined
/// once and reused. Ids are a letter and a number after `id_mark`, a placeholder for a prefix that is chosen
/// when everything is known.
class SvgShapes {
  public:
    /// A character that cannot occur in XML, as a placeholder for the prefix of all ids.
    static constexpr char id_mark = '\x01';

    /// `href`: the attribute that refers to definitions. Viewers older than SVG 2 know only the longer one,
    /// and part of an HTML page has no namespace for it.
    explicit SvgShapes(SvgColor color = svg_hexadecimal, std::string_view href = "xlink:href")
        : color_(std::move(color)), href_(href) {}

    /// The elements of a list in painting order.
    std::string elements(const DisplayList& list);

    /// A single shape without its clip. `classes` are those of its outermost element, separated by spaces.
    std::string element(const Shape& shape, std::string_view classes = "");

    /// The definitions referred to by what was written since the last call, in the order of their first use;
    /// empty for none.
    std::string take_definitions();

    /// A written shape, wrapped in its clip if that cuts something off.
    std::string clipped(const Shape& shape, std::string written);

    /// The id of a clip rectangle.
    std::string clip_reference(const Box& clip);

    /// The attributes of a group of text lines with the same style, and a line in it.
    std::string text_style(const TextRun& run) const;
    std::string styled_text(const TextRun& run, std::string_view classes = "") const;

  private:
    std::string path(const DrawnPath& path, std::string_view classes) const;
    std::string glyphs(const TextRun& run, std::string_view classes);
    std::string image(const ImageShape& image, std::string_view classes) const;
    std::string merged(const DrawnPath& under, const DrawnPath& over) const;
    std::string paint_of(const TextRun& run) const;
    std::string reference(const std::shared_ptr<const DisplayList>& stamp);
    std::string reference(const std::shared_ptr<const GlyphOutline>& glyph);
    std::string paint(std::string_view what, Color color) const;
    std::string new_id();

    SvgColor color_;
    std::string_view href_;
    int ids_ = 0;
    std::map<std::shared_ptr<const void>, std::string> known_{};
    std::vector<std::pair<Box, std::string>> clips_{};
    std::string definitions_{};
};

}  // namespace queenreel
