#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "queenreel/frame/panel.h"
#include "queenreel/solvers/code_listing.h"
#include "queenreel/solvers/search_event.h"
#include "queenreel/story/search/preview.h"
#include "queenreel/story/search/told_search.h"
#include "queenreel/story/story.h"

namespace queenreel {

/// The detail in which a search is followed.
enum class Tempo : std::uint8_t {
    stepwise,  ///< each step must be visible
    hurried,   ///< most steps are omitted: details of single steps would only flicker
};

/// A panel beside the board of a search. follow() gets every event, look() only those that are shown.
class SearchPanel {
  public:
    SearchPanel() = default;
    SearchPanel(const SearchPanel&) = delete;
    SearchPanel& operator=(const SearchPanel&) = delete;
    virtual ~SearchPanel() = default;

    virtual PanelSlot slot() const = 0;
    virtual void follow(const SearchEvent& event) = 0;

    /// Its content at the last event followed; of its slot's kind.
    virtual Panel look(const SearchEvent& event, Tempo tempo) const = 0;
};

/// The search that panels are made for.
struct SearchSubject : ToldSearch {
    const SearchPreview* preview;  ///< of all events; null if no panel needs it
    bool marks_knowledge;          ///< whether the board marks everything that the solver knows
    const CodeListing* listing;    ///< as StoryOptions::listing
};

// The rows below consist of these: tests of whether a panel suits a solver's data or the course of its
// search, and a function that makes the panel.

template <Keeps kept>
bool keeps(const Solver& solver, const SearchProfile& /*profile*/) {
    return solver.keeps == kept;
}

template <Approach... approaches>
bool goes_by(const Solver& /*solver*/, const SearchProfile& profile) {
    return ((profile.approach == approaches) || ...);
}

inline bool always(const Solver& /*solver*/, const SearchProfile& /*profile*/) {
    return true;
}

inline bool never(const Solver& /*solver*/, const SearchProfile& /*profile*/) {
    return false;
}

template <typename Made>
std::unique_ptr<SearchPanel> make_panel(const SearchSubject& subject) {
    return std::make_unique<Made>(subject);
}

/// A row of the table of a search's panels. To add one, write a file that defines its row, and name the row
/// below, twice.
struct SearchPanelRow {
    bool (*suits)(const Solver& solver, const SearchProfile& profile);  ///< whether it has anything to show
    std::unique_ptr<SearchPanel> (*make)(const SearchSubject& subject);

    /// Returns true if it is shown by default.
    bool (*by_default)(const Solver& solver, const SearchProfile& profile) = always;

    /// Returns true if it must see the whole search of n queens in advance.
    bool (*needs_preview)(int n) = [](int) { return false; };
};

extern const SearchPanelRow code_row;
extern const SearchPanelRow stack_row;
extern const SearchPanelRow counters_row;
extern const SearchPanelRow tree_row;
extern const SearchPanelRow curve_row;
extern const SearchPanelRow breeding_row;
extern const SearchPanelRow wall_row;
extern const SearchPanelRow bit_words_row;
extern const SearchPanelRow domain_sizes_row;
extern const SearchPanelRow cover_row;
extern const SearchPanelRow odometer_row;
extern const SearchPanelRow line_tables_row;
extern const SearchPanelRow lines_taken_row;
extern const SearchPanelRow formula_row;
extern const SearchPanelRow legend_row;
extern const SearchPanelRow map_row;

/// A panel of a story about a search. Of several of one kind, the first that suits is used.
struct ListedPanel {
    PanelKind kind;
    const SearchPanelRow* row;
};

/// The panels of the search story, in the order in which they are shown.
inline constexpr std::array search_panels{
    ListedPanel{PanelKind::code, &code_row},          ListedPanel{PanelKind::state, &bit_words_row},
    ListedPanel{PanelKind::state, &domain_sizes_row}, ListedPanel{PanelKind::state, &cover_row},
    ListedPanel{PanelKind::state, &wall_row},         ListedPanel{PanelKind::state, &odometer_row},
    ListedPanel{PanelKind::state, &line_tables_row},  ListedPanel{PanelKind::state, &formula_row},
    ListedPanel{PanelKind::stack, &stack_row},        ListedPanel{PanelKind::counters, &counters_row},
    ListedPanel{PanelKind::tree, &tree_row},          ListedPanel{PanelKind::chart, &curve_row},
    ListedPanel{PanelKind::boards, &breeding_row},    ListedPanel{PanelKind::map, &map_row},
    ListedPanel{PanelKind::legend, &legend_row}};

/// The kinds of a list of panels, each once, as Story::panels.
template <const auto& listed>
inline constexpr auto kinds_of_panels = [] {
    constexpr auto is_first = [](const ListedPanel& panel) {
        return &*std::ranges::find(listed, panel.kind, &ListedPanel::kind) == &panel;
    };
    std::array<PanelKind, std::ranges::count_if(listed, is_first)> kinds{};
    std::size_t size = 0;
    for (const ListedPanel& panel : listed)
        if (is_first(panel))
            kinds[size++] = panel.kind;
    return kinds;
}();

/// The panels to show: those of `wanted`, or by default all of `possible` that suit the solver and are shown
/// by default. Throws StoryError for a wanted panel that does not suit.
std::vector<ListedPanel> panels_to_show(const std::optional<std::vector<PanelKind>>& wanted,
                                        std::span<const ListedPanel> possible, const Solver& solver,
                                        const SearchProfile& profile);

}  // namespace queenreel
