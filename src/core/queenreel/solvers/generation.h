#pragma once

#include <cstdint>
#include <vector>

#include "queenreel/solvers/line_counts.h"
#include "queenreel/solvers/population.h"
#include "queenreel/solvers/random.h"

namespace queenreel {

/// The boards of one generation of a genetic search, one queen per row, in O(boards · n) memory. Move-only;
/// moving it keeps its views valid.
class Generation {
  public:
    /// Draws the boards at random.
    Generation(int n, int boards, Random& random);

    /// Breeds the children of `parents`. The fittest parent survives; each other child joins two parents,
    /// drawn in proportion to their fitness, at the same row; in two children of three, a queen then moves at
    /// random.
    Generation(const Generation& parents, Random& random);

    Generation(Generation&&) = default;
    Generation& operator=(Generation&&) = default;
    ~Generation() = default;

    std::span<const Individual> individuals() const { return individuals_; }

    /// The first individual with the fewest conflicts.
    int best() const { return best_; }

    /// Probes that making it took: of queens, line counts and fitness values.
    std::uint64_t looks() const { return looks_; }

  private:
    std::span<int> columns(int board) {
        return std::span(columns_).subspan(static_cast<std::size_t>(board * size_),
                                           static_cast<std::size_t>(size_));
    }

    /// Copies both parents' parts of a child to the next board.
    std::span<int> join(const Generation& parents, const Individual& child);

    /// Adds the next board, whose columns are already filled in.
    void add(Individual individual);

    int size_;
    int best_ = 0;
    std::uint64_t looks_ = 0;
    std::vector<int> columns_;
    std::vector<Individual> individuals_;
    LineCounts counts_;
};

}  // namespace queenreel
