#include "queenreel/puzzle/symmetry.h"

#include <algorithm>
#include <compare>
#include <stdexcept>
#include <utility>

namespace queenreel {
namespace {

/// The row of the queen in `column`.
int row_of(Solution columns, int column) {
    return static_cast<int>(std::find(columns.begin(), columns.end(), column) - columns.begin());
}

/// Element `row` of the image of `columns`.
int image_column(Symmetry symmetry, Solution columns, int row) {
    const int last = static_cast<int>(columns.size()) - 1;
    const auto column_of = [columns](int r) { return columns[static_cast<std::size_t>(r)]; };
    switch (symmetry) {
        case Symmetry::identity:
            return column_of(row);
        case Symmetry::rotate_90:
            return last - row_of(columns, row);
        case Symmetry::rotate_180:
            return last - column_of(last - row);
        case Symmetry::rotate_270:
            return row_of(columns, last - row);
        case Symmetry::flip_rows:
            return column_of(last - row);
        case Symmetry::flip_columns:
            return last - column_of(row);
        case Symmetry::transpose:
            return row_of(columns, row);
        case Symmetry::antitranspose:
            return last - row_of(columns, last - row);
    }
    throw std::logic_error("symmetry: not one of the eight");
}

/// Compares the image with `columns`, computing it only as far as both agree, seldom past row 0.
std::strong_ordering compare_image(Symmetry symmetry, Solution columns) {
    for (std::size_t row = 0; row < columns.size(); ++row)
        if (const int column = image_column(symmetry, columns, static_cast<int>(row)); column != columns[row])
            return column <=> columns[row];
    return std::strong_ordering::equal;
}

}  // namespace

Square image(Symmetry symmetry, Square square, int size) {
    const int last = size - 1;
    const auto [row, column] = square;
    switch (symmetry) {
        case Symmetry::identity:
            return {row, column};
        case Symmetry::rotate_90:
            return {column, last - row};
        case Symmetry::rotate_180:
            return {last - row, last - column};
        case Symmetry::rotate_270:
            return {last - column, row};
        case Symmetry::flip_rows:
            return {last - row, column};
        case Symmetry::flip_columns:
            return {row, last - column};
        case Symmetry::transpose:
            return {column, row};
        case Symmetry::antitranspose:
            return {last - column, last - row};
    }
    throw std::logic_error("symmetry: not one of the eight");
}

std::vector<int> image(Symmetry symmetry, Solution columns) {
    const int size = static_cast<int>(columns.size());
    constexpr int nothing = -1;
    std::vector<int> result(columns.size(), nothing);
    for (int row = 0; row < size; ++row) {
        const int column = columns[static_cast<std::size_t>(row)];
        if (column < 0 || column >= size)
            throw std::invalid_argument(
                "image: a column is off the board; give a queen in each row and column");
        const Square queen = image(symmetry, {row, column}, size);
        result[static_cast<std::size_t>(queen.row)] = queen.column;
    }
    if (std::find(result.begin(), result.end(), nothing) != result.end())
        throw std::invalid_argument("image: two queens share a column; give a queen in each row and column");
    return result;
}

std::vector<int> canonical(Solution columns) {
    std::vector<int> min(columns.begin(), columns.end());
    for (const Symmetry symmetry : all_symmetries)
        if (auto other = image(symmetry, columns); other < min)
            min = std::move(other);
    return min;
}

bool is_canonical(Solution columns) {
    return std::none_of(all_symmetries.begin(), all_symmetries.end(), [columns](Symmetry symmetry) {
        return std::is_lt(compare_image(symmetry, columns));
    });
}

int class_size(Solution columns) {
    const auto fixing =
        std::count_if(all_symmetries.begin(), all_symmetries.end(),
                      [columns](Symmetry symmetry) { return std::is_eq(compare_image(symmetry, columns)); });
    return static_cast<int>(all_symmetries.size()) / static_cast<int>(fixing);
}

}  // namespace queenreel
