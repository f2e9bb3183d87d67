#include <algorithm>
#include <cstddef>
#include <string>
#include <utility>

#include "queenreel/solvers/population.h"
#include "queenreel/story/boards.h"
#include "queenreel/story/search/conflict_count.h"
#include "queenreel/story/search/panel.h"

namespace queenreel {
namespace {

using Kind = SearchEvent::Kind;
using SmallBoard = BoardsPanel::SmallBoard;

/// The two parents of the child on the board, with the rows that each gives. Between generations, the fittest
/// and the least fit board.
class Breeding : public SearchPanel {
  public:
    explicit Breeding(const SearchSubject& subject) : size_(subject.n), words_(subject.names.words()) {}

    PanelSlot slot() const override {
        return {.kind = PanelKind::boards,
                .title = {},
                .rows = 2,
                .columns = size_,
                .notes = 1,
                .names = width_in_letters(note(size_ * (size_ - 1) / 2))};
    }

    void follow(const SearchEvent& event) override {
        if (event.kind == Kind::restarted)
            extremes_ = {};
        if (event.kind != Kind::generation)
            return;
        const Population& population = *event.population;
        const auto worst = std::ranges::max_element(population.individuals, {}, &Individual::conflicts);
        extremes_ = {.boards = {board(population, population.best, words_.say("Fittest"))}};
        if (const auto at = static_cast<int>(worst - population.individuals.begin()); at != population.best)
            extremes_.boards.push_back(board(population, at, words_.say("Least fit")));
    }

    Panel look(const SearchEvent& event, Tempo tempo) const override {
        if (event.kind != Kind::bred || tempo == Tempo::hurried)
            return extremes_;
        const Individual& child = *event.child;
        if (child.is_whole())
            return BoardsPanel{.boards = {board(*event.population,
                                                child.cut == 0 ? child.lower_parent : child.upper_parent)}};
        const bool is_cut = std::ranges::any_of(child.columns, [](int column) { return column >= 0; });
        BoardsPanel parents{.boards = {board(*event.population, child.upper_parent),
                                       board(*event.population, child.lower_parent)}};
        if (is_cut) {
            cut(parents.boards[0], child.cut, child.cut, size_);
            cut(parents.boards[1], child.cut, 0, child.cut);
        }
        return parents;
    }

  private:
    SmallBoard board(const Population& population, int index) const {
        return board(population, index, words_.say("Board {number}", {index + 1}));
    }

    SmallBoard board(const Population& population, int index, std::string label) const {
        const Individual& individual = population.individuals[static_cast<std::size_t>(index)];
        return {.board = queens_board(size_, individual.columns),
                .label = std::move(label),
                .notes = {note(individual.conflicts)}};
    }

    std::string note(int pairs) const {
        return words_.say_n(pairs, "{count} pair: fitness {fitness}", "{count} pairs: fitness {fitness}",
                            {fitness_in_words(words_, pairs)});
    }

    /// Cuts a parent above `row` and fades the queens in the rows from `first` to before `end`, which it does
    /// not give.
    static void cut(SmallBoard& parent, int row, int first, int end) {
        parent.board.crossover_row = row;
        for (Square square{first, 0}; square.row < end; ++square.row)
            for (square.column = 0; square.column < parent.board.size; ++square.column)
                if (Cell& cell = cell_at(parent.board, square); std::exchange(cell.queen, false))
                    parent.board.moving_queens.push_back(
                        {1.0 * square.row, 1.0 * square.column, tried_opacity});
    }

    int size_;
    Words words_;
    BoardsPanel extremes_;
};

}  // namespace

constexpr SearchPanelRow breeding_row{.suits = goes_by<Approach::evolutionary>, .make = make_panel<Breeding>};

}  // namespace queenreel
