#include <algorithm>
#include <cstddef>

#include "queenreel/story/search/all_boards.h"
#include "queenreel/story/search/panel.h"
#include "queenreel/story/wording.h"

namespace queenreel {
namespace {

using Kind = SearchEvent::Kind;
using Fill = StatePanel::Fill;

/// Brute force as an odometer: one digit per row, the column of its queen. The digit that turned is lit; the
/// last turns fastest. When a whole board is rejected, the two queens that attack each other are framed.
class Odometer : public SearchPanel {
  public:
    explicit Odometer(const SearchSubject& subject)
        : names_(subject.names), all_(all_boards(subject.puzzle)) {}

    PanelSlot slot() const override {
        const int widest = all_ ? width_in_letters(names_.of_total(*all_, all_)) : 0;
        const int as_wide_as_digits = names_.size() * 11 / 4;  // characters
        return {.kind = PanelKind::state,
                .title = names_.say("Odometer: the {column} of each {row}'s queen",
                                    {names_.a_column(), names_.a_row()}),
                .rows = 3,
                .columns = names_.size(),
                .names = width_in_letters(names_.say("tested")),
                .values = std::max(0, widest - as_wide_as_digits)};
    }

    void follow(const SearchEvent& event) override {
        tested_ += event.kind == Kind::tested;
        if (event.kind == Kind::restarted)
            tested_ = 0;
    }

    Panel look(const SearchEvent& event, Tempo tempo) const override {
        StatePanel::Row heads{.name = names_.a_row(), .cells = {}};
        StatePanel::Row digits{.name = names_.a_column(), .cells = {}};
        for (int row = 0; row < names_.size(); ++row) {
            heads.cells.push_back({.fill = Fill::none, .text = names_.row_label(row)});
            digits.cells.push_back(digit(row, event, tempo));
        }
        return StatePanel{
            .rows = {heads,
                     digits,
                     {.name = names_.say("tested"), .cells = {}, .value = names_.of_total(tested_, all_)}}};
    }

  private:
    StatePanel::Cell digit(int row, const SearchEvent& event, Tempo tempo) const {
        const auto r = static_cast<std::size_t>(row);
        StatePanel::Cell cell{.fill = Fill::off};
        if (r < event.columns.size() && event.columns[r] >= 0)
            cell = {.fill = Fill::on, .text = names_.column_label(event.columns[r]), .strength = 0.25};
        if (tempo == Tempo::hurried)
            return cell;
        if (event.kind == Kind::placed && event.square.row == row)
            cell.fill = Fill::lit;
        cell.framed =
            (event.kind == Kind::removed && event.square.row == row) ||
            (event.kind == Kind::rejected && (event.square.row == row || event.attacker.row == row));
        return cell;
    }

    BoardNames names_;
    std::optional<std::uint64_t> all_;  // boards, unless too many to count
    std::uint64_t tested_ = 0;
};

}  // namespace

constexpr SearchPanelRow odometer_row{
    .suits = keeps<Keeps::digits>, .make = make_panel<Odometer>, .by_default = never};

}  // namespace queenreel
