#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "queenreel/puzzle/square.h"

namespace queenreel {

/// All solutions of an n×n board in lexicographic order, for n from 2 to 16: placements of the upper rows,
/// each joined with those of the lower rows that fit.
///
/// The lower rows' placements are listed once, by the columns they take. For one of the upper rows, found by
/// backtracking with bit masks (Richards 1997), those that take the other columns are looked through, many at
/// a time: one fits if it shares none of the 2(n−1) diagonals that pass from the upper rows to the lower
/// ones. For n = 14 that is 835,000 placements of seven rows and 243 to look through for each, instead of the
/// 27 million of a search down to the last row.
///
/// Up to n = 14 only solutions whose first queen is not right of the middle are searched for. The others are
/// mirror images of those with a first queen left of it, and come in the reverse of their order. Memory: 8
/// bytes a placement, 4 a set of columns and 8 a solution to be mirrored, at most 9 MB.
class JoinedHalves {
  public:
    static constexpr int max_n = 16;

    /// Throws std::bad_alloc.
    explicit JoinedHalves(int n);

    /// Goes on to the next solution; false when there are no more.
    bool next_solution();

    /// The queens of the last one.
    Solution columns() const { return {columns_.data(), static_cast<std::size_t>(n_)}; }

  private:
    using Mask = std::uint32_t;  // bit c stands for column c

    /// What a row sees of the queens above, and its free squares that have not been tried.
    struct Row {
        Mask columns = 0;
        Mask diagonals = 0;
        Mask antidiagonals = 0;
        Mask untried = 0;
    };

    template <typename Put>
    void fill_lower(int row, Row above, std::uint32_t passing, std::uint32_t packed, Mask squares,
                    const Put& put) const;
    void list_lower();
    bool next_upper();
    void find_fitting();
    void keep_to_mirror(std::uint32_t lower);
    bool next_mirrored();

    int n_;
    int lower_;  // rows
    int upper_;
    Mask board_;
    std::vector<std::uint32_t> begin_;    ///< element s: of the lower placements in the columns of set s
    std::vector<std::uint32_t> passing_;  ///< of each lower placement: the diagonals that pass from above
    std::vector<std::uint32_t>
        packed_;  ///< of each: its columns, four bits a row, those of the first the lowest
    std::vector<std::uint32_t> fitting_;  ///< the upper placement, as numbers in their set, in order
    std::size_t fitting_size_ = 0;
    std::size_t next_fitting_ = 0;
    std::uint32_t set_begin_ = 0;
    std::vector<std::uint64_t> to_mirror_;  ///< solutions, packed as the lower rows are
    std::uint64_t upper_packed_ = 0;        ///< of the upper placement
    bool mirrors_ = false;                  ///< the solutions that remain are images of those
    int row_ = 0;                           // where the search for upper placements stands
    std::array<Row, max_n> rows_;
    std::array<int, max_n> columns_{};
};

}  // namespace queenreel
