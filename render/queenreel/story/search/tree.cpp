#include "queenreel/story/search/tree.h"

#include <algorithm>

#include "queenreel/story/search/events.h"

namespace queenreel {
namespace {

using Kind = SearchEvent::Kind;
using State = TreePanel::State;

std::vector<bool> have_children(const std::vector<SearchTree::Node>& nodes) {
    std::vector<bool> parents(nodes.size(), false);
    for (const SearchTree::Node& node : nodes)
        if (node.parent >= 0)
            parents[static_cast<std::size_t>(node.parent)] = true;
    return parents;
}

}  // namespace

void SearchTree::follow(const SearchEvent& event) {
    switch (event.kind) {
        case Kind::tested:
            if (!queen_stands(event))
                test(event.square);
            break;
        case Kind::rejected:
            if (!queen_stands(event)) {
                test(event.square);
                if (tested_)
                    nodes_.back().state = State::rejected;
                tested_ = false;
            }
            break;
        case Kind::placed:
            place(event.square);
            break;
        case Kind::removed:
            take_back();
            break;
        case Kind::solution:
            mark_solved();
            break;
        case Kind::exhausted:
        case Kind::gave_up:
            leave(0);
            break;
        case Kind::wiped_out:
        case Kind::restarted:
        case Kind::generation:
        case Kind::bred:
            break;
    }
}

int SearchTree::add(Square square, State state) {
    const int parent = path_.back();
    nodes_.push_back({.parent = parent, .depth = node(parent).depth + 1, .square = square, .state = state});
    return static_cast<int>(nodes_.size()) - 1;
}

void SearchTree::leave(int index) {
    node(index).state = node(index).solved ? State::solved : State::failed;
}

void SearchTree::test(Square square) {
    if (refused_ == Refused::left_out || is_at_end() || (tested_ && nodes_.back().square == square))
        return;
    add(square, State::open);
    tested_ = true;
}

void SearchTree::place(Square square) {
    if (is_at_end()) {
        ++left_out_;
        return;
    }
    const bool known = tested_ && nodes_.back().square == square;
    const int placed = known ? static_cast<int>(nodes_.size()) - 1 : add(square, State::path);
    node(placed).state = State::path;
    path_.push_back(placed);
    tested_ = false;
}

void SearchTree::take_back() {
    if (left_out_ > 0) {
        --left_out_;
        return;
    }
    if (path_.size() == 1)
        return;
    const int left = path_.back();
    path_.pop_back();
    leave(left);
    tested_ = false;
    if (keep_ == Keep::path)
        nodes_.resize(static_cast<std::size_t>(left) + 1);  // later nodes are below it
}

void SearchTree::mark_solved() {
    for (const int index : path_)
        node(index).solved = true;
    if (left_out_ == 0)
        node(path_.back()).state = State::solved;
}

std::vector<double> tree_places(const std::vector<SearchTree::Node>& nodes) {
    const std::vector<bool> parents = have_children(nodes);
    const double between = 1.0 / leaves(nodes);
    std::vector<double> places(nodes.size(), 0);
    std::vector<double> first(nodes.size(), 2);
    std::vector<double> last(nodes.size(), -1);
    double next = between / 2;
    for (std::size_t i = 0; i < nodes.size(); ++i)
        if (!parents[i]) {
            places[i] = next;
            next += between;
        }
    for (std::size_t i = nodes.size(); i-- > 0;) {
        if (parents[i])
            places[i] = (first[i] + last[i]) / 2;
        if (nodes[i].parent < 0)
            continue;
        const auto parent = static_cast<std::size_t>(nodes[i].parent);
        first[parent] = std::min(first[parent], places[i]);
        last[parent] = std::max(last[parent], places[i]);
    }
    return places;
}

int leaves(const std::vector<SearchTree::Node>& nodes) {
    return static_cast<int>(std::ranges::count(have_children(nodes), false));
}

}  // namespace queenreel
