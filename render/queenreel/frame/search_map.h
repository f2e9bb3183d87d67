#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace queenreel {

/// A whole search in as many numbers as a picture has room for. From left to right lies its work, in columns
/// of equally many looks; from top to bottom lie the levels of its tree, where it has one: the queen placed
/// first, those placed below her, and so on.
struct SearchMap {
    /// What stood on a level during a column, in looks.
    struct Cell {
        std::uint64_t stood = 0;      ///< a queen did
        std::uint64_t alternate = 0;  ///< so did every other queen of the level
        std::uint64_t solved = 0;     ///< so did queens with a solution below them, or that made one
        std::uint32_t dead_ends = 0;  ///< queens taken back as nothing could be placed below them

        friend bool operator==(const Cell&, const Cell&) = default;
    };

    /// The time of a queen of the first level.
    struct Block {
        std::uint64_t begin = 0;  ///< in looks …
        std::uint64_t end = 0;    ///< … before this one
        std::string name{};       ///< her column's label, or her row's where all stand in one column
        std::uint64_t solutions = 0;

        friend bool operator==(const Block&, const Block&) = default;
    };

    /// A number during a column: its sum over the looks for which there was one, and how many these were.
    struct Height {
        double sum = 0;
        std::uint64_t looks = 0;

        friend bool operator==(const Height&, const Height&) = default;
    };

    /// A number over the work, for searches without a tree.
    struct Curve {
        std::string name{};
        std::vector<Height> heights{};  ///< of each column

        friend bool operator==(const Curve&, const Curve&) = default;
    };

    std::uint64_t looks = 0;         ///< of the whole search; the last column may not be full
    std::uint64_t column_looks = 1;  ///< how wide a column is
    std::size_t columns = 0;
    std::size_t levels = 0;
    std::vector<Cell> cells{};               ///< level after level; none where there are curves
    std::vector<std::uint32_t> solutions{};  ///< found in each column
    std::vector<Block> blocks{};             ///< in order
    std::vector<Curve> curves{};             ///< each below the one before, over one axis from 0 …
    double max_height = 1;                   ///< … to this

    const Cell& cell(std::size_t level, std::size_t column) const { return cells[level * columns + column]; }

    friend bool operator==(const SearchMap&, const SearchMap&) = default;
};

}  // namespace queenreel
