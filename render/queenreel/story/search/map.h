#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "queenreel/frame/panel.h"
#include "queenreel/frame/search_map.h"
#include "queenreel/puzzle/numbering.h"
#include "queenreel/solvers/profile.h"
#include "queenreel/solvers/search_event.h"
#include "queenreel/solvers/solver.h"

namespace queenreel {

/// Makes the map of a search in one pass over its events. The length of the search need not be known: when
/// its columns run out, each becomes twice as wide. Memory is O(columns · n).
class SearchMapper {
  public:
    static constexpr std::size_t usual_columns = 2048;

    /// `columns`: the maximum width of the map, at least 2.
    explicit SearchMapper(int n, std::size_t columns = usual_columns);

    void follow(const SearchEvent& event);

    /// The map of the events so far, in the form that suits the approach: levels if queens are placed and
    /// taken back, otherwise curves of attacking pairs or of fitness.
    SearchMap map(Approach approach, const BoardNames& names) const;

  private:
    struct Queen {
        std::uint64_t begin;
        Square square;
        bool alternate;
        bool has_child = false;
        std::uint64_t solutions = 0;
    };
    struct FirstQueen {
        Queen queen;
        std::uint64_t end;
    };
    enum Measure : std::uint8_t { pairs, best_fitness, mean_fitness, measure_count };

    void advance(std::uint64_t looks);
    void widen();
    void hold_measures(std::uint64_t until);
    void measure(const SearchEvent& event);
    void place(Square square);
    void take_back();
    void close(const Queen& queen, std::size_t level);
    void clear();
    void add_solution();
    std::size_t column() const;
    std::vector<SearchMap::Block> blocks(const BoardNames& names) const;

    int size_;
    std::size_t columns_;
    std::uint64_t column_looks_ = 1;
    std::uint64_t looks_ = 0;
    std::vector<SearchMap::Cell> cells_;
    std::vector<std::uint32_t> solutions_;
    std::vector<SearchMap::Height> heights_;  // one measure after another
    std::array<std::optional<double>, measure_count> now_{};
    double max_pairs_ = 1;
    std::vector<Queen> open_;  // the queens on the board, in the order they were placed
    std::vector<bool> alternates_;
    std::vector<FirstQueen> first_queens_;
};

/// The names of the levels of a search's tree, from the first queen's on: the row it was placed in if rows
/// are filled in order, otherwise the number of queens.
std::vector<std::string> level_names(const Solver& solver, const BoardNames& names);

/// The panel of a search that has been followed to its end.
MapPanel map_panel(const SearchMapper& mapper, const Solver& solver, Approach approach,
                   const BoardNames& names);

/// Returns true if searches with this approach have a map.
constexpr bool has_map(Approach approach) {
    return approach != Approach::construction;
}

}  // namespace queenreel
