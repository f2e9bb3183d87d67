// A film, gif.

#include "pictures.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
    queenreel::fuzz::find_boards_in(queenreel::FileKind::gif, {bytes, size});
    return 0;
}
