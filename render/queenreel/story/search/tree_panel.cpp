#include <algorithm>
#include <string>
#include <utility>

#include "queenreel/story/search/map.h"
#include "queenreel/story/search/panel.h"
#include "queenreel/story/search/tree.h"

namespace queenreel {
namespace {

int level_count(const std::vector<SearchTree::Node>& nodes) {
    return std::ranges::max_element(nodes, {}, &SearchTree::Node::depth)->depth + 1;
}

/// The names of the levels of a tree, including the root's.
std::vector<std::string> tree_level_names(const SearchSubject& subject) {
    std::vector<std::string> names = level_names(*subject.solver, subject.names);
    names.insert(names.begin(), std::string());
    return names;
}

/// Returns true if a tree says more than a map. The tree of brute force does: it shows what other searches
/// avoid.
bool says_more_than_map(const Solver& solver) {
    return solver.keeps == Keeps::digits;
}

std::string title_of(const BoardNames& names, const SearchTree& grown) {
    return grown.max_depth() == SearchTree::any_depth
               ? names.say("Search tree")
               : names.say("Search tree: first {number} {rows}", {grown.max_depth(), names.rows()});
}

/// The whole tree of a small search, or that of its first queens. It was grown in advance, so
/// that each node has its place from the start.
class WholeTree : public SearchPanel {
  public:
    WholeTree(const SearchSubject& subject, const SearchTree& grown)
        : places_(tree_places(grown.nodes())),
          slot_{.kind = PanelKind::tree,
                .title = title_of(subject.names, grown),
                .rows = level_count(grown.nodes()),
                .columns = leaves(grown.nodes()),
                .stays = says_more_than_map(*subject.solver)},
          tree_(SearchTree::Keep::all, grown.refused(), grown.max_depth()) {
        std::vector<std::string> levels = tree_level_names(subject);
        levels.resize(static_cast<std::size_t>(slot_.rows));
        levels_ = std::move(levels);
    }

    PanelSlot slot() const override { return slot_; }
    void follow(const SearchEvent& event) override { tree_.follow(event); }

    Panel look(const SearchEvent& /*event*/, Tempo /*tempo*/) const override {
        TreePanel panel{.nodes = {}, .levels = levels_};
        for (std::size_t i = 0; const SearchTree::Node& node : tree_.nodes())
            panel.nodes.push_back({node.parent, node.depth, places_[i++], node.state});
        return panel;
    }

  private:
    SharedList<std::string> levels_;
    std::vector<double> places_;
    PanelSlot slot_;
    SearchTree tree_;
};

/// The current path in the tree of a larger search, with its siblings, as a fan on each level: a node is
/// below the column of its square, or, if the search fills a column, below the column with the number of its
/// row. If a row's squares are tested in order, those still to come are shown, too.
class PathTree : public SearchPanel {
  public:
    explicit PathTree(const SearchSubject& subject)
        : size_(subject.n),
          tries_all_(subject.profile.tests == Tests::empty_squares),
          words_(subject.names.words()),
          levels_(tree_level_names(subject)) {}

    PanelSlot slot() const override {
        return {.kind = PanelKind::tree,
                .title = words_.say("Search tree: path"),
                .rows = size_ + 1,
                .columns = size_};
    }
    void follow(const SearchEvent& event) override { tree_.follow(event); }

    Panel look(const SearchEvent& /*event*/, Tempo /*tempo*/) const override {
        const auto& nodes = tree_.nodes();
        const std::vector<bool> fill_column = children_fill_column();
        TreePanel panel{.nodes = {}, .levels = levels_};
        std::vector<int> tried(nodes.size(), 0);  // columns tried below each node
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

    /// For each node, whether its children are in different rows.
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
    Words words_;
    SharedList<std::string> levels_;
    SearchTree tree_{SearchTree::Keep::path, SearchTree::Refused::shown};
};

}  // namespace

constexpr SearchPanelRow tree_row{.suits = goes_by<Approach::backtracking>,
                                  .make = [](const SearchSubject& subject) -> std::unique_ptr<SearchPanel> {
                                      if (const SearchTree* whole = subject.preview->tree())
                                          return std::make_unique<WholeTree>(subject, *whole);
                                      const SearchTree* upper = subject.preview->upper_tree();
                                      if (upper && says_more_than_map(*subject.solver))
                                          return std::make_unique<WholeTree>(subject, *upper);
                                      return std::make_unique<PathTree>(subject);
                                  },
                                  // A solver's data says more about it than a tree. Brute force has no data
                                  // but the boards it has tried, and words are shown below the board.
                                  .by_default =
                                      [](const Solver& solver, const SearchProfile&) {
                                          return solver.keeps == Keeps::nothing ||
                                                 solver.keeps == Keeps::digits ||
                                                 solver.keeps == Keeps::words;
                                      },
                                  .needs_preview = [](int n) { return n <= max_whole_tree; }};

}  // namespace queenreel
