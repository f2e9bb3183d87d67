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

/// A glyph's outline, relative to its origin on the base line.
struct GlyphOutline {
    std::string steps;           ///< as in DrawnPath
    std::vector<double> points;  ///< as in DrawnPath, but in pixels
};

/// A line of text in one style.
struct TextRun {
    struct Glyph {
        std::shared_ptr<const GlyphOutline> outline;  ///< shared by all glyphs with the same font, size and
                                                      ///< number
        double x = 0;                                 ///< of its origin, from the run's left end
    };

    std::string text;  ///< UTF-8, including an ellipsis at its end
    double x = 0;      ///< of its left end, in pixels
    double base_line = 0;
    double em = 0;     ///< font size
    double width = 0;  ///< of the text in its font
    Family family = Family::sans;
    bool bold = false;
    Color color{};
    Color halo{0, 0, 0, 0};       ///< alpha 0: none
    double halo_width = 0;        ///< of its stroke, half of which is outside the letters
    std::vector<Glyph> glyphs{};  ///< if DisplayList::outlines requests them
    double glyph_scale = 1;       ///< from their units to the picture's pixels

    /// Returns true if both look alike. Glyphs follow from the rest and are not compared.
    friend bool operator==(const TextRun& a, const TextRun& b) {
        return a.text == b.text && a.x == b.x && a.base_line == b.base_line && a.em == b.em &&
               a.width == b.width && a.family == b.family && a.bold == b.bold && a.color == b.color &&
               a.halo == b.halo && a.halo_width == b.halo_width;
    }
};

/// A drawing that several places of a picture share, such as a queen, with its top left corner at (x, y).
struct StampUse {
    std::shared_ptr<const DisplayList> stamp;  ///< the drawing, relative to its own (0, 0)
    double x = 0;
    double y = 0;
    double opacity = 1;
    double scale = 1;  ///< from its units to the picture's pixels
    double side = 0;   ///< of the square that it is in

    friend bool operator==(const StampUse&, const StampUse&) = default;
};

/// Shapes that are drawn together and then composited with `opacity`.
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

/// The owner of a shape: something that keeps its identity from picture to picture while it moves or changes.
struct Actor {
    enum class Kind : std::uint8_t {
        scenery,  ///< static parts: the board, panels
        words,    ///< the caption
        ground,   ///< on the squares, below marks and queens: lights, a guide
        below,    ///< on the square (row, column), below queens: a mark
        queen,    ///< a queen on the square
        above,    ///< drawn over the queen
        line,     ///< above the whole board: lines of attack, a crossover line
    };
    Kind kind = Kind::scenery;
    int row = 0;
    int column = 0;

    friend bool operator==(const Actor&, const Actor&) = default;
};

/// One shape of a picture.
struct Shape {
    /// Paths and the lengths of their pens are in the picture's pixels.
    std::variant<DrawnPath, TextRun, StampUse, ShapeGroup, ImageShape> what;
    Actor actor{};
    std::optional<Box> clip{};  ///< everything outside it is hidden

    friend bool operator==(const Shape&, const Shape&) = default;
};

/// A picture as shapes in painting order, from which vector formats are written.
struct DisplayList {
    std::vector<Shape> shapes{};
    bool outlines = false;  ///< whether text has its glyphs' outlines

    friend bool operator==(const DisplayList& a, const DisplayList& b) { return a.shapes == b.shapes; }
};

inline bool operator==(const ShapeGroup& a, const ShapeGroup& b) {
    return *a.shapes == *b.shapes && a.opacity == b.opacity;
}

}  // namespace queenreel
