#pragma once

#include <chrono>
#include <cstdint>
#include <string>
#include <vector>

namespace queenreel {

/// What is drawn on a square besides a queen.
enum class Mark : std::uint8_t {
    none,
    attacked,  ///< an empty square a queen attacks: a ring
    conflict,  ///< a queen that another attacks: a square border, so shape and color both tell
};

/// All that is painted on a square follows from its cell and its shade.
struct Cell {
    bool queen = false;
    Mark mark = Mark::none;

    friend bool operator==(const Cell&, const Cell&) = default;
};

/// A board of size × size cells, row by row from the top left.
struct BoardPanel {
    int size = 1;
    std::vector<Cell> cells = std::vector<Cell>(1);

    friend bool operator==(const BoardPanel&, const BoardPanel&) = default;
};

/// One picture of a film or a batch, in board terms, and how long it is shown.
struct Frame {
    BoardPanel board;
    std::string caption;       ///< UTF-8, one line; empty for none
    std::string title;         ///< UTF-8, what the picture shows in a few words: the document's title
    std::string description;   ///< UTF-8, the picture in words for those who cannot see it
    std::uint64_t number = 1;  ///< the picture's number, from 1: {index} in file names
    std::chrono::microseconds duration{1'000'000};

    friend bool operator==(const Frame&, const Frame&) = default;
};

}  // namespace queenreel
