#pragma once

#include <vector>

#include "queenreel/verify/board/grid.h"
#include "queenreel/verify/board/picture.h"

namespace queenreel::judge {

/// The latest pictures that do not show a film's board in its place. At the end of the film they may be one
/// card, whose totals come in one by one: no square of a board in the first one changes, nor more than a
/// twentieth of the picture.
class LastPictures {
  public:
    /// `boards`: those found in the first picture.
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
