#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "queenreel/frame/color.h"
#include "queenreel/frame/drawing.h"
#include "queenreel/paint/text_style.h"

namespace queenreel {

struct DisplayList;

/// A rectangle of a picture, in pixels.
struct Box {
    double x = 0;
    double y = 0;
    double width = 0;
    double height = 0;

    friend bool operator==(const Box&, const Box&) = default;
};

/// A glyph's outline, from the origin of its base line.
struct GlyphOutline {
    std::string steps;           ///< as of DrawnPath
    std::vector<double> points;  ///< likewise, in pixels
};

/// A line of text in one style.
struct TextRun {
    struct Glyph {
        std::shared_ptr<const GlyphOutline> outline;  ///< one for all glyphs of a font, size and number
        double x = 0;                                 ///< of its origin, from the run's left end
    };

    std::string text;  ///< UTF-8, with the ellipsis that it ends in
    double x = 0;      ///< of its left end, pixels
    double base_line = 0;
    double em = 0;     ///< the font's size
    double width = 0;  ///< of the text in its font
    Family family = Family::sans;
    bool bold = false;
    Color color{};
    Color halo{0, 0, 0, 0};       ///< alpha 0: none
    double halo_width = 0;        ///< of its stroke, half of which lies outside the letters
    std::vector<Glyph> glyphs{};  ///< where DisplayList::outlines asks for them
    double glyph_scale = 1;       ///< of their lengths, to the picture's pixels

    /// Whether both look alike: glyphs follow from the rest.
    friend bool operator==(const TextRun& a, const TextRun& b) {
        return a.text == b.text && a.x == b.x && a.base_line == b.base_line && a.em == b.em &&
               a.width == b.width && a.family == b.family && a.bold == b.bold && a.color == b.color &&
               a.halo == b.halo && a.halo_width == b.halo_width;
    }
};

/// A drawing that many places of a picture share, such as a queen, with its top left corner at (x, y).
struct StampUse {
    std::shared_ptr<const DisplayList> stamp;  ///< what is drawn, about its own (0, 0)
    double x = 0;
    double y = 0;
    double opacity = 1;
    double scale = 1;  ///< of its lengths, to the picture's pixels

    friend bool operator==(const StampUse&, const StampUse&) = default;
};

/// Shapes that are drawn together and then seen through, `opacity` of them.
struct ShapeGroup {
    std::shared_ptr<const DisplayList> shapes;
    double opacity = 1;

    friend bool operator==(const ShapeGroup& a, const ShapeGroup& b);
};

/// Pixels laid over a rectangle.
struct ImageShape {
    std::shared_ptr<const Drawing> pixels;
    Box place;

    friend bool operator==(const ImageShape& a, const ImageShape& b) {
        return *a.pixels == *b.pixels && a.place == b.place;
    }
};

/// Who a shape belongs to: what stays itself from picture to picture, though it moves or changes its looks.
struct Actor {
    enum class Kind : std::uint8_t {
        scenery,  ///< what has no part in the play: the board, panels
        words,    ///< the caption, which says what comes
        ground,   ///< what lies on the squares below all that stands there: lights, a guide
        below,    ///< what lies on the square (row, column) below queens: a mark
        queen,    ///< a queen who stands there
        above,    ///< what lies over her
        line,     ///< a line of attack, a crossover: what lies over the whole board
    };
    Kind kind = Kind::scenery;
    int row = 0;
    int column = 0;

    friend bool operator==(const Actor&, const Actor&) = default;
};

/// One shape of a picture.
struct Shape {
    /// A path is in the picture's pixels, and so are its pen's lengths.
    std::variant<DrawnPath, TextRun, StampUse, ShapeGroup, ImageShape> what;
    Actor actor{};
    std::optional<Box> clip{};  ///< nothing of it is seen outside

    friend bool operator==(const Shape&, const Shape&) = default;
};

/// A picture as shapes, each drawn over those before it: the description that vector formats are written
/// from.
struct DisplayList {
    std::vector<Shape> shapes{};
    bool outlines = false;  ///< whether text comes with its glyphs' outlines

    friend bool operator==(const DisplayList& a, const DisplayList& b) { return a.shapes == b.shapes; }
};

inline bool operator==(const ShapeGroup& a, const ShapeGroup& b) {
    return *a.shapes == *b.shapes && a.opacity == b.opacity;
}

}  // namespace queenreel
