#include <cstddef>
#include <string>
#include <vector>

#include "queenreel/story/search/line_table.h"
#include "queenreel/story/search/panel.h"

namespace queenreel {
namespace {

using Kind = SearchEvent::Kind;
using Fill = StatePanel::Fill;

/// The tables that a solver looks up, each box with its line's number in the pseudocode's numbering. Boxes
/// looked up are framed, and the one that forbids the square is lit.
class LineState : public SearchPanel {
  public:
    explicit LineState(const SearchSubject& subject) : names_(subject.names), puzzle_(subject.puzzle) {}

    PanelSlot slot() const override {
        const auto tables = line_tables(puzzle_.rule());
        return {.kind = PanelKind::state,
                .title = is_of_rooks(puzzle_.rule()) ? names_.say("Lines taken")
                                                     : names_.say("Tables of lines: filled where taken"),
                .rows = 2 * (static_cast<int>(tables.size()) - 1),
                .columns = tables.back().boxes(names_.size())};
    }

    void follow(const SearchEvent& /*event*/) override {}

    Panel look(const SearchEvent& event, Tempo tempo) const override {
        StatePanel panel;
        for (const LineTable& lines : line_tables(puzzle_.rule())) {
            if (lines.kind == LineKind::row)
                continue;  // the search goes row by row
            const bool is_touched = tempo == Tempo::stepwise && touches(puzzle_, event, lines);
            const std::string sum = is_touched ? line_sum(names_, lines, event.square) : "";
            panel.rows.push_back({.name = {},
                                  .cells = {},
                                  .value = table_name(names_, lines) + (sum.empty() ? "" : ": " + sum)});
            panel.rows.push_back({.name = {}, .cells = {}});
            const std::vector<bool> taken = taken_lines(puzzle_, event, lines);
            for (int box = 0; box < lines.boxes(names_.size()); ++box) {
                const bool is_taken = taken[static_cast<std::size_t>(box)];
                panel.rows.back().cells.push_back(
                    {is_taken ? Fill::on : Fill::off, line_label(names_, lines, box)});
            }
            if (is_touched)
                touch(panel.rows.back(), lines.box(names_.size(), event.square), event.kind);
        }
        return panel;
    }

  private:
    static void touch(StatePanel::Row& row, int box, Kind kind) {
        StatePanel::Cell& cell = row.cells[static_cast<std::size_t>(box)];
        cell.framed = kind != Kind::rejected;
        if (kind == Kind::rejected)
            cell.fill = Fill::lit;
        row.lit = kind == Kind::rejected;
    }

    BoardNames names_;
    Puzzle puzzle_;
};

}  // namespace

constexpr SearchPanelRow line_tables_row{
    .kind = PanelKind::state, .suits = keeps<Keeps::tables>, .make = make_panel<LineState>};

}  // namespace queenreel
