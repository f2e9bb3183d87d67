#include "story/search/outcome.h"

#include <utility>
#include <variant>

#include "story/wording.h"

namespace queenreel {

using Kind = SearchEvent::Kind;

SearchOutcome::SearchOutcome(const Solver& solver, int n, std::unique_ptr<SearchPanel> counters)
    : end_{.solver = &solver, .n = n}, counters_(std::move(counters)) {}

void SearchOutcome::follow(const SearchEvent& event) {
    counters_->follow(event);
    columns_.assign(event.columns.begin(), event.columns.end());
    kind_ = event.kind;
    if (kind_ == Kind::solution && ++end_.solution_count <= max_card_solutions)
        end_.solutions.push_back(columns_);
}

Card SearchOutcome::card() {
    end_.exhausted = kind_ == Kind::exhausted;
    const Panel counters = counters_->look({.kind = kind_, .columns = columns_}, Tempo::stepwise);
    for (const CountersPanel::Counter& counter : std::get<CountersPanel>(counters).counters)
        end_.totals.push_back({capitalized(counter.name), counter.value});
    return end_card(end_);
}

}  // namespace queenreel
