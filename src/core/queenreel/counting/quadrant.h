#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <unordered_map>
#include <vector>

#include "queenreel/counting/column_split.h"

namespace queenreel {

enum class Corner : std::uint8_t { upper_left, upper_right, lower_left, lower_right };

/// A quarter of an n×n board, without the middle row and column if n is odd, and the placements of queens on
/// it. Its rows and columns are counted from the board's corner: bit 0 is the outermost.
class Quadrant {
  public:
    /// Placements that fill the same columns, each as the set of its diagonals.
    class Placements {
      public:
        /// The placements that fill these rows. At least `past_end` more words are readable.
        std::span<const std::uint64_t> of_rows(std::uint32_t rows) const {
            return {diagonals_.data() + begin_[rows], begin_[rows + 1] - begin_[rows]};
        }

      private:
        friend Quadrant;
        std::vector<std::uint32_t> begin_;  // for each set of rows, and the end
        std::vector<std::uint64_t> diagonals_;
    };

    /// The number of words in a vector.
    static constexpr std::size_t past_end = 8;

    /// The number of diagonals that cross from the upper half of the board to the lower one and lie in more
    /// than one quadrant, which is the number of bits of a set of diagonals.
    static int diagonal_count(int n) { return n < 2 ? 0 : 4 * (n / 2) - 2; }

    Quadrant(int n, const std::optional<Cross>& cross, Corner corner);

    /// All of its rows, or all of its columns, as a set.
    std::uint32_t all_lines() const { return (std::uint32_t{1} << side_) - 1; }

    /// The rows and columns without a queen of the cross.
    std::uint32_t rows() const { return rows_; }
    std::uint32_t columns() const { return columns_; }

    /// The sets of `size` rows.
    std::span<const std::uint32_t> row_sets(int size) const {
        return row_sets_[static_cast<std::size_t>(size)];
    }

    /// Placements with a queen in each of `columns`, valid until the next call. Up to about 4 MB are cached.
    /// Throws std::bad_alloc.
    const Placements& placements(std::uint32_t columns);

  private:
    static constexpr int max_side = 13;
    static constexpr std::size_t max_kept = std::size_t{1} << 22;  // bytes

    struct Placement {
        std::uint32_t rows;
        std::uint64_t diagonals;
    };

    void fill(std::uint32_t columns, Placement queens, std::uint32_t down, std::uint32_t up);

    int side_;
    std::uint32_t rows_ = 0;
    std::uint32_t columns_ = 0;
    std::array<std::uint32_t, max_side> free_rows_{};                        // of each column
    std::array<std::array<std::uint64_t, max_side>, max_side> diagonals_{};  // of each square
    std::array<std::vector<std::uint32_t>, max_side + 1> row_sets_;          // by their size
    std::vector<Placement> found_;                        // while placements are being found
    std::unordered_map<std::uint32_t, Placements> kept_;  // by their columns
    std::size_t kept_bytes_ = 0;
};

}  // namespace queenreel
