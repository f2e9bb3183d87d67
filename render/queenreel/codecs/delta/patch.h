#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "queenreel/codecs/delta/frame_delta.h"
#include "queenreel/frame/picture.h"

namespace queenreel {

/// A part of a picture that replaces what was shown before, or is drawn over it.
struct Patch {
    Rect box;
    std::vector<std::uint8_t> indices;  ///< of the box, row by row

    /// The same with `keep` for unchanged pixels, to be drawn over the previous picture; empty if that is
    /// impossible, because drawing over cannot make anything transparent.
    std::vector<std::uint8_t> changes{};
};

/// A patch that changes nothing after `patch`: its first pixel again.
Patch repeated(const Patch& patch);

/// Turns pictures into patches, for formats whose pixels can become transparent again, unlike those of a GIF.
class PatchCanvas final : public FrameDelta<Patch> {
  public:
    /// `palette`: that of all pictures.
    explicit PatchCanvas(std::vector<Color> palette);

    /// The palette, with a transparent color at its end if there is room.
    const std::vector<Color>& palette() const { return palette_; }

  private:
    Patch whole(const Picture& picture) const override;
    Patch update(const Picture& picture, const std::vector<Rect>& boxes, Patch& last) const override;

    std::vector<Color> palette_;
    std::optional<std::uint8_t> keep_;
};

}  // namespace queenreel
