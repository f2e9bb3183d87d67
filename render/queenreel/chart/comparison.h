#pragma once

#include <nlohmann/json_fwd.hpp>
#include <span>
#include <string>

#include "queenreel/puzzle/puzzle.h"
#include "queenreel/solvers/measured_search.h"

namespace queenreel {

/// A solver and the work its search took.
struct ComparedRow : MeasuredSearch {
    std::string name;    ///< the solver's
    std::string from{};  ///< the file of a trace; empty: none
};

/// The row's name, with its trace's file if another row has the same name.
std::string unique_name(const ComparedRow& row, std::span<const ComparedRow> rows);

/// The numbers of searches on a puzzle. Its rule of attack is named if it is not that of queens.
nlohmann::ordered_json comparison_json(const Puzzle& puzzle, std::span<const ComparedRow> rows);

}  // namespace queenreel
