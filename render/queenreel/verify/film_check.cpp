#include "queenreel/verify/film_check.h"

#include <fmt/format.h>

#include <algorithm>

#include "queenreel/verify/board/ground.h"
#include "queenreel/verify/board/part.h"
#include "queenreel/verify/read/source.h"

namespace queenreel::judge {

using std::chrono::microseconds;

namespace {

bool are_equal(const Picture& a, const Picture& b) {
    return a.width == b.width && a.height == b.height &&
           have_same_bytes(a, b, {.right = a.width, .bottom = a.height});
}

}  // namespace

std::vector<Grid> FilmCheck::find(const Picture& picture) {
    if (!may_have_cards())
        return {find_board(picture)};
    // A card may last many frames, and searching a picture full of text takes long.
    if (are_equal(picture, searched_))
        return found_;
    searched_ = picture;
    found_.clear();
    try {
        found_ = find_boards(picture);
    } catch (const UnreadableError& error) {
        boardless_ = error.what();
    }
    return found_;
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
        return true;  // a turning board's shades fade, so the first picture's are the film's
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

std::vector<Reading> FilmCheck::read(const Picture& picture) {
    std::vector<Reading> readings;
    for (Track& track : tracks_)
        readings.push_back(expectations_.solutions
                               ? read_squares(picture, track.grid, track.memory)
                               : read_among_marks(picture, track.grid, track.seen, track.memory));
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

/// A title card must be no more than a beginning: a film that mostly shows no board is not a film of boards.
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
