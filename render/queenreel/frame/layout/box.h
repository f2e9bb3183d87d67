#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "queenreel/frame/rect.h"

namespace queenreel {

/// A length that depends on the size of letters.
struct Length {
    double em = 0;      ///< in font sizes
    double pixels = 0;  ///< in addition

    double at(double font) const { return em * font + pixels; }
};

/// A rectangle to place in a picture: a leaf, or a row or column of boxes, as in style sheets. Scenes, cards,
/// sheets and charts build their templates from boxes, and find sizes that fit by trying: largest_em()
/// returns the largest letters with which a box fits, largest_fitting() the largest squares.
struct LayoutBox {
    /// The structure of a box.
    enum class Flow : std::uint8_t { leaf, row, column };

    /// The alignment of children that leave room unused.
    enum class Align : std::uint8_t {
        start,
        middle,
        fill  ///< along the box, the last child takes the rest; across it, each child takes all
    };

    /// A leaf that is empty space.
    static constexpr int space = -1;

    Flow flow = Flow::leaf;
    int part = space;  ///< what a leaf holds; its creator assigns the number

    // The least size. A row or column is never smaller than its children.
    Length width{};
    Length height{};

    /// The height of a box that does not grow, if there is room. In a column, children get it in order,
    /// before any child grows.
    double preferred_height = 0;

    // True if the box takes unused room, in equal shares with others that grow.
    bool grows_wide = false;
    bool grows_high = false;

    // For rows and columns:
    int gap = 0;    ///< between children, in pixels
    int count = 1;  ///< how many times the list of children is repeated
    Align along = Align::start;
    Align across = Align::fill;
    std::vector<LayoutBox> children{};
};

/// A row or column of boxes, `gap` pixels apart. It grows if one of them does.
LayoutBox row_of(std::vector<LayoutBox> children, int gap = 0);
LayoutBox column_of(std::vector<LayoutBox> children, int gap = 0);

/// The same box `count` times, each in the same number of pixels. Their leaves share the same parts.
LayoutBox row_of(int count, LayoutBox child, int gap = 0);
LayoutBox column_of(int count, LayoutBox child, int gap = 0);

/// A leaf of at least this many pixels.
LayoutBox leaf_of(int part, double width, double height);

/// Empty space of this many pixels, along the row or column that contains it.
LayoutBox space_of(int pixels);

/// A leaf that takes unused room in both directions.
LayoutBox filling(int part);

/// The least width or height of a box with letters of this size, as a length that is exact for letters of
/// about the same size.
Length least_width(const LayoutBox& box, double em);
Length least_height(const LayoutBox& box, double em);

/// Returns true if a box with letters of this size fits into a room.
bool fits(const LayoutBox& box, const Rect& room, double em = 0);

/// The largest letter size, in pixels, at which a box fits; 0 or less if it fits at none.
double largest_em(const LayoutBox& box, const Rect& room);

/// The largest size, at most `most`, at which something fits, given that it fits at all smaller ones; 0 if at
/// none.
template <typename Fits>
int largest_fitting(int most, const Fits& fits) {
    int fitting = 0;
    for (int above = most + 1; above - fitting > 1;) {
        const int tried = (fitting + above) / 2;
        (fits(tried) ? fitting : above) = tried;
    }
    return fitting;
}

/// The place of a leaf.
struct PlacedBox {
    int part = LayoutBox::space;
    Rect place{};
};

/// The places of all leaves except spaces, in order. If the box is larger than the room, boxes that grow
/// become smaller than their least size; without any, the box extends beyond the room.
std::vector<PlacedBox> placed(const LayoutBox& box, const Rect& room, double em = 0);

/// The place of the first leaf with this part, if there is one.
std::optional<Rect> place_of(std::span<const PlacedBox> boxes, int part);

/// The places of all leaves with this part.
std::vector<Rect> places_of(std::span<const PlacedBox> boxes, int part);

}  // namespace queenreel
