#pragma once

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "queenreel/sheet/pages.h"
#include "queenreel/sheet/sections.h"
#include "queenreel/solvers/exercises.h"

namespace queenreel {

/// Exercises to fill in, each with the work of finding its completions, and their answers. Throws like
/// exercises().
std::vector<Section> exercise_sections(const SheetPaper& paper, const ExerciseSpec& spec);

/// The edge along which a printer turns the paper to print on its back.
enum class PaperEdge : std::uint8_t { long_edge, short_edge };

/// A row of the table of edges.
struct PaperEdgeRow {
    PaperEdge edge;
    std::string_view name;  ///< as on the command line
    std::string_view summary;
};

/// All edges, in the order of the enumeration.
std::span<const PaperEdgeRow> paper_edges();

/// Exercises with a single completion as cards: pages of exercises with lines to cut along, each followed by
/// the page of their answers for its back. Law: printed on both sides of a paper turned along `edge`, each
/// answer is behind its exercise. Throws like exercises().
std::vector<Section> card_sections(const SheetPaper& paper, const ExerciseSpec& spec, PaperEdge edge);

}  // namespace queenreel
