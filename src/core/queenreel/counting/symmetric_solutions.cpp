#include "queenreel/counting/symmetric_solutions.h"

#include <array>
#include <bit>

#include "queenreel/puzzle/symmetry.h"

namespace queenreel {
namespace {

/// Solutions that a half turn leaves as they are, found by placing two queens at a time: one from the top and
/// its image from the bottom.
class HalfTurnSearch {
  public:
    explicit HalfTurnSearch(int n) : n_(n), board_((std::uint64_t{1} << n) - 1) {}

    std::uint64_t symmetries() {
        if (n_ % 2 == 0)
            return fill(0, 0, 0, 0);
        // The middle row's queen is its own image: it stands in the middle.
        const int middle = n_ / 2;
        columns_[static_cast<std::size_t>(middle)] = middle;
        return fill(0, bit(middle), bit(n_ - 1), bit(n_ - 1));
    }

  private:
    static std::uint64_t bit(int index) { return std::uint64_t{1} << index; }

    /// Fills `row` and its image, then those further in. A bit of `columns` is a column taken, of `diagonals`
    /// one with that row + column, of `antidiagonals` one with that n - 1 - row + column.
    std::uint64_t fill(int row, std::uint64_t columns, std::uint64_t diagonals, std::uint64_t antidiagonals) {
        if (row == n_ / 2)
            return static_cast<std::uint64_t>(
                8 / class_size({columns_.data(), static_cast<std::size_t>(n_)}) - 1);
        const int opposite = n_ - 1 - row;
        std::uint64_t free = board_ & ~(columns | diagonals >> row | antidiagonals >> opposite);
        // On the long diagonals a queen and its image attack each other.
        free &= ~(bit(row) | bit(opposite));
        std::uint64_t sum = 0;
        for (; free != 0; free &= free - 1) {
            const int column = std::countr_zero(free);
            const int image = n_ - 1 - column;
            columns_[static_cast<std::size_t>(row)] = column;
            columns_[static_cast<std::size_t>(opposite)] = image;
            sum += fill(row + 1, columns | bit(column) | bit(image),
                        diagonals | bit(row + column) | bit(opposite + image),
                        antidiagonals | bit(opposite + column) | bit(row + image));
        }
        return sum;
    }

    int n_;
    std::uint64_t board_;
    std::array<int, 32> columns_{};
};

}  // namespace

std::uint64_t symmetries_of_solutions(int n) {
    return HalfTurnSearch(n).symmetries();
}

}  // namespace queenreel
