#pragma once

#include <algorithm>
#include <numeric>
#include <random>
#include <vector>

#include "queenreel/puzzle/board.h"
#include "random_seed.h"

namespace queenreel {

/// A source of chance for one test.
class Chance {
  public:
    /// A number from `min` to `max`, both included.
    int between(int min, int max) { return std::uniform_int_distribution(min, max)(engine_); }

    Square square(int size) { return {between(0, size - 1), between(0, size - 1)}; }

    Board board(int size, int queens) {
        Board board(size);
        for (int i = 0; i < queens; ++i)
            board.place(square(size));
        return board;
    }

    /// A queen in each row and column.
    std::vector<int> permutation(int size) {
        std::vector<int> columns(static_cast<std::size_t>(size));
        std::iota(columns.begin(), columns.end(), 0);
        std::shuffle(columns.begin(), columns.end(), engine_);
        return columns;
    }

  private:
    std::mt19937 engine_{random_seed()};
};

}  // namespace queenreel
