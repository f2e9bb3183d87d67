#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <utility>

#include "queenreel/codecs/delta/frame_delta.h"
#include "queenreel/film/film.h"
#include "queenreel/film/timeline.h"

namespace queenreel {

/// A film in a file of parts. If a part is shown for longer than the file can express, repeated(part)
/// follows: a part that changes nothing.
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

    std::int64_t min_;  // the minimum duration of a part, in ticks
    TickTimeline timeline_;
    std::unique_ptr<FrameDelta<Part>> canvas_;
    std::unique_ptr<DeltaFile<Part>> file_;
    std::int64_t start_ = 0;  // of the next part, in ticks
};

}  // namespace queenreel
