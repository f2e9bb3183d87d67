#include <algorithm>
#include <array>
#include <cstddef>
#include <numeric>

#include "solvers/population.h"
#include "story/search/conflict_count.h"
#include "story/search/panel.h"

namespace queenreel {
namespace {

constexpr std::size_t max_boards = 6;  // more would be too small to tell queens on them

BoardPanel small_board(const Individual& individual) {
    const std::size_t n = individual.columns.size();
    BoardPanel board{.size = static_cast<int>(n), .cells = std::vector<Cell>(n * n)};
    for (std::size_t row = 0; row < n; ++row)
        board.cells[row * n + static_cast<std::size_t>(individual.columns[row])].queen = true;
    // Of a board that lives on, or that has all from one parent, there is no cut to see.
    if (individual.upper_parent != individual.lower_parent && individual.cut < board.size)
        board.crossover_row = individual.cut;
    return board;
}

/// The fittest boards of a generation, with the row where their parents were cut and joined.
class FittestBoards : public SearchPanel {
  public:
    explicit FittestBoards(int n) : size_(n) {}

    PanelSlot slot() const override {
        return {.kind = PanelKind::boards,
                .title = "The fittest boards",
                .rows = static_cast<int>(max_boards),
                .columns = size_};
    }

    void follow(const SearchEvent& event) override {
        if (event.population)
            draw(*event.population);
    }

    Panel look(const SearchEvent& /*event*/, Tempo /*tempo*/) const override { return panel_; }

  private:
    void draw(const Population& population) {
        std::vector<std::size_t> order(population.individuals.size());
        std::iota(order.begin(), order.end(), std::size_t{0});
        std::ranges::sort(order, {}, [&](std::size_t board) {
            return std::pair(population.individuals[board].conflicts, board);
        });
        panel_.boards.clear();
        for (const std::size_t board : order) {
            const Individual& individual = population.individuals[board];
            panel_.boards.push_back({.board = small_board(individual),
                                     .label = fitness_in_words(individual.conflicts),
                                     .notes = {},
                                     .lit = panel_.boards.empty()});
            if (panel_.boards.size() == max_boards)
                break;
        }
    }

    int size_;
    BoardsPanel panel_;
};

}  // namespace

constexpr SearchPanelRow population_row{
    .kind = PanelKind::boards,
    .suits = [](const Solver&,
                const SearchProfile& profile) { return profile.approach == Approach::evolutionary; },
    .make = [](const SearchSubject& subject) -> std::unique_ptr<SearchPanel> {
        return std::make_unique<FittestBoards>(subject.n);
    }};

}  // namespace queenreel
