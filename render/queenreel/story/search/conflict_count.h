#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>

#include "queenreel/puzzle/square.h"
#include "queenreel/solvers/search_event.h"
#include "queenreel/words/words.h"

namespace queenreel {

/// The number of pairs of queens that attack each other, with at most one queen per row (-1: none). O(n).
int attacking_pairs(Solution columns);

/// The number of queens in other rows that attack a square. O(n).
int attackers(Solution columns, Square square);

/// The fitness of a board with `pairs` attacking pairs: 1 / (1 + pairs).
double fitness(int pairs);

/// The same as "0.25".
std::string fitness_in_words(const Words& words, int pairs);

/// A measure of a whole board.
enum class BoardMeasure : std::uint8_t {
    attacking_pairs,  ///< after each queen placed
    fitness,          ///< for the best board of each generation
};
inline constexpr std::size_t board_measure_count = 2;

/// The attacking pairs for a measure, after an event that completes a board of n rows; empty after others.
std::optional<int> measured_pairs(BoardMeasure measure, int n, const SearchEvent& event);

/// The measure after such an event; empty after others.
std::optional<double> measured(BoardMeasure measure, int n, const SearchEvent& event);

}  // namespace queenreel
