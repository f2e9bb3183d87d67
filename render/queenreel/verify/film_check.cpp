#include "queenreel/verify/film_check.h"

#include <fmt/format.h>

#include <algorithm>
#include <string_view>

#include "queenreel/verify/board/ground.h"
#include "queenreel/verify/read/source.h"

namespace queenreel::judge {

using std::chrono::microseconds;

namespace {

// Moving queens are between squares, and turning boards are elsewhere, for a moment.
constexpr microseconds moment = std::chrono::milliseconds(350);

constexpr std::string_view displaced = "its board moved or changed colors since the one before";

}  // namespace

std::vector<Grid> FilmCheck::find(const Picture& picture) {
    if (!may_have_cards())
        return {find_board(picture)};
    try {
        return find_boards(picture);
    } catch (const UnreadableError& error) {
        boardless_ = error.what();
        return {};
    }
}

bool FilmCheck::stays(const Picture& picture) const {
    if (tracks_.empty() || picture.width != width_ || picture.height != height_)
        return false;
    // Nearly anything resembles a board of one square.
    if (tracks_.front().grid.n == 1)
        return !has_checkered_board(picture);
    return std::ranges::all_of(tracks_, [&](const Track& track) {
        return still_fits(picture, track.grid) || (may_have_cards() && roughly_fits(picture, track.grid));
    });
}

bool FilmCheck::take_place(const Picture& picture, const Place& place) {
    if (stays(picture))
        return true;
    if (may_end() && !tracks_.empty() && lacks_queens(picture)) {
        wait_for_end(picture, place);
        return false;
    }
    if (end_card_) {
        judge_end_card(*place.time);
        return take_place(picture, place);
    }
    const std::vector<Grid> found = find(picture);
    const auto same = [](const Track& track, const Grid& grid) { return is_alike(track.grid, grid); };
    const bool resized = !tracks_.empty() && (picture.width != width_ || picture.height != height_);
    const bool moved = !tracks_.empty() && !resized && !std::ranges::equal(tracks_, found, same);
    if (resized)
        findings_.fault(place, "differs in size from the one before");
    if (moved && may_have_cards()) {
        go_away(picture, place, found);
        return false;
    }
    if (may_have_cards() && !tracks_.empty() && !resized)
        return true;  // a turning board's shades fade: those of the first picture are the film's
    if (moved)
        findings_.fault(place, std::string(displaced));
    width_ = picture.width;
    height_ = picture.height;
    if (found.empty())
        return false;
    if (tracks_.size() != found.size())
        tracks_.assign(found.size(), {});
    for (std::size_t i = 0; i < found.size(); ++i)
        tracks_[i].grid = found[i];
    return true;
}

/// A first picture with its board elsewhere may be a title card, which the next one decides. A card whose
/// lines grow has more than one picture in which its board is not recognized.
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

/// The board is in its place again from `time` on: a turn is over, if it was one.
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

/// Whether the pictures without the board in its place are a card if the film ends at `time`: several only if
/// there was time for a turning board to change.
bool FilmCheck::is_card_at_end(microseconds time) const {
    return away_->pictures == 1 || (last_pictures_->may_be_card() && time - *away_->place.time >= moment);
}

/// Whether the picture before the one at `time` was the first after a title card, rather than of a turn.
bool FilmCheck::follows_card(const Picture& picture, microseconds time) const {
    if (!away_ || away_->pictures > 1 || away_->boards.empty())
        return false;
    return time - away_->latest >= moment ||
           std::ranges::all_of(away_->boards, [&](const Grid& grid) { return still_fits(picture, grid); });
}

/// The first picture was a title card: the board is where the second one has it.
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

/// The film goes on at `time`: its pictures without queens should have had some.
void FilmCheck::judge_end_card(microseconds time) {
    const EndCard card = *std::exchange(end_card_, std::nullopt);
    goes_on_ = true;
    check(card.picture, card.place);
    holds_.back().length = time - holds_.back().start;
}

std::vector<Reading> FilmCheck::read(const Picture& picture) {
    std::vector<Reading> readings;
    for (Track& track : tracks_)
        readings.push_back(expectations_.solutions ? read_squares(picture, track.grid)
                                                   : read_among_marks(picture, track.grid, track.seen));
    return readings;
}

void FilmCheck::judge_unclear(Track& track, microseconds until) {
    const auto unclear = std::exchange(track.unclear, std::nullopt);
    if (unclear && (expectations_.solutions || until - *unclear->second.time >= moment))
        findings_.reading(unclear->first, unclear->second);
}

void FilmCheck::judge_first() {
    if (const auto first = std::exchange(first_, std::nullopt))
        for (const Reading& reading : first->readings)
            findings_.reading(reading, first->place);
}

void FilmCheck::take(Track& track, Reading reading, const Place& place) {
    if (track.shown == reading)
        return;
    judge_unclear(track, *place.time);
    if (!first_ && reading.unclear.empty())
        findings_.reading(reading, place);
    else if (!first_)
        track.unclear = {reading, place};
    track.shown = std::move(reading);
}

void FilmCheck::compare_over_black(const Picture& see_through, const std::vector<Reading>& readings,
                                   const Place& place) {
    const Picture picture = laid_over(Ground::black, see_through);
    try {
        std::vector<Reading> others;
        if (expectations_.solutions)
            others.push_back(read_squares(picture, find_board(picture)));
        else
            for (const Track& track : tracks_) {
                QueenLooks seen = track.seen;
                others.push_back(read_among_marks(picture, track.grid, seen));
            }
        if (others != readings)
            findings_.fault(place, std::string(differs_over_black));
    } catch (const UnreadableError& error) {
        findings_.fault(place, fmt::format("over black: {}", error.what()));
    }
}

void FilmCheck::picture(const Picture& decoded, microseconds time) {
    findings_.alive();
    start_ = start_.value_or(time);
    if (!holds_.empty() && !end_card_) {
        Hold& last = holds_.back();
        last.length = time - last.start;
    }
    if (follows_card(decoded, time))
        leave_card();
    check(decoded, {"picture", holds_.size() + 1, time});
}

void FilmCheck::check(const Picture& decoded, const Place& place) {
    const bool see_through = is_see_through(decoded);
    const Picture picture = see_through ? laid_over(Ground::white, decoded) : decoded;
    if (!take_place(picture, place))
        return;
    come_back(*place.time);
    std::vector<Reading> readings = read(picture);
    if (may_end() && readings.front().is_empty())
        return wait_for_end(picture, place);
    if (end_card_) {
        judge_end_card(*place.time);
        return check(decoded, place);
    }
    const auto shows = [](const Track& track, const Reading& reading) { return track.shown == reading; };
    if (std::ranges::equal(tracks_, readings, shows)) {
        ++holds_.back().frames;
        return;
    }
    if (see_through)
        compare_over_black(decoded, readings, place);
    judge_first();
    if (may_have_cards() && holds_.empty()) {
        first_ = {readings, place};
        opening_ = picture;
    }
    for (std::size_t i = 0; i < tracks_.size(); ++i)
        take(tracks_[i], std::move(readings[i]), place);
    holds_.push_back({*place.time, microseconds{0}, 1});
}

void FilmCheck::end(microseconds time, microseconds tick) {
    tick_ = tick;
    has_end_ = true;
    end_ = time;
    if (away_ && away_->pictures == 1 && !away_->boards.empty())
        leave_card();
    else if (away_ && !is_card_at_end(time))
        findings_.fault(away_->place, std::string(displaced));
    judge_first();
    for (Track& track : tracks_)
        judge_unclear(track, time);
    if (!holds_.empty() && !away_ && !end_card_)
        holds_.back().length = time - holds_.back().start;
}

/// A title card may only be a beginning: a film that mostly shows no board is not a film of boards.
void FilmCheck::judge_lead_in() {
    if (boardless_.empty() || holds_.empty() || !has_end_)
        return;
    const microseconds lead_in = holds_.front().start - *start_;
    if (2 * lead_in > end_ - *start_)
        findings_.fault({}, fmt::format("its first {}: {}", seconds(lead_in), boardless_));
}

void FilmCheck::finish() {
    judge_first();
    for (Track& track : tracks_)
        judge_unclear(track, microseconds::max());
    judge_lead_in();
    if (!has_end_ && !end_card_ && !holds_.empty())
        holds_.pop_back();
    for (const HoldFault& wrong : wrong_holds(holds_, expectations_, tick_))
        findings_.fault({"picture", wrong.index + 1, holds_[wrong.index].start}, wrong.what);
    if (holds_.empty()) {
        if (!boardless_.empty())
            findings_.fault({}, boardless_);
        return;
    }
    const auto shorter = [](const Hold& a, const Hold& b) { return a.length < b.length; };
    const auto [min, max] = std::minmax_element(holds_.begin(), holds_.end(), shorter);
    const bool ends_with_card = away_ || (end_card_ && has_end_);
    const microseconds end = ends_with_card ? end_ : holds_.back().start + holds_.back().length;
    findings_.times({end - holds_.front().start, min->length, max->length});
}

}  // namespace queenreel::judge
