#include "queenreel/frame/layout/card/board_rows.h"

#include <algorithm>
#include <cmath>

#include "queenreel/frame/layout/margins.h"

namespace queenreel {
namespace {

constexpr int least_square = 2;

/// Even, so that if one board's first square is on an even pixel, all are.
int gap_between(int square, int max_gap) {
    const int gap = std::clamp(rounded(0.9 * square), 4, std::max(4, max_gap));
    return gap + gap % 2;
}

bool fits(const BoardRows& rows, const BoardsRoom& room) {
    return rows.width() <= room.width && rows.height() <= room.height;
}

}  // namespace

double BoardRows::extent() const {
    return std::sqrt(count) * size * square;
}

std::vector<Rect> BoardRows::places(int x, int y) const {
    std::vector<Rect> result;
    for (int i = 0; i < count; ++i)
        result.push_back({x + border + i % columns * (side() + gap),
                          y + border + i / columns * (side() + gap), size * square, size * square});
    return result;
}

std::optional<BoardRows> largest_rows(int count, int size, const BoardsRoom& room) {
    std::optional<BoardRows> best;
    for (int columns = 1; columns <= count; ++columns) {
        BoardRows tried{.count = count, .size = size, .border = room.border, .columns = columns};
        tried.square = std::min(room.width / columns, room.height / tried.rows()) / size;
        const int least = best ? best->square + 1 : least_square;
        for (; tried.square >= least; --tried.square) {
            tried.gap = gap_between(tried.square, room.max_gap);
            if ((tried.square < even_from || tried.square % 2 == 0) && fits(tried, room)) {
                best = tried;
                break;
            }
        }
    }
    return best;
}

std::optional<BoardRows> most_rows(int max, int size, int square, const BoardsRoom& room) {
    const int gap = gap_between(square, room.max_gap);
    const int pitch = size * square + 2 * room.border + gap;
    const int fitting = (room.width + gap) / pitch * ((room.height + gap) / pitch);
    return largest_rows(std::clamp(fitting, 1, max), size, room);
}

}  // namespace queenreel
