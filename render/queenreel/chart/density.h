#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "queenreel/chart/data.h"
#include "queenreel/frame/frame.h"
#include "queenreel/frame/look.h"
#include "queenreel/puzzle/puzzle.h"
#include "queenreel/words/words.h"

namespace queenreel {

/// The largest board of which a density is drawn: numbers of larger ones have no room in their squares.
inline constexpr int max_density = 12;

/// The greatest number of solutions that a square of a picture can say.
inline constexpr int max_density_number = 32767;

/// On how many solutions of a puzzle a queen stands on each square.
struct Density {
    int n = 1;
    Puzzle puzzle = Puzzle(1);
    std::uint64_t solutions = 0;
    std::vector<int> squares{};  ///< row by row from the top left, n² of them

    int of(int row, int column) const { return squares[static_cast<std::size_t>(row * n + column)]; }
};

/// Counts the density of a puzzle of 1 … max_density rows. `watch` is called for each solution; what it
/// throws passes.
Density density_of(const Puzzle& puzzle, const std::function<void()>& watch = {});

/// The density as a table and as JSON; it has no chart.
ChartData density_data(const Density& density, const Words& words = {});

/// The density as a board with a number in each square, tinted by it, and its givens. No number may exceed
/// max_density_number.
Frame density_frame(const Density& density, const Words& words = {});

/// The same as a picture of its own, with a title and a caption if they are given; sets the scene, the tints
/// and the room for a caption in the look.
Frame density_picture(const Density& density, const std::optional<std::string>& title,
                      const std::optional<std::string>& caption, const Words& words, Look& look);

}  // namespace queenreel
