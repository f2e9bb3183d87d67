#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>

#include "queenreel/puzzle/square.h"
#include "queenreel/solvers/search_event.h"

namespace queenreel {

/// How many pairs of queens attack each other, of at most one a row (-1: none). O(n).
int attacking_pairs(Solution columns);

/// How many queens of other rows attack a square. O(n).
int attackers(Solution columns, Square square);

/// The fitness of a board with so many pairs: 1 / (1 + pairs).
double fitness(int pairs);

/// The same as "0.25".
std::string fitness_in_words(int pairs);

/// How good a whole board is.
enum class BoardMeasure : std::uint8_t {
    attacking_pairs,  ///< after each queen placed
    fitness,          ///< of the best board of each generation
};
inline constexpr std::size_t board_measure_count = 2;

/// The pairs of attacking queens that a measure goes by, after an event that makes a whole board of n rows;
/// nothing after others.
std::optional<int> measured_pairs(BoardMeasure measure, int n, const SearchEvent& event);

/// The measure then.
std::optional<double> measured(BoardMeasure measure, int n, const SearchEvent& event);

}  // namespace queenreel
