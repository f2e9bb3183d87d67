#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <optional>
#include <utility>
#include <vector>

#include "queenreel/codecs/delta/changed_boxes.h"
#include "queenreel/frame/picture.h"

namespace queenreel {

// Files whose frames are parts of pictures: what changed since the previous frame.

/// Turns pictures with a palette into parts, each drawn onto those before it, lossless.
template <typename Part>
class FrameDelta {
  public:
    virtual ~FrameDelta() = default;

    /// Takes the next picture. Returns the part of the previous one, which is final only now; empty for the
    /// first picture, and if the next picture equals the previous one.
    std::optional<Part> paint(const Picture& picture) {
        if (shown_.indices.empty()) {
            shown_.width = picture.width;
            shown_.height = picture.height;
            shown_.indices = picture.indices;
            last_ = whole(shown_);
            return std::nullopt;
        }
        std::vector<Rect> boxes;
        for (const Rect& rect : picture.changed)
            std::ranges::copy(changed_boxes(picture, shown_.indices, rect), std::back_inserter(boxes));
        if (boxes.empty())
            return std::nullopt;
        Part next = update(picture, boxes, last_);
        for (const Rect& box : boxes)
            for (int y = box.y; y < box.bottom(); ++y)
                std::copy_n(picture.row(y).data() + box.x, box.width,
                            shown_.indices.data() + offset(box.x, y));
        return std::exchange(last_, std::move(next));
    }

    /// The part of the last picture.
    const Part& last() const { return last_; }

  protected:
    /// The indices of the last picture; empty before the first.
    const Picture& shown() const { return shown_; }

    std::size_t offset(int x, int y) const { return static_cast<std::size_t>(y) * shown_.width + x; }

  private:
    virtual Part whole(const Picture& picture) const = 0;

    /// The part that turns shown() into `picture`, which differs only within `boxes`; may also change `last`
    /// if that must contribute.
    virtual Part update(const Picture& picture, const std::vector<Rect>& boxes, Part& last) const = 0;

    Picture shown_;
    Part last_;
};

/// A file of parts, each shown for a number of ticks of the format's clock.
template <typename Part>
class DeltaFile {
  public:
    virtual ~DeltaFile() = default;

    /// The number of `ticks` for which one part can be shown. The ticks left over are 0 or at least `min`.
    virtual std::int64_t longest(std::int64_t ticks, std::int64_t min) const = 0;

    /// Adds a part, shown for as many ticks as longest() returned. Throws OutputError.
    virtual void write(const Part& part, std::int64_t ticks) = 0;

    /// Writes the end. Call it last. Throws OutputError.
    virtual void finish() = 0;
};

}  // namespace queenreel
