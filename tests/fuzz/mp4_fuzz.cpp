// A film, mp4.

#include "pictures.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
    queenreel::fuzz::find_boards_in(queenreel::FileKind::mp4, {bytes, size});
    return 0;
}
