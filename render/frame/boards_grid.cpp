#include "frame/boards_grid.h"

#include <algorithm>

#include "frame/margins.h"
#include "frame/panel_demand.h"

namespace queenreel {
namespace {

// The lengths of one of the grid's equal places, in pixels.
struct Pitch {
    int columns = 1;
    int rows = 1;
    int width = 0;
    int height = 0;
    int square = 0;
};

struct Measures {
    int gap;   // between places
    int pad;   // inside a place, around what is in it
    int line;  // of text
    int label;

    explicit Measures(double em)
        : gap(rounded(0.5 * em)),
          pad(std::max(2, rounded(0.45 * em))),
          line(rounded(1.35 * em)),
          label(rounded(1.6 * em)) {}
};

Pitch pitch(const PanelSlot& slot, const Rect& body, const Measures& measures, int columns) {
    Pitch result{.columns = columns, .rows = (slot.rows + columns - 1) / columns};
    result.width = (body.width - (columns - 1) * measures.gap) / columns;
    result.height = (body.height - (result.rows - 1) * measures.gap) / result.rows;
    const int high = result.height - 2 * measures.pad - measures.label - slot.notes * measures.line;
    result.square = std::min(result.width - 2 * measures.pad, high) / std::max(1, slot.columns);
    if (result.square >= even_from)
        result.square -= result.square % 2;
    return result;
}

SmallBoardPlace place(const PanelSlot& slot, const Measures& measures, const Pitch& pitch, int x, int y) {
    const int side = pitch.square * slot.columns;
    const int left = x + (pitch.width - side) / 2;
    // Text has the board's width, or the place's where the board is narrow.
    const int text = std::max(side, pitch.width - 2 * measures.pad);
    const int text_x = side >= text / 2 ? left : x + measures.pad;
    const int text_width = x + pitch.width - measures.pad - text_x;
    SmallBoardPlace result;
    result.label = {text_x, y + measures.pad, text_width, measures.line};
    result.board = {left, y + measures.pad + measures.label, side, side};
    int below = result.board.y + side + measures.pad / 2;
    for (int i = 0; i < slot.notes; ++i, below += measures.line)
        result.notes.push_back({text_x, below, text_width, measures.line});
    result.whole = {left - measures.pad, y, side + 2 * measures.pad,
                    std::max(below, result.board.y + side + measures.pad) - y};
    return result;
}

}  // namespace

BoardsGrid boards_grid(const PanelSlot& slot, const Rect& body, double em) {
    const Measures measures(em);
    Pitch best;
    for (int columns = 1; columns <= slot.rows; ++columns) {
        const Pitch tried = pitch(slot, body, measures, columns);
        if (columns == 1 || tried.square > best.square)
            best = tried;
    }
    best.square = std::max(best.square, 1);
    // Places no wider and no higher than they need to be, in the middle.
    const int side = best.square * slot.columns;
    const int high = side + 2 * measures.pad + measures.label + slot.notes * measures.line;
    const int wide = std::min(best.width, std::max(side + 2 * measures.pad, rounded(9 * em)));
    const int left = (body.width - best.columns * wide - (best.columns - 1) * measures.gap) / 2;
    const int top = (body.height - best.rows * high - (best.rows - 1) * measures.gap) / 2;
    best.width = wide;
    BoardsGrid grid{.square = best.square};
    for (int i = 0; i < slot.rows; ++i) {
        const int x = body.x + std::max(0, left) + i % best.columns * (wide + measures.gap);
        const int y = body.y + std::max(0, top) + i / best.columns * (high + measures.gap);
        grid.boards.push_back(place(slot, measures, best, x, y));
    }
    return grid;
}

}  // namespace queenreel
