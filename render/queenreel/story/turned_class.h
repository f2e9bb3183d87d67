#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "queenreel/frame/frame.h"
#include "queenreel/frame/panel.h"
#include "queenreel/puzzle/square.h"

namespace queenreel {

/// A class of solutions: a board as it was found, and its images under the seven other symmetries of the
/// square, each of which comes from the board as found by a motion of its own.
class TurnedClass {
  public:
    static constexpr std::size_t views = 8;

    /// Of a solution that stands for its class.
    explicit TurnedClass(Solution columns);

    /// Turns or mirrors the board as found to the next image; the first call to the first of seven.
    void turn();

    /// Goes back to the board as found.
    void turn_back();

    /// The solution as it is seen now, and what that is: "Turned 180°: same board as found".
    std::vector<int> columns() const;
    std::string words() const;

    /// The first of these words: the motion that leads to it.
    std::string motion_words() const;

    /// Where the queens of an image were on the board as found, how they come from there, and the line or arc
    /// that says so on `board`.
    std::vector<Move> moves() const;
    Movement movement() const;
    void add_guide(BoardPanel& board) const;

    /// The different boards seen so far, with the one that is seen now lit.
    const BoardsPanel& images() const { return images_; }
    std::size_t size() const { return images_.boards.size(); }

  private:
    void see(std::size_t view);

    std::vector<int> columns_;
    std::size_t view_ = 0;    // seen now; 0: as found
    std::size_t turned_ = 0;  // the last view turned to
    std::size_t image_ = 0;   // of the view, an element of images_
    bool is_new_ = true;
    BoardsPanel images_;
};

}  // namespace queenreel
