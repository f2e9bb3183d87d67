#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "queenreel/frame/board_panel.h"
#include "queenreel/frame/map_scale.h"
#include "queenreel/frame/panel_parts.h"
#include "queenreel/frame/panel_slot.h"
#include "queenreel/frame/search_map.h"
#include "queenreel/frame/shared.h"
#include "queenreel/frame/tokens.h"

namespace queenreel {

// Panels beside the board. A panel is repainted when it differs from the one shown before. All text is UTF-8,
// one line, and is reduced to fit.
//
// To add a panel, write a struct here with its names and its demand, its kind in PanelKind and its
// alternative in Panel; and a file in paint/panels, with its row in paint/panels/panel_painter.h.

/// The kinds of panels, in the order of Panel's alternatives.
enum class PanelKind : std::uint8_t { code, stack, counters, tree, chart, boards, bars, state, legend, map };

/// The names of a kind of panel.
struct PanelInfo {
    PanelKind kind;
    std::string_view name;     ///< as on the command line
    std::string_view summary;  ///< one line for `list panels`
};

// Each panel's demand() is the room that the panel of a slot requires below its heading, with lines of text
// `line` em apart.

/// Pseudocode with the current line. In its slot, rows are lines and columns are characters of the longest.
struct CodePanel {
    static constexpr PanelInfo info{PanelKind::code, "code", "pseudocode, with the line that is being done"};

    SharedList<std::string> lines;  ///< indented by spaces; the same throughout a film
    int active = -1;                ///< an index into `lines`; -1 for none

    /// Position of the light while it moves to `active`, in lines from the first; empty when it is there.
    std::optional<double> light{};

    static PanelDemand demand(const PanelSlot& slot, double line) {
        return {.width = mono_width * slot.columns + 1.8, .height = line * slot.rows + 0.2};
    }
    friend bool operator==(const CodePanel&, const CodePanel&) = default;
};

/// The calls of a recursive search that have not returned. In its slot, rows are calls and columns are
/// characters of the longest.
struct StackPanel {
    static constexpr PanelInfo info{PanelKind::stack, "stack",
                                    "the calls of a recursive search that have not returned"};

    std::vector<std::string> calls;  ///< the outermost first; without room for all, the innermost are shown

    static PanelDemand demand(const PanelSlot& slot, double line) {
        return {.width = std::max(mono_width * slot.columns + 1.8, 9.0), .height = line * slot.rows + 0.2};
    }
    friend bool operator==(const StackPanel&, const StackPanel&) = default;
};

/// Counters, in one column of names and values, or in two if the panel is low. In its slot, rows are
/// counters, of which the first are shown if there are more, and columns are characters of the longest name
/// and value.
struct CountersPanel {
    static constexpr PanelInfo info{PanelKind::counters, "counters",
                                    "how many tests, queens placed and taken back, solutions"};

    using Counter = NamedCounter;
    std::vector<Counter> counters;  ///< the same in number and order throughout a film

    static PanelDemand demand(const PanelSlot& slot, double line) {
        return {.width = std::max(0.43 * slot.columns, 9.0), .height = line * slot.rows + 0.2};
    }
    friend bool operator==(const CountersPanel&, const CountersPanel&) = default;
};

/// A search tree with its root at the top. In its slot, rows are levels, including the root's, and columns
/// are leaves.
struct TreePanel {
    static constexpr PanelInfo info{PanelKind::tree, "tree",
                                    "the search tree as it grows, with the current path"};

    using State = TreeNodeState;
    using Node = TreeNode;
    static constexpr std::size_t state_count = 5;
    std::vector<Node> nodes;
    SharedList<std::string> levels{};  ///< names of the levels, from the root's, at the left; the same
                                       ///< throughout a film
    int leaving = 0;                   ///< the last nodes, this many, are leaving the tree
    std::string saved{};               ///< what need not grow below the deepest nodes; empty for nothing
    double saved_grown = 1;            ///< share of the block of what is saved that is drawn, from its top
    double saved_fallen = 0;           ///< share of its way out of the panel that a leaving block has fallen

    static PanelDemand demand(const PanelSlot& slot, double /*line*/) {
        return {16, std::clamp(1.0 * slot.rows, 6.0, 11.0), true, true};
    }
    friend bool operator==(const TreePanel&, const TreePanel&) = default;
};

/// A number over steps; each value lasts until the next step. In its slot, columns are steps.
struct ChartPanel {
    static constexpr PanelInfo info{PanelKind::chart, "chart",
                                    "a curve: conflicts, or the best of each generation"};

    std::vector<double> values;  ///< from the first step, evenly spaced
    double max = 1;              ///< top of the vertical axis, which begins at 0
    double filled = 1;           ///< share of the horizontal axis that `values` take, above 0, up to 1
    std::string now;             ///< the last value as text, at the curve's end
    std::string end{};           ///< end of the horizontal axis as text, as "120 moves"; empty for none

    static PanelDemand demand(const PanelSlot& /*slot*/, double /*line*/) { return {16, 8, true, true}; }
    friend bool operator==(const ChartPanel&, const ChartPanel&) = default;
};

/// Small boards in a grid, row by row from the top left. In its slot, rows are boards and columns are squares
/// of a board's side.
struct BoardsPanel {
    static constexpr PanelInfo info{PanelKind::boards, "boards",
                                    "small boards: a population, racers, mirror images, solutions so far"};

    using SmallBoard = queenreel::SmallBoard;
    std::vector<SmallBoard> boards;

    static PanelDemand demand(const PanelSlot& slot, double /*line*/) {
        if (slot.bare) {
            const double place = std::max(2.5, 0.3 * slot.columns);
            const double side = std::ceil(std::sqrt(slot.rows));
            return {side * place, std::ceil(slot.rows / side) * place, true, true};
        }
        const double across = slot.rows <= 3 ? std::max(1, slot.rows) : std::ceil(std::sqrt(slot.rows));
        const double down = std::ceil(slot.rows / across);
        const double board = std::max(slot.notes == 1 ? 7.0 : 5.0, 0.55 * slot.columns);
        return {across * (board + 1), down * (board + 1.6 + 1.35 * slot.notes), true, true};
    }
    friend bool operator==(const BoardsPanel&, const BoardsPanel&) = default;
};

/// Horizontal bars, from the top. In its slot, rows are bars, columns are characters of the longest name and
/// value, and notes are above 0 if `scale` may be nonempty.
struct BarsPanel {
    static constexpr PanelInfo info{PanelKind::bars, "bars", "numbers as bars"};

    using Bar = NamedBar;
    std::vector<Bar> bars;
    std::string scale{};  ///< explains the bars' lengths, below them

    static PanelDemand demand(const PanelSlot& slot, double /*line*/) {
        const double below = slot.notes > 0 ? scale_height : 0;
        return {std::max(mono_width * slot.columns + 2, 14.0), 2.6 * slot.rows + below, true, true};
    }
    static constexpr double scale_height = 1.5;  ///< em
    friend bool operator==(const BarsPanel&, const BarsPanel&) = default;
};

/// The data that a solver keeps between steps: rows of cells, each between a name and a value. In its slot,
/// rows are rows, columns are cells of the longest, and notes are characters of the longest heading among the
/// rows. A single row without name and value wraps, with the largest cells that fit.
struct StatePanel {
    static constexpr PanelInfo info{PanelKind::state, "state",
                                    "what the solver keeps: bits, domains, lines taken, digits, boards"};

    using Fill = StateFill;
    using Cell = StateCell;
    using Row = StateRow;
    std::vector<Row> rows;

    /// Filled cells, Fill::on or lit, are joined by lines along their rows and columns.
    bool linked = false;

    /// The number of distinguishable cell colors.
    static constexpr int hue_count = 12;

    static bool wraps(const PanelSlot& slot) { return slot.rows == 1 && slot.names == 0 && slot.values == 0; }

    static PanelDemand demand(const PanelSlot& slot, double line) {
        if (wraps(slot))
            return wrapped(slot.columns);
        // A row of many cells is about as wide as eight large ones.
        const auto cell = [](int count) { return count <= 5 ? 2.1 : count <= 8 ? 1.65 : 13.2 / count; };
        const double texts = (slot.names > 0 ? 0.6 * slot.names + 0.8 : 0) + 0.6 * slot.values;
        // With a few long rows, cells need not be higher than they can be wide.
        const double most = slot.notes > 0 ? 1.4 : std::max(line, 2 * cell(slot.columns));
        // Rows with names are as high as these if possible.
        const double least = slot.names > 0 && slot.rows > 12 && slot.rows <= 20 ? 1.22 : 0;
        const double height = slot.columns > 0 ? std::max(least, std::min(cell(slot.rows), most)) : line;
        return {.width = std::max({texts + cell(slot.columns) * slot.columns, 0.6 * slot.notes, 9.0}),
                .height = height * slot.rows + 0.2,
                .grows_wide = true,
                .grows_high = slot.rows > 12 || slot.notes > 0};
    }

    /// Six times as wide as high: low enough to fit below a board; in a higher place, cells are larger.
    static PanelDemand wrapped(int count) {
        const double across = std::ceil(std::sqrt(6.0 * count));
        return {.width = std::max(across, 12.0), .height = std::ceil(count / across)};
    }
    friend bool operator==(const StatePanel&, const StatePanel&) = default;
};

/// The meaning of the board's marks, each as it is drawn there and in a word or two. In its slot, rows are
/// entries and columns are characters of the longest.
struct LegendPanel {
    static constexpr PanelInfo info{PanelKind::legend, "legend", "what the marks on the board mean"};

    using Entry = LegendEntry;
    SharedList<Entry> entries;  ///< the same throughout a film

    /// In em: a square's side, an entry's height, and its width with words of `characters` characters.
    static constexpr double square = 1.5;
    static constexpr double pitch = 1.8;
    static constexpr double width(int characters) { return square + 0.5 + 0.56 * characters + 1; }

    /// In three columns, if there are that many entries.
    static PanelDemand demand(const PanelSlot& slot, double /*line*/) {
        const int across = std::clamp(slot.rows, 1, 3);
        return {.width = across * width(slot.columns), .height = pitch * std::ceil(1.0 * slot.rows / across)};
    }
    friend bool operator==(const LegendPanel&, const LegendPanel&) = default;
};

/// A whole search from left to right, drawn up to the current point; the rest is pale. In its slot, rows are
/// levels, columns are those of the map, and names are the characters reserved before them, so that several
/// maps align.
struct MapPanel {
    static constexpr PanelInfo info{PanelKind::map, "map",
                                    "the whole search from left to right, filled as far as it is told"};

    std::shared_ptr<const SearchMap> map{};  ///< the same in all pictures of a film; null for an empty panel
    double now = 1;                          ///< share of the work done, 0 … 1, marked by a line below 1
    double extent = 1;  ///< share of the panel's width that all the work takes, above 0, up to 1
    MapScale scale{};   ///< with a bend, marked by a line
    SharedList<std::string> levels{};  ///< names at the left; the same throughout a film

    // In a slot with notes, a line above the map: its name, its progress and, at a bend, the new scale.
    std::string name{};
    std::string value{};
    std::string bend{};
    bool lit = false;  ///< whether the line is highlighted

    static PanelDemand demand(const PanelSlot& slot, double /*line*/) {
        return {20, std::clamp(0.75 * slot.rows + 1.5, 5.0, 10.0), true, true};
    }
    friend bool operator==(const MapPanel& a, const MapPanel& b) {
        const bool same = a.map == b.map || (a.map && b.map && *a.map == *b.map);
        return same && a.now == b.now && a.extent == b.extent && a.scale == b.scale && a.levels == b.levels &&
               a.name == b.name && a.value == b.value && a.bend == b.bend && a.lit == b.lit;
    }
};

using Panel = std::variant<CodePanel, StackPanel, CountersPanel, TreePanel, ChartPanel, BoardsPanel,
                           BarsPanel, StatePanel, LegendPanel, MapPanel>;

/// The kind of a panel.
inline PanelKind kind_of(const Panel& panel) {
    return static_cast<PanelKind>(panel.index());
}
static_assert([]<std::size_t... i>(std::index_sequence<i...>) {
    return ((std::variant_alternative_t<i, Panel>::info.kind == PanelKind{i}) && ...);
}(std::make_index_sequence<std::variant_size_v<Panel>>()));

/// All kinds of panels, in the order of PanelKind.
std::span<const PanelInfo> panel_table();

/// The row of a kind.
const PanelInfo& panel_info(PanelKind kind);

/// The distance between lines of text.
enum class Spacing { normal, close };

/// The room that the panel of a slot requires, including its heading.
PanelDemand demand(const PanelSlot& slot, Spacing spacing);

}  // namespace queenreel
