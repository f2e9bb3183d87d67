#include "solvers/border_search.h"

#include <array>
#include <cstdlib>

namespace queenreel {
namespace {

constexpr int rows_between_looks = 12;

using Mask = std::uint32_t;  // a bit for each column

class BorderSearch {
  public:
    BorderSearch(const Border& border, int n, const std::stop_token& stop);

    std::uint64_t solutions() { return fill(0, 0, 0, 0); }

  private:
    std::uint64_t fill(int row, Mask columns, Mask diagonals, Mask antidiagonals) {
        if (row == n_)
            return 1;
        if (n_ - row >= rows_between_looks && stop_.stop_requested())
            return 0;
        std::uint64_t sum = 0;
        Mask untried = allowed_[static_cast<std::size_t>(row)] & ~(columns | diagonals | antidiagonals);
        while (untried != 0) {
            const Mask queen = untried & (~untried + 1);
            untried ^= queen;
            sum += fill(row + 1, columns | queen, (diagonals | queen) << 1, (antidiagonals | queen) >> 1);
        }
        return sum;
    }

    int n_;
    const std::stop_token& stop_;
    std::array<Mask, 32> allowed_{};  // the squares of a row that no queen of the border attacks
};

BorderSearch::BorderSearch(const Border& border, int n, const std::stop_token& stop) : n_(n), stop_(stop) {
    for (int row = 0; row < n; ++row)
        for (int column = 0; column < n; ++column) {
            bool allowed = true;
            for (const Square queen : border.queens(n))
                allowed &= !share_line(queen, {row, column});
            allowed_[static_cast<std::size_t>(row)] |= Mask{allowed} << column;
        }
}

}  // namespace

std::uint64_t solutions_inside(const Border& border, int n, const std::stop_token& stop) {
    return BorderSearch(border, n, stop).solutions();
}

}  // namespace queenreel
