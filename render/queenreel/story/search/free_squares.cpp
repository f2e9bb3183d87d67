#include "queenreel/story/search/free_squares.h"

#include <algorithm>

#include "queenreel/puzzle/attacks.h"

namespace queenreel {

using Kind = SearchEvent::Kind;

FreeSquares::FreeSquares(const Puzzle& puzzle, Solution queens) : size_(puzzle.size()) {
    const Board board = board_of(size_, queens);
    free_ = attacked_squares(board, puzzle.rule());
    free_.flip();
    for (const Square queen : board.queens())
        free_[static_cast<std::size_t>(queen.row * size_ + queen.column)] = false;
    if (!puzzle.is_plain())
        for (int i = 0; i < size_ * size_; ++i)
            if (!puzzle.is_open({i / size_, i % size_}))
                free_[static_cast<std::size_t>(i)] = false;
}

int FreeSquares::in(Square line) const {
    int count = 0;
    for (int i = 0; i < size_; ++i)
        count += has(line.row >= 0 ? Square{line.row, i} : Square{i, line.column}) ? 1 : 0;
    return count;
}

int FreeSquares::count() const {
    return static_cast<int>(std::ranges::count(free_, true));
}

void Tries::follow(const SearchEvent& event) {
    if (event.kind == Kind::restarted) {
        depth_ = 0;
        tried_.assign(2, 0);
    }
    if (event.kind == Kind::placed) {
        earlier_ = tried_[depth_]++;
        tried_.resize(++depth_ + 1);
        tried_[depth_] = 0;
    }
    if (event.kind == Kind::removed && depth_ > 0) {
        tried_.resize(depth_-- + 1);
        earlier_ = tried_[depth_];
    }
}

}  // namespace queenreel
