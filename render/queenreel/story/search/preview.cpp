#include "queenreel/story/search/preview.h"

#include <algorithm>
#include <cstddef>

namespace queenreel {
namespace {

constexpr std::size_t max_nodes = 400;               // in a tree
constexpr std::size_t max_nodes_with_refused = 120;  // more would hide the queens among the crosses
constexpr int first_queens = 3;                      // of a tree that is not whole

void grow(std::optional<SearchTree>& tree, const SearchEvent& event, std::size_t max) {
    if (!tree)
        return;
    tree->follow(event);
    if (tree->nodes().size() > max)
        tree.reset();
}

}  // namespace

SearchPreview::SearchPreview(int n, Map map) : size_(n) {
    if (map == Map::made)
        mapper_.emplace(n);
    if (n > max_whole_tree)
        return;
    tree_.emplace(SearchTree::Keep::all, SearchTree::Refused::left_out);
    tree_with_refused_.emplace(SearchTree::Keep::all, SearchTree::Refused::shown);
    upper_tree_.emplace(SearchTree::Keep::all, SearchTree::Refused::left_out, first_queens);
}

void SearchPreview::follow(const SearchEvent& event) {
    grow(tree_, event, max_nodes);
    grow(tree_with_refused_, event, max_nodes_with_refused);
    grow(upper_tree_, event, max_nodes);
    if (mapper_)
        mapper_->follow(event);
    if (event.kind == SearchEvent::Kind::restarted)
        for (Curve& curve : curves_)
            curve.latest = 0;
    for (const BoardMeasure measure : {BoardMeasure::attacking_pairs, BoardMeasure::fitness})
        if (const auto value = measured(measure, size_, event)) {
            Curve& curve = curves_[static_cast<std::size_t>(measure)];
            curve.values = std::max(curve.values, ++curve.latest);
            curve.max = std::max(curve.max, *value);
        }
}

const SearchTree* SearchPreview::tree() const {
    if (tree_with_refused_)
        return &*tree_with_refused_;
    return tree_ ? &*tree_ : nullptr;
}

}  // namespace queenreel
