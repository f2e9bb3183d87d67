#include "queenreel/story/search/outcome.h"

#include <utility>
#include <variant>

namespace queenreel {

using Kind = SearchEvent::Kind;

SearchOutcome::SearchOutcome(const StoryOptions& options, std::unique_ptr<SearchPanel> counters,
                             std::unique_ptr<SearchPanel> tree)
    : end_{.solver = options.solver,
           .n = options.n,
           .rule = options.rule,
           .known = options.known_count(),
           .words = options.words},
      counters_(std::move(counters)),
      tree_(std::move(tree)) {}

void SearchOutcome::follow(const SearchEvent& event) {
    counters_->follow(event);
    if (tree_)
        tree_->follow(event);
    columns_.assign(event.columns.begin(), event.columns.end());
    kind_ = event.kind;
    if (kind_ == Kind::solution && ++end_.solution_count <= max_card_solutions)
        end_.solutions.push_back(columns_);
}

Card SearchOutcome::card() {
    end_.exhausted = kind_ == Kind::exhausted;
    const SearchEvent last{.kind = kind_, .columns = columns_};
    const Panel counters = counters_->look(last, Tempo::stepwise);
    for (const CountersPanel::Counter& counter : std::get<CountersPanel>(counters).counters)
        end_.totals.push_back({capitalized(counter.name), counter.value});
    Card card = end_card(end_);
    if (tree_)
        card.tree = {.slot = tree_->slot(), .panel = std::get<TreePanel>(tree_->look(last, Tempo::stepwise))};
    return card;
}

}  // namespace queenreel
