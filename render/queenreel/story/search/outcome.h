#pragma once

#include <memory>
#include <vector>

#include "queenreel/story/cards.h"
#include "queenreel/story/search/panel.h"

namespace queenreel {

/// Collects the outcome of a search, with the same numbers as its counters panel. Call follow() with every
/// event.
class SearchOutcome {
  public:
    /// `tree` is a panel of the whole tree, or null.
    SearchOutcome(const StoryOptions& options, std::unique_ptr<SearchPanel> counters,
                  std::unique_ptr<SearchPanel> tree = nullptr);

    void follow(const SearchEvent& event);

    /// The end card. Call after the last event.
    Card card();

  private:
    SearchEnd end_;
    std::unique_ptr<SearchPanel> counters_;
    std::unique_ptr<SearchPanel> tree_;
    SearchEvent::Kind kind_ = SearchEvent::Kind::tested;  // the last event's kind …
    std::vector<int> columns_;                            // … and its queens
};

}  // namespace queenreel
