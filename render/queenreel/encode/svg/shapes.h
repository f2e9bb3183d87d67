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

/// How a color is written: `#rrggbb`, or a variable of a style sheet.
using SvgColor = std::function<std::string(Color)>;

std::string svg_hexadecimal(Color color);

/// Writes shapes as elements of SVG. What several share, a queen or a glyph, is defined once and used; ids
/// are a letter and a number after `id_mark`, which stands for a prefix that is chosen when all is known.
class SvgShapes {
  public:
    /// A character that no XML has, in place of the prefix of all ids.
    static constexpr char id_mark = '\x01';

    /// `href`: the attribute that refers to what is defined; viewers older than SVG 2 know the longer one
    /// alone, and a part of an HTML page has no name space for it.
    explicit SvgShapes(SvgColor color = svg_hexadecimal, std::string_view href = "xlink:href")
        : color_(std::move(color)), href_(href) {}

    /// The elements of a list, each drawn over those before it.
    std::string elements(const DisplayList& list);

    /// A single shape's, without its clip. `classes` are its outermost element's, with blanks between them.
    std::string element(const Shape& shape, std::string_view classes = "");

    /// The definitions that what was written refers to, in the order in which it first did; empty for none.
    /// Those of shapes written later come with the next call.
    std::string take_definitions();

    /// What was written of a shape, inside its clip where that takes something off.
    std::string clipped(const Shape& shape, std::string written);

    /// The id of a rectangle that clips.
    std::string clip_reference(const Box& clip);

    /// The attributes of a group in which lines of text stand that look alike, and a line in it.
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
