#include "queenreel/frame/layout/panel_rows.h"

#include <algorithm>
#include <limits>
#include <utility>

namespace queenreel {
namespace {

/// A requested length: a number of em plus a number of gaps between panels.
struct Wanted {
    double em = 0;
    double gaps = 0;
    bool grows = false;
};

/// The length of elements one after another.
Wanted sum(const std::vector<Wanted>& lengths) {
    Wanted all{.gaps = static_cast<double>(lengths.size()) - 1};
    for (const Wanted& length : lengths) {
        all.em += length.em;
        all.gaps += length.gaps;
        all.grows = all.grows || length.grows;
    }
    return all;
}

/// The length of elements beside each other.
Wanted widest(const std::vector<Wanted>& lengths) {
    Wanted all;
    for (const Wanted& length : lengths)
        all = {std::max(all.em, length.em), std::max(all.gaps, length.gaps), all.grows || length.grows};
    return all;
}

/// The demands of rows and cells.
class RowDemands {
  public:
    explicit RowDemands(std::span<const PanelDemand> demands) : demands_(demands) {}

    Wanted height(std::size_t panel) const {
        return {.em = demands_[panel].height, .grows = demands_[panel].grows_high};
    }

    std::vector<Wanted> heights(const PanelRows::Cell& cell) const {
        std::vector<Wanted> lengths;
        for (const std::size_t panel : cell)
            lengths.push_back(height(panel));
        return lengths;
    }

    std::vector<Wanted> heights(const PanelRows& panels) const {
        std::vector<Wanted> lengths;
        for (const PanelRows::Row& row : panels.rows) {
            std::vector<Wanted> cells;
            for (const PanelRows::Cell& cell : row)
                cells.push_back(sum(heights(cell)));
            lengths.push_back(widest(cells));
        }
        return lengths;
    }

    std::vector<Wanted> widths(const PanelRows::Row& row) const {
        std::vector<Wanted> lengths;
        for (const PanelRows::Cell& cell : row) {
            Wanted width;
            for (const std::size_t panel : cell)
                width = {.em = std::max(width.em, demands_[panel].width),
                         .grows = width.grows || demands_[panel].grows_wide};
            lengths.push_back(width);
        }
        return lengths;
    }

  private:
    std::span<const PanelDemand> demands_;
};

/// The lengths in pixels. The surplus is divided equally among those that grow, or else goes to the last.
std::vector<int> shared_out(const std::vector<Wanted>& lengths, double em, int room, int gap) {
    const Wanted all = sum(lengths);
    const double left = std::max(0.0, room - all.em * em - all.gaps * gap);
    const auto growing = std::ranges::count_if(lengths, &Wanted::grows);
    std::vector<int> result;
    double at = 0;
    for (std::size_t i = 0; i < lengths.size(); ++i) {
        double length = lengths[i].em * em + lengths[i].gaps * gap;
        if (lengths[i].grows)
            length += left / static_cast<double>(growing);
        const bool fills = growing == 0 && i + 1 == lengths.size();
        const double end = fills ? room : at + length;
        result.push_back(rounded(end) - rounded(at));
        at = end + gap;
    }
    return result;
}

/// How a panel can follow the previous one: in a new row, in a new cell, or in the same cell.
enum class Follows { row, cell, panel };

void add(PanelRows& rows, std::size_t panel, Follows place) {
    switch (place) {
        case Follows::row:
            rows.rows.push_back({{panel}});
            return;
        case Follows::cell:
            rows.rows.back().push_back({panel});
            return;
        case Follows::panel:
            rows.rows.back().back().push_back(panel);
            return;
    }
}

}  // namespace

std::vector<PanelRows> all_panel_rows(const std::vector<std::size_t>& panels) {
    constexpr std::size_t max_with_cells = 5;
    std::vector<PanelRows> all{{}};
    for (const std::size_t panel : panels) {
        std::vector<PanelRows> longer;
        for (const PanelRows& rows : all) {
            for (const Follows place : {Follows::row, Follows::cell, Follows::panel}) {
                if ((rows.rows.empty() && place != Follows::row) ||
                    (place == Follows::panel && panels.size() > max_with_cells))
                    continue;
                longer.push_back(rows);
                add(longer.back(), panel, place);
            }
        }
        all = std::move(longer);
    }
    // A row of one cell with several panels is the same as several rows.
    std::erase_if(all, [](const PanelRows& rows) {
        return std::ranges::any_of(
            rows.rows, [](const PanelRows::Row& row) { return row.size() == 1 && row.front().size() > 1; });
    });
    return all;
}

NeededRoom::NeededRoom(const PanelRows& panels, std::span<const PanelDemand> demands) {
    const RowDemands wanted(demands);
    const Wanted high = sum(wanted.heights(panels));
    height_ = {high.em, high.gaps};
    for (const PanelRows::Row& row : panels.rows) {
        const Wanted wide = sum(wanted.widths(row));
        widths_.push_back({wide.em, wide.gaps});
    }
}

double NeededRoom::max_em(const Rect& room, int gap) const {
    if (widths_.empty())
        return std::numeric_limits<double>::max();
    double em = (room.height - height_.gaps * gap) / height_.em;
    for (const Length& width : widths_)
        em = std::min(em, (room.width - width.gaps * gap) / width.em);
    return em;
}

std::vector<PlacedPanel> place_panels(const PanelRows& panels, std::span<const PanelDemand> demands,
                                      const Rect& room, int gap, double em) {
    std::vector<PlacedPanel> result;
    const RowDemands measures(demands);
    const std::vector<int> heights = shared_out(measures.heights(panels), em, room.height, gap);
    int y = room.y;
    for (std::size_t i = 0; i < panels.rows.size(); ++i) {
        const PanelRows::Row& row = panels.rows[i];
        const std::vector<int> widths = shared_out(measures.widths(row), em, room.width, gap);
        int x = room.x;
        for (std::size_t k = 0; k < row.size(); ++k) {
            const std::vector<int> parts = shared_out(measures.heights(row[k]), em, heights[i], gap);
            int top = y;
            for (std::size_t p = 0; p < parts.size(); ++p) {
                result.push_back({row[k][p], {x, top, widths[k], parts[p]}});
                top += parts[p] + gap;
            }
            x += widths[k] + gap;
        }
        y += heights[i] + gap;
    }
    return result;
}

}  // namespace queenreel
