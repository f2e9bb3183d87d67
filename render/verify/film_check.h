#pragma once

#include <chrono>
#include <optional>
#include <vector>

#include "verify/board/squares.h"
#include "verify/board_check.h"
#include "verify/holds.h"

namespace queenreel::judge {

/// Takes a film's pictures as they are decoded. Those that show the same board in a row are one hold.
class FilmCheck {
  public:
    /// `check` must outlive it.
    explicit FilmCheck(BoardCheck& check) : check_(check) {}

    /// Takes a picture that is shown from `time`, after all before it. Throws UnreadableError when the first
    /// has no board.
    void picture(const Picture& picture, std::chrono::microseconds time);

    /// The last picture ends at `time`; `tick` is the precision of the format's times.
    void end(std::chrono::microseconds time, std::chrono::microseconds tick);

    /// A fault of the film as a whole.
    void fault(std::string what) { check_.fault(std::move(what)); }

    /// Proves the holds and completes the report.
    void finish();

  private:
    /// A picture that shows queens between squares, until it is known for how long.
    struct Unclear {
        Reading reading;
        Place place;
    };

    Reading read(const Picture& picture, const Place& place);
    void judge_unclear(std::chrono::microseconds until);

    BoardCheck& check_;
    std::optional<Grid> grid_;
    QueenLooks seen_{};
    std::optional<Reading> shown_;
    std::optional<Unclear> unclear_;
    std::vector<Hold> holds_;
    int width_ = 0;
    int height_ = 0;
    std::chrono::microseconds tick_{1000};
    bool has_end_ = false;
};

}  // namespace queenreel::judge
