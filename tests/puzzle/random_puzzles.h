#pragma once

#include <vector>

#include "queenreel/puzzle/puzzle.h"
#include "random_boards.h"

namespace queenreel {

/// A random puzzle with at most that many given queens and blocked squares.
inline Puzzle random_puzzle(Chance& chance, int size, int queens, int blocked) {
    Givens givens;
    for (int i = 0; i < queens; ++i)
        givens.queens.push_back(chance.square(size));
    const Puzzle occupied(size, givens);
    for (int i = 0; i < blocked; ++i)
        if (const Square square = chance.square(size); !occupied.has_queen(square))
            givens.blocked.push_back(square);
    return {size, givens};
}

/// The puzzles of a size for testing laws: every given queen, every two, and random ones with three queens
/// and blocked squares.
inline std::vector<Puzzle> tried_puzzles(Chance& chance, int size) {
    std::vector<Square> squares;
    for (int row = 0; row < size; ++row)
        for (int column = 0; column < size; ++column)
            squares.push_back({row, column});
    std::vector<Puzzle> puzzles{Puzzle(size)};
    for (auto first = squares.begin(); first != squares.end(); ++first)
        for (auto second = first; second != squares.end(); ++second)
            puzzles.emplace_back(size, Givens{.queens = {*first, *second}});
    for (int i = 0; i < 60; ++i)
        puzzles.push_back(random_puzzle(chance, size, i % 4, i % 7));
    return puzzles;
}

/// Returns true if the solution has a puzzle's queens and leaves its blocked squares empty.
inline bool completes(const Puzzle& puzzle, Solution columns) {
    const auto stands = [&](Square square) {
        return columns[static_cast<std::size_t>(square.row)] == square.column;
    };
    return std::ranges::all_of(puzzle.givens().queens, stands) &&
           std::ranges::none_of(puzzle.givens().blocked, stands);
}

/// One row per line: `Q` a given queen, `#` a blocked square, `.` others.
inline std::string text_of(const Puzzle& puzzle) {
    std::string text = "\n";
    for (int row = 0; row < puzzle.size(); ++row) {
        for (int column = 0; column < puzzle.size(); ++column)
            text += puzzle.has_queen({row, column}) ? 'Q' : puzzle.is_blocked({row, column}) ? '#' : '.';
        text += '\n';
    }
    return text;
}

}  // namespace queenreel
