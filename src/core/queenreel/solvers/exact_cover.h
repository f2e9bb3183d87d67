#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "queenreel/puzzle/puzzle.h"

namespace queenreel {

/// The n queens as an exact cover, with Knuth's dancing links ("Dancing Links", 2000, arXiv:cs/0011047).
///
/// An item is a line of the board: each row and each column must be covered exactly once, each other line of
/// the puzzle's rule at most once. An option is a square: it covers its lines, at most `lines_of_square`;
/// items of its own make up for missing lines. Covering a line takes few links out of their lists, and
/// putting them back in the opposite order restores it. Memory is O(n²).
template <int lines_of_square>
class BasicExactCover {
  public:
    /// The cover problem of a puzzle; its options are the open squares.
    explicit BasicExactCover(const Puzzle& puzzle);

    /// The uncovered row or column with the fewest squares left; among equals, the one nearest the middle of
    /// the board, where queens attack most. Empty when all are covered.
    std::optional<int> smallest_item();

    /// The number of squares left in an item's list.
    int squares_left(int item) const { return sizes_[index(item)]; }

    /// The line of an item that is a row or a column; the other coordinate is -1.
    Square line(int item) const {
        return item <= size_ ? Square{item - 1, -1} : Square{-1, item - size_ - 1};
    }

    void cover(int item);
    void uncover(int item);

    /// The node after `node` in its item's list, which starts at the item itself. The last node is followed
    /// by the item.
    int next(int node) {
        ++looks_;
        return nodes_[index(node)].down;
    }
    bool is_item(int node) const { return index(node) < sizes_.size(); }

    /// The item whose list contains the node.
    int item(int node) const { return nodes_[index(node)].item; }

    /// The square of a node that is not an item.
    Square square(int node) const;

    /// Covers the lines of the node's square, except the one whose list the node is in; uncover_others()
    /// undoes it.
    void cover_others(int node);
    void uncover_others(int node);

    /// Probes so far: of links, which Knuth keeps in pairs and so counts in pairs, and of sizes.
    std::uint64_t looks() const { return looks_; }

  private:
    struct Link {
        int left;
        int right;
    };
    struct Node {
        int up;
        int down;
        int item;
    };

    static constexpr int lines_of_square_ = lines_of_square;
    // To unlink or relink a node: its own links, its two neighbors', the size of its item.
    static constexpr int looks_a_node_ = 4;
    static constexpr int looks_an_item_ = 3;
    static std::size_t index(int number) { return static_cast<std::size_t>(number); }

    void add_option(bool is_open, const std::vector<int>& items);
    int first_of_option(int node) const;

    int size_;
    std::uint64_t looks_ = 0;
    std::vector<Link> links_;  // of the items to cover, in a ring around the root 0
    std::vector<int> sizes_;   // an element for each item: 0, rows, columns, diagonals, antidiagonals
    std::vector<Node> nodes_;  // the items, then four per square, row by row; those of squares that are not
                               // open are in no list
};

/// The lines of a queen's square: row, column and two diagonals.
using ExactCover = BasicExactCover<4>;

}  // namespace queenreel
