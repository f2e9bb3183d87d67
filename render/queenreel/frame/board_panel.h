#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "queenreel/frame/color.h"

namespace queenreel {

/// What is drawn on a square besides a queen. Every mark has a shape of its own, so that none is told by
/// color alone.
enum class Mark : std::uint8_t {
    none,
    attacked,    ///< an empty square a queen attacks: struck out by a stroke, in shadow
    conflict,    ///< a queen that another attacks: a border around the square
    tested,      ///< looked at: may a queen stand there? Brackets in the four corners
    rejected,    ///< may not: a large diagonal cross, over a queen who stands there
    removed,     ///< a queen that was taken back: a pale queen in a dashed border
    free,        ///< in the domain of a row to come: a dot
    eliminated,  ///< no longer in it, as a queen attacks it: looks as `attacked` does, for it is the same
    wiped_out,   ///< of a row or column without a free square: hatching
    solved,      ///< a queen of a solution: her square is tinted
    blocked,     ///< can have no queen: a broad dark frame around a small cross
};
inline constexpr std::size_t mark_count = static_cast<std::size_t>(Mark::blocked) + 1;

/// How opaque a queen is where Mark::removed shows her.
inline constexpr double removed_opacity = 0.3;

/// All that is painted on a square follows from its cell and its shade.
struct Cell {
    bool queen = false;
    Mark mark = Mark::none;
    std::int16_t number = -1;  ///< drawn in the square, small in a corner beside a queen; -1 for none
    bool given = false;        ///< a queen from the start, which stays: a lock in the lower left corner

    friend bool operator==(const Cell&, const Cell&) = default;
};

/// A queen above the squares, on her way. She covers what is below her. What is outside the board is cut off.
struct MovingQueen {
    double row =
        0;  ///< of her square's top left corner, in squares from the board's: from -1 - size/4 to size * 5/4
    double column = 0;
    double opacity = 1;  ///< 0 … 1

    friend bool operator==(const MovingQueen&, const MovingQueen&) = default;
};

/// A line above the squares from one towards the middle of another, where it ends in a point: the first
/// attacks the second, and is lit as long.
struct AttackLine {
    int from_row = 0;
    int from_column = 0;
    int to_row = 0;
    int to_column = 0;
    double grown = 1;  ///< the share of it that is drawn, from the first square on, over 0

    friend bool operator==(const AttackLine&, const AttackLine&) = default;
};

/// A line from one point of the board to another, in squares from its top left corner.
struct Axis {
    double from_row = 0;
    double from_column = 0;
    double to_row = 0;
    double to_column = 0;

    friend bool operator==(const Axis&, const Axis&) = default;
};

/// A square that an author points out: tinted, below marks and queens.
struct Highlight {
    int row = 0;
    int column = 0;
    Color color;

    friend bool operator==(const Highlight&, const Highlight&) = default;
};

/// An arrow that an author draws below marks and queens, from one square towards the middle of another. Both
/// differ.
struct Arrow {
    int from_row = 0;
    int from_column = 0;
    int to_row = 0;
    int to_column = 0;
    Color color;

    friend bool operator==(const Arrow&, const Arrow&) = default;
};

/// The lines along which a queen attacks, in her row, column and diagonals, drawn below marks and queens: up
/// to the next queen, as in chess.
struct LinesOfAttack {
    int row = 0;  ///< hers
    int column = 0;
    bool xray = false;  ///< and dashed from there on, up to the edge of the board

    friend bool operator==(const LinesOfAttack&, const LinesOfAttack&) = default;
};

/// What an author draws on a board besides what it shows.
struct Annotations {
    std::vector<Highlight> highlights{};
    std::vector<LinesOfAttack> attacks{};
    std::vector<Arrow> arrows{};

    bool any() const { return !highlights.empty() || !attacks.empty() || !arrows.empty(); }
    friend bool operator==(const Annotations&, const Annotations&) = default;
};

/// The square on which a queen is tried: she is seen pale, above the square's mark.
struct TriedQueen {
    int row = 0;
    int column = 0;

    friend bool operator==(const TriedQueen&, const TriedQueen&) = default;
};

/// A row that viewers are asked about, in a frame: its empty squares have question marks.
struct AskedRow {
    int row = 0;
    double left = 0;  ///< of the time to think, 0 … 1: as much of a ring about each question mark

    friend bool operator==(const AskedRow&, const AskedRow&) = default;
};

/// How opaque she is, in sixteenths as of moving queens.
inline constexpr double tried_opacity = 5.0 / 16;

/// A board of size × size cells, row by row from the top left. Size 0 has none: no board.
struct BoardPanel {
    int size = 1;
    std::vector<Cell> cells = std::vector<Cell>(1);
    std::vector<AttackLine> lines{};
    std::vector<MovingQueen> moving_queens{};
    std::optional<TriedQueen> tried{};  ///< a queen of whom it is asked whether she may stand there
    std::optional<AskedRow> asked{};
    int crossover_row = 0;  ///< a dashed line across the board above this row; 0 for none
    int lit_row = -1;       ///< the row searched, whose label beside the board is lit; -1 for none

    // How it came from another, drawn on the squares, below marks and queens.
    std::optional<Axis> axis{};  ///< the line it was mirrored in
    double turned = 0;           ///< degrees clockwise: an arc from the top, with a point; 0 for none

    Annotations annotations{};

    friend bool operator==(const BoardPanel&, const BoardPanel&) = default;
};

/// The cell of a square, named by its row and column or by a value that has both. It must lie on the board.
inline Cell& cell_at(BoardPanel& board, int row, int column) {
    return board.cells[static_cast<std::size_t>(row) * board.size + column];
}
inline const Cell& cell_at(const BoardPanel& board, int row, int column) {
    return board.cells[static_cast<std::size_t>(row) * board.size + column];
}
template <typename Board, typename Square>
auto& cell_at(Board& board, const Square& square) {
    return cell_at(board, square.row, square.column);
}

/// Whether it is a board of size × size squares with all of its cells.
inline bool has_size(const BoardPanel& board, int size) {
    return board.size == size && board.cells.size() == static_cast<std::size_t>(size) * size;
}

}  // namespace queenreel
