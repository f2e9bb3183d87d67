#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "queenreel/film/changed_boxes.h"
#include "queenreel/film/film.h"
#include "queenreel/film/timeline.h"
#include "queenreel/frame/picture.h"

namespace queenreel {

// Films whose frames are parts of pictures: what changed since the frame before.

/// Turns pictures with a palette into parts, each drawn onto those before, exactly in the pictures' colors.
template <typename Part>
class FrameDelta {
  public:
    virtual ~FrameDelta() = default;

    /// Takes the next picture. Gives the part of the one before, which is known only now: none at the first
    /// picture, and none where the next is equal to the one before.
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
    /// The indices of the last picture; none before the first.
    const Picture& shown() const { return shown_; }

    std::size_t offset(int x, int y) const { return static_cast<std::size_t>(y) * shown_.width + x; }

  private:
    virtual Part whole(const Picture& picture) const = 0;

    /// What leads from shown() to `picture`, which differs within `boxes` alone; where `last` must do its
    /// share, with that changed.
    virtual Part update(const Picture& picture, const std::vector<Rect>& boxes, Part& last) const = 0;

    Picture shown_;
    Part last_;
};

/// A file of parts, each shown for some ticks of the format's clock.
template <typename Part>
class DeltaFile {
  public:
    virtual ~DeltaFile() = default;

    /// How many of `ticks` one part can be shown for. What is left over is nothing, or `min` or more.
    virtual std::int64_t longest(std::int64_t ticks, std::int64_t min) const = 0;

    /// Adds a part, shown for as many ticks as longest() gave. Throws OutputError.
    virtual void write(const Part& part, std::int64_t ticks) = 0;

    /// Writes the end: the last call. Throws OutputError.
    virtual void finish() = 0;
};

/// A film in such a file. Where a part is shown for longer than the file can tell, repeated(part) follows: a
/// part that changes nothing.
template <typename Part>
class DeltaFilm final : public Film {
  public:
    DeltaFilm(const FilmClock& clock, std::unique_ptr<FrameDelta<Part>> canvas,
              std::unique_ptr<DeltaFile<Part>> file)
        : min_(clock.min), timeline_(clock), canvas_(std::move(canvas)), file_(std::move(file)) {}

    void put(const FilmPicture& shown) override {
        const TickSpan span = timeline_.next(shown.duration);
        if (const std::optional<Part> complete = canvas_->paint(shown.picture))
            write(*complete, span.start);
    }

    void finish() override {
        write(canvas_->last(), timeline_.end());
        file_->finish();
    }

  private:
    void write(const Part& part, std::int64_t end) {
        write_some(part, end);
        if (start_ == end)
            return;
        const Part rest = repeated(part);
        while (start_ < end)
            write_some(rest, end);
    }

    void write_some(const Part& part, std::int64_t end) {
        const std::int64_t ticks = file_->longest(end - start_, min_);
        file_->write(part, ticks);
        start_ += ticks;
    }

    std::int64_t min_;  // no part is shown for fewer ticks
    Timeline timeline_;
    std::unique_ptr<FrameDelta<Part>> canvas_;
    std::unique_ptr<DeltaFile<Part>> file_;
    std::int64_t start_ = 0;  // of the next part, ticks
};

}  // namespace queenreel
