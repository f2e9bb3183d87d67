#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "queenreel/frame/picture.h"

namespace queenreel {

/// A part of a picture, drawn in place of what was shown there before, or over it.
struct Patch {
    Rect box;
    std::vector<std::uint8_t> indices;  ///< of the box, row by row

    /// The same with `keep` where nothing changed, to be drawn over what was shown; empty where that would
    /// not do, as what is drawn over can make nothing transparent.
    std::vector<std::uint8_t> changes{};
};

/// Turns pictures into patches, exactly in the pictures' colors: for formats whose pixels can become
/// transparent again, as those of a GIF cannot.
class PatchCanvas {
  public:
    /// `palette`: of all pictures.
    explicit PatchCanvas(std::vector<Color> palette);

    /// The palette, and a transparent color at its end where there is room for one.
    const std::vector<Color>& palette() const { return palette_; }

    /// Takes the next picture. Gives the patch of the one before, which is known only now: none at the first
    /// picture, and none where the next is equal to the one before.
    std::optional<Patch> paint(const Picture& picture);

    /// The patch of the last picture.
    const Patch& last() const { return last_; }

  private:
    Patch update(const Picture& picture, const Rect& box) const;
    bool can_be_drawn_over(const Picture& picture, const Rect& box) const;
    std::size_t offset(int x, int y) const { return static_cast<std::size_t>(y) * width_ + x; }

    std::vector<Color> palette_;
    std::optional<std::uint8_t> keep_;
    int width_ = 0;                    // of the pictures, pixels
    std::vector<std::uint8_t> shown_;  // the last picture
    Patch last_;
};

}  // namespace queenreel
