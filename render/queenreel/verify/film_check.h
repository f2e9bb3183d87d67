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

/// Takes a film's pictures as they are decoded. Those that show the same board in a row are one hold. One
/// that a page can be seen through is read as it is on white, and must show the same on black. A film
/// of any placements may show several boards side by side, as a race does: each is read and judged by itself.
class FilmCheck {
  public:
    /// Both must outlive it.
    FilmCheck(const Expectations& expectations, Findings& findings)
        : expectations_(expectations), findings_(findings) {}

    /// Takes a picture that is shown from `time`, after all before it. Throws UnreadableError when the first
    /// has no board.
    void picture(const Picture& decoded, std::chrono::microseconds time);

    /// The last picture ends at `time`; `tick` is the precision of the format's times.
    void end(std::chrono::microseconds time, std::chrono::microseconds tick);

    /// A fault of the film as a whole.
    void fault(std::string what) { findings_.fault({}, std::move(what)); }

    /// Proves the holds, and tells the film's times.
    void finish();

  private:
    /// A picture that is not judged yet.
    struct Waiting {
        std::vector<Reading> readings;  ///< one a board
        Place place;
    };

    /// One of the boards that all pictures show, and what it shows.
    struct Track {
        Grid grid;
        QueenLooks seen{};
        std::optional<Reading> shown{};

        /// A reading of queens between squares, which is not judged until it is known for how long.
        std::optional<std::pair<Reading, Place>> unclear{};
    };

    /// A film of any placements may begin and end with a card: a picture of its own, whose board, if it has
    /// one, stands elsewhere.
    bool may_have_cards() const { return !expectations_.solutions; }

    std::vector<Grid> find(const Picture& picture);
    bool stays(const Picture& picture) const;
    bool take_place(const Picture& picture, const Place& place);  // false: of a card
    std::vector<Reading> read(const Picture& picture);
    void compare_over_black(const Picture& see_through, const std::vector<Reading>& readings,
                            const Place& place);
    void take(Track& track, Reading reading, const Place& place);
    void judge_first();
    void judge_unclear(Track& track, std::chrono::microseconds until);
    void judge_lead_in();

    const Expectations& expectations_;
    Findings& findings_;
    std::vector<Track> tracks_;     // none until a board was found
    std::optional<Waiting> first_;  // the first picture, until it is known whether it is a card
    std::vector<Hold> holds_;
    std::optional<Fault> card_;  // the last picture is an end card; a fault if others come
    Place card_place_{};
    std::string boardless_;                           // why the last picture without a board has none
    std::optional<std::chrono::microseconds> start_;  // of the first picture, be it a card
    std::chrono::microseconds end_{0};
    int width_ = 0;
    int height_ = 0;
    std::chrono::microseconds tick_{1000};
    bool has_end_ = false;
};

}  // namespace queenreel::judge
