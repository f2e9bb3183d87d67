#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "queenreel/frame/board_panel.h"

namespace queenreel {

// The parts of panels that are more than text and numbers.

/// A number with its name.
struct NamedCounter {
    std::string name;
    std::string value;
    std::string rolls_from{};  ///< the previous value, which rolls away upwards; empty for none
    double rolled = 1;         ///< progress of the roll, 0 … 1

    friend bool operator==(const NamedCounter&, const NamedCounter&) = default;
};

/// The states of a search tree's node, each drawn in its own way.
enum class TreeNodeState : std::uint8_t {
    open,      ///< may still be tried: a hollow dot
    rejected,  ///< was tested and rejected: a small cross
    path,      ///< on the current path: a large filled dot with a thick edge
    failed,    ///< tried and left without a solution below: a small filled dot
    solved,    ///< is a solution or has one below it: a diamond
};

/// A node of a search tree.
struct TreeNode {
    int parent = -1;  ///< index of a node before this one; -1 for the root, which comes first
    int depth = 0;    ///< levels below the root
    double x = 0.5;   ///< from the left, 0 … 1 of the panel's width
    TreeNodeState state = TreeNodeState::open;
    double grown = 1;  ///< share of the edge from its parent that is drawn; the node is at the edge's end

    friend bool operator==(const TreeNode&, const TreeNode&) = default;
};

/// A board among others in a grid.
struct SmallBoard {
    BoardPanel board;
    std::string label;               ///< above it
    std::vector<std::string> notes;  ///< below it, one per line
    bool lit = false;                ///< framed
    bool won = false;                ///< with a different frame, on its own background

    friend bool operator==(const SmallBoard&, const SmallBoard&) = default;
};

/// A number as a bar.
struct NamedBar {
    std::string name;
    std::string value;  ///< as text, as "16,777,216"
    double share = 0;   ///< the bar's length, 0 … 1 of the greatest
    bool lit = false;

    // Shares of the panel's width, from the left, true to scale however small:
    double part = 0;       ///< of the bar: in the color of solutions
    double magnified = 0;  ///< the part that the next bar magnifies to the panel's width; 0 for none

    friend bool operator==(const NamedBar&, const NamedBar&) = default;
};

/// The fills of a cell of a solver's state, below its text.
enum class StateFill : std::uint8_t {
    none,  ///< not at all
    off,   ///< a faint outline
    on,    ///< filled
    lit,   ///< filled in the color of the event's subject
    done,  ///< crossed out: tried or eliminated
    gone,  ///< faint, without an outline: temporarily removed
};

/// A cell of a solver's state.
struct StateCell {
    StateFill fill = StateFill::none;
    std::string text{};   ///< one to three characters; omitted without room
    double strength = 1;  ///< for StateFill::on, 0 … 1
    bool framed = false;  ///< with a bold outline
    int hue = -1;         ///< filled in its own color, 0 … StatePanel::hue_count - 1; -1: according to `fill`

    friend bool operator==(const StateCell&, const StateCell&) = default;
};

/// A row of a solver's state.
struct StateRow {
    std::string name;
    std::vector<StateCell> cells;
    std::string value{};  ///< if there are no cells before it, it has their room
    bool lit = false;     ///< the event's subject

    int result_cell = -1;  ///< the next row's cell that the number ending `value` belongs to; -1 for none
    double landed = 1;     ///< in a film, the share of its way there that the number has flown

    double slid = 0;  ///< how many cells to the left of its place the row is; negative: to the right
    std::optional<double> comes_from{};  ///< in a film, where it slides from
    std::optional<double> sliding{};     ///< position while sliding, instead of `slid`

    friend bool operator==(const StateRow&, const StateRow&) = default;
};

/// A mark of the board and what it means.
struct LegendEntry {
    Cell cell;
    std::string words;

    friend bool operator==(const LegendEntry&, const LegendEntry&) = default;
};

}  // namespace queenreel
