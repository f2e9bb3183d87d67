#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <stop_token>
#include <vector>

#include "queenreel/counting/column_split.h"
#include "queenreel/counting/disjoint_pairs.h"
#include "queenreel/counting/quadrant.h"

namespace queenreel {

/// Counts the solutions that column splits of n stand for.
///
/// Two adjacent quadrants share rows: what one fills, the other leaves. So for each set of rows it joins the
/// placements of one quadrant with those of its neighbor that fill the other rows, if they share no diagonal.
/// The resulting halves, one with the split's columns and one with the others, are joined in the same way.
class SplitSearch {
  public:
    explicit SplitSearch(int n) : n_(n) {}

    /// The number of solutions; meaningless once `stop` is requested. Throws std::bad_alloc.
    std::uint64_t solutions(const ColumnSplit& split, const std::stop_token& stop);

  private:
    using Words = std::span<const std::uint64_t>;

    /// Placements on a half of the board, as the sets of their diagonals: those whose rows are below the
    /// limit, then those at it.
    class Half {
      public:
        void join(Quadrant& taking, std::uint32_t columns, Quadrant& leaving, std::uint32_t other_columns,
                  std::uint32_t limit, const std::stop_token& stop);

        Words below() const { return Words(words_).first(below_); }
        Words at_limit() const { return Words(words_).subspan(below_, size_ - below_); }
        Words all() const { return Words(words_).first(size_); }

      private:
        void add(std::span<const ListPair> lists, const std::stop_token& stop);

        std::vector<ListPair> below_limit_;
        std::vector<ListPair> at_limit_;
        std::vector<std::uint64_t> words_;
        std::size_t below_ = 0;
        std::size_t size_ = 0;
    };

    /// The quadrants of a board with a cross.
    struct Quadrants {
        Quadrants(int n, const std::optional<Cross>& cross);

        std::optional<Cross> cross;
        Quadrant upper_left;
        Quadrant upper_right;
        Quadrant lower_left;
        Quadrant lower_right;
    };

    std::uint64_t count_pairs(Words upper, Words lower, const std::stop_token& stop);

    int n_;
    std::optional<Quadrants> quadrants_;
    Half upper_;
    Half lower_;
    PairLists lists_;
};

}  // namespace queenreel
