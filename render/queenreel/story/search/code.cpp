#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "queenreel/solvers/pseudocode.h"
#include "queenreel/story/search/panel.h"

namespace queenreel {
namespace {

/// The solver's pseudocode, or the listing in its place, with the current line.
class Code : public SearchPanel {
  public:
    explicit Code(const SearchSubject& subject) : listing_(subject.listing) {
        if (listing_) {
            lines_ = listing_->lines;
            return;
        }
        const auto written = subject.solver->pseudocode;
        std::vector<std::string> needed;
        for (std::string& line : code_lines(*subject.solver, subject.names, subject.puzzle.rule())) {
            const bool is_needed = !line.empty() || written[shown_.size()].empty();
            shown_.push_back(is_needed ? static_cast<int>(needed.size()) : -1);
            if (is_needed)
                needed.push_back(std::move(line));
        }
        lines_ = std::move(needed);
    }

    PanelSlot slot() const override {
        int longest = 1;
        for (const std::string& line : lines_)
            longest = std::max(longest, width_in_letters(line));
        return {.kind = PanelKind::code,
                .title = {},
                .rows = static_cast<int>(lines_.size()),
                .columns = longest};
    }

    void follow(const SearchEvent& /*event*/) override {}

    Panel look(const SearchEvent& event, Tempo tempo) const override {
        return CodePanel{.lines = lines_, .active = tempo == Tempo::hurried ? -1 : shown(event.line)};
    }

  private:
    /// Returns the position at which a line is shown, from 0; -1 for none.
    int shown(int line) const {
        if (listing_)
            line = listing_->line(line);
        else
            line = line >= 0 && line < static_cast<int>(shown_.size())
                       ? shown_[static_cast<std::size_t>(line)]
                       : -1;
        return line < static_cast<int>(lines_.size()) ? line : -1;
    }

    const CodeListing* listing_;
    SharedList<std::string> lines_;
    std::vector<int>
        shown_;  // of each line of the solver's pseudocode, where it is shown; -1 for one left out
};

}  // namespace

constexpr SearchPanelRow code_row{
    .suits = [](const Solver& solver, const SearchProfile&) { return !solver.pseudocode.empty(); },
    .make = make_panel<Code>,
    // A population panel says more and needs the room.
    .by_default = goes_by<Approach::backtracking, Approach::local_search, Approach::construction>};

}  // namespace queenreel
