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

/// Looks at one square, of at least 14 pixels.
SeenSquare see(const Picture& picture, const Grid& grid, Square square);

/// What the squares of a board showed in the last picture of a film. A square with the same pixels shows the
/// same, so only the few that changed are looked at.
class SquareMemory {
  public:
    /// Looks at all squares of a board, row by row. Keeps the picture until the next one.
    const std::vector<SeenSquare>& see_all(const Picture& picture, const Grid& grid);

  private:
    Picture last_{};
    std::optional<Grid> grid_;
    std::vector<SeenSquare> seen_;
};

}  // namespace queenreel::judge
