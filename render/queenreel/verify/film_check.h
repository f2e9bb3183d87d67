#pragma once

#include <chrono>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "queenreel/verify/board/squares.h"
#include "queenreel/verify/findings.h"
#include "queenreel/verify/holds.h"
#include "queenreel/verify/last_pictures.h"
#include "queenreel/verify/verify.h"

namespace queenreel::judge {

/// Checks a film's pictures as they are decoded. Consecutive pictures of the same board are one hold. A
/// transparent picture is read over white and must show the same over black. A film of any placements may
/// show several boards side by side, as a race does; it checks each separately. Boards of such a film may
/// also turn: between two pictures with the board in its place, there may be pictures without it, each shown
/// for a moment. The film may end with a card: one picture, or several that differ in little but text
/// (LastPictures). A film of solutions may end with a card that shows no queen.
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
    // Moving queens are between squares, and turning boards are elsewhere, for a moment.
    static constexpr std::chrono::microseconds moment = std::chrono::milliseconds(350);

    static constexpr std::string_view displaced = "its board moved or changed colors since the one before";

    /// A picture whose check is pending.
    struct Waiting {
        std::vector<Reading> readings;  ///< one per board
        Place place;
    };

    /// One of the boards that all pictures show, and its current content.
    struct Track {
        Grid grid;
        QueenLooks seen{};
        SquareMemory memory{};
        std::optional<Reading> shown{};

        /// A reading with queens between squares, pending until its duration is known.
        std::optional<std::pair<Reading, Place>> unclear{};
    };

    /// Successive pictures without the board in its place.
    struct Away {
        Place place;  ///< the first
        std::chrono::microseconds latest{0};
        std::chrono::microseconds longest{0};  ///< the longest that one of them is shown
        int pictures = 0;
        Picture first{};             ///< if it may follow a title card: the picture, and …
        std::vector<Grid> boards{};  ///< … its boards
    };

    /// Returns true if the film may begin and end with a card: a picture whose board, if it has one, is
    /// elsewhere. Films of any placements may.
    bool may_have_cards() const { return !expectations_.solutions; }

    /// A picture without queens that ends a film of solutions, if none with queens follows.
    struct EndCard {
        Picture picture;
        Place place;
    };

    /// Returns true if the end card may come next.
    bool may_end() const { return expectations_.solutions && !holds_.empty() && !goes_on_; }

    bool lacks_queens(const Picture& picture) const;
    void wait_for_end(const Picture& picture, const Place& place);
    void judge_end_card(std::chrono::microseconds time);

    std::vector<Grid> find(const Picture& picture);
    bool stays(const Picture& picture) const;
    bool take_place(const Picture& picture, const Place& place);  // returns false without the board
    void go_away(const Picture& picture, const Place& place, std::vector<Grid> boards);
    void come_back(std::chrono::microseconds time);
    bool is_card_at_end(std::chrono::microseconds time) const;
    bool follows_card(const Picture& picture, std::chrono::microseconds time) const;
    void leave_card();
    void check(const Picture& decoded, const Place& place);
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
    Picture opening_{};             // the first picture with a board, of films that may have cards
    Picture searched_{};            // of such films: the picture that find() searched last …
    std::vector<Grid> found_;       // … and its boards
    std::optional<Waiting> first_;  // the first picture, while it may be a card
    std::vector<Hold> holds_;
    std::optional<Away> away_;                        // at the end, an end card …
    std::optional<LastPictures> last_pictures_;       // … of these pictures, since the board was in its place
    std::optional<EndCard> end_card_;                 // the first picture of it
    bool goes_on_ = false;                            // whether the film went on after a supposed end card
    std::string boardless_;                           // why the latest boardless picture has no board
    std::optional<std::chrono::microseconds> start_;  // start of the first picture, even a card
    std::chrono::microseconds end_{0};
    int width_ = 0;
    int height_ = 0;
    std::chrono::microseconds tick_{1000};
    bool has_end_ = false;
};

}  // namespace queenreel::judge
