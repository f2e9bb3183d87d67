// A picture, PNG. Mutations get right checksums, so that the decoder behind them is reached.

#include <zlib.h>

#include <algorithm>

#include "pictures.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
    queenreel::fuzz::find_boards_in(queenreel::FileKind::png, {bytes, size});
    return 0;
}

extern "C" __attribute__((weak)) std::size_t LLVMFuzzerMutate(std::uint8_t* bytes, std::size_t size,
                                                              std::size_t max_size);

extern "C" std::size_t LLVMFuzzerCustomMutator(std::uint8_t* bytes, std::size_t size, std::size_t max_size,
                                               unsigned seed) {
    constexpr std::size_t signature = 8;
    constexpr std::size_t around = 12;  // a chunk's length, type and checksum
    size = LLVMFuzzerMutate(bytes, size, max_size);
    constexpr unsigned share_as_it_is = 16;
    if (seed % share_as_it_is == 0)
        return size;
    for (std::size_t at = signature; at + around <= size;) {
        const std::size_t length = std::size_t{bytes[at]} << 24 | std::size_t{bytes[at + 1]} << 16 |
                                   std::size_t{bytes[at + 2]} << 8 | bytes[at + 3];
        if (length > size - at - around)
            break;
        const auto sum = static_cast<std::uint32_t>(crc32(0, bytes + at + 4, static_cast<uInt>(4 + length)));
        for (int i = 0; i < 4; ++i)
            bytes[at + 8 + length + static_cast<std::size_t>(i)] =
                static_cast<std::uint8_t>(sum >> (24 - 8 * i));
        at += around + length;
    }
    return size;
}
