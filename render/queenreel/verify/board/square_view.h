#pragma once

#include <cstdint>
#include <vector>

#include "queenreel/puzzle/square.h"
#include "queenreel/verify/board/grid.h"
#include "queenreel/verify/board/picture.h"

namespace queenreel::judge {

/// The content of a square.
enum class Content { empty, queen, unclear };

/// The look of a square's ink.
struct Ink {
    Shade color{};
    int strength = 0;  ///< levels off the square's shade
};

/// The content of one square as samples, in rows from its top left: the distance of each from the square's
/// own shade, or from the tint of the square where it has one.
class SquareView {
  public:
    /// Takes at most `samples` per side, and at most one per pixel.
    SquareView(const Picture& picture, const Grid& grid, Square square, int samples);

    /// Returns the inked part of the square's middle, 0 … 1.
    double middle() const;

    /// Returns the inked part of the whole square without its border and corners.
    double ink() const;

    /// Returns half of the ink's greatest width, as a part of a side: small for strokes, large for bodies.
    double thickness() const;

    /// Returns true if all ink is close around the middle: a dot.
    bool is_dot() const;

    /// Returns the medians of the ink, or those of its stronger half if more of the ink has that color.
    Ink look() const;

    /// Returns the part of the whole square, without its border and corners, within `tolerance` levels of a
    /// color.
    double share_of(const Shade& color, int tolerance) const;

    /// Returns true if all ink is in a thin ring around the middle: a mark, not a queen.
    bool is_ring() const;

    /// Returns the part of the whole square that ink covers or separates from the square's border.
    double enclosed() const;

  private:
    /// The distance of a sample's row or column from the square's sides: films blur the rim, and letters are
    /// in the corners.
    enum class Zone : std::uint8_t { rim, outer, inner };

    /// Returns the pixels of the samples along one side; `start` and `side` are the grid's, `length` the
    /// picture's.
    std::vector<int> positions(double start, int square, double side, int length) const;

    bool is_inked(int x, int y) const { return off_[y * samples_ + x] > threshold_; }
    /// True outside the rim and the corners.
    bool counts(int x, int y) const {
        const Zone across = zones_[static_cast<std::size_t>(x)];
        const Zone down = zones_[static_cast<std::size_t>(y)];
        const bool in_corner = across != Zone::inner && down != Zone::inner;
        return !in_corner && across != Zone::rim && down != Zone::rim;
    }

    int samples_;    ///< a side
    int threshold_;  ///< samples more levels off are ink
    std::vector<std::uint8_t> off_;
    std::vector<Shade> shades_;
    std::vector<Zone> zones_;  ///< the zones of rows, and likewise of columns
};

}  // namespace queenreel::judge
