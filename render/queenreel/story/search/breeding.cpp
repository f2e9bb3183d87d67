#include <cstddef>
#include <string>
#include <vector>

#include "queenreel/solvers/population.h"
#include "queenreel/story/search/conflict_count.h"
#include "queenreel/story/search/panel.h"

namespace queenreel {
namespace {

using Kind = SearchEvent::Kind;
using SmallBoard = BoardsPanel::SmallBoard;

/// A board of the generation before: it is shown as a parent once it is gone.
struct Parent {
    std::vector<int> columns;
    int conflicts;
};

std::vector<Parent> parents_of(const Population& population) {
    std::vector<Parent> parents;
    for (const Individual& individual : population.individuals)
        parents.push_back({{individual.columns.begin(), individual.columns.end()}, individual.conflicts});
    return parents;
}

/// How a board is bred: its two parents with the rows that each gives, and the child, joined, with the queen
/// that moved then. Between generations it is the fittest board that is shown.
class Breeding : public SearchPanel {
  public:
    explicit Breeding(int n) : size_(n) {}

    PanelSlot slot() const override {
        return {.kind = PanelKind::boards,
                .title = "Two parents and their child",
                .rows = 3,
                .columns = size_,
                .notes = 1};
    }

    void follow(const SearchEvent& event) override {
        if (event.kind == Kind::restarted)
            parents_.clear();
        if (event.kind == Kind::bred)
            ++children_;
        if (event.kind != Kind::generation)
            return;
        const auto best = static_cast<std::size_t>(event.population->best);
        fittest_ = bred(event.population->individuals[best], "Board " + std::to_string(best + 1));
        parents_ = parents_of(*event.population);
        children_ = 0;
    }

    Panel look(const SearchEvent& event, Tempo tempo) const override {
        if (event.kind != Kind::bred || tempo == Tempo::hurried)
            return fittest_;
        return bred(*event.child, "Child " + std::to_string(children_));
    }

  private:
    BoardsPanel bred(const Individual& child, const std::string& name) const {
        BoardsPanel panel;
        const bool joined = child.upper_parent != child.lower_parent;
        if (joined && child.upper_parent >= 0 && !parents_.empty()) {
            panel.boards.push_back(parent(child.upper_parent, 0, child.cut, child.cut));
            panel.boards.push_back(parent(child.lower_parent, child.cut, size_, child.cut));
        }
        SmallBoard own = small_board(child.columns, child.conflicts, joined ? child.cut : 0);
        own.label = name;
        own.lit = true;
        if (child.mutated_row >= 0)
            cell_at(own.board, child.mutated_row, child.columns[static_cast<std::size_t>(child.mutated_row)])
                .mark = Mark::tested;
        panel.boards.push_back(std::move(own));
        return panel;
    }

    /// With the queens of the rows that it does not give pale.
    SmallBoard parent(int index, int first, int last, int cut) const {
        const auto& [columns, conflicts] = parents_[static_cast<std::size_t>(index)];
        SmallBoard small = small_board(columns, conflicts, cut);
        small.label = "Board " + std::to_string(index + 1);
        for (int row = 0; row < size_; ++row) {
            Cell& cell = cell_at(small.board, row, columns[static_cast<std::size_t>(row)]);
            if (row < first || row >= last)
                cell = {.mark = Mark::removed};
        }
        return small;
    }

    SmallBoard small_board(Solution columns, int conflicts, int cut) const {
        const auto n = static_cast<std::size_t>(size_);
        SmallBoard small{.board = {.size = size_, .cells = std::vector<Cell>(n * n)},
                         .label = {},
                         .notes = {"fitness " + fitness_in_words(conflicts)}};
        for (int row = 0; const int column : columns)
            cell_at(small.board, row++, column).queen = true;
        small.board.crossover_row = cut < size_ ? cut : 0;
        return small;
    }

    int size_;
    int children_ = 0;  // of the generation, so far
    std::vector<Parent> parents_;
    BoardsPanel fittest_;
};

}  // namespace

constexpr SearchPanelRow breeding_row{
    .kind = PanelKind::boards,
    .suits = [](const Solver&,
                const SearchProfile& profile) { return profile.approach == Approach::evolutionary; },
    .make = [](const SearchSubject& subject) -> std::unique_ptr<SearchPanel> {
        return std::make_unique<Breeding>(subject.n);
    }};

}  // namespace queenreel
