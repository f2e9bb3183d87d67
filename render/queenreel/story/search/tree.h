#pragma once

#include <cstddef>
#include <cstdint>
#include <limits>
#include <vector>

#include "queenreel/frame/panel.h"
#include "queenreel/solvers/search_event.h"

namespace queenreel {

/// The tree of a search as it grows: a node for each queen placed below the others, and, if requested, one
/// for each rejected square.
class SearchTree {
  public:
    enum class Keep : std::uint8_t {
        all,   ///< every node
        path,  ///< the nodes of the path and their siblings; O(n²) memory
    };
    enum class Refused : std::uint8_t { shown, left_out };

    struct Node {
        int parent = -1;
        int depth = 0;
        Square square{};
        TreePanel::State state = TreePanel::State::open;
        bool solved = false;  ///< whether it is a solution or has one below it
    };

    static constexpr int any_depth = std::numeric_limits<int>::max();

    /// Queens below `max_depth` others are left out.
    SearchTree(Keep keep, Refused refused, int max_depth = any_depth)
        : keep_(keep), refused_(refused), max_depth_(max_depth) {
        nodes_.front().state = TreePanel::State::path;
    }

    void follow(const SearchEvent& event);

    Refused refused() const { return refused_; }
    int max_depth() const { return max_depth_; }

    /// In the order in which they were visited, the root first; parents precede their children.
    const std::vector<Node>& nodes() const { return nodes_; }

  private:
    bool is_at_end() const { return static_cast<int>(path_.size()) > max_depth_; }
    int add(Square square, TreePanel::State state);
    Node& node(int index) { return nodes_[static_cast<std::size_t>(index)]; }
    void leave(int index);
    void test(Square square);
    void place(Square square);
    void take_back();
    void mark_solved();

    Keep keep_;
    Refused refused_;
    int max_depth_;
    int left_out_ = 0;  // queens on the board that are left out
    std::vector<Node> nodes_ = std::vector<Node>(1);
    std::vector<int> path_{0};
    bool tested_ = false;  // whether the last node is a square being tested
};

/// Horizontal positions of a whole tree's nodes, 0 … 1: leaves are evenly spaced, and parents are centered
/// above their children.
std::vector<double> tree_places(const std::vector<SearchTree::Node>& nodes);

/// The number of nodes without children.
int leaves(const std::vector<SearchTree::Node>& nodes);

}  // namespace queenreel
