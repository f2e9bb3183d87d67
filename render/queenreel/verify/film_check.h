#pragma once

#include <chrono>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "queenreel/verify/board/squares.h"
#include "queenreel/verify/findings.h"
#include "queenreel/verify/holds.h"
#include "queenreel/verify/verify.h"

namespace queenreel::judge {

/// Checks a film's pictures as they are decoded. Consecutive pictures of the same board are one hold. A
/// transparent picture is read over white and must show the same over black. A film of any placements may
/// show several boards side by side, as a race does: each is read and checked separately.
class FilmCheck {
  public:
    /// Both must outlive the object.
    FilmCheck(const Expectations& expectations, Findings& findings)
        : expectations_(expectations), findings_(findings) {}

    /// Checks a picture shown from `time`, after all earlier ones. Throws UnreadableError if the first has no
    /// board.
    void picture(const Picture& decoded, std::chrono::microseconds time);

    /// Sets the end of the last picture to `time`; `tick` is the precision of the format's times.
    void end(std::chrono::microseconds time, std::chrono::microseconds tick);

    /// Reports a fault of the whole film.
    void fault(std::string what) { findings_.fault({}, std::move(what)); }

    /// Checks the holds, and reports the film's times.
    void finish();

  private:
    /// A picture whose check is pending.
    struct Waiting {
        std::vector<Reading> readings;  ///< one per board
        Place place;
    };

    /// One of the boards that all pictures show, and its current content.
    struct Track {
        Grid grid;
        QueenLooks seen{};
        std::optional<Reading> shown{};

        /// A reading with queens between squares, pending until its duration is known.
        std::optional<std::pair<Reading, Place>> unclear{};
    };

    /// Whether the film may begin and end with a card: a picture whose board, if it has one, is elsewhere.
    /// Films of any placements may.
    bool may_have_cards() const { return !expectations_.solutions; }

    std::vector<Grid> find(const Picture& picture);
    bool stays(const Picture& picture) const;
    bool take_place(const Picture& picture, const Place& place);  // returns false for a card
    std::vector<Reading> read(const Picture& picture);
    void compare_over_black(const Picture& see_through, const std::vector<Reading>& readings,
                            const Place& place);
    void take(Track& track, Reading reading, const Place& place);
    void judge_first();
    void judge_unclear(Track& track, std::chrono::microseconds until);
    void judge_lead_in();

    const Expectations& expectations_;
    Findings& findings_;
    std::vector<Track> tracks_;     // empty until a board is found
    std::optional<Waiting> first_;  // the first picture, while it may be a card
    std::vector<Hold> holds_;
    std::optional<Fault> card_;  // the last picture is an end card; a fault if others follow
    Place card_place_{};
    std::string boardless_;                           // why the latest picture without a board has none
    std::optional<std::chrono::microseconds> start_;  // start of the first picture, even a card
    std::chrono::microseconds end_{0};
    int width_ = 0;
    int height_ = 0;
    std::chrono::microseconds tick_{1000};
    bool has_end_ = false;
};

}  // namespace queenreel::judge
