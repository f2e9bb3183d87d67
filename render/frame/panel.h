#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <variant>
#include <vector>

#include "frame/board_panel.h"

namespace queenreel {

// What stands beside the board. A panel is painted anew when it differs from the one shown before. All text
// is UTF-8, one line, and made smaller where it would not fit.

/// Pseudocode with the line that is being done.
struct CodePanel {
    std::vector<std::string> lines;  ///< indented by spaces; those of one film are always the same
    int active = -1;                 ///< an element of `lines`, from 0; -1 for none

    friend bool operator==(const CodePanel&, const CodePanel&) = default;
};

/// The calls of a recursive search that have not returned.
struct StackPanel {
    std::vector<std::string> calls;  ///< the outermost first; where room ends, the innermost are shown

    friend bool operator==(const StackPanel&, const StackPanel&) = default;
};

/// Numbers that count what was done, each on a line of its own.
struct CountersPanel {
    struct Counter {
        std::string name;
        std::string value;

        friend bool operator==(const Counter&, const Counter&) = default;
    };
    std::vector<Counter> counters;

    friend bool operator==(const CountersPanel&, const CountersPanel&) = default;
};

/// A search tree, from the root at the top.
struct TreePanel {
    enum class State : std::uint8_t {
        open,      ///< may still be tried: a hollow dot
        rejected,  ///< was tested and refused: a small cross
        path,      ///< on the current path: a large filled dot, its edge thick
        failed,    ///< tried, and left without a solution below: a small filled dot
        solved,    ///< there is a solution below, or it is one: a diamond
    };
    struct Node {
        int parent = -1;  ///< an element before this one; -1 for the root, which comes first
        int depth = 0;    ///< levels below the root
        double x = 0.5;   ///< from the left, 0 … 1, of the panel's width
        State state = State::open;

        friend bool operator==(const Node&, const Node&) = default;
    };
    std::vector<Node> nodes;

    friend bool operator==(const TreePanel&, const TreePanel&) = default;
};

/// A curve of a number over steps.
struct ChartPanel {
    std::vector<double> values;  ///< from the first step on, evenly spaced
    double max = 1;              ///< the top of the vertical axis, which begins at 0
    double filled = 1;           ///< the share of the panel's width that `values` take, over 0, up to 1
    std::string now;             ///< the last value in words, by the curve's end

    friend bool operator==(const ChartPanel&, const ChartPanel&) = default;
};

/// Small boards in a grid, row by row from the top left.
struct BoardsPanel {
    struct SmallBoard {
        BoardPanel board;
        std::string label;               ///< above it
        std::vector<std::string> notes;  ///< below it, a line each
        bool lit = false;                ///< with a frame around it

        friend bool operator==(const SmallBoard&, const SmallBoard&) = default;
    };
    std::vector<SmallBoard> boards;

    friend bool operator==(const BoardsPanel&, const BoardsPanel&) = default;
};

/// Tables of lines of the board that are taken, each a row of boxes.
struct TablesPanel {
    struct Table {
        std::string name;
        std::vector<bool> taken;
        int touched = -1;  ///< the box that the event is about; -1 for none

        friend bool operator==(const Table&, const Table&) = default;
    };
    std::vector<Table> tables;

    friend bool operator==(const TablesPanel&, const TablesPanel&) = default;
};

/// Horizontal bars, from the top.
struct BarsPanel {
    struct Bar {
        std::string name;
        std::string value;  ///< in words, as "16,777,216"
        double share = 0;   ///< the bar's length, 0 … 1 of the greatest
        bool lit = false;

        friend bool operator==(const Bar&, const Bar&) = default;
    };
    std::vector<Bar> bars;

    friend bool operator==(const BarsPanel&, const BarsPanel&) = default;
};

using Panel = std::variant<CodePanel, StackPanel, CountersPanel, TreePanel, ChartPanel, BoardsPanel,
                           TablesPanel, BarsPanel>;

/// The kinds of panels, in the order of Panel's alternatives.
enum class PanelKind : std::uint8_t { code, stack, counters, tree, chart, boards, tables, bars };

/// The kind of a panel.
inline PanelKind kind_of(const Panel& panel) {
    return static_cast<PanelKind>(panel.index());
}

/// A place for a panel, known before the first frame, so that nothing moves through a film.
struct PanelSlot {
    PanelKind kind = PanelKind::code;
    std::string title;  ///< its heading

    /// How much there will be at the most: lines of code; calls; counters; levels of a tree, the root's
    /// included; small boards; tables; bars. A chart's is 1.
    int rows = 1;

    /// How wide: characters of the longest line of code, call, or bar's or counter's name and value; leaves
    /// of a tree; steps of a chart; squares of a small board's side; boxes of the longest table.
    int columns = 1;

    int notes = 0;  ///< lines below each small board

    friend bool operator==(const PanelSlot&, const PanelSlot&) = default;
};

/// What the pictures of a film are made of.
struct Scene {
    bool board = true;                ///< the board itself; without it, panels have the whole picture
    std::vector<PanelSlot> panels{};  ///< Frame::panels has as many, in this order and of these kinds
    bool badge = false;               ///< keep a place for Frame::badge
    bool marks = false;               ///< cells may have any mark, not only attacked and conflict

    /// Whether nothing but the board takes room.
    bool is_plain() const { return board && panels.empty() && !badge; }

    friend bool operator==(const Scene&, const Scene&) = default;
};

}  // namespace queenreel
