#include "queenreel/timing/flight.h"

#include <algorithm>
#include <optional>

namespace queenreel {
namespace {

constexpr double drop = 0.3;  // squares by which a queen sinks in

/// A square by row and column, from the top left.
struct Square {
    int row = 0;
    int column = 0;

    friend bool operator==(const Square&, const Square&) = default;
};

MovingQueen moving_queen(Square square, double opacity) {
    return {static_cast<double>(square.row), static_cast<double>(square.column), opacity};
}

/// The opacity of a queen on a square: full, that of a pale queen that was taken back, or 0. A pale queen
/// starts at the nearest step.
double opacity(const Cell& cell) {
    if (cell.queen)
        return 1;
    return cell.mark == Mark::removed ? in_opacity_steps(removed_opacity) : 0;
}

/// Finds the flights between two boards, square by square.
class Flights {
  public:
    Flights(const Frame& before, const Frame& after) : before_(before.board), after_(after.board) {}

    /// `turn`: degrees, or 0 for straight flights.
    void add_moves(const std::vector<SquarePair>& moves, double turn) {
        for (const SquarePair& move : moves)
            glide({move.from_row, move.from_column}, {move.to_row, move.to_column}, turn);
    }

    /// Queens that leave and enter the same row are the same queen.
    void add_moves_along_rows() {
        for (int row = 0; row < after_.size; ++row) {
            std::vector<Square> left;
            std::vector<Square> came;
            for (Square square{row, 0}; square.column < after_.size; ++square.column) {
                const bool stood = cell_at(before_, square).queen;
                const bool stands = cell_at(after_, square).queen;
                if (stood != stands)
                    (stood ? left : came).push_back(square);
            }
            if (left.size() == 1 && came.size() == 1)
                glide(left.front(), came.front(), 0);
        }
    }

    /// A queen that was taken back moves along its row to where it is tried next.
    void add_taken_back() {
        for (Square square{0, 0}; square.row < after_.size; ++square.row)
            for (square.column = 0; square.column < after_.size; ++square.column)
                if (const std::optional<MovingQueen> next = goes_on_to(square)) {
                    coming_.push_back({moving_queen(square, opacity(cell_at(before_, square))), *next});
                    taken_.push_back(square);
                    arrived_.push_back(square_of(*next));
                }
    }

    /// Adds all queens that appeared or disappeared in other ways; those that appear sink in by `height`
    /// squares.
    void add_others(double height) {
        for (Square square{0, 0}; square.row < after_.size; ++square.row)
            for (square.column = 0; square.column < after_.size; ++square.column)
                add_other(square, height);
    }

    /// A tried queen moves along its row and is then placed from where it was. After the last column, it
    /// walks off the board in transitions that glide.
    void add_tried(bool glides) {
        const bool goes_on = before_.tried && after_.tried && before_.tried->row == after_.tried->row;
        if (goes_on && before_.tried != after_.tried)
            coming_.push_back({tried(*before_.tried, tried_opacity), tried(*after_.tried, tried_opacity)});
        else if (!goes_on && after_.tried && !has_come(*after_.tried))
            coming_.push_back({tried(*after_.tried, 0), tried(*after_.tried, tried_opacity)});
        if (!before_.tried || goes_on || was_placed())
            return;
        Flight leaves{tried(*before_.tried, tried_opacity), tried(*before_.tried, 0)};
        if (glides && before_.tried->column == before_.size - 1)
            leaves.to.column = before_.size;
        leaving_.push_back(leaves);
    }

    std::vector<Flight> all() const {
        std::vector<Flight> flights = leaving_;
        flights.insert(flights.end(), coming_.begin(), coming_.end());
        return flights;
    }

  private:
    void glide(Square from, Square to, double turn) {
        const bool is_told = cell_at(before_, from).queen && cell_at(after_, to).queen;
        if (!is_told || from == to)
            return;
        coming_.push_back({moving_queen(from, 1), moving_queen(to, 1), turn});
        taken_.push_back(from);
        arrived_.push_back(to);
    }

    void add_other(Square square, double height) {
        const double was = opacity(cell_at(before_, square));
        const double is = opacity(cell_at(after_, square));
        const bool left = was > is && std::ranges::find(taken_, square) == taken_.end();
        const bool came = is == 1 && was < 1 && std::ranges::find(arrived_, square) == arrived_.end();
        if (left)
            leaving_.push_back({moving_queen(square, was), moving_queen(square, is)});
        if (!came)
            return;
        Flight flight{moving_queen(square, was), moving_queen(square, 1)};
        if (before_.tried && before_.tried->row == square.row) {
            flight.from = tried(*before_.tried, tried_opacity);
            coming_.push_back(flight);
            return;
        }
        flight.from.row = std::max(0.0, flight.from.row - (was > 0 ? 0 : height));
        coming_.push_back(flight);
    }

    static Square square_of(const MovingQueen& queen) {
        return {static_cast<int>(queen.row), static_cast<int>(queen.column)};
    }

    bool has_come(const TriedQueen& queen) const {
        return std::ranges::find(arrived_, Square{queen.row, queen.column}) != arrived_.end();
    }

    /// Returns the next place of a queen taken back from a square, if it left that square and is in its row.
    std::optional<MovingQueen> goes_on_to(Square square) const {
        if (cell_at(before_, square).mark != Mark::removed || opacity(cell_at(after_, square)) > 0)
            return std::nullopt;
        if (after_.tried && after_.tried->row == square.row && !before_.tried)
            return tried(*after_.tried, tried_opacity);
        return std::nullopt;
    }

    static MovingQueen tried(const TriedQueen& queen, double opacity) {
        return moving_queen({queen.row, queen.column}, opacity);
    }

    /// Returns true if a queen entered the tried queen's row.
    bool was_placed() const {
        return std::ranges::any_of(coming_, [&](const Flight& flight) {
            return flight.to.opacity == 1 && flight.to.row == before_.tried->row;
        });
    }

    const BoardPanel& before_;
    const BoardPanel& after_;
    std::vector<Square> taken_;
    std::vector<Square> arrived_;
    std::vector<Flight> leaving_;
    std::vector<Flight> coming_;
};

}  // namespace

std::vector<Flight> flights(const Frame& before, const Frame& after, Transition transition) {
    if (transition == Transition::cut || before.board.size != after.board.size)
        return {};
    Flights found(before, after);
    const Movement& movement = after.movement;
    if (movement.path == Movement::Path::none)
        return {};
    const bool glides = transition == Transition::glide && movement.path != Movement::Path::fade;
    if (glides) {
        if (after.moves.empty())
            found.add_moves_along_rows();
        else
            found.add_moves(after.moves, movement.path == Movement::Path::turn ? movement.angle : 0);
        found.add_taken_back();
    }
    found.add_others(glides ? drop : 0);
    found.add_tried(glides);
    return found.all();
}

}  // namespace queenreel
