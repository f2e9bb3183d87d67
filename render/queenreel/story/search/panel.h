#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "queenreel/frame/panel.h"
#include "queenreel/solvers/search_event.h"
#include "queenreel/story/search/preview.h"
#include "queenreel/story/story.h"

namespace queenreel {

/// How closely a search is followed.
enum class Tempo : std::uint8_t {
    stepwise,  ///< each step must be seen
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

/// A search that panels are made for.
struct SearchSubject {
    const Solver* solver;
    int n;
    BoardNames names;
    SearchProfile profile;
    const SearchPreview* preview;  ///< of all its events, where a panel that is made needs one
    bool marks_knowledge = true;   ///< the board has marks of all that the solver knows
    Puzzle puzzle = n;
};

/// A row of the table of a search's panels. A new one is a file that defines its row, and the row's name
/// below and in panel.cpp. Of several of one kind, the first that suits is the one.
struct SearchPanelRow {
    PanelKind kind;
    bool (*suits)(const Solver& solver, const SearchProfile& profile);  ///< has it anything to say?
    std::unique_ptr<SearchPanel> (*make)(const SearchSubject& subject);

    /// Whether it is there unless it is asked for or others are.
    bool (*by_default)(const Solver& solver, const SearchProfile& profile) =
        [](const Solver&, const SearchProfile&) { return true; };

    /// Whether it must know of a search of n queens before it is told.
    bool (*needs_preview)(int n) = [](int) { return false; };
};

extern const SearchPanelRow code_row;
extern const SearchPanelRow stack_row;
extern const SearchPanelRow counters_row;
extern const SearchPanelRow tree_row;
extern const SearchPanelRow curve_row;
extern const SearchPanelRow breeding_row;
extern const SearchPanelRow wall_row;
extern const SearchPanelRow tables_row;
extern const SearchPanelRow bit_words_row;
extern const SearchPanelRow domain_sizes_row;
extern const SearchPanelRow cover_row;
extern const SearchPanelRow odometer_row;
extern const SearchPanelRow line_tables_row;
extern const SearchPanelRow formula_row;
extern const SearchPanelRow legend_row;
extern const SearchPanelRow map_row;

/// The rows of the panels that are shown: of `wanted`, or where nothing is, of all `possible` that suit the
/// solver and are there by default. Throws StoryError for a panel that is wanted and does not.
std::vector<const SearchPanelRow*> search_panel_rows(const std::optional<std::vector<PanelKind>>& wanted,
                                                     std::span<const PanelKind> possible,
                                                     const Solver& solver, const SearchProfile& profile);

}  // namespace queenreel
