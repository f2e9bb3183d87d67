#pragma once

#include <vector>

#include "queenreel/verify/board/grid.h"
#include "queenreel/verify/board/picture.h"

namespace queenreel::judge {

/// The latest pictures that do not show a film's board in its place. At the end of the film, they may all
/// show one card, whose totals come in one by one: then no square of a board in the first picture changes,
/// and at most a twentieth of the picture.
class LastPictures {
  public:
    /// `boards`: the boards found in the first picture.
    LastPictures(Picture first, std::vector<Grid> boards);

    /// Compares the next picture with the first.
    void follow(const Picture& picture);

    bool may_be_card() const { return may_be_card_; }

  private:
    bool keeps_squares(const Picture& picture) const;

    Picture first_;
    std::vector<Grid> boards_;
    bool may_be_card_ = true;
};

}  // namespace queenreel::judge
