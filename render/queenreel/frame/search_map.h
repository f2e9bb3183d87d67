#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace queenreel {

/// A whole search in as many numbers as a picture can show. Its work runs from left to right, in columns of
/// equal numbers of probes. The levels of its tree, if it has one, are from top to bottom: the first queen
/// placed, the queens placed below it, and so on.
struct SearchMap {
    /// The queens on a level during a column, in probes.
    struct Cell {
        std::uint64_t stood = 0;      ///< with a queen
        std::uint64_t alternate = 0;  ///< with every other queen of the level
        std::uint64_t solved = 0;     ///< with queens that are part of a solution or have one below them
        std::uint32_t dead_ends = 0;  ///< queens taken back because nothing could be placed below them

        friend bool operator==(const Cell&, const Cell&) = default;
    };

    /// The time of a queen on the first level.
    struct Block {
        std::uint64_t begin = 0;  ///< in probes …
        std::uint64_t end = 0;    ///< … before this one
        std::string name{};       ///< label of its column, or of its row if all are in one column
        std::uint64_t solutions = 0;

        friend bool operator==(const Block&, const Block&) = default;
    };

    /// A number during a column: its sum over the probes at which it had a value, and the number of these.
    struct Height {
        double sum = 0;
        std::uint64_t looks = 0;

        friend bool operator==(const Height&, const Height&) = default;
    };

    /// A number over the work, for searches without a tree.
    struct Curve {
        std::string name{};
        std::vector<Height> heights{};  ///< one for each column

        friend bool operator==(const Curve&, const Curve&) = default;
    };

    std::uint64_t looks = 0;         ///< probes of the whole search; the last column may not be full
    std::uint64_t column_looks = 1;  ///< probes per column
    std::size_t columns = 0;
    std::size_t levels = 0;
    std::vector<Cell> cells{};               ///< one level after another; empty if there are curves
    std::vector<std::uint32_t> solutions{};  ///< found in each column
    std::vector<Block> blocks{};             ///< in order
    std::vector<Curve> curves{};             ///< one below the other, on a shared axis from 0 …
    double max_height = 1;                   ///< … to this

    const Cell& cell(std::size_t level, std::size_t column) const { return cells[level * columns + column]; }

    friend bool operator==(const SearchMap&, const SearchMap&) = default;
};

}  // namespace queenreel
