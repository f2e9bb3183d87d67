#pragma once

#include <chrono>
#include <cstddef>
#include <map>
#include <optional>
#include <utility>
#include <vector>

#include "queenreel/frame/frame.h"
#include "queenreel/timing/flight.h"

namespace queenreel {

/// A queen's place at a time, from which it moves in a straight line to its next pose.
struct QueenPose {
    std::chrono::microseconds at{0};
    double x = 0;  ///< top left corner of its stamp, in pixels
    double y = 0;
    double opacity = 0;

    bool is_like(const QueenPose& other) const {
        return x == other.x && y == other.y && opacity == other.opacity;
    }
};

/// The queens of a film's board. Each keeps its identity while it moves from square to square.
class QueenCast {
  public:
    using Time = std::chrono::microseconds;

    /// `square`: its side; the board's top left corner is at (x, y), all in pixels.
    QueenCast(int x, int y, int square) : x_(x), y_(y), square_(square) {}

    /// Changes to `board` at once.
    void cut_to(const BoardPanel& board, Time at);

    /// Moves the board's queens along the flights from `before` to `after`, from one time to another.
    void fly(const Frame& before, const Frame& after, const std::vector<Flight>& flights, Time from, Time to);

    /// Hides all queens from that time on.
    void hide(Time at);

    /// The poses of each queen in order; the last one lasts.
    const std::vector<std::vector<QueenPose>>& poses() const { return poses_; }

  private:
    using Square = std::pair<int, int>;

    std::size_t flyer(const Flight& flight);
    void try_queen(const BoardPanel& board, Time at);
    std::size_t free_queen(int row);
    QueenPose pose(double row, double column, double opacity, Time at) const;
    void hold(std::size_t queen, Time until);
    void jump(std::size_t queen, const QueenPose& to);
    void leave(std::size_t queen, Time at);

    int x_;
    int y_;
    int square_;
    std::vector<std::vector<QueenPose>> poses_{};
    std::map<Square, std::size_t> standing_{};
    std::optional<std::pair<Square, std::size_t>> tried_{};
    std::map<std::size_t, int> last_row_{};  // of queens that are not on the board
};

}  // namespace queenreel
