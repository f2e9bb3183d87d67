#include <algorithm>
#include <optional>

#include "story/search/events.h"
#include "story/search/manner.h"
#include "story/search/panel.h"
#include "story/search/tree.h"

namespace queenreel {
namespace {

using Keep = SearchTree::Keep;
using Refused = SearchTree::Refused;

constexpr int max_whole = 6;                         // n
constexpr std::size_t max_nodes = 400;               // of a whole tree
constexpr std::size_t max_nodes_with_refused = 120;  // more would hide the queens among the crosses

/// The whole tree of a search, if it has at most so many nodes.
std::optional<SearchTree> whole_tree(const StoryOptions& options, Refused refused, std::size_t max) {
    if (options.n > max_whole)
        return std::nullopt;
    SearchTree tree(Keep::all, refused);
    for (const SearchEvent& event : search_events(options)) {
        tree.follow(event);
        if (tree.nodes().size() > max)
            return std::nullopt;
    }
    return tree;
}

int levels(const std::vector<SearchTree::Node>& nodes) {
    return std::ranges::max_element(nodes, {}, &SearchTree::Node::depth)->depth + 1;
}

/// A small search's whole tree. It is grown once before, so that each node has its place from the start.
class WholeTree : public SearchPanel {
  public:
    WholeTree(const SearchTree& grown, Refused refused)
        : places_(tree_places(grown.nodes())),
          slot_{.kind = PanelKind::tree,
                .title = "Search tree",
                .rows = levels(grown.nodes()),
                .columns = leaves(grown.nodes())},
          tree_(Keep::all, refused) {}

    PanelSlot slot() const override { return slot_; }
    void follow(const SearchEvent& event) override { tree_.follow(event); }

    Panel look(const SearchEvent& /*event*/, Tempo /*tempo*/) const override {
        TreePanel panel;
        for (std::size_t i = 0; const SearchTree::Node& node : tree_.nodes())
            panel.nodes.push_back({node.parent, node.depth, places_[i++], node.state});
        return panel;
    }

  private:
    std::vector<double> places_;
    PanelSlot slot_;
    SearchTree tree_;
};

/// Of a larger search's tree the current path and its siblings, a fan a level: a node is below the column of
/// its square, or, where a column is filled, below as many columns as its row says. Where every square of a
/// row is looked at in turn, those still to come are there as well.
class PathTree : public SearchPanel {
  public:
    explicit PathTree(const StoryOptions& options)
        : size_(options.n), tries_all_(manner_of(options).asks_first), tree_(Keep::path, Refused::shown) {}

    PanelSlot slot() const override {
        return {.kind = PanelKind::tree, .title = "Search tree: path", .rows = size_ + 1, .columns = size_};
    }
    void follow(const SearchEvent& event) override { tree_.follow(event); }

    Panel look(const SearchEvent& /*event*/, Tempo /*tempo*/) const override {
        const auto& nodes = tree_.nodes();
        const std::vector<bool> fill_column = children_fill_column();
        TreePanel panel;
        std::vector<int> tried(nodes.size(), 0);  // columns, below each node
        for (const SearchTree::Node& node : nodes) {
            const bool is_root = node.parent < 0;
            const auto parent = static_cast<std::size_t>(is_root ? 0 : node.parent);
            const int line = fill_column[parent] ? node.square.row : node.square.column;
            panel.nodes.push_back({node.parent, node.depth, is_root ? 0.5 : below(line), node.state});
            if (!is_root)
                tried[parent] = node.square.column + 1;
        }
        for (std::size_t i = 0; i < nodes.size() && tries_all_; ++i) {
            if (nodes[i].state != TreePanel::State::path || nodes[i].depth == size_)
                continue;
            for (int column = tried[i]; column < size_; ++column)
                panel.nodes.push_back({static_cast<int>(i), nodes[i].depth + 1, below(column)});
        }
        return panel;
    }

  private:
    double below(int line) const { return (line + 0.5) / size_; }

    /// For each node whether those below it are in different rows.
    std::vector<bool> children_fill_column() const {
        const auto& nodes = tree_.nodes();
        std::vector<bool> fill(nodes.size(), false);
        std::vector<int> rows(nodes.size(), -1);
        for (const SearchTree::Node& node : nodes) {
            if (node.parent < 0)
                continue;
            const auto parent = static_cast<std::size_t>(node.parent);
            fill[parent] = rows[parent] >= 0 && (fill[parent] || rows[parent] != node.square.row);
            rows[parent] = node.square.row;
        }
        return fill;
    }

    int size_;
    bool tries_all_;
    SearchTree tree_;
};

}  // namespace

std::unique_ptr<SearchPanel> tree_panel(const StoryOptions& options) {
    for (const auto& [refused, max] :
         {std::pair{Refused::shown, max_nodes_with_refused}, std::pair{Refused::left_out, max_nodes}})
        if (const auto tree = whole_tree(options, refused, max))
            return std::make_unique<WholeTree>(*tree, refused);
    return std::make_unique<PathTree>(options);
}

}  // namespace queenreel
