#include <string>
#include <utility>
#include <vector>

#include "queenreel/story/search/line_table.h"
#include "queenreel/story/search/panel.h"

namespace queenreel {
namespace {

/// The four tables that show whether a square is attacked, after an event.
class Tables : public SearchPanel {
  public:
    explicit Tables(const SearchSubject& subject)
        : size_(subject.n), names_(subject.names), puzzle_(subject.puzzle) {
        for (const LineTable& lines : line_tables(puzzle_.rule())) {
            std::vector<std::string> labels;
            for (int box = 0; box < lines.boxes(size_); ++box)
                labels.push_back(line_label(names_, lines, box));
            labels_.emplace_back(std::move(labels));
        }
    }

    PanelSlot slot() const override {
        return {.kind = PanelKind::tables,
                .title = names_.say("Lines taken"),
                .rows = static_cast<int>(line_tables(puzzle_.rule()).size()),
                .columns = 2 * size_ - 1};
    }

    void follow(const SearchEvent& /*event*/) override {}

    Panel look(const SearchEvent& event, Tempo tempo) const override {
        TablesPanel panel;
        for (const LineTable& lines : line_tables(puzzle_.rule())) {
            panel.tables.push_back({.name = table_name(names_, lines),
                                    .taken = taken_lines(puzzle_, event, lines),
                                    .labels = labels_[panel.tables.size()]});
            TablesPanel::Table& table = panel.tables.back();
            if (tempo != Tempo::stepwise || !touches(puzzle_, event, lines))
                continue;
            table.touched = lines.box(size_, event.square);
            table.sum = line_sum(names_, lines, event.square);
        }
        return panel;
    }

  private:
    int size_;
    BoardNames names_;
    Puzzle puzzle_;
    std::vector<SharedList<std::string>> labels_;  // of each table's boxes
};

}  // namespace

constexpr SearchPanelRow tables_row{.kind = PanelKind::tables, .suits = always, .make = make_panel<Tables>};

}  // namespace queenreel
