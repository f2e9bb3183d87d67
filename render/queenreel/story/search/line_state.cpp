#include <algorithm>
#include <cstddef>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "queenreel/story/search/line_table.h"
#include "queenreel/story/search/panel.h"
#include "queenreel/words/words.h"

namespace queenreel {
namespace {

using Kind = SearchEvent::Kind;
using Fill = StatePanel::Fill;

/// Tables of lines, each box with its line's number in the pseudocode's numbering. Boxes looked up are
/// framed, and the one that forbids the square is lit; a calculated number flies to its box.
class LineState : public SearchPanel {
  public:
    enum class Shown {
        looked_up,  ///< all but the table of rows: a solver that goes row by row has none
        all,        ///< the table of rows as well
    };

    LineState(const SearchSubject& subject, Shown shown)
        : names_(subject.names), puzzle_(subject.puzzle), shown_(shown) {
        for (const LineTable& lines : line_tables(puzzle_.rule()))
            if (shown == Shown::all || lines.kind != LineKind::row)
                tables_.push_back(lines);
    }

    PanelSlot slot() const override {
        int columns = 0;
        for (const LineTable& lines : tables_)
            columns = std::max(columns, lines.boxes(names_.size()));
        return {.kind = PanelKind::state,
                .title = is_of_rooks(puzzle_.rule()) || shown_ == Shown::all
                             ? names_.say("Lines taken")
                             : names_.say("Tables of lines: filled where taken"),
                .rows = 2 * static_cast<int>(tables_.size()),
                .columns = columns,
                .notes = longest_heading()};
    }

    void follow(const SearchEvent& /*event*/) override {}

    Panel look(const SearchEvent& event, Tempo tempo) const override {
        StatePanel panel;
        for (const LineTable& lines : tables_) {
            const bool is_touched = tempo == Tempo::stepwise && touches(puzzle_, event, lines);
            const std::string sum = lines.of_knights ? knights_row_name(event)
                                    : is_touched     ? line_sum(names_, lines, event.square)
                                                     : "";
            StatePanel::Row heading{.name = {}, .cells = {}, .value = heading_of(lines, sum)};
            StatePanel::Row boxes;
            const std::vector<bool> taken = taken_lines(puzzle_, event, lines);
            for (int box = 0; box < lines.boxes(names_.size()); ++box)
                boxes.cells.push_back({taken[static_cast<std::size_t>(box)] ? Fill::on : Fill::off,
                                       line_label(names_, lines, box)});
            if (is_touched) {
                const int box = lines.box(names_.size(), event.square);
                if (!sum.empty())
                    heading.result_cell = box;
                touch(boxes, box, event.kind);
            }
            panel.rows.push_back(std::move(heading));
            panel.rows.push_back(std::move(boxes));
        }
        return panel;
    }

  private:
    std::string heading_of(const LineTable& lines, const std::string& sum) const {
        return table_name(names_, lines) + (sum.empty() ? "" : ": " + sum);
    }

    /// In characters; the longest calculations are those of squares in corners.
    int longest_heading() const {
        const int last = names_.size() - 1;
        int longest = 0;
        for (const LineTable& lines : tables_)
            for (const Square corner : {Square{0, 0}, Square{0, last}, Square{last, 0}, Square{last, last}}) {
                const std::string sum = lines.of_knights ? names_.row(last) : line_sum(names_, lines, corner);
                longest = std::max(longest, width_in_letters(heading_of(lines, sum)));
            }
        return longest;
    }

    std::string knights_row_name(const SearchEvent& event) const {
        return knights_row(event) < names_.size() ? names_.row(knights_row(event)) : "";
    }

    static void touch(StatePanel::Row& row, int box, Kind kind) {
        StatePanel::Cell& cell = row.cells[static_cast<std::size_t>(box)];
        cell.framed = kind != Kind::rejected;
        if (kind == Kind::rejected)
            cell.fill = Fill::lit;
        row.lit = kind == Kind::rejected;
    }

    BoardNames names_;
    Puzzle puzzle_;
    Shown shown_;
    std::vector<LineTable> tables_;
};

template <LineState::Shown shown>
std::unique_ptr<SearchPanel> make_lines(const SearchSubject& subject) {
    return std::make_unique<LineState>(subject, shown);
}

}  // namespace

constexpr SearchPanelRow line_tables_row{.suits = keeps<Keeps::tables>,
                                         .make = make_lines<LineState::Shown::looked_up>};

constexpr SearchPanelRow lines_taken_row{.suits = always, .make = make_lines<LineState::Shown::all>};

}  // namespace queenreel
