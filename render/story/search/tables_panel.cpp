#include <array>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "story/search/panel.h"
#include "story/wording.h"

namespace queenreel {
namespace {

using Kind = SearchEvent::Kind;

constexpr int table_count = 4;

constexpr int longest_table(int n) {
    return 2 * n - 1;
}

/// A table: a box for each line of one kind.
struct LineTable {
    std::string_view kind;  ///< as shared_line() names it; its table is named for more of them
    int (*boxes)(int n);
    int (*box)(int n, Square square);  ///< of the line through a square, from 0
};

constexpr std::array<LineTable, table_count> table{{
    {"row", [](int n) { return n; }, [](int, Square square) { return square.row; }},
    {"column", [](int n) { return n; }, [](int, Square square) { return square.column; }},
    {"diagonal", longest_table, [](int n, Square square) { return square.column - square.row + n - 1; }},
    {"antidiagonal", longest_table, [](int, Square square) { return square.column + square.row; }},
}};

bool touches(const SearchEvent& event, const LineTable& lines) {
    switch (event.kind) {
        case Kind::tested:
        case Kind::placed:
        case Kind::removed:
            return true;
        case Kind::rejected:
            return lines.kind == shared_line(event.square, event.attacker);
        case Kind::wiped_out:
        case Kind::restarted:
        case Kind::generation:
        case Kind::solution:
        case Kind::exhausted:
        case Kind::gave_up:
            break;
    }
    return false;
}

/// The four tables that tell whether a square is attacked, after an event: which rows, columns, diagonals
/// (column - row, from -(n - 1) on) and antidiagonals (column + row, from 0 on) hold a queen. An event
/// touches the boxes of its square; a refusal only the one that says no.
class Tables : public SearchPanel {
  public:
    explicit Tables(const BoardNames& names) : size_(names.size()), names_(names) {}

    PanelSlot slot() const override {
        return {.kind = PanelKind::tables,
                .title = "Lines taken",
                .rows = table_count,
                .columns = longest_table(size_)};
    }

    void follow(const SearchEvent& /*event*/) override {}

    Panel look(const SearchEvent& event, Tempo tempo) const override {
        TablesPanel panel;
        for (const LineTable& lines : table) {
            panel.tables.push_back({.name = name(lines) + "s", .taken = taken(event, lines)});
            if (tempo == Tempo::stepwise && touches(event, lines))
                panel.tables.back().touched = lines.box(size_, event.square);
        }
        return panel;
    }

  private:
    std::string name(const LineTable& lines) const {
        return std::string(lines.kind == "row"      ? names_.a_row()
                           : lines.kind == "column" ? names_.a_column()
                                                    : lines.kind);
    }

    std::vector<bool> taken(const SearchEvent& event, const LineTable& lines) const {
        std::vector<bool> boxes(static_cast<std::size_t>(lines.boxes(size_)));
        for (int row = 0; const int column : event.columns) {
            if (column >= 0)
                boxes[static_cast<std::size_t>(lines.box(size_, {row, column}))] = true;
            ++row;
        }
        return boxes;
    }

    int size_;
    BoardNames names_;
};

}  // namespace

constexpr SearchPanelRow tables_row{.kind = PanelKind::tables,
                                    .suits = [](const Solver&, const SearchProfile&) { return true; },
                                    .make = [](const SearchSubject& subject) -> std::unique_ptr<SearchPanel> {
                                        return std::make_unique<Tables>(subject.names);
                                    }};

}  // namespace queenreel
