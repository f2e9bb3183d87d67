#include "queenreel/story/legend.h"

#include <vector>

#include "queenreel/story/search/board.h"
#include "queenreel/story/search/panel.h"

namespace queenreel {
namespace {

/// The marks of a search's board, in the order in which a step uses them.
std::vector<Mark> marks_of(const SearchSubject& subject) {
    const SearchProfile& profile = subject.profile;
    std::vector<Mark> marks;
    if (profile.tests != Tests::none || profile.approach == Approach::evolutionary)
        marks.push_back(Mark::tested);
    const bool rejects = profile.approach == Approach::backtracking || subject.solver->keeps == Keeps::swaps;
    if (profile.tests != Tests::none && rejects)
        marks.push_back(Mark::rejected);
    if (subject.marks_knowledge) {
        const bool keeps = subject.solver->keeps_attacked && subject.n <= SearchBoard::max_with_attacks;
        if (profile.looks_ahead)
            marks.push_back(Mark::free);
        if (profile.looks_ahead || keeps)
            marks.push_back(Mark::attacked);
        if (profile.approach == Approach::local_search || profile.approach == Approach::evolutionary)
            marks.push_back(Mark::conflict);
    }
    if (profile.approach == Approach::backtracking)
        marks.push_back(Mark::wiped_out);
    const bool repairs = profile.approach == Approach::local_search && subject.solver->keeps != Keeps::swaps;
    if (profile.approach == Approach::backtracking || repairs)
        marks.push_back(Mark::removed);
    marks.push_back(Mark::solved);
    return marks;
}

/// A panel that never changes.
class Legend final : public SearchPanel {
  public:
    explicit Legend(const SearchSubject& subject) : legend_(legend_of(marks_of(subject), subject.names)) {}

    PanelSlot slot() const override { return legend_slot(legend_); }
    void follow(const SearchEvent& /*event*/) override {}
    Panel look(const SearchEvent& /*event*/, Tempo /*tempo*/) const override { return legend_; }

  private:
    LegendPanel legend_;
};

}  // namespace

// Pictures of a population have few marks that their captions do not explain.
constexpr SearchPanelRow legend_row{
    .suits = always,
    .make = make_panel<Legend>,
    .by_default = goes_by<Approach::backtracking, Approach::local_search, Approach::construction>};

}  // namespace queenreel
