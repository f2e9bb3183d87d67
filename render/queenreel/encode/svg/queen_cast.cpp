#include "queenreel/encode/svg/queen_cast.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <set>

#include "queenreel/timing/in_flight.h"
#include "queenreel/timing/motion_time.h"

namespace queenreel {
namespace {

constexpr int turn_steps = 8;  // for a curved way: style sheets ease straight ones themselves

std::pair<int, int> square_of(const MovingQueen& queen) {
    return {static_cast<int>(std::ceil(queen.row)), static_cast<int>(queen.column)};
}

}  // namespace

/// A queen that is not on the board, preferably one that left that row.
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

/// Keeps the queen in place until that time.
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

/// Hides the queen.
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
    try_queen({}, at);
    for (const auto& [queen, row] : last_row_)
        leave(queen, at);
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
    try_queen(board, at);
    for (const auto& [queen, row] : last_row_)
        leave(queen, at);
}

/// Updates the tried queen of a board, if there is one.
void QueenCast::try_queen(const BoardPanel& board, Time at) {
    const auto now =
        board.tried ? std::optional(Square{board.tried->row, board.tried->column}) : std::nullopt;
    if (tried_ && tried_->first != now) {
        last_row_[tried_->second] = tried_->first.first;
        tried_.reset();
    }
    if (!now)
        return;
    if (!tried_)
        tried_ = {*now, free_queen(now->first)};
    jump(tried_->second, pose(now->first, now->second, tried_opacity, at));
}

/// Finds the queen that a flight moves: one on its first square, the tried one, or a free one.
std::size_t QueenCast::flyer(const Flight& flight) {
    const Square from = square_of(flight.from);
    if (const auto standing = standing_.find(from); flight.from.opacity == 1 && standing != standing_.end()) {
        const std::size_t queen = standing->second;
        standing_.erase(standing);
        return queen;
    }
    if (flight.from.opacity > 0 && tried_ && tried_->first == from)
        return std::exchange(tried_, std::nullopt)->second;
    return free_queen(square_of(flight.to).first);
}

void QueenCast::fly(const Frame& before, const Frame& after, const std::vector<Flight>& flights, Time from,
                    Time to) {
    // Leaving queens come first: arriving ones may take their identity.
    std::vector<std::size_t> order(flights.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::sort(order, {}, [&](std::size_t i) { return std::pair(-flights[i].from.opacity, i); });
    std::map<Square, std::size_t> arrived;
    std::optional<std::pair<Square, std::size_t>> tried;
    for (const std::size_t i : order) {
        const Flight& flight = flights[i];
        const std::size_t queen = flyer(flight);
        const Square square = square_of(flight.to);
        // A queen that was taken back is a mark.
        const bool is_tried =
            after.board.tried && *after.board.tried == TriedQueen{square.first, square.second};
        const double seen = flight.to.opacity == 1 || is_tried ? flight.to.opacity : 0;
        if (seen == 1)
            arrived[square] = queen;
        else if (seen > 0)
            tried = {square, queen};
        else
            last_row_[queen] = square.first;
        jump(queen, pose(flight.from.row, flight.from.column, flight.from.opacity, from));
        for (int step = 1; flight.turn != 0 && step < turn_steps; ++step) {
            const double share = static_cast<double>(step) / turn_steps;
            const MovingQueen on_the_way =
                in_flight(before.board, after.board, flights, eased(share)).moving_queens[i];
            poses_[queen].push_back(pose(on_the_way.row, on_the_way.column, on_the_way.opacity,
                                         from + std::chrono::duration_cast<Time>((to - from) * share)));
        }
        poses_[queen].push_back(pose(flight.to.row, flight.to.column, seen, to));
    }
    standing_.merge(arrived);
    tried_ = tried;
    cut_to(after.board, to);
}

}  // namespace queenreel
