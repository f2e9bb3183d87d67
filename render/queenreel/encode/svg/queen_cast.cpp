#include "queenreel/encode/svg/queen_cast.h"

#include <algorithm>
#include <set>

namespace queenreel {
namespace {

constexpr int turn_steps = 8;  // of a way that is no straight line

/// A share of the way, slow at both ends: a style sheet eases straight ways by itself.
double eased(double t) {
    return t * t * (3 - 2 * t);
}

}  // namespace

std::size_t QueenCast::queen_at(Square square) const {
    return standing_.at(square);
}

/// A queen who stands nowhere, at best one who left that row.
std::size_t QueenCast::free_queen(int row) {
    auto found = std::ranges::find(last_row_, row, &std::pair<const std::size_t, int>::second);
    if (found == last_row_.end())
        found = last_row_.begin();
    if (found == last_row_.end()) {
        poses_.emplace_back();
        return poses_.size() - 1;
    }
    const std::size_t queen = found->first;
    last_row_.erase(found);
    return queen;
}

QueenPose QueenCast::pose(double row, double column, double opacity, Time at) const {
    return {at, x_ + column * square_, y_ + row * square_, opacity};
}

/// She rests where she is until that time.
void QueenCast::hold(std::size_t queen, Time until) {
    std::vector<QueenPose>& poses = poses_[queen];
    if (!poses.empty() && poses.back().at < until) {
        QueenPose same = poses.back();
        same.at = until;
        poses.push_back(same);
    }
}

void QueenCast::jump(std::size_t queen, const QueenPose& to) {
    hold(queen, to.at);
    if (poses_[queen].empty() || !poses_[queen].back().is_like(to))
        poses_[queen].push_back(to);
}

/// She is seen no more.
void QueenCast::leave(std::size_t queen, Time at) {
    QueenPose gone = poses_[queen].back();
    if (gone.opacity == 0)
        return;
    gone.at = at;
    gone.opacity = 0;
    jump(queen, gone);
}

void QueenCast::hide(Time at) {
    for (const auto& [square, queen] : standing_) {
        last_row_[queen] = square.first;
        leave(queen, at);
    }
    standing_.clear();
}

void QueenCast::cut_to(const BoardPanel& board, Time at) {
    std::set<Square> now;
    for (int row = 0; row < board.size; ++row)
        for (int column = 0; column < board.size; ++column)
            if (cell_at(board, row, column).queen)
                now.emplace(row, column);
    for (auto standing = standing_.begin(); standing != standing_.end();) {
        if (now.contains(standing->first)) {
            ++standing;
            continue;
        }
        last_row_[standing->second] = standing->first.first;
        standing = standing_.erase(standing);
    }
    for (const Square& square : now) {
        if (standing_.contains(square))
            continue;
        const std::size_t queen = free_queen(square.first);
        jump(queen, pose(square.first, square.second, 1, at));
        standing_[square] = queen;
    }
    for (const auto& [queen, row] : last_row_)
        leave(queen, at);
}

void QueenCast::fly(const Frame& before, const Frame& after, const std::vector<Flight>& flights, Time from,
                    Time to) {
    struct Flyer {
        std::size_t queen;
        const Flight* flight;
        std::size_t number;
    };
    std::vector<Flyer> flyers;
    std::map<Square, std::size_t> standing = standing_;
    const auto square_of = [](const MovingQueen& queen) {
        return Square{static_cast<int>(queen.row), static_cast<int>(queen.column)};
    };
    // Those who leave make room first.
    for (std::size_t i = 0; i < flights.size(); ++i) {
        const Flight& flight = flights[i];
        if (flight.from.opacity < 1)
            continue;
        const Square square = square_of(flight.from);
        const std::size_t queen = queen_at(square);
        standing.erase(square);
        flyers.push_back({queen, &flight, i});
        if (flight.to.opacity < 1)
            last_row_[queen] = square.first;
    }
    for (std::size_t i = 0; i < flights.size(); ++i)
        if (flights[i].from.opacity < 1 && flights[i].to.opacity == 1) {
            const std::size_t queen = free_queen(square_of(flights[i].to).first);
            flyers.push_back({queen, &flights[i], i});
        }
    for (const auto& [queen, flight, number] : flyers) {
        if (flight->to.opacity == 1)
            standing[square_of(flight->to)] = queen;
        jump(queen, pose(flight->from.row, flight->from.column, flight->from.opacity, from));
        if (flight->turn != 0)
            for (int step = 1; step < turn_steps; ++step) {
                const double share = static_cast<double>(step) / turn_steps;
                const MovingQueen on_the_way =
                    in_flight(before.board, after.board, flights, eased(share)).moving_queens[number];
                poses_[queen].push_back(pose(on_the_way.row, on_the_way.column, on_the_way.opacity,
                                             from + std::chrono::duration_cast<Time>((to - from) * share)));
            }
        const double seen = flight->to.opacity < 1 ? 0 : 1;
        poses_[queen].push_back(pose(flight->to.row, flight->to.column, seen, to));
    }
    standing_ = std::move(standing);
    cut_to(after.board, to);
}

}  // namespace queenreel
