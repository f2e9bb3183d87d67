#include <algorithm>
#include <cstddef>
#include <string>

#include "queenreel/solvers/population.h"
#include "queenreel/story/search/conflict_count.h"
#include "queenreel/story/search/panel.h"

namespace queenreel {
namespace {

using Kind = SearchEvent::Kind;
using Fill = StatePanel::Fill;

constexpr std::size_t wall_rows = 5;
constexpr std::size_t across = 20;

/// All boards of a generation as cells with their number of attacking pairs; fitter ones are stronger. The
/// fittest is framed, and while a child is bred, its parents are lit.
class Wall : public SearchPanel {
  public:
    explicit Wall(const SearchSubject& subject) : words_(subject.names.words()) {}

    PanelSlot slot() const override {
        return {.kind = PanelKind::state,
                .title = words_.say("Attacking pairs of all 100 boards"),
                .rows = static_cast<int>(wall_rows),
                .columns = static_cast<int>(across),
                .stays = true};
    }

    void follow(const SearchEvent& event) override {
        if (event.kind == Kind::generation)
            draw(*event.population);
        if (event.kind == Kind::restarted)
            panel_ = {};
    }

    Panel look(const SearchEvent& event, Tempo tempo) const override {
        if (event.kind != Kind::bred || tempo == Tempo::hurried)
            return panel_;
        StatePanel panel = panel_;
        for (const int parent : {event.child->upper_parent, event.child->lower_parent})
            if (const auto at = static_cast<std::size_t>(parent); at < wall_rows * across)
                panel.rows[at / across].cells[at % across].fill = Fill::lit;
        return panel;
    }

  private:
    void draw(const Population& population) {
        panel_ = {};
        for (std::size_t at = 0; at < population.individuals.size() && at < wall_rows * across; ++at) {
            if (at % across == 0)
                panel_.rows.emplace_back();
            const int pairs = population.individuals[at].conflicts;
            panel_.rows.back().cells.push_back({.fill = Fill::on,
                                                .text = std::to_string(pairs),
                                                .strength = std::min(1.0, 2 * fitness(pairs)),
                                                .framed = static_cast<int>(at) == population.best});
        }
    }

    Words words_;
    StatePanel panel_;
};

}  // namespace

constexpr SearchPanelRow wall_row{.suits = goes_by<Approach::evolutionary>, .make = make_panel<Wall>};

}  // namespace queenreel
