#include "verify/film_check.h"

#include <fmt/format.h>

#include <algorithm>
#include <string_view>
#include <utility>

#include "verify/read/source.h"

namespace queenreel::judge {

using std::chrono::microseconds;

std::optional<Grid> FilmCheck::find(const Picture& picture) {
    if (!may_have_cards())
        return find_board(picture);
    try {
        return find_board(picture);
    } catch (const UnreadableError& error) {
        boardless_ = error.what();
        return std::nullopt;
    }
}

std::optional<Reading> FilmCheck::read(const Picture& picture, const Place& place) {
    const bool resized = picture.width != width_ || picture.height != height_;
    const bool stays =
        grid_ && !resized &&
        (still_fits(picture, *grid_) || (!expectations_.solutions && roughly_fits(picture, *grid_)));
    if (!stays) {
        const std::optional<Grid> found = find(picture);
        const bool moved = grid_ && !resized && !(found && is_alike(*found, *grid_));
        if (grid_ && resized)
            findings_.fault(place, "differs in size from the one before");
        // What comes first and stands elsewhere was a title card, and what comes last is an end card.
        const bool first_was_card = moved && found && may_have_cards() && holds_.size() == 1;
        if (first_was_card)
            first_.reset();
        if (moved && !first_was_card) {
            constexpr std::string_view what = "its board moved or changed colors since the one before";
            if (may_have_cards()) {
                card_ = Fault{"", std::string(what)};
                card_place_ = place;
                return std::nullopt;
            }
            findings_.fault(place, std::string(what));
        }
        width_ = picture.width;
        height_ = picture.height;
        if (!found)
            return std::nullopt;
        grid_ = found;
    }
    return expectations_.solutions ? read_squares(picture, *grid_) : read_among_marks(picture, *grid_, seen_);
}

void FilmCheck::judge_unclear(microseconds until) {
    // Queens on their way from one board to the next are between squares for a moment.
    constexpr microseconds moment = std::chrono::milliseconds(350);
    if (!unclear_)
        return;
    if (expectations_.solutions || until - *unclear_->place.time >= moment)
        findings_.reading(unclear_->reading, unclear_->place);
    unclear_.reset();
}

void FilmCheck::judge_first() {
    if (const auto first = std::exchange(first_, std::nullopt))
        findings_.reading(first->reading, first->place);
}

void FilmCheck::picture(const Picture& picture, microseconds time) {
    findings_.alive();
    if (!holds_.empty()) {
        Hold& last = holds_.back();
        last.length = time - last.start;
    }
    if (card_)
        findings_.fault(card_place_, std::exchange(card_, std::nullopt)->what);
    const Place place{"picture", holds_.size() + 1, time};
    std::optional<Reading> read_now = read(picture, place);
    if (!read_now)
        return;
    Reading reading = std::move(*read_now);
    if (shown_ && *shown_ == reading) {
        ++holds_.back().frames;
        return;
    }
    judge_first();
    judge_unclear(time);
    if (may_have_cards() && holds_.empty())
        first_ = {reading, place};
    else if (reading.unclear.empty())
        findings_.reading(reading, place);
    else
        unclear_ = {reading, place};
    shown_ = std::move(reading);
    holds_.push_back({time, microseconds{0}, 1});
}

void FilmCheck::end(microseconds time, microseconds tick) {
    tick_ = tick;
    has_end_ = true;
    end_ = time;
    judge_first();
    judge_unclear(time);
    if (!holds_.empty() && !card_)
        holds_.back().length = time - holds_.back().start;
}

void FilmCheck::finish() {
    judge_first();
    if (unclear_)
        judge_unclear(microseconds::max());
    if (!has_end_ && !holds_.empty())
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
    const microseconds end = card_ ? end_ : holds_.back().start + holds_.back().length;
    findings_.times({end - holds_.front().start, min->length, max->length});
}

}  // namespace queenreel::judge
