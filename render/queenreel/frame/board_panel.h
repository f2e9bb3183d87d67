#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <tuple>
#include <vector>

#include "queenreel/frame/color.h"
#include "queenreel/frame/tokens.h"

namespace queenreel {

/// A sign drawn on a square besides a queen. Every mark has its own shape, so that none depends on color
/// alone.
enum class Mark : std::uint8_t {
    none,
    attacked,    ///< an empty square that a queen attacks: shaded, with a stroke across it
    conflict,    ///< a queen under attack: a border around the square
    tested,      ///< being tested for a queen: brackets in the four corners
    rejected,    ///< attacked: a large diagonal cross, over a queen if there is one
    removed,     ///< a queen was taken back: a pale queen in a dashed border
    free,        ///< in the domain of a row to come: a dot
    eliminated,  ///< no longer in the domain because a queen attacks it: looks like `attacked`
    wiped_out,   ///< in a row or column without a free square: hatching
    solved,      ///< a queen of a solution: its square is tinted
    blocked,     ///< can have no queen: a broad dark frame around a small cross
};
inline constexpr std::size_t mark_count = static_cast<std::size_t>(Mark::blocked) + 1;

/// The contents of a square. Its painted pixels depend only on its cell and its shade.
struct Cell {
    bool queen = false;
    Mark mark = Mark::none;
    std::int16_t number = -1;  ///< drawn in the square, small in a corner beside a queen; -1 for none
    bool given = false;        ///< a given queen: a lock in the lower left corner

    friend bool operator==(const Cell&, const Cell&) = default;
};

/// A queen above the squares that is moving. It covers what is below it and is clipped to the board.
struct MovingQueen {
    double row =
        0;  ///< top left corner of its square, in squares from the board's: from -1 - size/4 to size * 5/4
    double column = 0;
    double opacity = 1;  ///< 0 … 1

    friend bool operator==(const MovingQueen&, const MovingQueen&) = default;
};

/// Two squares of a board, and the way from one to the other.
struct SquarePair {
    int from_row = 0;
    int from_column = 0;
    int to_row = 0;
    int to_column = 0;

    friend bool operator==(const SquarePair&, const SquarePair&) = default;
};

/// The pair of two squares, given as values that have a row and a column.
template <typename Square>
SquarePair pair_of(const Square& from, const Square& to) {
    return {from.row, from.column, to.row, to.column};
}

/// A line above the squares from one towards the center of another, with an arrowhead: the queen on the first
/// attacks the second. The first square is lit as long as the line is there. On a torus, a line that wraps
/// around ends or begins at the square just off the board and is clipped at the edge.
struct AttackLine : SquarePair {
    double grown = 1;  ///< the share of it that is drawn, from the first square, above 0

    friend bool operator==(const AttackLine&, const AttackLine&) = default;
};

/// A line from one point of the board to another, in squares from the top left corner.
struct Axis {
    double from_row = 0;
    double from_column = 0;
    double to_row = 0;
    double to_column = 0;

    friend bool operator==(const Axis&, const Axis&) = default;
};

/// A square that an author highlights: tinted, below marks and queens.
struct Highlight {
    int row = 0;
    int column = 0;
    Color color;

    friend bool operator==(const Highlight&, const Highlight&) = default;
};

/// An arrow that an author draws below marks and queens, from one square towards the center of another. The
/// squares must differ.
struct Arrow : SquarePair {
    Color color;

    friend bool operator==(const Arrow&, const Arrow&) = default;
};

/// A line along which a queen attacks, drawn below marks and queens: from the edge or corner of its square
/// across the squares that follow in one direction.
struct Ray {
    int row = 0;  ///< the queen's square, or the one behind which a dashed ray begins; one step off the board
                  ///< where a line of a torus comes back
    int column = 0;
    int down = 0;  ///< the direction: -1, 0 or 1 each
    int right = 0;
    int squares = 0;      ///< the number of squares that it crosses; 0 at the edge of the board
    bool dashed = false;  ///< behind another queen

    friend bool operator==(const Ray&, const Ray&) = default;
};

/// An author's drawings on a board.
struct Annotations {
    std::vector<Highlight> highlights{};
    std::vector<Ray> rays{};
    std::vector<Arrow> arrows{};

    bool any() const { return !highlights.empty() || !rays.empty() || !arrows.empty(); }
    friend bool operator==(const Annotations&, const Annotations&) = default;
};

/// The square where a queen is tried: it is drawn pale, above the square's mark.
struct TriedQueen {
    int row = 0;
    int column = 0;

    friend bool operator==(const TriedQueen&, const TriedQueen&) = default;
};

/// A row about which viewers are asked, in a frame: its empty squares have question marks.
struct AskedRow {
    int row = 0;
    double left = 0;  ///< share of the thinking time that is left, 0 … 1; drawn as a ring around each
                      ///< question mark

    friend bool operator==(const AskedRow&, const AskedRow&) = default;
};

/// The steps in which the colors of a turning board's squares fade.
inline constexpr int turning_levels = 8;

/// The steps in which numbers tint their squares, so that they are few and fit into a palette.
inline constexpr int tint_levels = 8;

/// A board that is turned or mirrored as one body around its center.
struct BoardPose {
    /// The linear map xx, yx, xy, yy from offsets right and down from the center to where they are seen. All
    /// of the body must remain within the board's place.
    std::array<double, 4> map{1, 0, 0, 1};

    /// Its squares' colors: 1 as they are, 0 so much alike that they do not flash as they pass, and -1
    /// exchanged; in steps of 1 / turning_levels, so that they are few and fit into a palette.
    double shades = 1;

    friend bool operator==(const BoardPose&, const BoardPose&) = default;
};

/// A board of size × size cells, row by row from the top left. Size 0 is no board.
struct BoardPanel {
    int size = 1;
    std::vector<Cell> cells = std::vector<Cell>(1);
    std::vector<AttackLine> lines{};
    std::vector<MovingQueen> moving_queens{};
    std::optional<TriedQueen> tried{};  ///< a queen whose square is being tested
    std::optional<AskedRow> asked{};
    int crossover_row = 0;  ///< a dashed line across the board above this row; 0 for none
    int lit_row = -1;       ///< the row being searched, whose label beside the board is lit; -1 for none
    int tint_scale = 0;  ///< the number whose square is tinted in full, with the color of solutions; smaller
                         ///< numbers tint theirs less. 0: none does

    // The turn or reflection that made this board from another, drawn on the squares, below marks and queens:
    std::optional<Axis> axis{};  ///< the axis of reflection
    double turned = 0;           ///< degrees clockwise: an arc from the top, with an arrowhead; 0 for none

    /// Of a turning board, which shows only its squares, its axis or arc, and its moving queens: they are
    /// where the pose puts them, upright, and as large and narrow as the body.
    std::optional<BoardPose> pose{};

    Annotations annotations{};

    /// References to all parts drawn apart from the contents of the squares, for comparison.
    auto overlay() const {
        return std::tie(lines, moving_queens, tried, asked, crossover_row, tint_scale, axis, turned,
                        annotations);
    }

    friend bool operator==(const BoardPanel&, const BoardPanel&) = default;
};

/// The cell of a square, given by row and column or as a value that has both. The square must be on the
/// board.
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

/// Returns whether a square lies on the board.
inline bool is_on_board(const BoardPanel& board, int row, int column) {
    return row >= 0 && row < board.size && column >= 0 && column < board.size;
}

/// Returns true if the board has size × size squares and all of its cells.
inline bool has_size(const BoardPanel& board, int size) {
    return board.size == size && board.cells.size() == static_cast<std::size_t>(size) * size;
}

}  // namespace queenreel
