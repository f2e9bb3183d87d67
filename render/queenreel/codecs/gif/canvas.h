#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "queenreel/codecs/delta/frame_delta.h"
#include "queenreel/frame/picture.h"

namespace queenreel {

/// A frame of a GIF: a box of indices, drawn over what was shown before.
struct GifFrame {
    Rect box;
    std::vector<std::uint8_t> indices;  ///< of the box, row by row
    bool keeps = false;                 ///< GifCanvas::keep() lets through what was shown before
    bool clears = false;                ///< its box becomes transparent once it has been shown
};

/// A frame that changes nothing after `frame`: its first pixel once more, or all of it where it is cleared.
GifFrame repeated(const GifFrame& frame);

/// Turns pictures into the frames of a GIF.
///
/// A frame covers the box of what changed, and most of that box did not: a pixel that keeps its color can be
/// coded as itself or as a transparent index. Long runs of one index cost least, so what is unchanged is
/// transparent, except within a changed part that is now of one color, a square whose queen left: that is
/// coded in its color. Measured on 92 boards at 480×480: 546 kB with every pixel as it is, 411 with each
/// unchanged one transparent, 347 so.
///
/// Nothing can be drawn that makes a pixel transparent again. Where one becomes so, the frame before is
/// written whole and clears itself, and so is the new one. Whole is all that is not transparent.
class GifCanvas final : public FrameDelta<GifFrame> {
  public:
    /// `palette`: of all pictures. A color with alpha under 128 is fully transparent.
    explicit GifCanvas(const std::vector<Color>& palette);

    /// The index that keeps what was shown before, unless all are colors.
    std::optional<std::uint8_t> keep() const { return keep_; }

  private:
    GifFrame whole(const Picture& picture) const override;
    GifFrame update(const Picture& picture, const std::vector<Rect>& boxes, GifFrame& last) const override;
    Rect opaque_box(const Picture& picture) const;  // around all not transparent; a pixel at least
    void code(const Picture& picture, const Rect& part, GifFrame& frame) const;
    bool uncovers(const Picture& picture, const std::vector<Rect>& boxes) const;

    bool is_transparent(std::uint8_t index) const { return transparent_ && index_[index] == keep_; }

    std::array<std::uint8_t, 256> index_{};  // of a picture's index, in the file
    std::optional<std::uint8_t> keep_;
    bool transparent_ = false;  // the pictures have transparent pixels; keep_ stands for them too
};

}  // namespace queenreel
