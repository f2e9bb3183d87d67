#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "queenreel/frame/board_panel.h"
#include "queenreel/frame/panel.h"

namespace queenreel {

/// The visible part of a card while its parts come in; everything keeps its place.
struct CardOpening {
    double reach = 0;        ///< how far lines of attack have grown, as a share of the board's side
    std::size_t totals = 0;  ///< the number of complete totals
    std::string value{};     ///< the next total's value; empty if not visible yet

    friend bool operator==(const CardOpening&, const CardOpening&) = default;
};

/// A picture of text in place of board, panels and caption, before or after a film. Parts without room are
/// omitted (layout/card/card_layout.h). All text is UTF-8, without line breaks.
struct Card {
    /// A label and its value, as "Tests" and "15,720".
    struct Total {
        std::string label;
        std::string value;
        std::vector<std::string> counted{};  ///< values on the way to it, which moving cards count through

        friend bool operator==(const Total&, const Total&) = default;
    };

    /// A search tree and its slot, which says how many levels and leaves it has.
    struct Tree {
        PanelSlot slot;
        TreePanel panel;

        friend bool operator==(const Tree&, const Tree&) = default;
    };

    std::string title{};               ///< large
    std::string subtitle{};            ///< empty for none
    BoardPanel board{.size = 0};       ///< drawn large; size 0 for none
    std::vector<Ray> rays{};           ///< lines of attack of the queens of `board`, drawn as a wash
    std::vector<BoardPanel> boards{};  ///< small ones, all the same size, if there is no `board`
    std::uint64_t board_count = 0;     ///< the number of boards in all, at least that of `boards`
    std::vector<Total> totals{};
    std::optional<Tree> tree{};            ///< drawn large beside everything else
    std::optional<CardOpening> opening{};  ///< empty once all of it is seen

    friend bool operator==(const Card&, const Card&) = default;
};

}  // namespace queenreel
