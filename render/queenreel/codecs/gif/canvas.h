#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "queenreel/codecs/delta/frame_delta.h"
#include "queenreel/frame/picture.h"

namespace queenreel {

/// A frame of a GIF: a box of indices, drawn over the previous picture.
struct GifFrame {
    Rect box;
    std::vector<std::uint8_t> indices;  ///< of the box, row by row
    bool keeps = false;                 ///< whether GifCanvas::keep() shows the previous picture
    bool clears = false;                ///< whether its box becomes transparent after it was shown
};

/// A frame that changes nothing after `frame`: its first pixel again, or all of it if it is cleared.
GifFrame repeated(const GifFrame& frame);

/// Turns pictures into the frames of a GIF.
///
/// A frame covers the box of all changes, most of which did not change: an unchanged pixel can be coded as
/// itself or as a transparent index. Long runs of one index are cheapest, so unchanged pixels are
/// transparent, except within a changed part that now has one color, a square that a queen left: that is
/// coded in its color. Measured on 92 boards at 480×480: 546 kB with every pixel as itself, 411 with all
/// unchanged ones transparent, 347 with this mixture.
///
/// No frame can make a pixel transparent again. If a pixel becomes transparent, the previous frame is written
/// as a whole and clears itself, and the new one is also written as a whole. A whole frame covers everything
/// that is not transparent.
class GifCanvas final : public FrameDelta<GifFrame> {
  public:
    /// `palette`: that of all pictures. A color with alpha below 128 is fully transparent.
    explicit GifCanvas(const std::vector<Color>& palette);

    /// The index that keeps the previous picture, unless all indices are colors.
    std::optional<std::uint8_t> keep() const { return keep_; }

  private:
    GifFrame whole(const Picture& picture) const override;
    GifFrame update(const Picture& picture, const std::vector<Rect>& boxes, GifFrame& last) const override;
    Rect opaque_box(const Picture& picture) const;  // around all opaque pixels; at least one pixel
    void code(const Picture& picture, const Rect& part, GifFrame& frame) const;
    bool uncovers(const Picture& picture, const std::vector<Rect>& boxes) const;

    bool is_transparent(std::uint8_t index) const { return transparent_ && index_[index] == keep_; }

    std::array<std::uint8_t, 256> index_{};  // maps a picture's index to the file's
    std::optional<std::uint8_t> keep_;
    bool transparent_ = false;  // whether the pictures have transparent pixels; keep_ is also their index
};

}  // namespace queenreel
