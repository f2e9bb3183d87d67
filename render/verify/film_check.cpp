#include "verify/film_check.h"

#include <fmt/format.h>

#include <algorithm>

namespace queenreel::judge {

using std::chrono::microseconds;

Reading FilmCheck::read(const Picture& picture, const Place& place) {
    const bool resized = picture.width != width_ || picture.height != height_;
    const bool stays =
        grid_ && !resized &&
        (still_fits(picture, *grid_) || (!check_.expectations().solutions && roughly_fits(picture, *grid_)));
    if (!stays) {
        const Grid found = find_board(picture);
        if (grid_ && resized)
            check_.fault(place, "differs in size from the one before");
        else if (grid_ && !is_alike(found, *grid_))
            check_.fault(place, "its board moved or changed colors since the one before");
        grid_ = found;
        width_ = picture.width;
        height_ = picture.height;
    }
    return check_.expectations().solutions ? read_squares(picture, *grid_)
                                           : read_among_marks(picture, *grid_, seen_);
}

void FilmCheck::judge_unclear(microseconds until) {
    // Queens on their way from one board to the next are between squares for a moment.
    constexpr microseconds moment = std::chrono::milliseconds(350);
    if (!unclear_)
        return;
    if (check_.expectations().solutions || until - *unclear_->place.time >= moment)
        check_.reading(unclear_->reading, unclear_->place);
    unclear_.reset();
}

void FilmCheck::picture(const Picture& picture, microseconds time) {
    if (!holds_.empty()) {
        Hold& last = holds_.back();
        last.length = time - last.start;
    }
    const Place place{"picture", holds_.size() + 1, time};
    Reading reading = read(picture, place);
    if (shown_ && *shown_ == reading) {
        ++holds_.back().frames;
        return;
    }
    judge_unclear(time);
    if (reading.unclear.empty())
        check_.reading(reading, place);
    else
        unclear_ = {reading, place};
    shown_ = std::move(reading);
    holds_.push_back({time, microseconds{0}, 1});
}

void FilmCheck::end(microseconds time, microseconds tick) {
    tick_ = tick;
    has_end_ = true;
    judge_unclear(time);
    if (!holds_.empty())
        holds_.back().length = time - holds_.back().start;
}

void FilmCheck::finish() {
    if (unclear_)
        judge_unclear(microseconds::max());
    if (!has_end_ && !holds_.empty())
        holds_.pop_back();
    for (const HoldFault& wrong : wrong_holds(holds_, check_.expectations(), tick_))
        check_.fault({"picture", wrong.index + 1, holds_[wrong.index].start}, wrong.what);
    if (holds_.empty())
        return;
    const auto shorter = [](const Hold& a, const Hold& b) { return a.length < b.length; };
    const auto [min, max] = std::minmax_element(holds_.begin(), holds_.end(), shorter);
    FileReport& report = check_.report();
    report.min_hold = min->length;
    report.max_hold = max->length;
    report.duration = holds_.back().start + holds_.back().length - holds_.front().start;
}

}  // namespace queenreel::judge
