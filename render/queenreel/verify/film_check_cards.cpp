// Tells cards and turning boards from faults among pictures whose board is not in its place.

#include <algorithm>
#include <string>
#include <utility>

#include "queenreel/verify/board/ground.h"
#include "queenreel/verify/film_check.h"
#include "queenreel/verify/read/source.h"

namespace queenreel::judge {

using std::chrono::microseconds;

/// If the first picture has its board elsewhere, it may be a title card; the next picture decides. A card
/// whose lines grow has more than one picture in which its board is not recognized.
void FilmCheck::go_away(const Picture& picture, const Place& place, std::vector<Grid> boards) {
    constexpr microseconds max_opening = std::chrono::seconds(15);
    for (Track& track : tracks_)
        judge_unclear(track, *place.time);
    if (last_pictures_)
        last_pictures_->follow(picture);
    else
        last_pictures_.emplace(picture, boards);
    if (holds_.size() == 1 && *place.time - *start_ <= max_opening &&
        may_follow_card(boards, tracks_.front().grid, opening_)) {
        away_ = Away{.place = place};
        away_->first = picture;
        away_->boards = std::move(boards);
    } else if (!away_) {
        away_ = Away{.place = place};
    } else {
        away_->longest = std::max(away_->longest, *place.time - away_->latest);
    }
    away_->latest = *place.time;
    ++away_->pictures;
}

/// The board is in its place again from `time` on, so a turn, if there was one, is over.
void FilmCheck::come_back(microseconds time) {
    constexpr microseconds max_turn = std::chrono::seconds(3);
    const auto away = std::exchange(away_, std::nullopt);
    last_pictures_.reset();
    if (!away)
        return;
    const microseconds longest = std::max(away->longest, time - away->latest);
    if (longest >= moment || time - *away->place.time > max_turn)
        findings_.fault(away->place, std::string(displaced));
}

/// Returns whether the pictures whose board is not in its place are a card if the film ends at `time`.
/// Several pictures are one card only if a turning board would have had time to change.
bool FilmCheck::is_card_at_end(microseconds time) const {
    return away_->pictures == 1 || (last_pictures_->may_be_card() && time - *away_->place.time >= moment);
}

/// Returns whether a title card came before the picture that precedes the one at `time`; otherwise that
/// picture is part of a turn.
bool FilmCheck::follows_card(const Picture& picture, microseconds time) const {
    if (!away_ || away_->pictures > 1 || away_->boards.empty())
        return false;
    return time - away_->latest >= moment ||
           std::ranges::all_of(away_->boards, [&](const Grid& grid) { return still_fits(picture, grid); });
}

/// The first picture was a title card: takes the board's place from the second one.
void FilmCheck::leave_card() {
    const Away away = *std::exchange(away_, std::nullopt);
    last_pictures_.reset();
    first_.reset();
    tracks_.assign(away.boards.size(), {});
    for (std::size_t i = 0; i < away.boards.size(); ++i)
        tracks_[i].grid = away.boards[i];
    check(away.first, away.place);
}

/// Returns true if a picture without a board in its place shows no queen.
bool FilmCheck::lacks_queens(const Picture& picture) const {
    if (picture.width != width_ || picture.height != height_)
        return false;
    try {
        return read_squares(picture, find_board(picture)).is_empty();
    } catch (const UnreadableError&) {
        return true;
    }
}

/// Takes a picture without queens as the end card, until one with queens follows.
void FilmCheck::wait_for_end(const Picture& picture, const Place& place) {
    if (!end_card_)
        end_card_ = EndCard{picture, place};
}

/// The film goes on at `time`, so its pictures without queens should have had some.
void FilmCheck::judge_end_card(microseconds time) {
    const EndCard card = *std::exchange(end_card_, std::nullopt);
    goes_on_ = true;
    check(card.picture, card.place);
    holds_.back().length = time - holds_.back().start;
}

}  // namespace queenreel::judge
