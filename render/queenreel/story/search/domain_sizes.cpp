#include <algorithm>
#include <cstddef>
#include <string>
#include <utility>
#include <vector>

#include "queenreel/story/search/free_squares.h"
#include "queenreel/story/search/panel.h"
#include "queenreel/story/wording.h"

namespace queenreel {
namespace {

using Kind = SearchEvent::Kind;
using Fill = StatePanel::Fill;

/// The candidates of each row without a queen, below their columns, before and after the event. Those that
/// the placed queen has removed are crossed out; in its own row, those tried.
class DomainSizes : public SearchPanel {
  public:
    explicit DomainSizes(const SearchSubject& subject)
        : names_(subject.names), silent_(subject.solver->silent), puzzle_(subject.puzzle) {}

    PanelSlot slot() const override {
        const int n = names_.size();
        return {.kind = PanelKind::state,
                .title = names_.say("Candidates of each {row}", {names_.a_row()}),
                .rows = n + 1,
                .columns = n,
                .names = std::max(width_in_letters(names_.row(0)), width_in_letters(names_.row(n - 1))),
                .values = std::max(width_in_letters(names_.say("queen")), n < 10 ? 5 : 6)};
    }

    void follow(const SearchEvent& event) override {
        tries_.follow(event);
        queens_.follow(event);
    }

    Panel look(const SearchEvent& event, Tempo tempo) const override {
        const FreeSquares before(puzzle_, queens_.before());
        const FreeSquares now(puzzle_, silent_.is_before_spread(event) ? queens_.before() : queens_.now());
        StatePanel panel{.rows = {column_heads(names_)}};
        for (int row = 0; row < names_.size(); ++row)
            panel.rows.push_back(domain(row, {before, now}, event, tempo));
        return panel;
    }

  private:
    /// Candidates before and after the event.
    struct Candidates {
        const FreeSquares& before;
        const FreeSquares& now;
    };

    /// `tried`: the number of remaining candidates, from the left, that were tried.
    StatePanel::Row cells(int row, const Candidates& candidates, int tried, std::string value) const {
        StatePanel::Row domain{.name = names_.row(row), .cells = {}, .value = std::move(value)};
        for (Square square{row, 0}; square.column < names_.size(); ++square.column) {
            Fill fill = candidates.before.has(square) ? Fill::done : Fill::off;
            if (candidates.now.has(square))
                fill = tried-- > 0 ? Fill::done : Fill::on;
            domain.cells.push_back({.fill = fill});
        }
        return domain;
    }

    StatePanel::Row domain(int row, const Candidates& candidates, const SearchEvent& event,
                           Tempo tempo) const {
        const auto r = static_cast<std::size_t>(row);
        const bool has_queen = r < event.columns.size() && event.columns[r] >= 0;
        const std::string before = std::to_string(candidates.before.in({row, -1}));
        const std::string now = std::to_string(candidates.now.in({row, -1}));
        if (tempo == Tempo::hurried && !has_queen)
            return cells(row, {candidates.now, candidates.now}, 0, now);
        const bool is_about =
            tempo == Tempo::stepwise && event.square.row == row && !silent_.is_past(event) &&
            (event.kind == Kind::placed || event.kind == Kind::removed || event.kind == Kind::wiped_out);
        if (is_about && event.kind == Kind::placed) {
            // Shows the row as it was when it was chosen.
            StatePanel::Row domain =
                cells(row, {candidates.before, candidates.before}, tries_.earlier(), before);
            domain.cells[static_cast<std::size_t>(event.square.column)].fill = Fill::lit;
            domain.lit = true;
            return domain;
        }
        if (has_queen)
            return {.name = names_.row(row),
                    .cells = std::vector<StatePanel::Cell>(static_cast<std::size_t>(names_.size())),
                    .value = names_.say("queen")};
        if (is_about) {
            const int tried = event.kind == Kind::removed ? tries_.earlier() : 0;
            StatePanel::Row domain = cells(row, {candidates.now, candidates.now}, tried, now);
            domain.lit = true;
            return domain;
        }
        return cells(row, candidates, 0, now == before ? now : before + " → " + now);
    }

    BoardNames names_;
    SilentLines silent_;
    Puzzle puzzle_;
    Tries tries_;
    QueensAround queens_;
};

}  // namespace

constexpr SearchPanelRow domain_sizes_row{.suits = keeps<Keeps::domains>, .make = make_panel<DomainSizes>};

}  // namespace queenreel
