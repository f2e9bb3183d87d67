#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>
#include <random>
#include <vector>

#include "puzzle/board.h"

namespace queenreel {

/// A source of chance for one test; a failure prints the seed. GTEST_RANDOM_SEED repeats a run.
class Chance {
  public:
    Chance() : seed_(pick_seed()), engine_(seed_) {}

    unsigned seed() const { return seed_; }

    /// A number from `least` to `greatest`, both included.
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
    static unsigned pick_seed() {
        const int asked = ::testing::UnitTest::GetInstance()->random_seed();
        return asked != 0 ? static_cast<unsigned>(asked) : std::random_device{}();
    }

    unsigned seed_;
    std::mt19937 engine_;
};

}  // namespace queenreel
