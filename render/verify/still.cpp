#include "verify/still.h"

#include "verify/png.h"
#include "verify/squares.h"
#include "verify/svg.h"

namespace queenreel::judge {

void read_still(Source& source, BoardCheck& check) {
    const std::vector<std::uint8_t> bytes = source.bytes();
    const Picture picture = check.report().kind == FileKind::png ? read_png(bytes) : read_svg(bytes);
    QueenLooks seen{};
    check.reading(read_squares(picture, find_board(picture), seen), {});
}

}  // namespace queenreel::judge
