#pragma once

#include <string>
#include <vector>

#include "queenreel/solvers/measured_search.h"
#include "queenreel/terminal/console.h"

namespace queenreel {

/// What a search took, and whose it is.
struct ComparedRow : MeasuredSearch {
    std::string name;    ///< the solver's
    std::string from{};  ///< the file of a trace; empty: none
};

/// How the rows are printed: as a table for people, as CSV, or as JSON.
enum class ComparisonForm { text, csv, json };

/// Prints the rows of searches on n×n squares. For people and as CSV, notes say which search gave up.
void print_comparison(int n, const std::vector<ComparedRow>& rows, ComparisonForm form, Console& console);

/// `12.3 ms`, `1.5 s`.
std::string time_text(double seconds);

}  // namespace queenreel
