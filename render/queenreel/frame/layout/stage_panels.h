#pragma once

#include <cstddef>
#include <optional>
#include <utility>
#include <vector>

#include "queenreel/frame/layout/box.h"
#include "queenreel/frame/layout/layout.h"
#include "queenreel/frame/layout/stage_cast.h"
#include "queenreel/frame/look.h"
#include "queenreel/frame/panel.h"

namespace queenreel {

/// The parts of a stage's leaves. The part of a panel is its index in the scene.
struct StageLeaf {
    enum : int {
        squares = -2,
        below = -3,  ///< the panel below the board
        caption = -4,
        beside = -5,  ///< the room beside the board
        rest = -6,    ///< the room below board and caption, or above counters
        large = -7    ///< all large panels
    };
};

/// Puts the panels of a stage into rooms of its layout. The look must outlive it.
class StagePanels {
  protected:
    /// The least height or width of the large panels, as a share of the picture's shorter side.
    static constexpr double least_column = 0.26;

    StagePanels(const Look& look, int board_size, StageCast cast);

    const PanelSlot& slot(std::size_t index) const { return look_.scene.panels[index]; }
    int em(double count) const { return rounded(count * em_); }
    int column_space() const;

    /// The least height of a text panel: a few lines.
    int least_text_height(std::size_t index) const;

    int numbers_height() const { return em(line_height); }

    /// Returns whether text panels show all of their lines.
    bool shows_all_text() const;

    /// Returns the panel of cells that stays beside an overview, if any.
    std::optional<std::size_t> wall() const;

    /// Returns the height of such a panel at this width, with square cells of limited size.
    int wall_height(std::size_t index, int width) const;

    /// The tree that is also shown beside an overview, if it is the only large panel.
    std::optional<std::size_t> tree_that_stays() const;

    void put_panel(std::size_t index, const Rect& place) { put_panel(index, place, em_); }

    /// Fills a room with the large panels.
    bool put_large(const Rect& room);

    /// Puts counters of this many lines each, stacked, at the bottom of a room; returns the rest of it.
    Rect put_above_numbers(const Rect& room, int lines);

    /// Puts text panels and, below them, large ones into a room; the overview replaces them.
    bool put_column(const Rect& room);

    /// Puts the overview into a room. If a panel in the room stays, the overview takes the place of those
    /// that do not, if any.
    void put_overview(const Rect& room);

    /// Puts code into a room, with the counters at its right.
    bool put_foot(const Rect& room);

    const Look& look_;
    StageCast cast_;
    double em_;
    int gap_;
    Seen text_seen_ = Seen::always;   // text panels …
    Seen large_seen_ = Seen::always;  // … and large ones
    Layout layout_{};

  private:
    bool has_large_that_stays() const;

    void put_panel(std::size_t index, const Rect& place, double font, Seen seen = Seen::always);

    /// The height of a text panel that shows all of its lines.
    int text_height(std::size_t index) const { return em(demand(slot(index), Spacing::normal).height); }

    int text_height(std::size_t index, int lines, Spacing spacing) const;

    /// A text panel with the height of all its lines, and a least width that cuts its longest ones.
    LayoutBox text_box(std::size_t index) const;

    /// Counters of this many lines each, the first one last.
    std::vector<LayoutBox> number_boxes(int lines) const;

    /// Puts the panels where these boxes have them.
    void put_panels(const std::vector<PlacedBox>& boxes, Seen seen = Seen::always);

    /// The large panels as leaves whose parts are indices into the list of large panels.
    std::vector<LayoutBox> large_boxes() const;

    /// The arrangement of the large panels in rows that allows the largest letters in a room, and the size of
    /// these letters.
    std::pair<LayoutBox, double> best_rows(const Rect& room) const;

    /// The height that the large panels need for letters of the full size, and at least the height of a tree;
    /// all of the room if that is too little.
    int wanted_large(const Rect& room) const;

    /// The least height or width of the large panels, in pixels.
    int least_large() const;

    /// Text panels, in full if that leaves enough height for the large ones below them.
    LayoutBox text_column(const Rect& room) const;
};

}  // namespace queenreel
