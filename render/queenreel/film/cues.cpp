#include "queenreel/film/cues.h"

#include <utility>

namespace queenreel {

void Cues::put(std::string_view caption, std::chrono::microseconds end) {
    if (!run_ || run_->text != caption) {
        end_run();
        run_ = {end_, std::string(caption)};
        in_cue_ = false;
    }
    end_ = end;
    if (!in_cue_ && end_ - run_->start >= min) {
        emit(run_->start, run_->text);
        in_cue_ = true;
    }
}

void Cues::finish() {
    end_run();
    if (joined_ && !started_)
        emit(joined_->start, joined_->text);
}

std::optional<Cue> Cues::next() {
    if (decided_.empty())
        return std::nullopt;
    Cue cue = std::move(decided_.front());
    decided_.pop_front();
    return cue;
}

// Joins the current caption to the short ones before it, if it is short.
void Cues::end_run() {
    if (!run_ || in_cue_)
        return;
    if (!joined_)
        joined_ = *run_;
    else if (!run_->text.empty())
        joined_->text = run_->text;
    if (end_ - joined_->start >= min)
        emit(joined_->start, joined_->text);
    in_cue_ = true;
}

void Cues::emit(std::chrono::microseconds start, const std::string& text) {
    if (!started_)
        start = std::chrono::microseconds{0};
    if (!started_ || text != shown_)
        decided_.push_back({start, text});
    started_ = true;
    shown_ = text;
    joined_.reset();
}

}  // namespace queenreel
