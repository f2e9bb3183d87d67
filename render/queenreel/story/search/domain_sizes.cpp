#include <algorithm>
#include <cstddef>
#include <string>
#include <utility>
#include <vector>

#include "queenreel/story/search/free_squares.h"
#include "queenreel/story/search/panel.h"

namespace queenreel {
namespace {

using Kind = SearchEvent::Kind;
using Fill = StatePanel::Fill;

/// The free squares that each row without a queen has, as bars: before the event and after it. Those that the
/// queen placed now has struck are crossed out, and of her own row those tried.
class DomainSizes : public SearchPanel {
  public:
    DomainSizes(const BoardNames& names, const SilentLines& silent) : names_(names), silent_(silent) {}

    PanelSlot slot() const override {
        const int n = names_.size();
        return {.kind = PanelKind::state,
                .title = "Free squares left to each " + std::string(names_.a_row()),
                .rows = n,
                .columns = n,
                .names = static_cast<int>(std::max(names_.row(0).size(), names_.row(n - 1).size())),
                .values = n < 10 ? 5 : 6};
    }

    void follow(const SearchEvent& event) override {
        tries_.follow(event);
        queens_.follow(event);
    }

    Panel look(const SearchEvent& event, Tempo tempo) const override {
        const FreeSquares before(names_.size(), queens_.before());
        const FreeSquares now(names_.size(),
                              silent_.is_before_spread(event) ? queens_.before() : queens_.now());
        StatePanel panel;
        for (int row = 0; row < names_.size(); ++row)
            panel.rows.push_back(bar(row, {before.in({row, -1}), now.in({row, -1})}, event, tempo));
        return panel;
    }

  private:
    /// Of a row, before the event and after it.
    struct Sizes {
        int before;
        int now;
    };

    StatePanel::Row cells(int row, int tried, int left, int struck) const {
        StatePanel::Row bar{.name = names_.row(row), .cells = {}};
        const auto add = [&bar](int count, Fill fill) {
            bar.cells.insert(bar.cells.end(), static_cast<std::size_t>(count), {.fill = fill});
        };
        add(tried, Fill::done);
        add(left, Fill::on);
        add(struck, Fill::done);
        add(names_.size() - tried - left - struck, Fill::off);
        return bar;
    }

    StatePanel::Row bar(int row, Sizes sizes, const SearchEvent& event, Tempo tempo) const {
        const auto r = static_cast<std::size_t>(row);
        const bool has_queen = r < event.columns.size() && event.columns[r] >= 0;
        const auto [before, now] = sizes;
        if (tempo == Tempo::hurried && !has_queen)
            return with_value(cells(row, 0, now, 0), std::to_string(now));
        const bool is_about =
            tempo == Tempo::stepwise && event.square.row == row &&
            (event.kind == Kind::placed || event.kind == Kind::removed || event.kind == Kind::wiped_out);
        if (is_about && event.kind == Kind::placed) {
            // The row as it was when it was chosen.
            const int tried = std::min(tries_.earlier(), before);
            StatePanel::Row bar = cells(row, tried, before - tried, 0);
            if (tried < before)
                bar.cells[static_cast<std::size_t>(tried)].fill = Fill::lit;
            bar.lit = true;
            return with_value(std::move(bar), std::to_string(before));
        }
        if (has_queen)
            return with_value(
                {.name = names_.row(row),
                 .cells = std::vector<StatePanel::Cell>(static_cast<std::size_t>(names_.size()))},
                "queen");
        if (is_about) {
            const int tried = event.kind == Kind::removed ? std::min(tries_.earlier(), now) : 0;
            StatePanel::Row bar = cells(row, tried, now - tried, 0);
            bar.lit = true;
            return with_value(std::move(bar), std::to_string(now));
        }
        return with_value(
            cells(row, 0, now, std::max(0, before - now)),
            now == before ? std::to_string(now) : std::to_string(before) + " → " + std::to_string(now));
    }

    static StatePanel::Row with_value(StatePanel::Row bar, std::string value) {
        bar.value = std::move(value);
        return bar;
    }

    BoardNames names_;
    SilentLines silent_;
    Tries tries_;
    QueensAround queens_;
};

}  // namespace

constexpr SearchPanelRow domain_sizes_row{
    .kind = PanelKind::state,
    .suits = [](const Solver& solver, const SearchProfile&) { return solver.keeps == Keeps::domains; },
    .make = [](const SearchSubject& subject) -> std::unique_ptr<SearchPanel> {
        return std::make_unique<DomainSizes>(subject.names, subject.solver->silent);
    }};

}  // namespace queenreel
