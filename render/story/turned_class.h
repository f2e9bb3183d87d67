#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "frame/frame.h"
#include "frame/panel.h"
#include "puzzle/square.h"

namespace queenreel {

/// A class of solutions, seen from the eight symmetries of the board one after the other, first as it was
/// found. Each view is a quarter turn from the one before, or a mirror from left to right.
class TurnedClass {
  public:
    static constexpr std::size_t views = 8;

    /// Of a solution that stands for its class.
    explicit TurnedClass(Solution columns);

    /// Turns to the next view; the first one is the solution itself, and from the last it goes back to that.
    void turn();

    /// The solution as it is seen now, and what that is: "A half turn: the same board as at first".
    std::vector<int> columns() const;
    std::string words() const;

    /// Where its queens were in the view before.
    std::vector<Move> moves() const;

    /// The different boards seen so far, with the one that is seen now lit.
    const BoardsPanel& images() const { return images_; }
    std::size_t size() const { return images_.boards.size(); }

  private:
    std::vector<int> columns_;
    std::size_t view_ = 0;
    std::size_t image_ = 0;  // of the view, an element of images_
    bool is_new_ = true;
    BoardsPanel images_;
};

}  // namespace queenreel
