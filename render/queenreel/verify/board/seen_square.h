#pragma once

#include <optional>
#include <vector>

#include "queenreel/puzzle/square.h"
#include "queenreel/verify/board/grid.h"
#include "queenreel/verify/board/picture.h"
#include "queenreel/verify/board/square_view.h"

namespace queenreel::judge {

/// The content of a square, and the look of its ink.
struct SeenSquare {
    Content content = Content::empty;
    double ink = 0;
    Ink look{};  ///< of a square that is not empty
};

/// Reads one square, at least 14 pixels wide.
SeenSquare see(const Picture& picture, const Grid& grid, Square square);

/// Remembers what the squares of a board showed in a film's last picture. Most squares keep their pixels from
/// one picture to the next, so only the few that change are read again.
class SquareMemory {
  public:
    /// Returns what all squares of a board show, row by row, until the next call. Keeps the picture, whose
    /// bytes must not change.
    const std::vector<SeenSquare>& see_all(const Picture& picture, const Grid& grid);

  private:
    Picture last_{};
    std::optional<Grid> grid_;
    std::vector<SeenSquare> seen_;
};

}  // namespace queenreel::judge
