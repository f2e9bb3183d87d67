#pragma once

#include "frame/panel.h"
#include "solvers/search_event.h"

namespace queenreel {

/// The four tables that tell whether a square is attacked, after an event: which rows, columns, diagonals
/// (column - row, from -(n - 1) on) and antidiagonals (column + row, from 0 on) hold a queen. An event
/// touches the boxes of its square; a refusal only the one that says no.
TablesPanel occupancy_tables(int n, const SearchEvent& event);

/// How many they are, and how many boxes the longest has.
inline constexpr int occupancy_table_count = 4;
constexpr int longest_occupancy_table(int n) {
    return 2 * n - 1;
}

}  // namespace queenreel
