#pragma once

#include <chrono>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "verify/board/squares.h"
#include "verify/findings.h"
#include "verify/holds.h"
#include "verify/verify.h"

namespace queenreel::judge {

/// Takes a film's pictures as they are decoded. Those that show the same board in a row are one hold.
class FilmCheck {
  public:
    /// Both must outlive it.
    FilmCheck(const Expectations& expectations, Findings& findings)
        : expectations_(expectations), findings_(findings) {}

    /// Takes a picture that is shown from `time`, after all before it. Throws UnreadableError when the first
    /// has no board.
    void picture(const Picture& picture, std::chrono::microseconds time);

    /// The last picture ends at `time`; `tick` is the precision of the format's times.
    void end(std::chrono::microseconds time, std::chrono::microseconds tick);

    /// A fault of the film as a whole.
    void fault(std::string what) { findings_.fault({}, std::move(what)); }

    /// Proves the holds, and tells the film's times.
    void finish();

  private:
    /// A picture that is not judged yet: of queens between squares until it is known for how long, and the
    /// first until it is known whether it is a card.
    struct Waiting {
        Reading reading;
        Place place;
    };

    /// A film of any placements may begin and end with a card: a picture of its own, whose board, if it has
    /// one, stands elsewhere.
    bool may_have_cards() const { return !expectations_.solutions; }

    std::optional<Grid> find(const Picture& picture);
    std::optional<Reading> read(const Picture& picture, const Place& place);  // nothing: of a card
    void judge_first();
    void judge_unclear(std::chrono::microseconds until);

    const Expectations& expectations_;
    Findings& findings_;
    std::optional<Grid> grid_;
    QueenLooks seen_{};
    std::optional<Reading> shown_;
    std::optional<Waiting> unclear_;
    std::optional<Waiting> first_;
    std::vector<Hold> holds_;
    std::optional<Fault> card_;  // the last picture is an end card; a fault if others come
    Place card_place_{};
    std::string boardless_;  // why the last picture without a board has none
    std::chrono::microseconds end_{0};
    int width_ = 0;
    int height_ = 0;
    std::chrono::microseconds tick_{1000};
    bool has_end_ = false;
};

}  // namespace queenreel::judge
