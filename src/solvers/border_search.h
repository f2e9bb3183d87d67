#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <stop_token>
#include <vector>

#include "puzzle/square.h"
#include "solvers/border.h"
#include "solvers/lanes.h"

namespace queenreel {

/// Counts the solutions that have a given border, for n up to 32, in lanes. Where these could be narrow with
/// a few columns less, the outermost columns are filled first. Memory is O(n), some 42 kB a row, and all of
/// it is taken when the search is made.
class BorderSearch {
  public:
    /// Throws std::bad_alloc.
    explicit BorderSearch(int n);

    /// The number of solutions; too few once `stop` is requested.
    std::uint64_t solutions(const Border& border, const std::stop_token& stop);

  private:
    static constexpr std::size_t max_n = 32;

    /// The most columns that are filled by trying their rows one by one, until the others are few enough for
    /// narrow lanes. That takes 0.63 times as long for n = 20, where there are two, and no less for four.
    static constexpr int max_narrowings = 3;

    /// A row without a queen.
    struct Row {
        int index;
        std::uint32_t allowed;  ///< the squares that no queen attacks: bit c stands for column c
    };

    /// Rows in a place of their own, so that a search asks for no memory.
    class Rows {
      public:
        void clear() { size_ = 0; }
        void push_back(const Row& row) { rows_[size_++] = row; }
        bool empty() const { return size_ == 0; }
        const Row& operator[](std::size_t i) const { return rows_[i]; }
        const Row* begin() const { return rows_.data(); }
        const Row* end() const { return rows_.data() + size_; }

      private:
        std::array<Row, max_n> rows_;
        std::size_t size_ = 0;
    };

    static bool place(Square queen, const Rows& rows, Rows& left);
    std::uint64_t count(const Rows& rows, std::size_t narrowings, const std::stop_token& stop);
    std::uint64_t count_in_lanes(const Rows& rows, const std::stop_token& stop);

    int n_;
    Rows board_;  ///< empty
    std::array<Rows, max_narrowings + 1>
        narrowed_;  ///< with the queens of the border, and of one more column each
    std::vector<LaneRow> in_lanes_;
    LaneBuffers buffers_;
};

}  // namespace queenreel
