// A drawing, SVG.

#include "pictures.h"
#include "queenreel/verify/read/svg.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
    [[maybe_unused]] static const bool ready = (queenreel::judge::prepare_svg(), true);
    queenreel::fuzz::find_boards_in(queenreel::FileKind::svg, {bytes, size});
    return 0;
}
