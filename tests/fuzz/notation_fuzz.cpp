// Squares and FEN. The first byte is the size of the board that a square is on.

#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "queenreel/puzzle/notation.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
    using namespace queenreel;
    if (size == 0)
        return 0;
    const std::string_view text(reinterpret_cast<const char*>(bytes) + 1, size - 1);
    const int n = 1 + bytes[0] * 4;
    // Laws: a square read is on the board, and its name is read as it; likewise for boards.
    if (const auto square = parse_square(text, n)) {
        if (!Board(n).contains(*square) || parse_square(square_name(*square, n), n) != square)
            std::abort();
    }
    if (const auto board = parse_fen(text); board && parse_fen(fen(*board)) != board)
        std::abort();
    return 0;
}
