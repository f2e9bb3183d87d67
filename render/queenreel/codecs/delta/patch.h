#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "queenreel/codecs/delta/frame_delta.h"
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

/// A patch that changes nothing after `patch`: its first pixel once more.
Patch repeated(const Patch& patch);

/// Turns pictures into patches: for formats whose pixels can become transparent again, as those of a GIF
/// cannot.
class PatchCanvas final : public FrameDelta<Patch> {
  public:
    /// `palette`: of all pictures.
    explicit PatchCanvas(std::vector<Color> palette);

    /// The palette, and a transparent color at its end where there is room for one.
    const std::vector<Color>& palette() const { return palette_; }

  private:
    Patch whole(const Picture& picture) const override;
    Patch update(const Picture& picture, const std::vector<Rect>& boxes, Patch& last) const override;
    bool can_be_drawn_over(const Picture& picture, const Rect& box) const;

    std::vector<Color> palette_;
    std::optional<std::uint8_t> keep_;
};

}  // namespace queenreel
