#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "queenreel/frame/frame.h"
#include "queenreel/frame/panel.h"
#include "queenreel/puzzle/square.h"
#include "queenreel/words/words.h"

namespace queenreel {

/// A symmetry class: a board as it was found and its images under the seven other symmetries of the square.
/// Each image is reached from the board as found by one motion.
class TurnedClass {
  public:
    static constexpr std::size_t views = 8;

    /// Takes the solution that represents the class.
    TurnedClass(Solution columns, const Words& words);

    /// Turns or mirrors the board as found to the next image; the first call shows the first of seven.
    void turn();

    /// Returns to the board as found.
    void turn_back();

    /// The solution in the current view, and a description of the view: "Turned 180°: same board as found".
    std::vector<int> columns() const;
    std::string words() const;

    /// The first part of that description: the motion that leads to the view.
    std::string motion_words() const;

    /// Returns the squares of an image's queens on the board as found, their way from there to here, and the
    /// line or arc on `board` that shows it.
    std::vector<SquarePair> moves() const;
    Movement movement() const;
    void add_guide(BoardPanel& board) const;

    /// The distinct boards seen so far, with the current one lit.
    const BoardsPanel& images() const { return images_; }
    std::size_t size() const { return images_.boards.size(); }

  private:
    void see(std::size_t view);

    Words words_;
    std::vector<int> columns_;
    std::size_t view_ = 0;    // the current view; 0: as found
    std::size_t turned_ = 0;  // the last view turned to
    std::size_t image_ = 0;   // index of the view's board in images_
    bool is_new_ = true;
    BoardsPanel images_;
    std::vector<std::size_t> first_views_{0};  // of each image, the first view that shows it
};

}  // namespace queenreel
