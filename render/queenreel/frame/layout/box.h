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

/// A rectangle to be placed in a picture: a leaf, or a row or column of boxes, as style sheets have them. The
/// templates of scenes, cards, sheets and charts are boxes. Sizes that have no room are found by trying:
/// largest_em() gives the largest letters with which a box fits, largest_fitting() the
/// largest squares.
struct LayoutBox {
    /// What a box consists of.
    enum class Flow : std::uint8_t { leaf, row, column };

    /// Where children stand if they do not take all of the room.
    enum class Align : std::uint8_t {
        start,
        middle,
        fill  ///< along a row or column the last child takes what is left, and across it each child does
    };

    /// A leaf that is empty space.
    static constexpr int space = -1;

    Flow flow = Flow::leaf;
    int part = space;  ///< whose place a leaf is, for its creator

    // The least size; that of a row or column is at least that of its children.
    Length width{};
    Length height{};

    /// The height that one that does not grow has where there is room, in a column before those that grow and
    /// one after the other.
    double preferred_height = 0;

    // Whether it takes room that is left, in equal shares with others that do.
    bool grows_wide = false;
    bool grows_high = false;

    // Of a row or column.
    int gap = 0;    ///< between children, in pixels
    int count = 1;  ///< how many times the children stand in it, one after the other
    Align along = Align::start;
    Align across = Align::fill;
    std::vector<LayoutBox> children{};
};

/// A row or column of boxes, `gap` pixels apart. It grows if one of them does.
LayoutBox row_of(std::vector<LayoutBox> children, int gap = 0);
LayoutBox column_of(std::vector<LayoutBox> children, int gap = 0);

/// The same box `count` times, in the same number of pixels. The leaves of all have the same part.
LayoutBox row_of(int count, LayoutBox child, int gap = 0);
LayoutBox column_of(int count, LayoutBox child, int gap = 0);

/// A leaf of at least so many pixels.
LayoutBox leaf_of(int part, double width, double height);

/// Empty space of so many pixels, along the row or column that it is in.
LayoutBox space_of(int pixels);

/// A leaf that takes room that is left in both directions.
LayoutBox filling(int part);

/// The least width or height of a box with letters of this size. Exact for letters about as large.
Length least_width(const LayoutBox& box, double em);
Length least_height(const LayoutBox& box, double em);

/// Returns true if a box with letters of this size fits into a room.
bool fits(const LayoutBox& box, const Rect& room, double em = 0);

/// The largest size of letters, in pixels, with which a box fits; 0 or less if it fits with none.
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

/// Where a leaf stands.
struct PlacedBox {
    int part = LayoutBox::space;
    Rect place{};
};

/// The places of all leaves but spaces, in order. If the box is larger than the
/// room, what grows is smaller than its least size, or else it extends beyond the room.
std::vector<PlacedBox> placed(const LayoutBox& box, const Rect& room, double em = 0);

/// The place of the first leaf with this part, if there is one.
std::optional<Rect> place_of(std::span<const PlacedBox> boxes, int part);

/// The places of all leaves with this part.
std::vector<Rect> places_of(std::span<const PlacedBox> boxes, int part);

}  // namespace queenreel
