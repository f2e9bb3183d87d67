#include "verify/still.h"

#include "verify/board/squares.h"
#include "verify/read/png.h"
#include "verify/read/svg.h"

namespace queenreel::judge {

void read_still(Source& source, BoardCheck& check) {
    const std::vector<std::uint8_t> bytes = source.bytes();
    const Picture picture = check.report().kind == FileKind::png ? read_png(bytes) : read_svg(bytes);
    const Grid grid = find_board(picture);
    QueenLooks seen{};
    check.reading(
        check.expectations().solutions ? read_squares(picture, grid) : read_among_marks(picture, grid, seen),
        {});
}

}  // namespace queenreel::judge
