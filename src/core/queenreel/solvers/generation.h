#pragma once

#include <cstdint>
#include <vector>

#include "queenreel/solvers/line_counts.h"
#include "queenreel/solvers/population.h"
#include "queenreel/solvers/random.h"

namespace queenreel {

/// The boards of a generation of a genetic search, a queen a row each, in O(boards · n) memory. Move-only;
/// moving it keeps its views valid.
class Generation {
  public:
    /// Boards drawn at random.
    Generation(int n, int boards, Random& random);

    /// The children of `parents`. The fittest parent lives on; the others are each made of two, drawn in
    /// proportion to their fitness and cut at the same row; in two of three a queen then moves at random.
    Generation(const Generation& parents, Random& random);

    Generation(Generation&&) = default;
    Generation& operator=(Generation&&) = default;
    ~Generation() = default;

    std::span<const Individual> individuals() const { return individuals_; }

    /// The first individual with the fewest conflicts.
    int best() const { return best_; }

    /// How many looks it took to make it: at queens of boards, at counts of lines, and at fitness.
    std::uint64_t looks() const { return looks_; }

  private:
    std::span<int> columns(int board) {
        return std::span(columns_).subspan(static_cast<std::size_t>(board * size_),
                                           static_cast<std::size_t>(size_));
    }

    /// Joins the parts of a child's parents in the place of the next board.
    std::span<int> join(const Generation& parents, const Individual& child);

    /// Adds the next board once its columns are filled in.
    void add(Individual individual);

    int size_;
    int best_ = 0;
    std::uint64_t looks_ = 0;
    std::vector<int> columns_;
    std::vector<Individual> individuals_;
    LineCounts counts_;
};

}  // namespace queenreel
