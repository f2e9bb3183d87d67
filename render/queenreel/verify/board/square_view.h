#pragma once

#include <cstdint>
#include <vector>

#include "queenreel/puzzle/square.h"
#include "queenreel/verify/board/grid.h"
#include "queenreel/verify/board/picture.h"

namespace queenreel::judge {

/// What a square shows.
enum class Content { empty, queen, unclear };

/// What the ink of a square looks like.
struct Ink {
    Shade color{};
    int strength = 0;  ///< levels off the square's shade
};

/// What one square shows, as samples in rows from its top left: how far each is from the square's own shade,
/// and from what the square is tinted with where it is.
class SquareView {
  public:
    /// At most `samples` a side, and at most one a pixel.
    SquareView(const Picture& picture, const Grid& grid, Square square, int samples);

    /// The part of the middle that is inked, 0 … 1.
    double middle() const;

    /// The part of the whole square, without its border and corners, that is inked.
    double ink() const;

    /// Half of the width of what is inked, where it is widest, as a part of a side: strokes have little,
    /// bodies much.
    double thickness() const;

    /// True when all ink lies close around the middle: a dot.
    bool is_dot() const;

    /// The medians of what is inked.
    Ink look() const;

    /// The part of the whole square, without its border and corners, that is within `tolerance` levels of a
    /// color.
    double share_of(const Shade& color, int tolerance) const;

    /// True when all ink lies in a thin ring around the middle: a mark, not a queen.
    bool is_ring() const;

    /// The part of the whole square that ink covers or shuts off from the square's border.
    double enclosed() const;

  private:
    /// How far a sample's row or column is from the square's sides: films blur the rim, and letters stand in
    /// corners.
    enum class Zone : std::uint8_t { rim, outer, inner };

    /// The pixels of the samples along one side; `start` and `side` are the grid's, `length` the picture's.
    std::vector<int> positions(double start, int square, double side, int length) const;

    bool is_inked(int x, int y) const { return off_[y * samples_ + x] > threshold_; }
    /// True outside of rim and corners.
    bool counts(int x, int y) const {
        const Zone across = zones_[static_cast<std::size_t>(x)];
        const Zone down = zones_[static_cast<std::size_t>(y)];
        const bool in_corner = across != Zone::inner && down != Zone::inner;
        return !in_corner && across != Zone::rim && down != Zone::rim;
    }

    int samples_;    ///< a side
    int threshold_;  ///< levels above which a sample is ink
    std::vector<std::uint8_t> off_;
    std::vector<Shade> shades_;
    std::vector<Zone> zones_;  ///< of rows and columns alike
};

}  // namespace queenreel::judge
