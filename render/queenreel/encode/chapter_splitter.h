#pragma once

#include <functional>
#include <utility>
#include <vector>

#include "queenreel/frame/frame.h"

namespace queenreel {

/// Divides the frames of a film into chapters: a frame with a nonempty chapter begins one, and the first
/// frame begins the first. In-between frames that lead to the first frame of a chapter belong to that
/// chapter, so that each chapter ends at rest.
class ChapterSplitter {
  public:
    using Take = std::function<void(const Frame&)>;

    /// `begin` begins a chapter, ending the previous one; `add` adds a frame to it.
    ChapterSplitter(Take begin, Take add) : begin_(std::move(begin)), add_(std::move(add)) {}

    void put(const Frame& frame) {
        if (frame.in_between && frame.chapter.empty()) {
            in_between_.push_back(frame);
            return;
        }
        if (!begun_ || !frame.chapter.empty())
            begin_(frame);
        begun_ = true;
        add_in_between();
        add_(frame);
    }

    /// Ends the film; in-between frames at its end stay in the last chapter. Another film may follow.
    void finish() {
        add_in_between();
        begun_ = false;
    }

  private:
    void add_in_between() {
        for (const Frame& frame : std::exchange(in_between_, {}))
            add_(frame);
    }

    Take begin_;
    Take add_;
    std::vector<Frame> in_between_;  // in-between frames before one that may begin a chapter, which then
                                     // includes them
    bool begun_ = false;
};

}  // namespace queenreel
