#include "queenreel/frame/layout/boards_grid.h"

#include <algorithm>

#include "queenreel/frame/layout/margins.h"

namespace queenreel {
namespace {

/// The lengths of one place of the grid, in pixels.
struct Pitch {
    int columns = 1;
    int rows = 1;
    int width = 0;
    int height = 0;
    int square = 0;
    int note_columns = 1;
};

constexpr int max_note_columns = 2;

/// The least width of notes, in em: in one column, and in each of two.
constexpr double min_notes = 8.5;
constexpr double min_note_column = 8.5;

struct BoardMeasures {
    int gap;   // between places
    int pad;   // inside a place, around its contents
    int line;  // of text
    int label;

    BoardMeasures(const PanelSlot& slot, double em)
        : gap(rounded(0.5 * em)),
          pad(std::max(2, rounded(0.45 * em))),
          line(rounded(1.35 * em)),
          label(rounded(1.6 * em)) {
        if (slot.bare) {
            gap = 0;
            pad = std::max(2, rounded(0.18 * em));
            line = label = 0;
        }
    }

    int above_notes(const PanelSlot& slot) const { return slot.notes > 0 ? pad / 2 : 0; }
    // The height of a board's place, including its squares.
    int height(const PanelSlot& slot, const Pitch& pitch) const {
        return 2 * pad + label + pitch.square * slot.columns + above_notes(slot) +
               note_rows(slot, pitch) * line;
    }
    static int note_rows(const PanelSlot& slot, const Pitch& pitch) {
        return (slot.notes + pitch.note_columns - 1) / pitch.note_columns;
    }
};

Pitch pitch(const PanelSlot& slot, const Rect& body, const BoardMeasures& measures, int columns,
            int note_columns) {
    Pitch result{
        .columns = columns, .rows = (slot.rows + columns - 1) / columns, .note_columns = note_columns};
    result.width = (body.width - (columns - 1) * measures.gap) / columns;
    result.height = (body.height - (result.rows - 1) * measures.gap) / result.rows;
    const int high = result.height - measures.height(slot, result);
    result.square = even_side(std::min(result.width - 2 * measures.pad, high) / std::max(1, slot.columns));
    return result;
}

/// Everything is left-aligned: the label above the board, the notes below it, column by column.
SmallBoardPlace place(const PanelSlot& slot, const BoardMeasures& measures, const Pitch& pitch, int x,
                      int y) {
    const int side = pitch.square * slot.columns;
    const int left = x + measures.pad;
    const int text = pitch.width - 2 * measures.pad;
    SmallBoardPlace result;
    result.whole = {x, y, pitch.width, measures.height(slot, pitch)};
    if (!slot.bare)
        result.label = {left, y + measures.pad, text, measures.line};
    result.board = {left, y + measures.pad + measures.label, side, side};
    const int below = result.board.y + side + measures.above_notes(slot);
    const int rows = std::max(1, BoardMeasures::note_rows(slot, pitch));
    const int column = (text - (pitch.note_columns - 1) * measures.pad) / pitch.note_columns;
    for (int i = 0; i < slot.notes; ++i)
        result.notes.push_back({left + i / rows * (column + measures.pad), below + i % rows * measures.line,
                                column, measures.line});
    return result;
}

/// The first pitch with the largest squares.
Pitch best_pitch(const PanelSlot& slot, const Rect& body, const BoardMeasures& measures, double em) {
    Pitch best;
    for (int columns = 1; columns <= slot.rows; ++columns) {
        for (int notes = 1; notes <= (slot.notes > 1 ? max_note_columns : 1); ++notes) {
            const Pitch tried = pitch(slot, body, measures, columns, notes);
            const bool is_wide = notes == 1 || tried.width - 2 * measures.pad >= notes * min_note_column * em;
            if ((columns == 1 && notes == 1) || (is_wide && tried.square > best.square))
                best = tried;
        }
    }
    return best;
}

/// Each board has an equal part of the height.
BoardsGrid boards_in_a_column(const PanelSlot& slot, const Rect& body, double em) {
    const BoardMeasures measures(slot, em);
    const int rows = std::max(1, slot.rows);
    const int gap = 2 * measures.gap;
    const int high = (body.height - (rows - 1) * gap) / rows;
    const int room = std::min(body.width, high) - 2 * measures.pad;
    const int square = even_side(std::max(1, room / std::max(1, slot.columns)));
    const int side = square * slot.columns;
    BoardsGrid grid{.square = square};
    for (int i = 0; i < slot.rows; ++i) {
        const int whole = side + 2 * measures.pad;
        const int top = body.y + i * (high + gap) + (high - whole) / 2;
        grid.boards.push_back({.whole = {body.x, top, whole, whole},
                               .board = {body.x + measures.pad, top + measures.pad, side, side}});
    }
    return grid;
}

}  // namespace

BoardsGrid boards_grid(const PanelSlot& slot, const Rect& body, double em) {
    if (slot.tracks)
        return boards_in_a_column(slot, body, em);
    const BoardMeasures measures(slot, em);
    Pitch best = best_pitch(slot, body, measures, em);
    best.square = std::max(best.square, 1);
    // Places are as small as possible; together they are centered, or below the heading if there may be one.
    const int side = best.square * slot.columns;
    const int high = measures.height(slot, best);
    const double min_text = slot.bare                ? 0
                            : slot.notes == 0        ? 4
                            : best.note_columns == 1 ? min_notes
                                                     : best.note_columns * min_note_column;
    const int wide = std::min(best.width, std::max(side, rounded(min_text * em)) + 2 * measures.pad);
    const bool headed = slot.bare || !slot.title.empty();
    const int left = headed ? 0 : (body.width - best.columns * (wide + measures.gap) + measures.gap) / 2;
    const int top = headed ? 0 : (body.height - best.rows * (high + measures.gap) + measures.gap) / 2;
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
