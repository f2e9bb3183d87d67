#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "queenreel/film/libav.h"

namespace queenreel {

/// The chapters of a film, each from its start to the next one's. Memory grows with their number, by some
/// dozens of bytes each, as the index of the film's pictures does.
class Chapters {
  public:
    /// A chapter begins at `start`, in ticks, later than the one before. `title`: UTF-8.
    void begin(std::string_view title, std::int64_t start);

    /// Gives `film`, which ends at `end`, its chapters: none, where there are fewer than two. What comes
    /// before the first is then a chapter without a title. `tick`: the unit of times, seconds.
    void give_to(AVFormatContext& film, AVRational tick, std::int64_t end) const;

  private:
    struct Chapter {
        std::int64_t start;
        std::string title;
    };
    std::vector<Chapter> chapters_;
};

}  // namespace queenreel
