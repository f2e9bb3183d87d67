#include "queenreel/frame/layout/panel_rows.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <utility>

namespace queenreel {
namespace {

using Cell = std::vector<LayoutBox>;
using Row = std::vector<Cell>;
using Rows = std::vector<Row>;

/// The places where a panel can follow the previous one: a new row, a new cell, or the same cell.
enum class Follows : std::uint8_t { row, cell, panel };

void add(Rows& rows, const LayoutBox& panel, Follows place) {
    switch (place) {
        case Follows::row:
            rows.push_back({{panel}});
            return;
        case Follows::cell:
            rows.back().push_back({panel});
            return;
        case Follows::panel:
            rows.back().back().push_back(panel);
            return;
    }
}

LayoutBox filled(LayoutBox box) {
    box.along = LayoutBox::Align::fill;
    return box;
}

LayoutBox box_of(const Rows& rows, int gap) {
    std::vector<LayoutBox> all;
    for (const Row& row : rows) {
        std::vector<LayoutBox> cells;
        for (const Cell& cell : row)
            cells.push_back(filled(column_of(cell, gap)));
        all.push_back(filled(row_of(std::move(cells), gap)));
    }
    return filled(column_of(std::move(all), gap));
}

}  // namespace

std::vector<LayoutBox> all_panel_rows(const std::vector<LayoutBox>& panels, int gap) {
    constexpr std::size_t max_with_cells = 5;
    std::vector<Rows> all{{}};
    for (const LayoutBox& panel : panels) {
        std::vector<Rows> longer;
        for (const Rows& rows : all) {
            for (const Follows place : {Follows::row, Follows::cell, Follows::panel}) {
                if ((rows.empty() && place != Follows::row) ||
                    (place == Follows::panel && panels.size() > max_with_cells))
                    continue;
                longer.push_back(rows);
                add(longer.back(), panel, place);
            }
        }
        all = std::move(longer);
    }
    // A row of one cell with several panels is the same as several rows.
    std::erase_if(all, [](const Rows& rows) {
        return std::ranges::any_of(rows,
                                   [](const Row& row) { return row.size() == 1 && row.front().size() > 1; });
    });
    std::vector<LayoutBox> boxes;
    for (const Rows& rows : all)
        boxes.push_back(box_of(rows, gap));
    return boxes;
}

}  // namespace queenreel
