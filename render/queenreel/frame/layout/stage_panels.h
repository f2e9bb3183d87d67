#pragma once

#include <cstddef>
#include <optional>
#include <utility>
#include <vector>

#include "queenreel/frame/layout/layout.h"
#include "queenreel/frame/layout/panel_rows.h"
#include "queenreel/frame/layout/stage_cast.h"
#include "queenreel/frame/look.h"
#include "queenreel/frame/panel.h"

namespace queenreel {

/// Puts the panels of a stage into rooms of its layout. The look must outlive it.
class StagePanels {
  protected:
    /// The least height or width of the large panels, as a share of the picture's shorter side.
    static constexpr double least_column = 0.26;

    StagePanels(const Look& look, int board_size, StageCast cast);

    const PanelSlot& slot(std::size_t index) const { return look_.scene.panels[index]; }
    int em(double count) const { return rounded(count * em_); }
    int column_space() const;

    /// The least height of a text panel: that of a few lines.
    int least_text_height(std::size_t index) const;

    int numbers_height() const { return em(line_height); }

    /// Returns whether text panels show all of their lines.
    bool shows_all_text() const;

    /// Puts counters in a line at the bottom of a room; returns the rest.
    Rect put_numbers(Rect room);

    /// Puts counters one below the other at the bottom of a room; returns the rest.
    Rect put_number_rows(Rect room);

    /// Returns the panel of cells that stays beside an overview, if there is one.
    std::optional<std::size_t> wall() const;

    /// Returns the height of such a panel in this width, with square cells of a limited size.
    int wall_height(std::size_t index, int width) const;

    /// The tree that is also shown beside an overview, if it is the only large panel.
    std::optional<std::size_t> tree_that_stays() const;

    void put_panel(std::size_t index, const Rect& place) { put_panel(index, place, em_); }

    /// Fills a room with the large panels.
    bool put_large(const Rect& room);

    /// The least height or width of the large panels, in pixels.
    int least_large() const;

    /// Puts text panels with large ones below them; the overview replaces them.
    bool put_column(const Rect& room);

    /// Puts the overview into a room; if a panel in it stays, into the place of those that do not, if any.
    void put_overview(const Rect& room);

    /// Puts code with the counters at its right.
    bool put_foot(Rect room);

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

    /// The height of a text panel with all of its lines.
    int text_height(std::size_t index) const { return em(demand(slot(index), Spacing::normal).height); }

    int text_height(std::size_t index, int lines, Spacing spacing) const;

    /// Puts text panels one below the other at the top of a room, in full if that leaves `rest` for what is
    /// below; returns the rest of the room.
    std::optional<Rect> put_texts(Rect room, int rest);

    std::vector<PanelDemand> large_demands() const;

    /// The rows in which the large panels fit into a room with the largest letters, and the size of these.
    std::pair<PanelRows, double> best_rows(const Rect& room) const;

    /// The height that the large panels need for letters of the full size, at least that of a tree; all of
    /// the room if that is not enough.
    int wanted_large(const Rect& room) const;

    /// The height to reserve for the large panels; text panels above them show at least a few lines.
    int rest_of_texts(const Rect& room) const;
};

}  // namespace queenreel
