#include "queenreel/frame/layout/sheet_layout.h"

#include <algorithm>
#include <cstdint>
#include <tuple>
#include <utility>
#include <vector>

#include "queenreel/frame/layout/sheet_measures.h"

namespace queenreel {
namespace {

int rounded_up(int count, int step) {
    return (count + step - 1) / step * step;
}

/// A page of the same shape in units so small that rounding does not matter.
SheetPage fine_sheet_page(const SheetShape& shape, int width, int height) {
    constexpr double side = 10'000;
    const double scale = side / std::max(1, std::min(width, height));
    // A page of more extreme shape is a strip, on which a larger number would change nothing.
    const auto scaled = [&](int length) { return rounded(std::min(length * scale, 100 * side)); };
    return {shape, scaled(width), scaled(height)};
}

/// The number of items of this size, with gaps, that fit into a length.
int count_in(int length, int each, int gap) {
    return std::max(0, (length + gap) / (each + gap));
}

/// The columns and rows that fit on the page with squares of this side, at least one.
SheetShape filled_sheet(SheetShape shape, const SheetPage& page, int square, int columns) {
    const SheetMeasures measures(shape, page, square);
    const int step = columns_step(shape);
    const int group = measures.heading + total_length(step, measures.width(), measures.gap);
    shape.columns =
        columns > 0 ? columns
                    : step * std::max(1, count_in(page.body.width - measures.around, group, measures.gap));
    shape.rows =
        std::max(1, count_in(page.body.height - measures.around, measures.height(), measures.row_gap));
    return shape;
}

int sheet_rows(std::uint64_t count, int columns) {
    return static_cast<int>((count + columns - 1) / columns);
}

/// Returns whether the grid's last row holds few of `count` boards: at most a third of a full row.
bool leaves_a_rest(const SheetShape& grid, int count) {
    const int last = count - grid.columns * (grid.rows - 1);
    return grid.rows > 1 && 3 * last <= grid.columns;
}

/// The grid of `count` boards with the largest squares, or slightly smaller ones if that leaves fewer empty
/// places in its last row; the widest if there are several. Squares may be smaller still if a row of a few
/// boards would remain otherwise.
SheetShape best_sheet_grid(SheetShape shape, const SheetPage& page, int count) {
    constexpr double nearly = 0.95;
    constexpr double without_rest = 0.85;
    using Grid = std::pair<int, SheetShape>;
    const int step = columns_step(shape);
    std::vector<Grid> grids;
    for (int columns = step; columns <= rounded_up(count, step); columns += step) {
        shape.columns = columns;
        shape.rows = sheet_rows(count, columns);
        // No empty column.
        shape.columns = std::min(columns, rounded_up(sheet_rows(count, shape.rows), step));
        grids.emplace_back(largest_sheet_square(shape, page), shape);
    }
    int largest = std::ranges::max(grids, {}, &Grid::first).first;
    const auto is_poor = [&](const Grid& grid) {
        return grid.first < without_rest * largest || leaves_a_rest(grid.second, count);
    };
    if (!std::ranges::all_of(grids, is_poor))
        std::erase_if(grids, is_poor);
    largest = std::ranges::max(grids, {}, &Grid::first).first;
    const auto cost = [&](const Grid& grid) {
        const auto& [square, of] = grid;
        return std::tuple(square < nearly * largest, of.columns * of.rows - count, -square, -of.columns);
    };
    return std::ranges::min(grids, {}, cost).second;
}

int smallest_square(double share, const SheetPage& page) {
    return std::max(min_sheet_square, rounded(share * page.side));
}

/// Boards in `columns` columns, as large as the page's width allows; smaller if all of them then fit on one
/// page.
SheetPlan plan_sheet_columns(SheetShape shape, std::uint64_t count, int columns, const SheetPage& page,
                             double square) {
    shape.columns = columns;
    shape.rows = 1;
    const int widest = largest_sheet_square(shape, page);
    const int readable = std::min(widest, smallest_square(square, page));
    if (sheet_rows(count, columns) <= filled_sheet(shape, page, readable, columns).rows)
        shape.rows = sheet_rows(count, columns);
    else
        shape.rows = filled_sheet(shape, page, widest, columns).rows;
    const auto each = static_cast<std::uint64_t>(shape.columns) * shape.rows;
    return {.shape = shape, .pages = (count + each - 1) / each};
}

}  // namespace

int boards_that_fit(SheetShape shape, double square, int columns, int width, int height) {
    const SheetPage page = fine_sheet_page(shape, width, height);
    shape = filled_sheet(shape, page, smallest_square(square, page), columns);
    return shape.columns * shape.rows;
}

SheetPlan plan_sheet(SheetShape shape, std::uint64_t count, int columns, int width, int height,
                     double square) {
    const SheetPage page = fine_sheet_page(shape, width, height);
    const int step = columns_step(shape);
    if (columns > 0)
        return plan_sheet_columns(shape, count, rounded_up(columns, step), page, square);
    const auto most = static_cast<std::uint64_t>(boards_that_fit(shape, square, 0, width, height));
    const std::uint64_t pages = (count - 1) / most + 1;
    const auto each = rounded_up(static_cast<int>((count - 1) / pages + 1), step);
    return {.shape = best_sheet_grid(shape, page, each), .pages = pages};
}

}  // namespace queenreel
