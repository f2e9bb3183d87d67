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

/// The largest board whose density is drawn: the squares of larger ones have no room for their numbers.
inline constexpr int max_density = 12;

/// The greatest number of solutions that a square of a picture can show.
inline constexpr int max_density_number = 32767;

/// For each square of a puzzle, the number of solutions that have a queen on it.
struct Density {
    int n = 1;
    Puzzle puzzle = Puzzle(1);
    std::uint64_t solutions = 0;
    std::vector<int> squares{};  ///< row by row from the top left, n² of them

    int of(int row, int column) const { return squares[static_cast<std::size_t>(row * n + column)]; }
};

/// Counts the density of a puzzle of 1 to max_density rows. Calls `watch` for each solution, and throws what
/// it throws.
Density density_of(const Puzzle& puzzle, const std::function<void()>& watch = {});

/// The density as a table and as JSON; it has no chart.
ChartData density_data(const Density& density, const Words& words = {});

/// The density as a board with a number in each square, tinted by it, and its givens. No number may exceed
/// max_density_number.
Frame density_frame(const Density& density, const Words& words = {});

/// The same as a separate picture, with a title and a caption if given; sets the scene, the tints and the
/// room for a caption in the look.
Frame density_picture(const Density& density, const std::optional<std::string>& title,
                      const std::optional<std::string>& caption, const Words& words, Look& look);

}  // namespace queenreel
