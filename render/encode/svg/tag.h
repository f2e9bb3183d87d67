#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace queenreel {

/// An attribute of a tag; its value as it stands in the document, escaped.
struct SvgAttribute {
    std::string name;
    std::string value;
};

/// A tag of an SVG document.
struct SvgTag {
    enum class Kind { opening, closing, empty };
    Kind kind = Kind::opening;
    std::string_view name;
    std::vector<SvgAttribute> attributes;
};

/// Reads the tags of a document as Cairo writes it: without text, comments or entities of its own.
class SvgReader {
  public:
    /// `document` must outlive the tags.
    explicit SvgReader(std::string_view document) : rest_(document) {}

    /// The next tag; nothing at the end.
    std::optional<SvgTag> next();

  private:
    std::string_view rest_;
};

/// Says the same of a tag in fewer bytes: properties of `style` as attributes, colors as `#rrggbb`, no
/// properties that have their initial value (in Cairo's documents no element inherits another), shorter paths
/// and moves.
void shorten(SvgTag& tag);

}  // namespace queenreel
