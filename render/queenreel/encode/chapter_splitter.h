#pragma once

#include <functional>
#include <utility>
#include <vector>

#include "queenreel/frame/frame.h"

namespace queenreel {

/// Shares out the frames of a film to its chapters: a frame whose chapter is not empty begins one, and the
/// first frame the first. Frames in between that lead to the first frame of a chapter belong to that chapter,
/// so that each chapter ends at rest.
class ChapterSplitter {
  public:
    using Take = std::function<void(const Frame&)>;

    /// `begin` begins a chapter, ending the one before; `add` adds a frame to it.
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

    /// No more frames come: those that led to one stay in the last chapter. Another film may follow.
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
    std::vector<Frame> in_between_;  // on the way to a frame that may begin a chapter, which they then begin
    bool begun_ = false;
};

}  // namespace queenreel
