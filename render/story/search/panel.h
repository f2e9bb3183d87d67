#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "frame/panel.h"
#include "solvers/search_event.h"
#include "story/story.h"

namespace queenreel {

/// How closely a search is followed.
enum class Tempo : std::uint8_t {
    stepwise,  ///< each step is to be seen
    hurried,   ///< most are left out: what lasts for one step would only flicker
};

/// A panel beside the board of a search. It is told of every event and asked for its look at some.
class SearchPanel {
  public:
    SearchPanel() = default;
    SearchPanel(const SearchPanel&) = delete;
    SearchPanel& operator=(const SearchPanel&) = delete;
    virtual ~SearchPanel() = default;

    virtual PanelSlot slot() const = 0;
    virtual void follow(const SearchEvent& event) = 0;

    /// Its look at the event it was told of last; of the kind of its slot.
    virtual Panel look(const SearchEvent& event, Tempo tempo) const = 0;
};

/// The panels of a search: those that StoryOptions::panels names, or all that suit its solver.
std::vector<std::unique_ptr<SearchPanel>> search_panels(const StoryOptions& options);

/// Why the panels asked for cannot be shown, as in Story::refusal; empty when they can.
std::string refusal_of_panels(const StoryOptions& options);

// Each kind is made by the function of its file.

std::unique_ptr<SearchPanel> code_panel(const StoryOptions& options);
std::unique_ptr<SearchPanel> stack_panel(const StoryOptions& options);
std::unique_ptr<SearchPanel> counters_panel(const StoryOptions& options);
std::unique_ptr<SearchPanel> tree_panel(const StoryOptions& options);
std::unique_ptr<SearchPanel> curve_panel(const StoryOptions& options);
std::unique_ptr<SearchPanel> population_panel(const StoryOptions& options);

}  // namespace queenreel
